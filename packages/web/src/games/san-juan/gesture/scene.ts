// What pointing is about: the things of San Juan's table that a person can press, and where they lie in the view.

import type { Seat } from '@atoll/engine';
import type { Ask, BuildingId, Move, PlaceView, SanJuan, View } from '@atoll/game-san-juan/table';
import type { OpenDecision } from '../../../table/source.ts';

/**
 * One thing to press: "hand:3" the fourth card of the hand, "drawn:0" of the mayor's cards, "place:5" and "good:5" a
 * building of the own city and the crate on it, "role:builder", "cathedral".
 */
export type Thing = `${'hand' | 'drawn' | 'place' | 'good'}:${number}` | `role:${string}` | 'cathedral';

/** What a picked thing is picked for: it stands on the thing as a word. */
export type Use = 'pick' | 'build' | 'cover' | 'pay' | 'chapel' | 'bank' | 'save';

export interface Picked {
  readonly thing: Thing;
  readonly use: Use;
}

/** In the order of picking. */
export type Picks = readonly Picked[];

export interface Scene {
  readonly view: View;
  readonly seat: Seat;
  readonly ask: Ask;
  readonly legal: readonly Move[];
  readonly hand: readonly BuildingId[];
  readonly city: readonly PlaceView[];
  readonly drawn: readonly BuildingId[];
}

const NO_CARDS: readonly BuildingId[] = [];

export function handOf(view: View, seat: Seat): readonly BuildingId[] {
  const hand = view.players[seat]?.hand;
  return typeof hand === 'object' ? hand : NO_CARDS;
}

/** The mayor's cards, where they are the viewer's to look at. */
export function drawnOf(view: View): readonly BuildingId[] {
  const frame = view.stack.at(-1);
  return frame?.kind === 'mayor-phase' && typeof frame.drawn === 'object' ? frame.drawn : NO_CARDS;
}

export function sceneOf(view: View, { seat, ask, legal }: OpenDecision<SanJuan>): Scene {
  return {
    view,
    seat,
    ask,
    legal,
    hand: handOf(view, seat),
    city: view.players[seat]?.city ?? [],
    drawn: drawnOf(view),
  };
}

export function indexOf(thing: Thing): number {
  return Number(thing.slice(thing.indexOf(':') + 1));
}

export function isOf(thing: Thing, kind: 'hand' | 'drawn' | 'place' | 'good' | 'role'): boolean {
  return thing.startsWith(`${kind}:`);
}

export function purposeOf(picks: Picks, thing: Thing): Use | null {
  return picks.find((picked) => picked.thing === thing)?.use ?? null;
}

/** How one kind of question is answered by pressing things. */
export interface Way {
  /** What is picked before anybody has pressed anything. */
  readonly start: (scene: Scene) => Picks;
  readonly isTarget: (scene: Scene, picks: Picks, thing: Thing) => boolean;
  readonly press: (scene: Scene, picks: Picks, thing: Thing) => Picks;
  /** The answers it amounts to; null while something is missing. */
  readonly moves: (scene: Scene, picks: Picks) => readonly Move[] | null;
  /** The move a quiet thing would have meant, to ask why not. */
  readonly whyMove: (scene: Scene, picks: Picks, thing: Thing) => Move | null;
}

export const NO_PICKS: Picks = [];

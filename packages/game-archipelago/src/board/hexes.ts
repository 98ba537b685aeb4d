// AR-1.6, AR-1.12, AR-13.10 The deck of hexes: each lies with a random side up, the top side is public.

import { below, expose, shuffle } from '@atoll/engine';
import type { Emit } from '@atoll/engine';

import { SIDE, sidesOf } from './sides.js';
import type { HexId, SideId } from '../data/hexes.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';

/** Shuffles hexes into a face-up deck. */
export function shuffledSides(draft: State, hexes: readonly HexId[]): SideId[] {
  const sides: SideId[] = [];
  for (const hex of shuffle(draft.rng, hexes.slice())) sides.push(sidesOf(hex)[below(draft.rng, 2)] as SideId);
  return sides;
}

/** AR-13.10 When a hex is needed or shown and the deck is empty, the discards make a new one. */
export function refillHexes(draft: State, emit: Emit<Event>): void {
  if (draft.hexDeck.length > 0 || draft.hexDiscard.length === 0) return;
  draft.hexDeck = shuffledSides(draft, draft.hexDiscard);
  draft.hexDiscard = [];
  expose(draft);
  emit({ type: 'hexes-shuffled' });
}

/** Takes the top hex, and with it shows the next one. */
export function drawHex(draft: State, emit: Emit<Event>): HexId | null {
  refillHexes(draft, emit);
  const side = draft.hexDeck.pop();
  if (side === undefined) return null;
  expose(draft);
  refillHexes(draft, emit);
  return SIDE[side].hex;
}

export function hexesLeft(state: State): number {
  return state.hexDeck.length + state.hexDiscard.length;
}

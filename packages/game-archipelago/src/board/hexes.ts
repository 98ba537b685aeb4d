// AR-1.6, AR-1.12, AR-13.10 The deck of hexes: each lies with a random side up, the top side is public.

import { below, expose, shuffle } from '@atoll/engine';

import { SIDE, sidesOf } from './sides.js';
import type { HexId, SideId } from '../data/hexes.js';
import type { Emit } from '../rules.js';
import type { State } from '../state.js';

/** Shuffles hexes into a face-up deck. */
export function shuffledSides(draft: State, hexes: readonly HexId[]): SideId[] {
  const sides: SideId[] = [];
  for (const hex of shuffle(draft.rng, hexes.slice())) sides.push(sidesOf(hex)[below(draft.rng, 2)] as SideId);
  return sides;
}

/** AR-13.10 When a hex is needed or shown and the deck is empty, the discards make a new one. */
export function refillHexes(draft: State, emit: Emit): void {
  if (draft.hexDeck.length > 0 || draft.hexDiscard.length === 0) return;
  draft.hexDeck = shuffledSides(draft, draft.hexDiscard);
  draft.hexDiscard = [];
  expose(draft);
  emit({ type: 'hexes-shuffled' });
}

/** Takes the top hex, and with it shows the next one. */
export function drawHex(draft: State, emit: Emit): HexId | null {
  refillHexes(draft, emit);
  const side = draft.hexDeck.pop();
  if (side === undefined) return null;
  expose(draft);
  refillHexes(draft, emit);
  return SIDE[side].hex;
}

/** AR-1.12 The top side of the deck; null until it is turned up at the end of turn 0. */
export function topSide(state: State): SideId | null {
  return isTurnedUp(state) ? (state.hexDeck.at(-1) ?? null) : null;
}

function isTurnedUp({ stack, order, turn }: State): boolean {
  if (turn > 0) return true;
  for (let i = 0; i < stack.length; i++) {
    const frame = stack[i];
    // The reward of the last discovery comes before the decks.
    if (frame?.kind === 'turn-zero') return frame.at === order.length && frame.stage !== 'deal';
  }
  return false;
}

export function hexesLeft(state: State): number {
  return state.hexDeck.length + state.hexDiscard.length;
}

// AR-20 Phase 6: each player buys a card and rotates another, or rotates two; empty slots are filled, red zones strike.

import { asked, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { discardCards, drawToTrack, openRedZones, reshuffleEvolution } from '../cards/deck.js';
import { CARD } from '../data/evolution-cards.js';
import { clearWheel } from '../economy/wheel.js';
import { endIfClosing } from '../ends.js';
import type { EvolutionFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { playerOf } from '../state.js';
import type { Slot, State } from '../state.js';
import { takeCard } from './reveal.js';

/** AR-20.3 */
export function priceOf(slot: Slot): number {
  return CARD[slot.card].corners[slot.corner] as number;
}

function rotatable(state: State, frame: EvolutionFrame): boolean {
  for (let slot = 0; slot < state.track.length; slot++) {
    if (state.track[slot] !== null && slot !== frame.rotated) return true;
  }
  return false;
}

/** AR-20.5 Past the third corner comes the skull. */
function rotate(draft: State, seat: Seat, index: number, emit: Emit): void {
  const slot = draft.track[index] as Slot;
  slot.corner++;
  emit({ type: 'card-rotated', seat, card: slot.card, corner: slot.corner });
  if (slot.corner < 3) return;
  draft.track[index] = null;
  discardCards(draft, [slot.card], emit);
  if (draft.evolutionDeck.length > 0) return;
  // AR-20.11 A deck that lies empty waits for this card: its back is newly shown.
  reshuffleEvolution(draft, emit);
  openRedZones(draft);
}

function buy(draft: State, seat: Seat, index: number, emit: Emit): void {
  const slot = draft.track[index] as Slot;
  draft.track[index] = null;
  takeCard(draft, seat, slot.card, priceOf(slot), emit);
}

/** AR-20.6 One card a time, so that each newly shown back is resolved before the next is drawn. */
function refill(draft: State, frame: EvolutionFrame, emit: Emit): void {
  const slot = draft.track.indexOf(null);
  if (slot >= 0 && drawToTrack(draft, slot, emit)) {
    openRedZones(draft);
    return;
  }
  frame.at++;
  frame.stage = 'first';
  frame.rotated = -1;
  endIfClosing(draft, emit);
}

export const evolution: FrameRules<'evolution'> = {
  decisions(state, frame) {
    const seat = state.order[frame.at];
    const asks = frame.stage === 'first' || frame.stage === 'second';
    if (seat === undefined || !asks || !rotatable(state, frame)) return NOBODY;
    const second = frame.stage === 'second';
    return [asked(frame, seat, { kind: 'evolve', second }, second ? 1 : 0)];
  },
  settle(draft, frame, emit) {
    if (frame.stage === 'begin') {
      clearWheel(draft);
      frame.stage = 'first';
      return 'again';
    }
    if (draft.order[frame.at] === undefined) return 'done';
    if (frame.stage !== 'refill') frame.stage = 'refill';
    else refill(draft, frame, emit);
    return 'again';
  },
};

const EMPTY: Refusal = { rule: 'AR-20.2', reason: 'slot-empty' };
const NOT_TWICE: Refusal = { rule: 'AR-20.2', reason: 'two-different-cards' };
const ROTATE_NOW: Refusal = { rule: 'AR-20.2', reason: 'rotate-now' };
const NO_FLORINS: Refusal = { rule: 'AR-20.3', reason: 'not-enough-florins' };

export const evolve = ask('evolve', {
  rule: 'AR-20.2',
  frame: 'evolution',
  answers: ['buy-card', 'rotate-card'],
  list(state, seat, frame) {
    const { florins } = playerOf(state, seat);
    const moves: MoveOf<'buy-card' | 'rotate-card'>[] = [];
    for (const [slot, card] of state.track.entries()) {
      if (card === null) continue;
      if (frame.stage === 'first' && priceOf(card) <= florins) moves.push({ type: 'buy-card', slot });
      if (slot !== frame.rotated) moves.push({ type: 'rotate-card', slot });
    }
    return moves;
  },
  check(state, seat, frame, { type, slot }) {
    const card = state.track[slot] ?? null;
    if (type === 'buy-card' && frame.stage === 'second') return ROTATE_NOW;
    if (type === 'rotate-card' && slot === frame.rotated) return NOT_TWICE;
    if (card === null) return EMPTY;
    return type === 'buy-card' && priceOf(card) > playerOf(state, seat).florins ? NO_FLORINS : null;
  },
  answer(draft, seat, frame, { type, slot }, emit) {
    if (type === 'buy-card') {
      buy(draft, seat, slot, emit);
      frame.stage = 'second';
      return;
    }
    rotate(draft, seat, slot, emit);
    frame.rotated = slot;
    frame.stage = frame.stage === 'second' ? 'refill' : 'second';
  },
  fallback: (state, _seat, frame) => ({
    type: 'rotate-card',
    slot: state.track.findIndex((slot, i) => slot !== null && i !== frame.rotated),
  }),
});

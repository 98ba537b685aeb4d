// AR-20 Phase 6: each player buys a card and rotates another, or rotates two; empty slots are filled, red zones strike.

import { decisionId } from '@atoll/engine';
import type { Emit, Illegal, Seat } from '@atoll/engine';

import { discardCards, drawToTrack, openRedZones, reshuffleEvolution } from '../cards/deck.js';
import { CARD } from '../data/evolution-cards.js';
import { clearWheel } from '../economy/wheel.js';
import { endIfClosing } from '../ends.js';
import type { Event } from '../events.js';
import type { EvolutionFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import { playerOf } from '../state.js';
import type { Slot, State } from '../state.js';
import { takeCard } from './reveal.js';
import { running } from './rule.js';
import type { Question, Rule } from './rule.js';

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
function rotate(draft: State, seat: Seat, index: number, emit: Emit<Event>): void {
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

function buy(draft: State, seat: Seat, index: number, emit: Emit<Event>): void {
  const slot = draft.track[index] as Slot;
  draft.track[index] = null;
  takeCard(draft, seat, slot.card, priceOf(slot), emit);
}

/** AR-20.6 One card a time, so that each newly shown back is resolved before the next is drawn. */
function refill(draft: State, frame: EvolutionFrame, emit: Emit<Event>): void {
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

export const evolution: Rule<'evolution'> = {
  decisions(state, frame) {
    const seat = state.order[frame.at];
    const asked = frame.stage === 'first' || frame.stage === 'second';
    if (seat === undefined || !asked || !rotatable(state, frame)) return [];
    const second = frame.stage === 'second';
    return [{ id: decisionId(frame, seat, second ? 1 : 0), seat, ask: { kind: 'evolve', second } }];
  },
  answer(draft, frame, seat, move, emit) {
    if (move.type === 'buy-card') {
      buy(draft, seat, move.slot, emit);
      frame.stage = 'second';
      return;
    }
    const { slot } = move as MoveOf<'rotate-card'>;
    rotate(draft, seat, slot, emit);
    const second = frame.stage === 'second';
    frame.rotated = slot;
    frame.stage = second ? 'refill' : 'second';
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

const EMPTY: Illegal = { rule: 'AR-20.2', reason: 'slot-empty' };
const NOT_TWICE: Illegal = { rule: 'AR-20.2', reason: 'two-different-cards' };
const ROTATE_NOW: Illegal = { rule: 'AR-20.2', reason: 'rotate-now' };
const NO_FLORINS: Illegal = { rule: 'AR-20.3', reason: 'not-enough-florins' };

export const evolve: Question<'evolve'> = {
  answers: ['buy-card', 'rotate-card'],
  list(state, seat, ask) {
    const frame = running(state, 'evolution');
    const { florins } = playerOf(state, seat);
    const moves: Move[] = [];
    for (const [slot, card] of state.track.entries()) {
      if (card === null) continue;
      if (!ask.second && priceOf(card) <= florins) moves.push({ type: 'buy-card', slot });
      if (slot !== frame.rotated) moves.push({ type: 'rotate-card', slot });
    }
    return moves;
  },
  check(state, seat, ask, move) {
    const { slot } = move as MoveOf<'buy-card' | 'rotate-card'>;
    const card = state.track[slot] ?? null;
    if (move.type === 'buy-card' && ask.second) return ROTATE_NOW;
    if (move.type === 'rotate-card' && slot === running(state, 'evolution').rotated) return NOT_TWICE;
    if (card === null) return EMPTY;
    return move.type === 'buy-card' && priceOf(card) > playerOf(state, seat).florins ? NO_FLORINS : null;
  },
  fallback: (state) => ({
    type: 'rotate-card',
    slot: state.track.findIndex((slot, i) => slot !== null && i !== running(state, 'evolution').rotated),
  }),
};

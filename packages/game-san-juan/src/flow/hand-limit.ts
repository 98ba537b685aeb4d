// SJ-3.6 to SJ-3.8 Hand limit: everyone above his limit discards down to it, all at the same time, card by card.

import { decisionId, frameId, WRONG_ANSWER } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';
import type { Ask } from '../asks.js';
import { remove } from '../cards/multiset.js';
import { discardCards } from '../cards/piles.js';
import { cheapestFirst } from '../cards/value.js';
import type { BuildingId } from '../data/buildings.js';
import type { HandLimitFrame } from '../frames.js';
import { handLimitOf } from '../limits.js';
import { discardMoves } from '../moves.js';
import type { MoveOf } from '../moves.js';
import type { AskRules, FrameRules } from '../rules.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';

function surplusOf(state: State, seat: Seat): number {
  return playerAt(state, seat).hand.length - handLimitOf(state, seat);
}

export function maybeHandLimit(draft: State): void {
  for (let seat = 0; seat < draft.players.length; seat++) {
    if (surplusOf(draft, seat as Seat) <= 0) continue;
    draft.stack.push({ kind: 'hand-limit', id: frameId(draft), laid: draft.players.map(() => []) });
    return;
  }
}

export const handLimit: FrameRules<HandLimitFrame> = {
  decisions(state, frame) {
    const open: Decision<Ask>[] = [];
    for (let i = 0; i < state.players.length; i++) {
      const seat = i as Seat;
      const surplus = surplusOf(state, seat);
      if (surplus <= 0) continue;
      const step = (frame.laid[i] as BuildingId[]).length;
      open.push({ id: decisionId(frame, seat, step), seat, ask: { kind: 'hand-limit', surplus } });
    }
    return open;
  },
  answer(draft, frame, seat, move) {
    const { card } = move as MoveOf<'discard'>;
    remove(playerAt(draft, seat).hand, card);
    (frame.laid[seat] as BuildingId[]).push(card);
  },
  settle(draft, frame, tell) {
    for (let i = 0; i < frame.laid.length; i++) {
      const cards = frame.laid[i] as BuildingId[];
      if (cards.length === 0) continue;
      discardCards(draft, cards);
      tell({ type: 'discarded', reason: 'hand-limit', seat: i as Seat, count: cards.length, cards: cards.slice() });
    }
    return 'done';
  },
};

export const handLimitAsk: AskRules<'hand-limit'> = {
  answers: ['discard'],
  list: (state, seat) => discardMoves(playerAt(state, seat).hand),
  check(state, seat, _ask, move) {
    if (move.type !== 'discard') return WRONG_ANSWER;
    return playerAt(state, seat).hand.includes(move.card) ? null : { rule: 'SJ-3.6', reason: 'not-available' };
  },
  fallback: (state, seat) => ({
    type: 'discard',
    card: cheapestFirst(state.options, playerAt(state, seat).hand)[0] as BuildingId,
  }),
};

// SJ-0.9 Draft start: everyone keeps four of the cards dealt, all at the same time and in secret.

import { asked } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';
import type { Ask } from '../asks.js';
import { badChoice, choices, without } from '../cards/multiset.js';
import { discardCards } from '../cards/piles.js';
import { dearest } from '../cards/value.js';
import type { BuildingId } from '../data/buildings.js';
import { FIGURES } from '../data/figures.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { FrameRules } from '../rules.js';
import { playerAt } from '../state.js';

const KEEP = FIGURES.startingHand;

export const draftStart: FrameRules<'draft'> = {
  decisions(_state, frame) {
    const open: Decision<Ask>[] = [];
    for (let i = 0; i < frame.kept.length; i++) {
      const seat = i as Seat;
      if (frame.kept[i] === null) open.push(asked(frame, seat, { kind: 'keep-starting-hand', keep: KEEP }));
    }
    return open;
  },
  settle(draft, frame, emit) {
    for (let i = 0; i < frame.kept.length; i++) {
      const seat = i as Seat;
      const player = playerAt(draft, seat);
      const kept = frame.kept[i] as BuildingId[];
      const rest = without(player.hand, kept);
      player.hand = kept.slice();
      discardCards(draft, rest);
      emit({ type: 'hand-kept', seat, count: kept.length, cards: kept.slice() });
      emit({ type: 'discarded', reason: 'draft', seat, count: rest.length, cards: rest });
    }
    return 'done';
  },
};

const asKeep = (cards: readonly BuildingId[]): MoveOf<'keep-starting-hand'> => ({ type: 'keep-starting-hand', cards });

export const keepStartingHand = ask('keep-starting-hand', {
  rule: 'SJ-0.9',
  frame: 'draft',
  answers: ['keep-starting-hand'],
  list(state, seat) {
    return choices(playerAt(state, seat).hand, KEEP, KEEP, asKeep);
  },
  check(state, seat, _frame, move) {
    if (move.cards.length !== KEEP) return { rule: 'SJ-0.9', reason: 'keep-exactly', params: { cards: KEEP } };
    const bad = badChoice(playerAt(state, seat).hand, move.cards);
    return bad === null ? null : { rule: 'SJ-0.9', reason: bad };
  },
  answer(_draft, seat, frame, move) {
    frame.kept[seat] = move.cards.slice();
  },
  fallback: (state, seat) => ({
    type: 'keep-starting-hand',
    cards: dearest(state.options, playerAt(state, seat).hand, KEEP),
  }),
});

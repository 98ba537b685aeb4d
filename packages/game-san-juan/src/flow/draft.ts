// SJ-0.9 Draft start: everyone keeps four of the cards dealt, all at the same time and in secret.

import { decisionId } from '@atoll/engine';
import type { Decision, Seat } from '@atoll/engine';
import type { Ask } from '../asks.js';
import { badChoice, choices, without } from '../cards/multiset.js';
import { discardCards } from '../cards/piles.js';
import { dearest } from '../cards/value.js';
import type { BuildingId } from '../data/buildings.js';
import { FIGURES } from '../data/figures.js';
import type { DraftFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import type { AskRules, FrameRules } from '../rules.js';
import { WRONG_ANSWER } from '@atoll/engine';
import { playerAt } from '../state.js';

const KEEP = FIGURES.startingHand;

export const draftStart: FrameRules<DraftFrame> = {
  decisions(_state, frame) {
    const open: Decision<Ask>[] = [];
    for (let i = 0; i < frame.kept.length; i++) {
      const seat = i as Seat;
      if (frame.kept[i] === null)
        open.push({ id: decisionId(frame, seat), seat, ask: { kind: 'keep-starting-hand', keep: KEEP } });
    }
    return open;
  },
  answer(_draft, frame, seat, move) {
    frame.kept[seat] = (move as MoveOf<'keep-starting-hand'>).cards.slice();
  },
  settle(draft, frame, tell) {
    for (let i = 0; i < frame.kept.length; i++) {
      const seat = i as Seat;
      const player = playerAt(draft, seat);
      const kept = frame.kept[i] as BuildingId[];
      const rest = without(player.hand, kept);
      player.hand = kept.slice();
      discardCards(draft, rest);
      tell({ type: 'hand-kept', seat, count: kept.length, cards: kept.slice() });
      tell({ type: 'discarded', reason: 'draft', seat, count: rest.length, cards: rest });
    }
    return 'done';
  },
};

export const keepStartingHand: AskRules<'keep-starting-hand'> = {
  answers: ['keep-starting-hand'],
  list(state, seat) {
    const { hand } = playerAt(state, seat);
    return choices(hand, KEEP, KEEP).map((cards) => ({ type: 'keep-starting-hand', cards }));
  },
  check(state, seat, _ask, move) {
    if (move.type !== 'keep-starting-hand') return WRONG_ANSWER;
    if (move.cards.length !== KEEP) return { rule: 'SJ-0.9', reason: 'keep-exactly', params: { cards: KEEP } };
    const bad = badChoice(playerAt(state, seat).hand, move.cards);
    return bad === null ? null : { rule: 'SJ-0.9', reason: bad };
  },
  fallback: (state, seat) => ({
    type: 'keep-starting-hand',
    cards: dearest(state.options, playerAt(state, seat).hand, KEEP),
  }),
};

// SJ-7 Producer phase.

import { decisionId, WRONG_ANSWER } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { badChoice, choices } from '../cards/multiset.js';
import { drawToHand, takeUnseen } from '../cards/piles.js';
import { canProduce, cityAt, emptyProduction, isActive } from '../city/city.js';
import { emptySlot } from '../city/goods.js';
import type { BuildingId } from '../data/buildings.js';
import { FIGURES } from '../data/figures.js';
import type { ProducerPhase } from '../frames.js';
import { productionLimitOf } from '../limits.js';
import type { MoveOf } from '../moves.js';
import { NOBODY } from '../rules.js';
import type { AskRules, FrameRules, Tell } from '../rules.js';
import { playerAt } from '../state.js';
import type { Slot, State } from '../state.js';
import { seatInTurn } from './turns.js';

export const producerPhase: FrameRules<ProducerPhase> = {
  decisions(state, phase) {
    const seat = seatInTurn(state, phase);
    if (seat === null || !canProduce(cityAt(state, seat))) return NOBODY;
    return [
      { id: decisionId(phase, seat), seat, ask: { kind: 'produce', most: productionLimitOf(state, seat, phase) } },
    ];
  },
  answer(draft, phase, seat, move, tell) {
    phase.turn += 1;
    produceOn(draft, seat, (move as MoveOf<'produce'>).buildings, tell);
  },
  settle(draft, phase) {
    if (seatInTurn(draft, phase) === null) return 'done';
    phase.turn += 1;
    return 'again';
  },
};

function produceOn(draft: State, seat: Seat, named: readonly BuildingId[], tell: Tell): void {
  if (named.length === 0) {
    tell({ type: 'passed', seat, what: 'produce' });
    return;
  }
  const buildings: BuildingId[] = [];
  for (let i = 0; i < named.length; i++) {
    const card = takeUnseen(draft, tell);
    if (card === null) break; // SJ-7.4
    const building = named[i] as BuildingId;
    (emptySlot(draft, seat, building) as Slot).good = card;
    buildings.push(building);
  }
  tell({ type: 'produced', seat, buildings });
  if (buildings.length >= FIGURES.wellGoods && isActive(draft, seat, 'well')) drawToHand(draft, seat, 1, 'well', tell);
}

export const produce: AskRules<'produce'> = {
  answers: ['produce'],
  list(state, seat, ask) {
    const empty = emptyProduction(playerAt(state, seat).city);
    return choices(empty, 0, ask.most).map((buildings) => ({ type: 'produce', buildings }));
  },
  check(state, seat, ask, move) {
    if (move.type !== 'produce') return WRONG_ANSWER;
    if (move.buildings.length > ask.most) return { rule: 'SJ-7.1', reason: 'too-many', params: { most: ask.most } };
    const bad = badChoice(emptyProduction(playerAt(state, seat).city), move.buildings);
    return bad === null ? null : { rule: 'SJ-7.2', reason: bad };
  },
  fallback: () => ({ type: 'produce', buildings: [] }),
};

// SJ-7 Producer phase.

import { asked, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { badChoice, choices } from '../cards/multiset.js';
import { takeUnseen } from '../cards/piles.js';
import { canProduce, cityAt, emptyProduction } from '../city/city.js';
import { DRAWS } from '../city/draws.js';
import { emptySlot } from '../city/goods.js';
import type { BuildingId } from '../data/buildings.js';
import { privilegeOf, productionLimitOf } from '../limits.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules } from '../rules.js';
import { playerAt } from '../state.js';
import type { Slot, State } from '../state.js';
import { drawForPowers } from './draws.js';
import { seatInTurn, skipTurns } from './turns.js';

export const producerPhase: FrameRules<'producer-phase'> = {
  decisions(state, phase) {
    const seat = seatInTurn(state, phase);
    if (seat === null || !hasEmptyPlant(state, seat)) return NOBODY;
    return [
      asked(phase, seat, { kind: 'produce', most: productionLimitOf(state, seat, privilegeOf(state, seat, phase)) }),
    ];
  },
  settle(draft, phase) {
    if (seatInTurn(draft, phase) === null) return 'done';
    skipTurns(draft, phase, hasEmptyPlant);
    return 'again';
  },
};

const hasEmptyPlant = (state: State, seat: Seat): boolean => canProduce(cityAt(state, seat));

function produceOn(draft: State, seat: Seat, named: readonly BuildingId[], emit: Emit): void {
  if (named.length === 0) {
    emit({ type: 'passed', seat, what: 'produce' });
    return;
  }
  const buildings: BuildingId[] = [];
  for (let i = 0; i < named.length; i++) {
    const card = takeUnseen(draft, emit);
    if (card === null) break; // SJ-7.4
    const building = named[i] as BuildingId;
    (emptySlot(draft, seat, building) as Slot).good = card;
    buildings.push(building);
  }
  emit({ type: 'produced', seat, buildings });
  drawForPowers(draft, seat, DRAWS.produced, buildings.length, emit);
}

const asProduce = (buildings: readonly BuildingId[]): MoveOf<'produce'> => ({ type: 'produce', buildings });

export const produce = ask('produce', {
  rule: 'SJ-7.1',
  frame: 'producer-phase',
  answers: ['produce'],
  list(state, seat, _phase, { most }) {
    return choices(emptyProduction(playerAt(state, seat).city), 0, most, asProduce);
  },
  check(state, seat, _phase, move, { most }) {
    if (move.buildings.length > most) return { rule: 'SJ-7.1', reason: 'too-many', params: { most } };
    const bad = badChoice(emptyProduction(playerAt(state, seat).city), move.buildings);
    return bad === null ? null : { rule: 'SJ-7.2', reason: bad };
  },
  answer(draft, seat, phase, move, emit) {
    phase.turn += 1;
    produceOn(draft, seat, move.buildings, emit);
  },
  fallback: () => ({ type: 'produce', buildings: [] }),
});

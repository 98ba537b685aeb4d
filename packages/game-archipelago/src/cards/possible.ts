// AR-21.6 Whether the use of a card could do anything. Lowering a marker that is already at 0 counts as an effect.

import type { Seat } from '@atoll/engine';

import { buildingsControlled, buildingsOnMap, countedBuildings } from '../board/control.js';
import { BUILDINGS } from '../data/construction.js';
import type { Effect } from '../data/evolution-vocabulary.js';
import { canTransact, marketsOf } from '../economy/market.js';
import { roundOf } from '../economy/wheel.js';
import { pillages } from '../flow/barbarian.js';
import { canConstruct } from '../flow/construction.js';
import { canExplore } from '../flow/exploration.js';
import { canHarvest } from '../flow/harvest.js';
import { canMigrate } from '../flow/migration.js';
import { pirateTargets } from '../flow/pirate.js';
import { canRecruit } from '../flow/recruitment.js';
import { canReproduce } from '../flow/reproduction.js';
import { canPlaceShip } from '../flow/ship-placing.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';

/** Enough that one of the effects is possible. `due`: the florins the use itself will cost. */
export function cardPossible(state: State, seat: Seat, effects: readonly Effect[], due: number): boolean {
  for (const effect of effects) if (effectPossible(state, seat, effect, due)) return true;
  return false;
}

export function controlledBuildings(state: State, seat: Seat): number {
  let count = 0;
  for (const building of BUILDINGS) count += buildingsControlled(state, seat, building);
  return count;
}

function effectPossible(state: State, seat: Seat, effect: Effect, due: number): boolean {
  switch (effect.op) {
    case 'rebellionPer':
      return countedBuildings(state, effect.per) > 0;
    case 'surplusPer':
      return buildingsOnMap(state, effect.per) > 0;
    case 'gainFlorins':
      return state.florins > 0;
    case 'gainFlorinsPer':
      return state.florins > 0 && controlledBuildings(state, seat) > 0;
    case 'doubleHarvest': {
      // AR-11.8 Before the harvest, while it could still be made.
      const round = roundOf(state);
      if (round === null || round.acted || playerOf(state, seat).discs < 1) return false;
      return canHarvest(state, seat, effect.resource, round.refused);
    }
    case 'freeMigration':
      return canMigrate(state, seat, effect.units === 'ships-and-convoyed');
    case 'freeTransaction':
    case 'bulkTransaction':
      return canTransact(state, seat, marketsOf(effect.market), due);
    case 'freeExploration':
      return canExplore(state, seat);
    case 'freeReproduction':
      return canReproduce(state, seat);
    case 'freeConstruction':
      return canConstruct(state, seat, effect.what, due);
    case 'placeShip':
      return canPlaceShip(state, seat);
    case 'recruit':
      return canRecruit(state, seat, due);
    case 'standRebels':
      return state.units.some((unit) => unit.lying);
    case 'revealAndBuy':
      return state.evolutionDeck.length > 0;
    case 'destroyShip':
      return pirateTargets(state, seat).length > 0;
    case 'pillageIcon':
      return pillages(state, seat).length > 0;
    case 'rebellion':
    case 'surplus':
    case 'rebellionByTemples':
    case 'freeTaxes':
    case 'stealFromHands':
    case 'shipPerControlledPort':
      return true;
    case 'bidBonus':
    case 'choice':
      return false;
  }
}

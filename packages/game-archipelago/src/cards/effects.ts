// AR-21, AR-22 What cards do: markers and florins at once, everything else by opening its procedure.

import type { Seat } from '@atoll/engine';

import { controlledBuildings } from './possible.js';
import { buildingsOnMap, countedBuildings, templesCounted } from '../board/control.js';
import type { Effect } from '../data/evolution-vocabulary.js';
import { moveRebellion, moveSurplus } from '../economy/markers.js';
import { takeFromBank } from '../economy/payment.js';
import { roundOf } from '../economy/wheel.js';
import { openBarbarian } from '../flow/barbarian.js';
import { openConstruction } from '../flow/construction.js';
import { openExploration } from '../flow/exploration.js';
import { openLighthouse } from '../flow/lighthouse.js';
import { openMigration } from '../flow/migration.js';
import { openPirate } from '../flow/pirate.js';
import { openRecruitment } from '../flow/recruitment.js';
import { openReproduction } from '../flow/reproduction.js';
import { openReveal } from '../flow/reveal.js';
import { openRising } from '../flow/rising.js';
import { openShipPlacing } from '../flow/ship-placing.js';
import { payTaxes } from '../flow/taxes.js';
import { openThief } from '../flow/thief.js';
import { openTrade } from '../flow/trade.js';
import { ANY_NUMBER } from '../frames.js';
import type { Emit } from '../rules.js';
import type { State } from '../state.js';

export function applyEffects(draft: State, seat: Seat, effects: readonly Effect[], emit: Emit): void {
  for (const effect of effects) {
    if (draft.ending !== null) return;
    apply(draft, seat, effect, emit);
  }
}

function apply(draft: State, seat: Seat, effect: Effect, emit: Emit): void {
  switch (effect.op) {
    case 'rebellion':
      return moveRebellion(draft, effect.delta, emit);
    case 'surplus':
      return moveSurplus(draft, effect.delta, emit);
    case 'rebellionPer':
      return moveRebellion(draft, effect.delta * countedBuildings(draft, effect.per), emit);
    case 'surplusPer':
      return moveSurplus(draft, effect.delta * buildingsOnMap(draft, effect.per), emit);
    case 'rebellionByTemples': {
      const temples = templesCounted(draft);
      const band = effect.bands.find(({ min, max }) => temples >= min && (max === null || temples <= max));
      return moveRebellion(draft, band?.delta ?? 0, emit);
    }
    case 'gainFlorins':
      takeFromBank(draft, seat, effect.amount);
      return;
    case 'gainFlorinsPer':
      takeFromBank(draft, seat, Math.min(effect.max, effect.amount * controlledBuildings(draft, seat)));
      return;
    case 'doubleHarvest':
      roundOf(draft)?.doubled.push(effect.resource);
      return;
    case 'freeMigration':
      return openMigration(draft, seat, 'paid', effect.units === 'ships-and-convoyed');
    case 'freeTransaction':
      return openTrade(draft, seat, 'paid', effect.market, effect.count, false);
    case 'bulkTransaction':
      return openTrade(draft, seat, 'paid', effect.market, ANY_NUMBER, true);
    case 'freeTaxes':
      return payTaxes(draft, seat, 'paid', emit);
    case 'freeExploration':
      return openExploration(draft, seat, 'paid');
    case 'freeReproduction':
      return openReproduction(draft, seat, 'paid', effect.regions);
    case 'freeConstruction':
      return openConstruction(draft, seat, 'paid', effect.what);
    case 'placeShip':
      return openShipPlacing(draft, seat);
    case 'recruit':
      return openRecruitment(draft, seat, 'paid', effect.max);
    case 'standRebels':
      return openRising(draft, seat, effect.max);
    case 'revealAndBuy':
      return openReveal(draft, seat, effect.cards, effect.kind, emit);
    case 'destroyShip':
      return openPirate(draft, seat);
    case 'stealFromHands':
      return openThief(draft, seat);
    case 'pillageIcon':
      return openBarbarian(draft, seat, effect.cubes);
    case 'shipPerControlledPort':
      return openLighthouse(draft);
    case 'bidBonus':
    case 'choice':
  }
}

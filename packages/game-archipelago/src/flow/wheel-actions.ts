// AR-9.8 to AR-9.12 The 13 actions of the wheel: whether one may be chosen, and what it opens.

import type { Emit, Illegal, Seat } from '@atoll/engine';

import { MARKETS } from '../data/market-row.js';
import type { Resource } from '../data/resources.js';
import type { WheelAction } from '../data/wheel.js';
import { canTransact } from '../economy/market.js';
import { checkDisc } from '../economy/wheel.js';
import type { Event } from '../events.js';
import { ANY_NUMBER } from '../frames.js';
import type { RoundFrame } from '../frames.js';
import type { State } from '../state.js';
import { canConstruct, openConstruction } from './construction.js';
import { canExplore, openExploration } from './exploration.js';
import { canHarvest, openHarvest } from './harvest.js';
import { canMigrate, openMigration } from './migration.js';
import { canRecruit, openRecruitment } from './recruitment.js';
import { canReproduce, openReproduction } from './reproduction.js';
import { payTaxes } from './taxes.js';
import { openTrade } from './trade.js';

const NOTHING_TO_DO: Readonly<Record<string, Illegal>> = Object.fromEntries(
  ['reproduction', 'exploration', 'recruitment', 'construction', 'transaction', 'migration', 'harvest'].map(
    (action) => [action, { rule: 'AR-9.12', reason: `${action}-does-nothing` }],
  ),
);

function harvestedBy(action: WheelAction): Resource | null {
  return action.startsWith('harvest-') ? (action.slice('harvest-'.length) as Resource) : null;
}

function isPossible(state: State, seat: Seat, action: WheelAction, frame: RoundFrame): boolean {
  switch (action) {
    case 'taxes':
      return true;
    case 'reproduction':
      return canReproduce(state, seat);
    case 'exploration':
      return canExplore(state, seat);
    case 'recruitment':
      return canRecruit(state, seat, 0);
    case 'construction':
      return canConstruct(state, seat, 'any', 0);
    case 'transaction':
      return canTransact(state, seat, MARKETS, 0);
    case 'migration':
      return canMigrate(state, seat, false);
    default:
      return canHarvest(state, seat, harvestedBy(action) as Resource, frame.refused);
  }
}

export function checkAction(state: State, seat: Seat, action: WheelAction, frame: RoundFrame): Illegal | null {
  const refused = checkDisc(state, seat, action);
  if (refused !== null) return refused;
  if (isPossible(state, seat, action, frame)) return null;
  return NOTHING_TO_DO[harvestedBy(action) === null ? action : 'harvest'] as Illegal;
}

export function openAction(draft: State, seat: Seat, action: WheelAction, emit: Emit<Event>): void {
  switch (action) {
    case 'taxes':
      payTaxes(draft, seat, 'disc', emit);
      break;
    case 'reproduction':
      openReproduction(draft, seat, 'disc', ANY_NUMBER);
      break;
    case 'exploration':
      openExploration(draft, seat, 'disc');
      break;
    case 'recruitment':
      openRecruitment(draft, seat, 'disc', ANY_NUMBER);
      break;
    case 'construction':
      openConstruction(draft, seat, 'disc', 'any');
      break;
    case 'transaction':
      openTrade(draft, seat, 'disc', null, 1, false);
      break;
    case 'migration':
      openMigration(draft, seat, 'disc', false);
      break;
    default:
      openHarvest(draft, seat, harvestedBy(action) as Resource);
  }
}

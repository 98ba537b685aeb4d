// AR-9.8 to AR-9.12 The 13 actions of the wheel: whether one may be chosen, and what it opens.

import type { Seat } from '@atoll/engine';

import { resourceBit } from '../board/sides.js';
import { MARKETS } from '../data/market-row.js';
import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import { WHEEL, WHEEL_ACTIONS } from '../data/wheel.js';
import type { WheelAction } from '../data/wheel.js';
import { canTransact } from '../economy/market.js';
import { checkDisc } from '../economy/wheel.js';
import { ANY_NUMBER } from '../frames.js';
import type { RoundFrame } from '../frames.js';
import type { Move } from '../moves.js';
import type { Emit, Refusal } from '../rules.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';
import { canConstruct, openConstruction } from './construction.js';
import { canExplore, openExploration } from './exploration.js';
import { canHarvest, harvestable, openHarvest } from './harvest.js';
import { canMigrate, openMigration } from './migration.js';
import { canRecruit, openRecruitment } from './recruitment.js';
import { canReproduce, openReproduction } from './reproduction.js';
import { payTaxes } from './taxes.js';
import { openTrade } from './trade.js';

type Harvest = `harvest-${Resource}`;

const BANK_LACKS_CUBE: Refusal = { rule: 'AR-9.12', reason: 'bank-lacks-cube' };

/** Taxes always do something. */
type Conditional = Exclude<WheelAction, Harvest | 'taxes'>;

const doesNothing = (what: Conditional | 'harvest'): Refusal => ({
  rule: 'AR-9.12',
  reason: `${what}-does-nothing`,
});

const HARVESTED = Object.fromEntries(RESOURCES.map((resource) => [`harvest-${resource}`, resource])) as Readonly<
  Record<Harvest, Resource>
>;

function isHarvest(action: WheelAction): action is Harvest {
  return action in HARVESTED;
}

/** The wheel as a round lists it, prepared once: it is the longest list, and asked for most often. */
interface ChoiceOf<Action, Bit> {
  readonly action: Action;
  readonly move: Move;
  /** It has circles, and they may be full. */
  readonly limited: boolean;
  /** The `resourceBit` of a harvest. */
  readonly harvest: Bit;
}
type Choice = ChoiceOf<Harvest, number> | ChoiceOf<Conditional | 'taxes', null>;

const CHOICES: readonly Choice[] = WHEEL_ACTIONS.map((action) => {
  const move: Move = { type: 'act', action };
  const limited = WHEEL[action].circles !== null;
  return isHarvest(action)
    ? { action, move, limited, harvest: resourceBit(HARVESTED[action]) }
    : { action, move, limited, harvest: null };
});

/** AR-9.12 Whether it would do anything. */
function isPossible(state: State, seat: Seat, action: Conditional): boolean {
  switch (action) {
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
  }
}

export function checkAction(state: State, seat: Seat, action: WheelAction, frame: RoundFrame): Refusal | null {
  const refused = checkDisc(state, seat, action);
  if (refused !== null) return refused;
  if (action === 'taxes') return null;
  if (!isHarvest(action)) return isPossible(state, seat, action) ? null : doesNothing(action);
  if (canHarvest(state, seat, HARVESTED[action], frame.refused)) return null;
  return state.cubes[HARVESTED[action]] > 0 ? doesNothing('harvest') : BANK_LACKS_CUBE;
}

function mayBeChosen(state: State, seat: Seat, choice: Choice, harvests: number): boolean {
  if (choice.harvest !== null) return (choice.harvest & harvests) !== 0;
  return choice.action === 'taxes' || isPossible(state, seat, choice.action);
}

export function listActions(state: State, seat: Seat, frame: RoundFrame, moves: Move[]): void {
  if (playerOf(state, seat).discs < 1) return;
  const harvests = harvestable(state, seat, frame.refused);
  for (let i = 0; i < CHOICES.length; i++) {
    const choice = CHOICES[i] as Choice;
    if (choice.limited && checkDisc(state, seat, choice.action) !== null) continue;
    if (mayBeChosen(state, seat, choice, harvests)) moves.push(choice.move);
  }
}

export function openAction(draft: State, seat: Seat, action: WheelAction, emit: Emit): void {
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
      openHarvest(draft, seat, HARVESTED[action]);
  }
}

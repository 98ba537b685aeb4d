// AR-11 Harvest: units on icons, one cube each; under a foreign town only with permission (permission.ts).

import { decisionId, frameId } from '@atoll/engine';
import type { Emit, Illegal, Seat } from '@atoll/engine';

import { townHolder } from '../board/control.js';
import { iconFor, resourcesInReach } from '../board/icons.js';
import { checkFree, isFreeToAct, unitOf } from '../board/pieces.js';
import { resourceBit } from '../board/sides.js';
import { commit } from '../cards/commit.js';
import type { Resource } from '../data/resources.js';
import { takeCubes } from '../economy/payment.js';
import { roundOf } from '../economy/wheel.js';
import type { Event } from '../events.js';
import type { HarvestFrame } from '../frames.js';
import type { Move } from '../moves.js';
import type { State, Unit } from '../state.js';
import { answerPermission, permissionDecisions } from './permission.js';
import { running } from './rule.js';
import type { Question, Rule } from './rule.js';

/** One `resourceBit` for each he could harvest now; `refused`: regions whose town has said no in this round (AR-11.7). */
export function harvestable(state: State, seat: Seat, refused: readonly number[]): number {
  let resources = 0;
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i] as Unit;
    if (unit.seat !== seat || !isFreeToAct(unit) || refused.includes(unit.region)) continue;
    resources = resourcesInReach(state, unit, resources);
  }
  return resources;
}

export function canHarvest(state: State, seat: Seat, resource: Resource, refused: readonly number[]): boolean {
  return (harvestable(state, seat, refused) & resourceBit(resource)) !== 0;
}

export function openHarvest(draft: State, seat: Seat, resource: Resource): void {
  draft.stack.push({
    kind: 'harvest',
    id: frameId(draft),
    seat,
    said: 0,
    resource,
    stage: 'deploy',
    units: [],
    icons: [],
    agreed: [],
    region: -1,
    offer: null,
    price: null,
  });
}

/** AR-11.5 The next region whose holder has not yet agreed, or -1. */
function nextToAsk(state: State, frame: HarvestFrame): number {
  for (const id of frame.units) {
    const region = unitOf(state, id)?.region ?? -1;
    const holder = townHolder(state, region);
    if (holder !== null && holder.seat !== frame.seat && !frame.agreed.includes(region)) return region;
  }
  return -1;
}

/** AR-11.3, AR-11.4 */
function gather(draft: State, frame: HarvestFrame, emit: Emit<Event>): void {
  const { seat, resource } = frame;
  commit(draft, seat, 'disc', `harvest-${resource}`, emit);
  for (const [i, id] of frame.units.entries()) {
    const unit = unitOf(draft, id);
    if (unit === null) continue;
    unit.building = null;
    unit.icon = frame.icons[i] as number;
    unit.engaged = true;
    emit({ type: 'unit-deployed', unit: id, icon: unit.icon });
  }
  const each = roundOf(draft)?.doubled.includes(resource) ? 2 : 1;
  const cubes = takeCubes(draft, seat, resource, frame.units.length * each);
  emit({ type: 'harvested', seat, resource, cubes });
}

export const harvest: Rule<'harvest'> = {
  decisions(state, frame) {
    if (frame.stage === 'ask' || frame.stage === 'over') return [];
    if (frame.stage !== 'deploy') return permissionDecisions(state, frame);
    const ask = { kind: 'deploy', resource: frame.resource } as const;
    return [{ id: decisionId(frame, frame.seat, frame.said), seat: frame.seat, ask }];
  },
  answer(draft, frame, seat, move, emit) {
    if (seat === frame.seat) frame.said++;
    switch (move.type) {
      case 'deploy': {
        const unit = unitOf(draft, move.unit) as Unit;
        frame.icons.push(iconFor(draft, unit, frame.resource, frame));
        frame.units.push(move.unit);
        break;
      }
      case 'done':
        frame.stage = 'ask';
        break;
      case 'cancel':
        frame.stage = 'over';
        break;
      default:
        answerPermission(draft, frame, move, emit);
    }
  },
  settle(draft, frame, emit) {
    if (frame.stage === 'over') return 'done';
    frame.region = nextToAsk(draft, frame);
    if (frame.region >= 0) {
      frame.stage = 'offer';
      return 'waiting';
    }
    // AR-11.6 If every deployment was withdrawn the disc is not spent.
    if (frame.units.length > 0) gather(draft, frame, emit);
    frame.stage = 'over';
    return 'again';
  },
};

const NAMED: Illegal = { rule: 'AR-11.1', reason: 'unit-already-deployed' };
const REFUSED: Illegal = { rule: 'AR-11.7', reason: 'region-refused-this-round' };
const NO_ICON: Illegal = { rule: 'AR-11.1', reason: 'no-free-icon' };
const NOBODY: Illegal = { rule: 'AR-11.1', reason: 'nobody-deployed' };

function checkDeploy(state: State, seat: Seat, frame: HarvestFrame, unit: Unit | null): Illegal | null {
  const why = checkFree(unit, seat, 'AR-11.1');
  if (unit === null || why !== null) return why;
  if (frame.units.includes(unit.id)) return NAMED;
  if (roundOf(state)?.refused.includes(unit.region)) return REFUSED;
  return iconFor(state, unit, frame.resource, frame) < 0 ? NO_ICON : null;
}

export const deploy: Question<'deploy'> = {
  answers: ['deploy', 'done', 'cancel'],
  list(state, seat) {
    const frame = running(state, 'harvest');
    const moves: Move[] = [];
    for (let i = 0; i < state.units.length; i++) {
      const unit = state.units[i] as Unit;
      if (checkDeploy(state, seat, frame, unit) === null) moves.push({ type: 'deploy', unit: unit.id });
    }
    if (frame.units.length > 0) moves.push({ type: 'done' });
    moves.push({ type: 'cancel' });
    return moves;
  },
  check(state, seat, _ask, move) {
    const frame = running(state, 'harvest');
    if (move.type === 'deploy') return checkDeploy(state, seat, frame, unitOf(state, move.unit));
    return move.type === 'done' && frame.units.length === 0 ? NOBODY : null;
  },
  fallback: (state) => ({ type: running(state, 'harvest').units.length > 0 ? 'done' : 'cancel' }),
};

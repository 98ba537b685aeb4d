// AR-11 Harvest: units on icons, one cube each; under a foreign town only with permission (permission.ts).

import { asked, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { townHolder } from '../board/control.js';
import { iconFor, resourcesInReach } from '../board/icons.js';
import { checkFree, isFreeToAct, unitOf } from '../board/pieces.js';
import { resourceBit } from '../board/sides.js';
import { commit } from '../cards/commit.js';
import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import { takeCubes } from '../economy/payment.js';
import { roundOf } from '../economy/wheel.js';
import type { HarvestFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import type { State, Unit } from '../state.js';
import { permissionDecisions } from './permission.js';

/** One `resourceBit` for each that could be harvested now; `refused`: regions whose town has said no in this round (AR-11.7). */
export function harvestable(state: State, seat: Seat, refused: readonly number[]): number {
  let resources = 0;
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i] as Unit;
    if (unit.seat !== seat || !isFreeToAct(unit) || refused.includes(unit.region)) continue;
    resources = resourcesInReach(state, unit, resources);
  }
  return resources & inBank(state);
}

/** AR-9.12, AR-26.2 One `resourceBit` for each cube the bank could give. */
function inBank({ cubes }: State): number {
  let resources = 0;
  for (let i = 0; i < RESOURCES.length; i++) {
    const resource = RESOURCES[i] as Resource;
    if (cubes[resource] > 0) resources |= resourceBit(resource);
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
function gather(draft: State, frame: HarvestFrame, emit: Emit): void {
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

export const harvest: FrameRules<'harvest'> = {
  decisions(state, frame) {
    if (frame.stage === 'ask' || frame.stage === 'over') return NOBODY;
    if (frame.stage !== 'deploy') return permissionDecisions(state, frame);
    return [asked(frame, frame.seat, { kind: 'deploy', resource: frame.resource }, frame.said)];
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

const NAMED: Refusal = { rule: 'AR-11.1', reason: 'unit-already-deployed' };
const REFUSED: Refusal = { rule: 'AR-11.7', reason: 'region-refused-this-round' };
const NO_ICON: Refusal = { rule: 'AR-11.1', reason: 'no-free-icon' };
const NOBODY_DEPLOYED: Refusal = { rule: 'AR-11.1', reason: 'nobody-deployed' };

function checkDeploy(state: State, seat: Seat, frame: HarvestFrame, unit: Unit | null): Refusal | null {
  const why = checkFree(unit, seat, 'AR-11.1');
  if (unit === null || why !== null) return why;
  if (frame.units.includes(unit.id)) return NAMED;
  if (roundOf(state)?.refused.includes(unit.region)) return REFUSED;
  return iconFor(state, unit, frame.resource, frame) < 0 ? NO_ICON : null;
}

export const deploy = ask('deploy', {
  rule: 'AR-11.1',
  frame: 'harvest',
  answers: ['deploy', 'done', 'cancel'],
  list(state, seat, frame) {
    const moves: MoveOf<'deploy' | 'done' | 'cancel'>[] = [];
    for (let i = 0; i < state.units.length; i++) {
      const unit = state.units[i] as Unit;
      if (checkDeploy(state, seat, frame, unit) === null) moves.push({ type: 'deploy', unit: unit.id });
    }
    if (frame.units.length > 0) moves.push({ type: 'done' });
    moves.push({ type: 'cancel' });
    return moves;
  },
  check(state, seat, frame, move) {
    if (move.type === 'deploy') return checkDeploy(state, seat, frame, unitOf(state, move.unit));
    return move.type === 'done' && frame.units.length === 0 ? NOBODY_DEPLOYED : null;
  },
  answer(draft, _seat, frame, move) {
    frame.said++;
    switch (move.type) {
      case 'deploy':
        frame.icons.push(iconFor(draft, unitOf(draft, move.unit) as Unit, frame.resource, frame));
        frame.units.push(move.unit);
        break;
      case 'done':
        frame.stage = 'ask';
        break;
      case 'cancel':
        frame.stage = 'over';
    }
  },
  fallback: (_state, _seat, frame) => ({ type: frame.units.length > 0 ? 'done' : 'cancel' }),
});

// AR-1.11, AR-13.7, AR-13.8 One cube of the new region to the domestic market, then one of another icon to the discoverer.

import { decisionId, frameId } from '@atoll/engine';
import type { Emit, Illegal, Seat } from '@atoll/engine';

import { sideAt } from '../board/map.js';
import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import { hasRoom } from '../economy/market.js';
import type { Event } from '../events.js';
import type { RewardFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';
import { running } from './rule.js';
import type { Question, Rule } from './rule.js';

export function openReward(draft: State, seat: Seat, region: number): void {
  draft.stack.push({ kind: 'reward', id: frameId(draft), seat, said: 0, region, stage: 'market', market: null });
}

/** The resources that may be chosen now. With one icon only the market gets a cube. */
export function rewardsOf(state: State, frame: RewardFrame): Resource[] {
  const rewards: Resource[] = [];
  const { stage } = frame;
  if (stage === 'over') return rewards;
  const { icons, iconsOfResource } = sideAt(state, frame.region);
  if (stage === 'own' && icons.length < 2) return rewards;
  for (let i = 0; i < RESOURCES.length; i++) {
    const resource = RESOURCES[i] as Resource;
    let left = iconsOfResource[resource];
    // The icon that has fed the market is used up: one bit less.
    if (stage === 'own' && resource === frame.market) left &= left - 1;
    if (left === 0 || state.cubes[resource] < 1) continue;
    if (stage === 'own' || hasRoom(state, 'domestic', resource)) rewards.push(resource);
  }
  return rewards;
}

const NO_SUCH_ICON: Illegal = { rule: 'AR-13.8', reason: 'resource-not-available' };

function grant(draft: State, frame: RewardFrame, resource: Resource | undefined, emit: Emit<Event>): void {
  const toMarket = frame.stage === 'market';
  frame.stage = toMarket ? 'own' : 'over';
  if (resource === undefined) return;
  draft.cubes[resource]--;
  if (toMarket) {
    frame.market = resource;
    draft.domestic[resource]++;
  } else {
    playerOf(draft, frame.seat).cubes[resource]++;
  }
  emit({ type: 'cube-rewarded', seat: frame.seat, resource, to: toMarket ? 'market' : 'screen' });
}

export const reward: Rule<'reward'> = {
  decisions(state, frame) {
    if (rewardsOf(state, frame).length < 2) return [];
    const to = frame.stage === 'market' ? 'market' : 'screen';
    const ask = { kind: 'choose-reward', region: frame.region, to } as const;
    return [{ id: decisionId(frame, frame.seat, frame.said), seat: frame.seat, ask }];
  },
  answer(draft, frame, _seat, move, emit) {
    frame.said++;
    grant(draft, frame, (move as MoveOf<'choose-reward'>).resource, emit);
  },
  settle(draft, frame, emit) {
    if (frame.stage === 'over') return 'done';
    grant(draft, frame, rewardsOf(draft, frame)[0], emit);
    return 'again';
  },
};

export const chooseReward: Question<'choose-reward'> = {
  answers: ['choose-reward'],
  list(state) {
    const moves: Move[] = [];
    for (const resource of rewardsOf(state, running(state, 'reward'))) moves.push({ type: 'choose-reward', resource });
    return moves;
  },
  check(state, _seat, _ask, move) {
    const { resource } = move as MoveOf<'choose-reward'>;
    return rewardsOf(state, running(state, 'reward')).includes(resource) ? null : NO_SUCH_ICON;
  },
  fallback: (state) => ({ type: 'choose-reward', resource: rewardsOf(state, running(state, 'reward'))[0] as Resource }),
};

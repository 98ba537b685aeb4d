// AR-1.11, AR-13.7, AR-13.8 One cube of the new region to the domestic market, then one of another icon to the discoverer.

import { asked, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { sideAt } from '../board/map.js';
import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import { hasRoom } from '../economy/market.js';
import type { RewardFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';

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

const NO_SUCH_ICON: Refusal = { rule: 'AR-13.8', reason: 'resource-not-available' };

function grant(draft: State, frame: RewardFrame, resource: Resource | undefined, emit: Emit): void {
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

export const reward: FrameRules<'reward'> = {
  decisions(state, frame) {
    if (rewardsOf(state, frame).length < 2) return NOBODY;
    const to = frame.stage === 'market' ? 'market' : 'screen';
    return [asked(frame, frame.seat, { kind: 'choose-reward', region: frame.region, to }, frame.said)];
  },
  settle(draft, frame, emit) {
    if (frame.stage === 'over') return 'done';
    grant(draft, frame, rewardsOf(draft, frame)[0], emit);
    return 'again';
  },
};

export const chooseReward = ask('choose-reward', {
  rule: 'AR-13.7',
  frame: 'reward',
  answers: ['choose-reward'],
  list(state, _seat, frame) {
    const moves: MoveOf<'choose-reward'>[] = [];
    for (const resource of rewardsOf(state, frame)) moves.push({ type: 'choose-reward', resource });
    return moves;
  },
  check: (state, _seat, frame, { resource }) => (rewardsOf(state, frame).includes(resource) ? null : NO_SUCH_ICON),
  answer(draft, _seat, frame, { resource }, emit) {
    frame.said++;
    grant(draft, frame, resource, emit);
  },
  fallback: (state, _seat, frame) => ({ type: 'choose-reward', resource: rewardsOf(state, frame)[0] as Resource }),
});

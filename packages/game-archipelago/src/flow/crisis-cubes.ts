// AR-8.6, AR-8.13, AR-8.16 Where a cube for a crisis comes from: a market free of charge, the own screen, an explorer token.

import type { Seat } from '@atoll/engine';

import type { Resource } from '../data/resources.js';
import { creditBenefactor } from '../economy/benefactor.js';
import { payCubes } from '../economy/payment.js';
import type { Emit, Refusal } from '../rules.js';
import type { State } from '../state.js';
import { playerOf } from '../state.js';

type Crisis = 'domestic' | 'export';
export const SOURCES = ['market', 'screen', 'token'] as const;
export type Source = (typeof SOURCES)[number];

const ZONE_EMPTY: Readonly<Record<Crisis, Refusal>> = {
  domestic: { rule: 'AR-8.6', reason: 'zone-empty' },
  export: { rule: 'AR-8.13', reason: 'zone-empty' },
};
const NO_CUBE: Readonly<Record<Crisis, Refusal>> = {
  domestic: { rule: 'AR-8.6', reason: 'no-such-cube' },
  export: { rule: 'AR-8.13', reason: 'no-such-cube' },
};
const NO_TOKEN: Refusal = { rule: 'AR-23.1', reason: 'no-explorer-token' };

export function checkSource(
  state: State,
  seat: Seat,
  crisis: Crisis,
  resource: Resource,
  source: Source,
): Refusal | null {
  if (source === 'market') return state[crisis][resource] > 0 ? null : ZONE_EMPTY[crisis];
  if (source === 'screen') return playerOf(state, seat).cubes[resource] > 0 ? null : NO_CUBE[crisis];
  return playerOf(state, seat).tokens > 0 ? null : NO_TOKEN;
}

export function spendCube(
  draft: State,
  seat: Seat,
  crisis: Crisis,
  resource: Resource,
  source: Source,
  emit: Emit,
): void {
  if (source === 'market') {
    draft[crisis][resource]--;
    draft.cubes[resource]++;
  } else {
    payCubes(draft, seat, [source === 'screen' ? resource : 'token']);
  }
  emit({ type: 'cube-consumed', seat, crisis, source, resource });
  if (source !== 'market') creditBenefactor(draft, seat, emit);
}

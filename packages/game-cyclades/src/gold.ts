// CY-1.8, CY-4.3: gold behind the screens. The bank never runs dry.

import type { Seat } from '@atoll/engine';
import type { Refusal } from './rules.js';
import type { State } from './state.js';

export function goldOf(state: State, seat: Seat): number {
  return state.gold[seat] as number;
}

export function receive(draft: State, seat: Seat, gold: number): void {
  draft.gold[seat] = goldOf(draft, seat) + gold;
}

export function pay(draft: State, seat: Seat, gold: number): void {
  draft.gold[seat] = goldOf(draft, seat) - gold;
}

export function checkGold(state: State, seat: Seat, cost: number): Refusal | null {
  if (cost <= goldOf(state, seat)) return null;
  return { rule: 'CY-1.8', reason: 'not-enough-gold', params: { cost } };
}

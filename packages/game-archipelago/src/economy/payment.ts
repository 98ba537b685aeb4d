// AR-23.1 Paying cubes, with explorer tokens in place of any of them.

import type { Seat } from '@atoll/engine';

import { RESOURCES } from '../data/resources.js';
import type { Resource } from '../data/resources.js';
import type { Coin, Payment } from '../moves.js';
import type { Refusal } from '../rules.js';
import type { Player, State } from '../state.js';
import { playerOf } from '../state.js';

const WRONG_PAYMENT: Refusal = { rule: 'AR-23.1', reason: 'payment-does-not-fit' };
const NOT_ENOUGH_CUBES: Refusal = { rule: 'AR-23.1', reason: 'not-enough-cubes' };

/** Every way to pay; one entry per cube of the price, for one resource cubes before tokens. */
export function paymentsOf(player: Player, cubes: readonly Resource[]): Payment[] {
  if (cubes.length === 0) return [[]];
  if (!canPayCubes(player, cubes)) return [];
  let ways: Coin[][] = [[]];
  for (let from = 0; from < cubes.length;) {
    const resource = cubes[from] as Resource;
    let to = from;
    while (cubes[to] === resource) to++;
    const extended: Coin[][] = [];
    for (const way of ways) {
      let tokensLeft = player.tokens;
      for (let i = 0; i < way.length; i++) if (way[i] === 'token') tokensLeft--;
      for (let tokens = 0; tokens <= to - from; tokens++) {
        if (tokens > tokensLeft || to - from - tokens > player.cubes[resource]) continue;
        const rest = way.slice();
        for (let i = from; i < to; i++) rest.push(i < to - tokens ? resource : 'token');
        extended.push(rest);
      }
    }
    ways = extended;
    from = to;
  }
  return ways;
}

/** Banker: one cube of any type. */
export function anyCubePayments(player: Player): Payment[] {
  const ways: Payment[] = [];
  for (const resource of RESOURCES) if (player.cubes[resource] > 0) ways.push([resource]);
  if (player.tokens > 0) ways.push(['token']);
  return ways;
}

export function canPayCubes(player: Player, cubes: readonly Resource[]): boolean {
  let tokens = player.tokens;
  for (let i = 0; i < cubes.length; i++) {
    const resource = cubes[i] as Resource;
    let before = 0;
    for (let j = 0; j < i; j++) if (cubes[j] === resource) before++;
    if (player.cubes[resource] <= before && --tokens < 0) return false;
  }
  return true;
}

export function checkPayment(state: State, seat: Seat, cubes: readonly Resource[], payment: Payment): Refusal | null {
  if (payment.length !== cubes.length) return WRONG_PAYMENT;
  const player = playerOf(state, seat);
  let tokens = 0;
  for (const [i, coin] of payment.entries()) {
    const resource = cubes[i] as Resource;
    if (coin === 'token') tokens++;
    else if (coin !== resource) return WRONG_PAYMENT;
    else if (i > 0 && payment[i - 1] === 'token' && cubes[i - 1] === resource) return WRONG_PAYMENT;
    else if (payment.filter((other) => other === coin).length > player.cubes[coin]) return NOT_ENOUGH_CUBES;
  }
  return tokens > player.tokens ? NOT_ENOUGH_CUBES : null;
}

export function checkAnyCubes(state: State, seat: Seat, cubes: number, payment: Payment): Refusal | null {
  if (payment.length !== cubes) return WRONG_PAYMENT;
  const player = playerOf(state, seat);
  for (const coin of payment) {
    if ((coin === 'token' ? player.tokens : player.cubes[coin]) < 1) return NOT_ENOUGH_CUBES;
  }
  return null;
}

/** Cubes go to the bank; tokens leave the game (AR-23.3). */
export function payCubes(draft: State, seat: Seat, payment: Payment): void {
  const player = playerOf(draft, seat);
  for (const coin of payment) {
    if (coin === 'token') {
      player.tokens--;
      draft.tokensSpent++;
    } else {
      player.cubes[coin]--;
      draft.cubes[coin]++;
    }
  }
}

export function payBank(draft: State, seat: Seat, florins: number): void {
  playerOf(draft, seat).florins -= florins;
  draft.florins += florins;
}

/** AR-26.3 The bank pays what it has. */
export function takeFromBank(draft: State, seat: Seat, florins: number): number {
  const paid = Math.min(florins, draft.florins);
  draft.florins -= paid;
  playerOf(draft, seat).florins += paid;
  return paid;
}

/** AR-26.2 Nobody takes what the bank lacks. */
export function takeCubes(draft: State, seat: Seat, resource: Resource, wanted: number): number {
  const taken = Math.min(wanted, draft.cubes[resource]);
  draft.cubes[resource] -= taken;
  playerOf(draft, seat).cubes[resource] += taken;
  return taken;
}

// AR-9.3, AR-9.6, AR-9.8 to AR-9.11 Discs and the circles of the action wheel.

import type { Seat } from '@atoll/engine';

import { MOST_DISCS } from '../data/components.js';
import { WHEEL, WHEEL_ACTIONS } from '../data/wheel.js';
import type { WheelAction } from '../data/wheel.js';
import type { RoundFrame } from '../frames.js';
import type { Emit, Refusal } from '../rules.js';
import type { Player, State } from '../state.js';
import { playerOf } from '../state.js';

const ACTION_INDEX = Object.fromEntries(WHEEL_ACTIONS.map((action, i) => [action, i])) as Readonly<
  Record<WheelAction, number>
>;

export function emptyWheel(seats: number): number[] {
  return Array.from({ length: WHEEL_ACTIONS.length * seats }, () => 0);
}

/** Discs of a seat on an action this turn. */
export function discsOn(
  state: Readonly<Pick<State, 'wheel'>> & { readonly players: readonly unknown[] },
  action: WheelAction,
  seat: Seat,
): number {
  return state.wheel[ACTION_INDEX[action] * state.players.length + seat] as number;
}

const NO_DISC: Refusal = { rule: 'AR-9.2', reason: 'no-disc-left' };
const NO_CIRCLE: Refusal = { rule: 'AR-9.9', reason: 'no-free-circle' };

export function checkDisc(state: State, seat: Seat, action: WheelAction): Refusal | null {
  if (playerOf(state, seat).discs < 1) return NO_DISC;
  return hasCircle(state, seat, action) ? null : NO_CIRCLE;
}

/** AR-9.9 The own-colour circle first, then one of any colour. */
function hasCircle(state: State, seat: Seat, action: WheelAction): boolean {
  const { circles } = WHEEL[action];
  if (circles === null) return true;
  if (circles.ownColour && discsOn(state, action, seat) === 0) return true;
  const seats = state.players.length;
  const first = ACTION_INDEX[action] * seats;
  let taken = 0;
  for (let other = 0; other < seats; other++) {
    const discs = state.wheel[first + other] as number;
    taken += circles.ownColour && discs > 0 ? discs - 1 : discs;
  }
  return taken < (seats === 5 ? circles.multicolour.five : circles.multicolour.upToFour);
}

export function placeDisc(draft: State, seat: Seat, action: WheelAction, emit: Emit): void {
  playerOf(draft, seat).discs--;
  const index = ACTION_INDEX[action] * draft.players.length + seat;
  draft.wheel[index] = (draft.wheel[index] as number) + 1;
  emit({ type: 'disc-placed', seat, action });
}

/** AR-20.1 All discs go home, also from cards; the coins of ports and markets go to the bank. */
export function clearWheel(draft: State): void {
  draft.wheel.fill(0);
  for (const player of draft.players) player.discs = player.discsOwned;
  for (let seat = 0; seat < draft.players.length; seat++) {
    draft.florins += (draft.marketCoins[seat] as number) + (draft.portCoins[seat] as number);
    draft.marketCoins[seat] = 0;
    draft.portCoins[seat] = 0;
  }
}

/** AR-1.8, AR-13.7 One token of the first pile that has any; AR-9.6 the first two piles give discs when they empty. */
export function takeToken(draft: State, seat: Seat, emit: Emit): void {
  const pile = draft.piles.findIndex((tokens) => tokens > 0);
  if (pile < 0) return;
  draft.piles[pile] = (draft.piles[pile] as number) - 1;
  playerOf(draft, seat).tokens++;
  emit({ type: 'token-taken', seat, pile });
  if (draft.piles[pile] === 0 && pile < 2) giveDiscs(draft, emit);
}

function giveDiscs(draft: State, emit: Emit): void {
  const actions = draft.stack.find((frame) => frame.kind === 'actions');
  for (let seat = 0; seat < draft.players.length; seat++) {
    const player = draft.players[seat] as Player;
    if (player.discsOwned === MOST_DISCS) continue;
    player.discsOwned++;
    player.discs++;
    // AR-9.7 Whoever was out is in again.
    if (actions !== undefined) actions.out[seat] = false;
  }
  emit({ type: 'discs-gained' });
}

/** The round that is being played, below whatever it has opened. */
export function roundOf(state: State): RoundFrame | null {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const frame = state.stack[i];
    if (frame?.kind === 'round') return frame;
  }
  return null;
}

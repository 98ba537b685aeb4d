import { below, pick, randomFrom, silently } from '@atoll/engine';
import type { Random, Seat } from '@atoll/engine';
import { share } from '@atoll/testkit';
import { expect, test } from 'vitest';
import { clone } from '../clone.js';
import { ACTION_IDS } from '../data/actions.js';
import { CHARACTER_IDS } from '../data/characters.js';
import { vanuatu } from '../index.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';
import { plannableActions } from './plannable.js';
import { referencePlannable } from './reference.testing.js';

const AS_PLAYED = share(8_500);
const SHAKEN = share(1_500);

/** Every so often a planning question of random games at all seat counts. */
function* positions(random: Random): Generator<{ state: State; seat: Seat }> {
  for (let game = 0; ; game++) {
    const seats = 2 + (game % 4);
    const characters = seats === 2 || game % 8 < 6;
    const { state } = vanuatu.setup(seats, { characters }, `planning ${game}`);
    for (;;) {
      const open = vanuatu.decisions(state);
      if (open.length === 0) break;
      const decision = below(random, 8) === 0 ? pick(random, open) : pick(random, open.slice(0, 1));
      if (decision.ask.kind === 'plan' && below(random, 6) === 0) yield { state, seat: decision.seat };
      vanuatu.perform(state, decision, pick(random, vanuatu.legalMoves(state, decision)), silently);
    }
  }
}

/** The same place with another purse, catch, character and plan: richer in odd cases than random play. */
function shake(state: State, seat: Seat, random: Random): State {
  const shaken = clone(state);
  const player = playerAt(shaken, seat);
  player.vatus = below(random, 10);
  player.points = below(random, 5);
  player.fish = [below(random, 3), below(random, 2), below(random, 2)];
  player.treasure = [below(random, 3), below(random, 2), below(random, 2)];
  player.character = pick(random, CHARACTER_IDS);
  player.bonusReady = below(random, 5) > 0;
  player.markers = ACTION_IDS.map(() => 0);
  for (let markers = below(random, 5); markers > 0; markers--) {
    const action = below(random, ACTION_IDS.length);
    player.markers[action] = (player.markers[action] ?? 0) + 1;
  }
  return shaken;
}

function expectAgreement(state: State, seat: Seat): void {
  const set = plannableActions(state, seat);
  const fast = ACTION_IDS.filter((_id, index) => ((set >> index) & 1) === 1);
  const slow = referencePlannable(state, seat);
  if (fast.join() !== slow.join()) {
    expect(fast, JSON.stringify({ seat, player: playerAt(state, seat), state })).toEqual(slow);
  }
}

const TIME_LIMIT = 5 * 60_000;

test(
  `VA-6.2, VA-6.3: the planning test agrees with a plain search on ${AS_PLAYED + SHAKEN} random positions`,
  { timeout: TIME_LIMIT },
  () => {
    const random = randomFrom('agreement');
    let looked = 0;
    for (const { state, seat } of positions(random)) {
      expectAgreement(state, seat);
      if (looked < SHAKEN) expectAgreement(shake(state, seat, random), seat);
      looked += 1;
      if (looked === AS_PLAYED) break;
    }
    expect(looked).toBe(AS_PLAYED);
  },
);

// One game between machine players, as a host would play it: views out, moves in.

import { randomFrom, silently } from '@atoll/engine';
import type { Decision, GameTypes } from '@atoll/engine';
import type { Budget } from '../bot.js';
import type { Brain } from '../brain.js';
import { firstOwed } from '../search/play-out.js';
import { playerNamed } from './player.js';
import type { Player, PlayerName } from './player.js';

export interface Match {
  /** Who sits where. */
  readonly seating: readonly PlayerName[];
  readonly options: object;
  readonly seed: string;
  /** For the players that search. */
  readonly budget: Budget;
  readonly now: () => number;
}

export interface Result {
  /** By seat: one for the winner, shared among several. */
  readonly wins: readonly number[];
  readonly points: readonly number[];
  /** By seat, the milliseconds of every answer. */
  readonly times: readonly (readonly number[])[];
  readonly moves: number;
}

/** A game that is not over by then never will be. */
const MOST_MOVES = 20_000;

/** At most so many optional answers after one that was owed. */
const MOST_OPTIONAL = 10;

export function playMatch<G extends GameTypes>(brain: Brain<G>, match: Match): Result {
  const { seating, options, seed, budget, now } = match;
  const { game } = brain;
  const { state } = game.setup(seating.length, options, seed);
  const random = randomFrom(`${seed} players`);
  const players: Player<G>[] = seating.map((name) => playerNamed(name, brain, budget));
  const times: number[][] = seating.map(() => []);
  let open = game.decisions(state);
  let moves = 0;

  const answer = (decision: Decision<G['ask']>): boolean => {
    const legal = game.legalMoves(state, decision);
    const view = game.view(state, decision.seat);
    const start = now();
    const move = (players[decision.seat] as Player<G>)(view, decision, legal, random);
    times[decision.seat]?.push(now() - start);
    if (move === null) return false;
    const illegal = game.check(state, decision, move);
    if (illegal !== null) throw new Error(`${seating[decision.seat]} broke ${illegal.rule}: ${illegal.reason}`);
    open = game.perform(state, decision, move, silently);
    moves += 1;
    return true;
  };

  for (;;) {
    if (moves > MOST_MOVES) throw new Error(`the game with seed ${seed} does not end`);
    for (let taken = 0; taken < MOST_OPTIONAL; taken++) {
      const optional = open.filter((decision) => decision.optional === true);
      if (!optional.some((decision) => brain.attentionTo(decision) !== 'none' && answer(decision))) break;
    }
    const owed = firstOwed(open);
    if (owed === null) break;
    if (!answer(owed)) throw new Error(`${seating[owed.seat]} did not answer`);
  }
  const ranking = game.standings(state);
  const winners = ranking.filter(({ won }) => won).length;
  const bySeat = ranking.toSorted((a, b) => a.seat - b.seat);
  return {
    wins: bySeat.map(({ won }) => (won ? 1 / winners : 0)),
    points: bySeat.map(({ points }) => points),
    times,
    moves,
  };
}

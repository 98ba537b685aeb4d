// Hard, where a budget holds few iterations: the moves that look best are played out side by side, from the same guess and
// with the same luck, so that what differs is the move. The worse half is dropped again and again (sequential halving).
// Measured on Archipelago: unpaired, the luck of a play-out is five times what good moves differ by.

import { forkRandom, silently } from '@atoll/engine';
import type { GameTypes, Random } from '@atoll/engine';
import type { BotTurn } from '../bot.js';
import type { Brain, SideBySide } from '../brain.js';
import { rated } from '../levels/first-sight.js';
import { Limit } from './limit.js';
import { playOut } from './play-out.js';

/** So often the field is halved, after equal parts of the budget. */
const HALVINGS = 3;

interface Runner<M> {
  readonly index: number;
  readonly move: M;
  /** What the rating adds to what was found out. */
  readonly start: number;
  total: number;
  runs: number;
}

/** The index of the best of these moves. */
export function sideBySide<G extends GameTypes>(
  brain: Brain<G>,
  ways: SideBySide,
  turn: BotTurn<G>,
  first: G['state'],
  moves: readonly G['move'][],
): number {
  const { view, decision, random, budget } = turn;
  const limit = new Limit(budget);
  const run = runnerOn(brain, turn, first);
  let field = fieldOf(brain, ways, first, turn, moves);
  let guess = first;
  let halvings = 0;
  while (field.length > 1) {
    const luck = forkRandom(random);
    for (const runner of field) {
      if (!limit.goesOn(0)) return best(field).index;
      run(runner, guess, luck);
    }
    if (field.length > 2 && limit.spent() * (HALVINGS + 1) >= halvings + 1) {
      halvings += 1;
      field = field.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, Math.ceil(field.length / 2));
    }
    guess = brain.game.guess(view, decision.seat, random);
  }
  return best(field).index;
}

function fieldOf<G extends GameTypes>(
  brain: Brain<G>,
  { width, pointOfRating }: SideBySide,
  state: G['state'],
  { decision }: BotTurn<G>,
  moves: readonly G['move'][],
): Runner<G['move']>[] {
  const looks = rated(brain, state, decision, moves);
  const runners = moves.map((move, index) => ({
    index,
    move,
    start: pointOfRating * (looks[index] as number),
    total: 0,
    runs: 0,
  }));
  return runners.toSorted((a, b) => b.start - a.start).slice(0, width);
}

/** Plays one move out from a guess; the guess and the luck are left for the next. */
function runnerOn<G extends GameTypes>(
  brain: Brain<G>,
  { decision }: BotTurn<G>,
  first: G['state'],
): (runner: Runner<G['move']>, guess: G['state'], luck: Random) => void {
  const { game } = brain;
  const lastTurn = brain.turnOf(first) + brain.horizon;
  const values = new Float64Array(game.standings(first).length);
  return (runner, guess, luck) => {
    const draft = game.clone(guess);
    const open = game.perform(draft, decision, runner.move, silently);
    playOut(brain, draft, open, [...luck], lastTurn, values);
    runner.total += values[decision.seat] as number;
    runner.runs += 1;
  };
}

/** One that has not run is behind all that have. */
function scoreOf<M>({ start, total, runs }: Runner<M>): number {
  return runs === 0 ? start - 1 : start + total / runs;
}

function best<M>(field: readonly Runner<M>[]): Runner<M> {
  return field.reduce((leader, runner) => (scoreOf(runner) > scoreOf(leader) ? runner : leader));
}

// The games of the arena: here, one after the other, or on several threads at once.

import { brainOf, pairingOf, playMatch, Scores } from '@atoll/bots';
import type { PlayerName, Result, Standing } from '@atoll/bots';
import { Worker } from 'node:worker_threads';
import { BadInput } from '../bad-input.js';
import type { Host } from '../host.js';

/** Plain data: it goes to threads as it is. */
export interface Contest {
  readonly game: string;
  readonly players: readonly PlayerName[];
  readonly options: object;
  readonly seed: string;
  readonly games: number;
  readonly limit: { readonly iterations?: number; readonly milliseconds?: number };
}

/** What a thread says: that it waits for a number, or what came of one. */
export type Word = 'ready' | { readonly index: number; readonly result: Result };

export type Play = (index: number) => Result;

/** Milliseconds this process has worked: on a busy machine those who search get as much thought as on an idle one. */
const processorTime: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** For threads: Node tells only the time of all of them together. */
export const wallTime: Clock = () => performance.now();

type Clock = () => number;

/** How the game with a number is played. Refuses a game that has no brain. */
export async function matchesOf({ game, players, options, seed, limit }: Contest, now: Clock): Promise<Play> {
  const brain = await brainOf(game);
  if (brain === null) throw new BadInput(`the bots have not learnt ${game} yet`);
  const budget = { ...limit, now };
  return (index) => {
    const pairing = pairingOf(players, seed, index);
    return playMatch(brain, { seating: pairing.seating, options, seed: pairing.seed, budget, now });
  };
}

export async function holdArena(
  host: Host,
  contest: Contest,
  threads: number,
  isOnTheWall: boolean,
): Promise<Standing[]> {
  const play = await matchesOf(contest, isOnTheWall ? wallTime : processorTime);
  const scores = new Scores(contest.players);
  const bar = await host.progress(`${contest.games} games of ${contest.game}`, contest.games);
  const keep = (index: number, result: Result): void => {
    scores.add(pairingOf(contest.players, contest.seed, index), result);
    bar.advance(1);
  };
  try {
    if (threads > 1) await onThreads(contest, threads, keep);
    else await inThisThread(host, contest.games, play, keep);
  } finally {
    bar.stop();
  }
  return scores.standings();
}

async function inThisThread(
  host: Host,
  games: number,
  play: Play,
  keep: (index: number, result: Result) => void,
): Promise<void> {
  for (let index = 0; index < games; index++) {
    keep(index, play(index));
    // Lets the bar move.
    await host.sleep(0);
  }
}

/** Each thread takes the next game when it is done with one. */
async function onThreads(
  contest: Contest,
  threads: number,
  keep: (index: number, result: Result) => void,
): Promise<void> {
  let next = 0;
  const workers: Worker[] = [];
  const work = (): Promise<void> =>
    new Promise((done, failed) => {
      const worker = new Worker(new URL('./arena-worker.js', import.meta.url), { workerData: contest });
      workers.push(worker);
      worker.on('message', (word: Word) => {
        if (word !== 'ready') keep(word.index, word.result);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
        if (next < contest.games) worker.postMessage(next++);
        else done();
      });
      worker.on('error', failed);
    });
  try {
    await Promise.all(Array.from({ length: Math.min(threads, contest.games) }, work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

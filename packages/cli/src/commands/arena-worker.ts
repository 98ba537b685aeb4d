// A thread of the arena: is told numbers of games, answers with their results.

import { parentPort, workerData } from 'node:worker_threads';
import { matchesOf, wallTime } from './arena-run.js';
import type { Contest, Word } from './arena-run.js';

const play = await matchesOf(workerData as Contest, wallTime);

function say(word: Word): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(word);
}

parentPort?.on('message', (index: number) => say({ index, result: play(index) }));
say('ready');

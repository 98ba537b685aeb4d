// The process a bot thinks in: one question at a time. It ends with the server it belongs to.

import { playTask } from '@atoll/bots';
import type { BotTask, Thought } from '@atoll/bots';
import type { Reply } from './bot-process.js';
import { brainOf } from './brains.js';
import { standBack } from './manners.js';
import type { Rank } from './manners.js';

const [rank = 'idle', player] = process.argv.slice(2);

type Play = (task: BotTask) => Promise<Thought> | Thought;

async function playerOf(path: string | undefined): Promise<Play> {
  if (path === undefined) return (task) => playTask(task, brainOf, () => performance.now());
  return ((await import(path)) as { readonly default: Play }).default;
}

/** Not before everything is loaded: whoever stands back could wait long for that on a busy machine. */
async function prepare({ game, rulesVersion }: BotTask): Promise<Play> {
  const play = await playerOf(player);
  await brainOf(game, rulesVersion);
  standBack(rank as Rank);
  return play;
}

let prepared: Promise<Play> | null = null;

process.on('message', (task: BotTask) => void answer(task));
process.on('disconnect', () => process.exit());

async function answer(task: BotTask): Promise<void> {
  try {
    const play = await (prepared ??= prepare(task));
    say({ thought: await play(task) });
  } catch (error) {
    say({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function say(reply: Reply): void {
  // Nobody hears it where the server has just been killed; the end of this process follows.
  process.send?.(reply, undefined, undefined, () => {});
}

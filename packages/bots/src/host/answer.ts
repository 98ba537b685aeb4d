// What is answered for a bot's seat: what the bot says; if it fails, what Normal says; if that fails too, the rules.

import type { BotTask, Thought } from './task.js';

/** Who gave the answer. */
export type AnsweredBy = 'bot' | 'stand-in' | 'fallback';

/**
 * `declined`: an optional decision is left alone. `closed`: nobody needs the answer any more. `later`: something else
 * has to be answered first, and the question will be put again.
 */
export type Answered = AnsweredBy | 'declined' | 'closed' | 'later';

export type Given = 'taken' | 'refused' | 'closed' | 'later';

/** The table, and where its bots think. */
export interface BotHost {
  /** Rejected if the bot fails or takes too long. */
  think(task: BotTask): Promise<Thought>;
  /** The same by other means: whatever went wrong must not go wrong again. */
  standIn(task: BotTask): Promise<Thought>;
  /** Over after so many milliseconds, or sooner once the question has closed. */
  pause(milliseconds: number): Promise<void>;
  /** False once the question has closed. */
  isWanted(): boolean;
  give(move: unknown, motive: string | null): Given | Promise<Given>;
  giveFallback(): Given | Promise<Given>;
  noteFailure(error: unknown): void;
}

/**
 * A question worth a search is answered when its time is up, never before: how soon a bot has made up its mind tells
 * what it holds, and a forced answer, which takes no thought at all, that there was no choice.
 */
export async function answerTask(task: BotTask, host: BotHost): Promise<Answered> {
  const timeIsUp = host.pause(task.budget);
  const ways = [
    { by: 'bot', think: () => host.think(task) },
    { by: 'stand-in', think: () => host.standIn({ ...task, level: 'normal', budget: 0 }) },
  ] as const;
  const isOptional = task.decision.optional === true;
  for (const { by, think } of ways) {
    const thought = await think().catch((error: unknown) => asError(error));
    await timeIsUp;
    if (!host.isWanted()) return 'closed';
    if (!(thought instanceof Error) && thought.move === null && isOptional) return 'declined';
    const given = await givenBy(thought, host);
    if (!(given instanceof Error)) return given === 'taken' ? by : given;
    host.noteFailure(given);
    // What need not be answered is not worth a second try.
    if (isOptional) return 'declined';
  }
  const given = await host.giveFallback();
  if (given === 'taken') return 'fallback';
  if (given === 'refused') throw new Error(`the rules refuse their own answer to '${task.decision.ask.kind}'`);
  return given;
}

/** An error where the bot has failed: by itself, or by an answer the rules refuse. */
async function givenBy(thought: Thought | Error, host: BotHost): Promise<Exclude<Given, 'refused'> | Error> {
  if (thought instanceof Error) return thought;
  const { move, motive } = thought;
  if (move === null) return new Error('a bot owes an answer and has none');
  const given = await host.give(move, motive);
  return given === 'refused' ? new Error('a bot gives an answer the rules refuse') : given;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

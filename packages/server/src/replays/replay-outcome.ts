// How a thread answers: no class survives the way between two threads, so a refusal goes as its reason.

import { Refusal } from '../rooms/doc.js';
import type { RulesOf } from '../rules.js';
import { playAgain } from './play-again.js';
import type { ReplayAnswer, ReplayTask } from './replays.js';

export type ReplayOutcome =
  | { readonly answer: ReplayAnswer }
  | { readonly refused: { readonly reason: string; readonly rule: string } };

export async function outcomeOf(rulesOf: RulesOf, task: ReplayTask): Promise<ReplayOutcome> {
  try {
    return { answer: await playAgain(rulesOf, task) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: { reason: error.reason, rule: error.rule } };
  }
}

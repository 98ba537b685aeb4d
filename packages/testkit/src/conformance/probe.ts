// What every check is handed: one step of one random game, and the place to report to.

import type { Decision, Game, GameTypes, Random, Seat } from '@atoll/engine';
import type { Played } from '../playout.js';
import type { Findings } from './findings.js';
import type { MovesSeen } from './mutations.js';
import type { Property } from './properties.js';
import type { Settings } from './settings.js';

export type ReportFault = (property: Property, message: string) => void;

export interface Probe<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seats: readonly Seat[];
  readonly settings: Settings<G>;
  readonly played: Played<G>;
  /** New for every step, so that the table and the number of the step are enough to find a fault again. */
  readonly random: Random;
  readonly seen: MovesSeen;
  readonly fault: ReportFault;
  readonly findings: Findings;
}

export function mandatoryOf<G extends GameTypes>(game: Game<G>, state: G['state']): Decision<G['ask']>[] {
  return game.decisions(state).filter((decision) => !decision.optional);
}

export function isOpen<G extends GameTypes>(game: Game<G>, decision: Decision<G['ask']>): boolean {
  return game.openAsks.includes(decision.ask.kind);
}

/** Runs what must not throw; if it does, that is a fault of the property in question. */
export function guarded<T>(fault: ReportFault, property: Property, doing: string, run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    fault(property, `${doing} threw ${describeError(error)}`);
    return null;
  }
}

export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, place] = /\n\s+at (.*)/.exec(error.stack ?? '') ?? [];
  return place === undefined ? `${error.name}: ${error.message}` : `${error.name}: ${error.message} (at ${place})`;
}

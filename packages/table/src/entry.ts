// The log of a table: what was accepted, in order. Only ever appended to; a take-back is an entry of its own.

import type { Barrier, DecisionId, GameTypes, Seat } from '@atoll/engine';

/** Position 0: the table was laid out. */
export interface SetupEntry<G extends GameTypes> {
  readonly kind: 'setup';
  readonly position: 0;
  /** Milliseconds, told by the host: the clocks are computed from them. They stand still while nobody serves. */
  readonly at: number;
  readonly events: readonly G['event'][];
}

export interface InputEntry<G extends GameTypes> {
  readonly kind: 'input';
  readonly position: number;
  readonly at: number;
  readonly seat: Seat;
  /** Made by the client, so that a message sent twice is known again. */
  readonly id: string;
  readonly decision: DecisionId;
  readonly move: G['move'];
  readonly events: readonly G['event'][];
  /** Why it cannot be undone; null if its seat confirmed it or was done. */
  readonly barrier: Barrier | null;
  /** Why a bot made it, as a message key. Told, and no part of the game: neither state nor record knows it. */
  readonly why?: string;
}

/** From here on the game stands as it stood after position `to`. */
export interface RollbackEntry {
  readonly kind: 'rollback';
  readonly position: number;
  readonly at: number;
  readonly to: number;
}

export type Entry<G extends GameTypes> = SetupEntry<G> | InputEntry<G> | RollbackEntry;

/** The inputs that still count after position `upTo`: those taken back are left out. `log` starts at position 0. */
export function inputsInForce<G extends GameTypes>(log: readonly Entry<G>[], upTo = log.length - 1): InputEntry<G>[] {
  const inputs: InputEntry<G>[] = [];
  let position = upTo;
  while (position > 0) {
    const entry = log[position];
    if (entry === undefined) throw new Error(`the log lacks position ${position}`);
    if (entry.kind === 'rollback') {
      position = entry.to;
    } else {
      if (entry.kind === 'input') inputs.push(entry);
      position -= 1;
    }
  }
  return inputs.toReversed();
}

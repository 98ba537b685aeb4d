// The authority over one game, as an immutable value: the committed state and what each seat has drafted on top of it.
// Every change gives a new Table beside what must be stored; a host keeps the new one once the store has it.

import { decisionCalled } from '@atoll/engine';
import type { Barrier, Decision, DecisionId, Game, GameTypes, Seat } from '@atoll/engine';
import { startClock, turnClock } from './clock.js';
import type { Clock, ClockRule } from './clock.js';
import type { Entry, SetupEntry } from './entry.js';

/** A move its seat can still take back. Only that seat sees it. */
export interface DraftMove<G extends GameTypes> {
  readonly id: string;
  readonly decision: DecisionId;
  readonly move: G['move'];
  /** After it. */
  readonly state: G['state'];
  readonly events: readonly G['event'][];
  readonly barrier: Barrier | null;
}

/** Why the last committed answer of a seat is out of its reach; `handed-over` if it gave it up itself. */
export type Sealed = Barrier | 'handed-over';

export interface Table<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly clockRule: ClockRule;
  /** Position of the last entry of the log. It only ever grows. */
  readonly seq: number;
  /** Committed: what everybody's view is made from. */
  readonly state: G['state'];
  /** By seat, oldest move first. */
  readonly drafts: readonly (readonly DraftMove<G>[])[];
  /** By seat: ids of moves already answered, newest last, undone ones too. */
  readonly recent: readonly (readonly string[])[];
  readonly sealed: readonly (Sealed | null)[];
  readonly clock: Clock | null;
}

export interface TableSetup<G extends GameTypes> {
  readonly seats: number;
  readonly options: G['options'];
  readonly seed: string;
  readonly clockRule: ClockRule;
}

/** How many ids a seat's client may have under way at once and still be recognised. */
const RECENT = 32;

/** Lays the table out. The entry is the first to be stored. */
export function openTable<G extends GameTypes>(
  game: Game<G>,
  setup: TableSetup<G>,
  at: number,
): { readonly table: Table<G>; readonly entry: SetupEntry<G> } {
  const { seats, options, seed, clockRule } = setup;
  const { state, events } = game.setup(seats, options, seed);
  const bySeat = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  const table: Table<G> = {
    game,
    seats,
    clockRule,
    seq: 0,
    state,
    drafts: bySeat([]),
    recent: bySeat([]),
    sealed: bySeat(null),
    clock: startClock(clockRule, seats, owing(game, state), at),
  };
  return { table, entry: { kind: 'setup', position: 0, at, events } };
}

interface Asked {
  readonly decisions: readonly Decision<GameTypes['ask']>[];
  readonly owing: readonly Seat[];
}

/** By state: several parts ask the same of it, and states are never changed here. */
const asked = new WeakMap<object, Asked>();

function askedAt<G extends GameTypes>(game: Game<G>, state: G['state']): Asked {
  let known = asked.get(state);
  if (known === undefined) {
    const decisions = game.decisions(state);
    const seats = new Set<Seat>();
    for (const decision of decisions) if (!decision.optional) seats.add(decision.seat);
    known = { decisions, owing: [...seats].toSorted((a, b) => a - b) };
    asked.set(state, known);
  }
  return known;
}

export function decisionsAt<G extends GameTypes>(game: Game<G>, state: G['state']): readonly Decision<G['ask']>[] {
  return askedAt(game, state).decisions;
}

/** The seats the game waits for. */
export function owing<G extends GameTypes>(game: Game<G>, state: G['state']): readonly Seat[] {
  return askedAt(game, state).owing;
}

/** What one seat goes on from: its own draft, or the committed state. */
export function stateFor<G extends GameTypes>(table: Table<G>, seat: Seat): G['state'] {
  return table.drafts[seat]?.at(-1)?.state ?? table.state;
}

/** What an id from outside stands for, if it was put to this seat and is still open. */
export function askedOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  id: string,
): Decision<G['ask']> | undefined {
  const decision = decisionCalled(decisionsAt(game, state), id);
  return decision?.seat === seat ? decision : undefined;
}

export function openDecision<G extends GameTypes>(
  table: Table<G>,
  seat: Seat,
  id: string,
): Decision<G['ask']> | undefined {
  return askedOf(table.game, stateFor(table, seat), seat, id);
}

export function isOver<G extends GameTypes>(table: Table<G>): boolean {
  return owing(table.game, table.state).length === 0;
}

/** The table after one more entry of the log has led to `state`. Drafts are left as they are. */
export function advance<G extends GameTypes>(table: Table<G>, entry: Entry<G>, state: G['state']): Table<G> {
  const actor = entry.kind === 'input' ? entry.seat : null;
  return {
    ...table,
    seq: entry.position,
    state,
    recent: entry.kind === 'input' ? remember(table.recent, entry.seat, entry.id) : table.recent,
    sealed:
      entry.kind === 'input'
        ? table.sealed.with(entry.seat, entry.barrier ?? 'handed-over')
        : table.sealed.map(() => null),
    clock: turnClock(table.clockRule, table.clock, actor, owing(table.game, state), entry.at),
  };
}

export function remember(
  recent: readonly (readonly string[])[],
  seat: Seat,
  id: string,
): readonly (readonly string[])[] {
  const own = recent[seat] ?? [];
  return own.includes(id) ? recent : recent.with(seat, [...own, id].slice(-RECENT));
}

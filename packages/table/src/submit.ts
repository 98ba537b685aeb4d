// What a seat may ask of the table: answer, undo, confirm. And what a host may answer in its place.

import { canonicalJson, decisionId, ShapeError } from '@atoll/engine';
import type { Decision, GameTypes, Illegal, Seat } from '@atoll/engine';
import { handOver } from './commit.js';
import type { Committed } from './commit.js';
import { draftMove, isFinal } from './draft.js';
import { refused, repeated, tableRefusal } from './outcome.js';
import type { Outcome } from './outcome.js';
import { decisionsAt, openDecision, owing, remember, stateFor } from './table.js';
import type { Table } from './table.js';

export interface Submission {
  /** Made by the client: the same id is the same message. */
  readonly id: string;
  readonly decision: string;
  /** From outside, not yet looked at. */
  readonly move: unknown;
  /** Do not hand over before I confirm. */
  readonly hold?: boolean | undefined;
  /** The question as it stood when the answer was put together: the same id may ask something else by now. */
  readonly ask?: unknown;
}

/** An answer the host gives in a seat's place. */
export interface HostAnswer extends Submission {
  /** Why, as a message key: for whoever is told of the move. It may say nothing that the move itself does not show. */
  readonly why?: string | null;
}

type Judged<G extends GameTypes> =
  | { readonly decision: Decision<G['ask']>; readonly move: G['move'] }
  | { readonly why: Illegal };

/** The way every answer from outside goes: the open decision, the shape of the move, the rules. */
function judge<G extends GameTypes>(table: Table<G>, seat: Seat, id: string, raw: unknown, ask?: unknown): Judged<G> {
  const { game } = table;
  const decision = openDecision(table, seat, id);
  const isOther = ask !== undefined && canonicalJson(ask) !== canonicalJson(decision?.ask);
  if (decision === undefined || isOther) return { why: tableRefusal('closed-decision') };
  let move: G['move'];
  try {
    move = game.parseMove(raw);
  } catch (error) {
    if (error instanceof ShapeError) return { why: tableRefusal('malformed-move') };
    throw error;
  }
  const why = game.check(stateFor(table, seat), decision, move);
  return why === null ? { decision, move } : { why };
}

/** Why that answer would be refused, without giving it; null if it would be accepted. */
export function whyNot<G extends GameTypes>(
  table: Table<G>,
  seat: Seat,
  decision: string,
  move: unknown,
): Illegal | null {
  const judged = judge(table, seat, decision, move);
  return 'why' in judged ? judged.why : null;
}

export function submit<G extends GameTypes>(table: Table<G>, seat: Seat, said: Submission, at: number): Outcome<G> {
  if (table.recent[seat]?.includes(said.id)) return repeated(table);
  const judged = judge(table, seat, said.decision, said.move, said.ask);
  if ('why' in judged) return refused(table, judged.why);
  const next = draftMove(table.game, table.state, stateFor(table, seat), judged.decision, said.id, judged.move);
  const moves = [...(table.drafts[seat] ?? []), next];
  const known = { ...table, recent: remember(table.recent, seat, said.id) };
  const handsOver = next.barrier === 'asked' || !owing(table.game, next.state).includes(seat);
  if (isFinal(next.barrier) || (handsOver && !said.hold)) return handOver(known, seat, moves, at);
  return kept({ ...known, drafts: table.drafts.with(seat, moves) }, [seat]);
}

/** Takes back the last move of the seat's draft, named by its id so that asking twice does no harm. */
export function undo<G extends GameTypes>(table: Table<G>, seat: Seat, of: string): Outcome<G> {
  const moves = table.drafts[seat] ?? [];
  if (moves.at(-1)?.id === of) return kept({ ...table, drafts: table.drafts.with(seat, moves.slice(0, -1)) }, [seat]);
  if (moves.some(({ id }) => id === of)) return refused(table, tableRefusal('not-the-last-move'));
  return refused(table, tableRefusal('nothing-to-undo'));
}

/** Commits the seat's draft, whose last move is named. */
export function confirm<G extends GameTypes>(table: Table<G>, seat: Seat, of: string, at: number): Outcome<G> {
  const moves = table.drafts[seat] ?? [];
  if (moves.length > 0 && moves.at(-1)?.id === of) return handOver(table, seat, moves, at);
  if (moves.length === 0 && table.recent[seat]?.includes(of)) return repeated(table);
  return refused(table, tableRefusal('nothing-to-confirm'));
}

/**
 * An answer the host gives in a seat's place: a bot's, or the fallback when time is up. What the seat has
 * drafted is taken as said.
 */
export function answerFor<G extends GameTypes>(table: Table<G>, seat: Seat, said: HostAnswer, at: number): Outcome<G> {
  const judged = judge(table, seat, said.decision, said.move);
  if ('why' in judged) return refused(table, judged.why);
  const next = draftMove(table.game, table.state, stateFor(table, seat), judged.decision, said.id, judged.move);
  const outcome = handOver(table, seat, [...(table.drafts[seat] ?? []), next], at);
  return said.why === undefined || said.why === null ? outcome : reasoned(outcome, said.why);
}

/** The reason belongs to the answer itself, not to what its seat had drafted before. */
function reasoned<G extends GameTypes>(outcome: Committed<G>, why: string): Outcome<G> {
  const { entries } = outcome;
  return {
    ...outcome,
    entries: entries.map((entry, index) => (index < entries.length - 1 ? entry : { ...entry, why })),
  };
}

/** The fallback of the seat's first mandatory decision, to be given by `answerFor`; null if it owes nothing. */
export function fallbackOf<G extends GameTypes>(table: Table<G>, seat: Seat, id: string): Submission | null {
  const state = stateFor(table, seat);
  const decision = decisionsAt(table.game, state).find((open) => open.seat === seat && !open.optional);
  if (decision === undefined) return null;
  return { id, decision: decisionId(decision), move: table.game.fallback(state, decision) };
}

function kept<G extends GameTypes>(table: Table<G>, drafts: readonly Seat[]): Outcome<G> {
  return { answer: { kind: 'accepted', repeated: false }, table, entries: [], drafts, cut: [] };
}

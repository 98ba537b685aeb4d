// A table in this browser: packages/table as the authority, people on this device, bots for the other seats.
// Runs in the worker; knows nothing of messages, storage or time but what it is given.

import type { AnyGame, Decision, DecisionId, GameTypes, Illegal, Seat, Viewer } from '@atoll/engine';
import { answerFor, confirm, isOver, openTable, owing, screenOf, submit, undo, whyNot } from '@atoll/table';
import type { InputEntry, Outcome, Table } from '@atoll/table';
import { logged } from '../logged.ts';
import type { Outcome as Said } from '../source.ts';
import type { BotTask, LocalScreen, LocalSetup, StoredTable, Thought } from './messages.ts';
import { Past } from './past.ts';

type G = GameTypes;

export class LocalHost {
  readonly past: Past;
  private table: Table<G>;
  /** Optional questions, and seats, that the bots have thought about since something was last answered. */
  private readonly considered = new Set<string>();
  private submissions = 0;

  constructor(
    private readonly game: AnyGame,
    readonly setup: LocalSetup,
  ) {
    const { seats, options, seed } = setup;
    const { table, entry } = openTable(
      game,
      { seats: seats.length, options, seed, clockRule: { kind: 'none' } },
      setup.createdAt,
    );
    this.table = table;
    this.past = new Past(game, setup, table, entry);
  }

  /** Plays what was stored again. The rules check every move of it once more. */
  static resume(game: AnyGame, stored: StoredTable): LocalHost {
    const host = new LocalHost(game, stored.setup);
    for (const { seat, at, ...said } of stored.inputs) {
      const answer = host.accept(answerFor(host.table, seat, { id: host.nextId(), ...said }, at));
      if (!answer.ok) throw new Error(`a stored move is refused: ${answer.illegal.rule} ${answer.illegal.reason}`);
    }
    return host;
  }

  get isOver(): boolean {
    return isOver(this.table);
  }

  /** How many moves are beyond recall. */
  get committed(): number {
    return this.table.seq;
  }

  /** The people of this device the game waits for. */
  peopleOwing(): Seat[] {
    return owing(this.game, this.table.state).filter((seat) => this.setup.seats[seat]?.kind === 'person');
  }

  /** Whether somebody may go on: his draft may have answered what the table still waits for. */
  owesStill(seat: Seat): boolean {
    const { decisions, draft } = screenOf(this.table, seat);
    return draft.length > 0 || decisions.some((decision) => !decision.optional);
  }

  screen(viewer: Viewer): LocalScreen {
    const { table } = this;
    const { view, owes, decisions, draft, sealed, ranking, ending } = screenOf(table, viewer);
    const log = this.past.told(viewer, table.seq).slice();
    for (const [index, drafted] of draft.entries()) log.push(...logged(table.seq + index + 1, drafted));
    const seat = viewer === 'spectator' ? (0 as Seat) : viewer;
    return {
      seq: table.seq + draft.length,
      viewer,
      view,
      decisions: decisions
        .map(({ id, ask, optional, open, moves }) => ({ id, seat, ask, optional, open, legal: moves }))
        .toSorted((a, b) => Number(a.optional) - Number(b.optional)),
      waitingFor: owes,
      log,
      canUndo: draft.length > 0,
      drafted: draft.length,
      undoBarrier: draft.length > 0 ? null : (sealed ?? 'nothing'),
      canConfirm: draft.length > 0 && !decisions.some((decision) => !decision.optional),
      ranking,
      ending,
      status: this.isOver ? 'over' : 'playing',
    };
  }

  submit(seat: Seat, decision: DecisionId, move: unknown, hold: boolean, at: number): Said {
    this.considered.clear();
    return this.accept(submit(this.table, seat, { id: this.nextId(), decision, move, hold }, at));
  }

  undo(seat: Seat): void {
    const last = screenOf(this.table, seat).draft.at(-1);
    if (last !== undefined) this.accept(undo(this.table, seat, last.id));
  }

  confirm(seat: Seat, at: number): void {
    const last = screenOf(this.table, seat).draft.at(-1);
    if (last === undefined) return;
    this.considered.clear();
    this.accept(confirm(this.table, seat, last.id, at));
  }

  why(seat: Seat, decision: DecisionId, move: unknown): Illegal | null {
    return whyNot(this.table, seat, decision, move);
  }

  /** The next question for a bot: first what it may do beside, once between two answers; null if none is open. */
  botTask(): BotTask | null {
    const { game, table, setup } = this;
    const open = game.decisions(table.state).filter(({ seat }) => setup.seats[seat]?.kind === 'bot');
    const decision = open.find((one) => one.optional === true && !this.isConsidered(one)) ?? open.find(isOwed);
    if (decision === undefined) return null;
    const { seat } = decision;
    return {
      game: game.id,
      rulesVersion: game.rulesVersion,
      level: setup.seats[seat]?.level ?? 'normal',
      view: game.view(table.state, seat),
      decision,
      moves: game.legalMoves(table.state, decision),
      seed: `bot ${seat} of ${setup.seed} after ${table.seq}`,
    };
  }

  /** Gives a bot's answer. Where it has none to a question it owes, or one that is refused, the rules answer. */
  answerBot({ decision, moves }: BotTask, { move, reason }: Thought, at: number): void {
    const { seat, id } = decision;
    const isOptional = decision.optional === true;
    this.considered.add(id);
    if (move !== null && this.give(seat, id, move, reason, at)) {
      if (isOptional) this.considered.add(seatKey(seat));
      else this.considered.clear();
      return;
    }
    // Somebody else may have answered meanwhile: then the question is gone, and so is this.
    if (!isOptional && this.give(seat, id, moves[0], null, at)) this.considered.clear();
  }

  private isConsidered({ id, seat }: Decision<G['ask']>): boolean {
    return this.considered.has(id) || this.considered.has(seatKey(seat));
  }

  private give(seat: Seat, decision: DecisionId, move: unknown, why: string | null, at: number): boolean {
    return this.accept(answerFor(this.table, seat, { id: this.nextId(), decision, move, why }, at)).ok;
  }

  stored(at: number): StoredTable {
    const { state } = this.table;
    return {
      setup: this.setup,
      inputs: this.past.inputs().map(storedInput),
      changedAt: at,
      over: this.isOver,
      waitingFor: owing(this.game, state),
      winners: (this.game.ranking(state) ?? []).filter(({ won }) => won).map(({ seat }) => seat),
    };
  }

  private accept(outcome: Outcome<G>): Said {
    this.past.keep(outcome.entries, outcome.table);
    this.table = outcome.table;
    return outcome.answer.kind === 'accepted' ? { ok: true } : { ok: false, illegal: outcome.answer.why };
  }

  private nextId(): string {
    this.submissions += 1;
    return `${this.setup.id}.${this.submissions}`;
  }
}

function storedInput({ seat, decision, move, at, why }: InputEntry<G>): StoredTable['inputs'][number] {
  return { seat, decision, move, at, ...(why === undefined ? {} : { why }) };
}

const isOwed = ({ optional }: Decision<G['ask']>): boolean => optional !== true;

const seatKey = (seat: Seat): string => `seat ${seat}`;

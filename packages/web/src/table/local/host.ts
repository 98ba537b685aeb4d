// A table in this browser: packages/table as the authority, people on this device, bots for the other seats.
// Runs in the worker; knows nothing of messages, storage or time but what it is given.

import { Questions, taskOf, Writers } from '@atoll/bots';
import type { BotTask, Brain, Given, Step } from '@atoll/bots';
import { decisionCalled, decisionId, isSameDecision } from '@atoll/engine';
import type { AnyGame, DecisionId, GameTypes, Illegal, Seat, Viewer } from '@atoll/engine';
import { LIMITS } from '@atoll/protocol/limits';
import {
  answerFor,
  confirm,
  fallbackOf,
  isOver,
  openDecision,
  openTable,
  owing,
  screenOf,
  submit,
  undo,
  whyNot,
} from '@atoll/table';
import type { InputEntry, Outcome, Table } from '@atoll/table';
import { logged } from '../logged.ts';
import type { Outcome as Said } from '../source.ts';
import type { LocalScreen, LocalSetup, StoredTable } from './messages.ts';
import { Past } from './past.ts';

type G = GameTypes;

export class LocalHost {
  readonly past: Past;
  private table: Table<G>;
  private readonly questions: Questions;
  private readonly writers = new Writers();
  private submissions = 0;
  /** How far the table was when a bot was last asked. */
  private askedAt = -1;

  /** `brain`: of the bots; null where nobody plays on, or nobody has taught them the game. */
  constructor(
    private readonly game: AnyGame,
    readonly setup: LocalSetup,
    private readonly brain: Brain | null,
  ) {
    this.questions = new Questions(brain);
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
  static resume(game: AnyGame, stored: StoredTable, brain: Brain | null): LocalHost {
    const host = new LocalHost(game, stored.setup, brain);
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

  /** Whether somebody may go on: their draft may have answered what the table still waits for. */
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
        .map(({ moves, ...decision }) => ({ ...decision, seat, legal: moves }))
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

  submit(seat: Seat, decision: DecisionId, move: unknown, hold: boolean, at: number, ask?: G['ask']): Said {
    return this.accept(submit(this.table, seat, { id: this.nextId(), decision, move, hold, ask }, at));
  }

  /** Somebody puts an answer together; null: not any more. */
  write(seat: Seat, id: DecisionId | null, at: number): void {
    const decision = id === null ? undefined : openDecision(this.table, seat, id);
    if (decision === undefined) this.writers.end(seat);
    else this.writers.note(decision, at + LIMITS.writingMs);
  }

  /** Until when bots leave the table as it is; null if nobody writes to them. */
  heldUntil(at: number): number | null {
    return this.writers.heldUntil(this.step(), at);
  }

  undo(seat: Seat): void {
    const last = screenOf(this.table, seat).draft.at(-1);
    if (last !== undefined) this.accept(undo(this.table, seat, last.id));
  }

  confirm(seat: Seat, at: number): void {
    const last = screenOf(this.table, seat).draft.at(-1);
    if (last === undefined) return;
    this.accept(confirm(this.table, seat, last.id, at));
  }

  why(seat: Seat, decision: DecisionId, move: unknown): Illegal | null {
    return whyNot(this.table, seat, decision, move);
  }

  /** The next question for a bot; null if none is open. */
  botTask(thinkingMs: number): BotTask | null {
    const { game, table, setup } = this;
    const [decision] = this.questionsNow();
    if (decision === undefined) return null;
    const { seat } = decision;
    const level = setup.seats[seat]?.level ?? 'normal';
    const seed = `bot ${seat} of ${setup.seed} after ${table.seq}`;
    this.askedAt = table.seq;
    return taskOf(game, this.brain, table.state, decision, { level, seed, thinkingMs });
  }

  give({ decision }: BotTask, move: unknown, why: string | null, at: number): Given {
    const { seat, optional } = decision;
    const id = decisionId(decision);
    if (this.isClosed(id)) return 'closed';
    if (this.heldUntil(at) !== null || !this.questionsNow().some((each) => isSameDecision(each, decision)))
      return 'later';
    const { ok } = this.accept(answerFor(this.table, seat, { id: this.nextId(), decision: id, move, why }, at));
    if (ok && optional === true) this.questions.noteTaken();
    // What was legal when it was asked need not be any more: then it is asked again, and has not failed.
    return ok ? 'taken' : this.askedAt === this.table.seq ? 'refused' : 'later';
  }

  /** The answer of the rules themselves. */
  giveFallback({ decision }: BotTask, at: number): Given {
    const said = this.isClosed(decisionId(decision)) ? null : fallbackOf(this.table, decision.seat, this.nextId());
    if (said === null) return 'closed';
    return this.accept(answerFor(this.table, decision.seat, said, at)).ok ? 'taken' : 'refused';
  }

  noteDeclined({ decision }: BotTask): void {
    this.questions.noteDeclined(this.table.seq, decisionId(decision));
  }

  private questionsNow(): ReturnType<Questions['next']> {
    const { game, table, setup } = this;
    const isBot = (seat: Seat): boolean => setup.seats[seat]?.kind === 'bot';
    return this.questions.next({ game, state: table.state, seq: table.seq, isBot });
  }

  private isClosed(decision: DecisionId): boolean {
    return decisionCalled(this.game.decisions(this.table.state), decision) === undefined;
  }

  private step(): Step {
    const { game, table } = this;
    return { owing: owing(game, table.state), open: (seat, id) => openDecision(table, seat, id) };
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

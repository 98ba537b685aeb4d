// Asks bots whenever a table wants something of them. Which questions, in which order, and what is answered when one
// fails is the same here and in the page: packages/bots/src/host.

import { answerTask, Questions, taskOf } from '@atoll/bots';
import type { Answered, AnsweredBy, BotTask, Brain } from '@atoll/bots';
import { allSeats, decisionCalled, decisionId, isSameDecision } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes } from '@atoll/engine';
import type { Logger } from 'pino';
import type { Bots } from '../bots/bots.js';
import { Failures } from '../bots/failures.js';
import { newKey } from '../secrets.js';
import { confirmFor } from './acts.js';
import { botHost } from './bot-host.js';
import { botLevelOf, hasBots, isBotPlayed, Refusal } from './doc.js';
import type { Room } from './room.js';
import type { AnyTable } from './rows.js';

type Asked = Decision<GameTypes['ask']>;

const THINKING_MS = 1000;
/** Where the store did not take an answer. */
const AGAIN_MS = 1000;

export interface BotDriverOptions {
  readonly bots: Bots;
  readonly now: () => number;
  readonly log: Logger;
  readonly observe: (by: AnsweredBy) => void;
}

export class BotDriver {
  /** By table: the decisions bots are thinking about, each with the means to stop it. */
  private readonly thinking = new Map<string, Map<string, AbortController>>();
  private readonly questions = new WeakMap<Room, Questions>();
  /** By game and version of its rules; without a brain where nobody has taught the bots. */
  private readonly brains = new Map<string, Brain | null>();
  private readonly later = new WeakMap<Room, NodeJS.Timeout>();
  private readonly failures: Failures;
  private isClosed = false;

  constructor(private readonly options: BotDriverOptions) {
    this.failures = new Failures(options.log);
  }

  isDriving(table: string): boolean {
    return this.thinking.has(table);
  }

  drive(room: Room): void {
    clearTimeout(this.later.get(room));
    if (this.isClosed) return;
    try {
      this.askAll(room);
    } catch (error) {
      this.options.log.error({ err: error, table: room.id }, 'bots could not be asked');
    }
  }

  /** Whoever is thinking now is asked again after the restart: nobody answers in its place. */
  close(): void {
    this.isClosed = true;
    for (const asked of this.thinking.values()) for (const stop of asked.values()) stop.abort();
    this.failures.close();
  }

  private askAll(room: Room): void {
    const { doc, table } = room.standing;
    const plays = table !== null && doc.status === 'playing' && hasBots(doc);
    this.stopClosed(room.id, plays ? table.game.decisions(table.state) : []);
    if (!plays) return;
    const brain = this.brains.get(rulesKey(table.game));
    if (brain === undefined) return void this.meet(table.game, room);
    if (this.takesOver(room, table)) return;
    const held = room.heldUntil();
    if (held !== null) return this.driveIn(room, held - this.options.now());
    for (const decision of this.next(room, table)) this.ask(room, table, decision, brain);
  }

  private async meet(game: AnyGame, room: Room): Promise<void> {
    const { id, rulesVersion } = game;
    this.brains.set(rulesKey(game), await this.options.bots.brainOf(id, rulesVersion).catch(() => null));
    this.drive(room);
  }

  /** Nobody needs an answer to a question that has closed. */
  private stopClosed(room: string, open: readonly Asked[]): void {
    for (const [id, stop] of this.thinking.get(room) ?? []) {
      if (decisionCalled(open, id) === undefined) stop.abort();
    }
  }

  /** What a seat had drafted when a bot took it over is taken as said: the bot goes on from there. */
  private takesOver(room: Room, table: AnyTable): boolean {
    const { doc } = room.standing;
    const seat = allSeats(table.seats).find((each) => (table.drafts[each]?.length ?? 0) > 0 && isBotPlayed(doc, each));
    if (seat === undefined) return false;
    room
      .change((standing) => confirmFor(standing, seat, this.options.now()))
      .catch((error: unknown) => {
        if (!(error instanceof Refusal))
          this.options.log.error({ err: error, table: room.id }, 'a draft was not taken');
      });
    return true;
  }

  private next(room: Room, { game, state, seq }: AnyTable): readonly Asked[] {
    const { doc } = room.standing;
    return this.questionsOf(room, game).next({ game, state, seq, isBot: (seat) => isBotPlayed(doc, seat) });
  }

  /** Somebody may have begun to write an offer meanwhile, or have made one. */
  private isDue(room: Room, decision: Asked): boolean {
    const { table } = room.standing;
    if (table === null) return true;
    return room.heldUntil() === null && this.next(room, table).some((open) => isSameDecision(open, decision));
  }

  private questionsOf(room: Room, game: AnyGame): Questions {
    const known = this.questions.get(room) ?? new Questions(this.brains.get(rulesKey(game)) ?? null);
    this.questions.set(room, known);
    return known;
  }

  private driveIn(room: Room, ms: number): void {
    clearTimeout(this.later.get(room));
    this.later.set(room, setTimeout(() => this.drive(room), Math.max(1, Math.ceil(ms))).unref());
  }

  private ask(room: Room, table: AnyTable, decision: Asked, brain: Brain | null): void {
    const key = decisionId(decision);
    const asked = this.thinking.get(room.id) ?? new Map<string, AbortController>();
    if (asked.has(key)) return;
    const stop = new AbortController();
    this.thinking.set(room.id, asked.set(key, stop));
    void this.answer(room, table, decision, brain, stop.signal)
      .catch((error: unknown) => {
        this.failures.note(error);
        this.driveIn(room, AGAIN_MS);
        return 'closed' as const;
      })
      .then((answered) => {
        asked.delete(key);
        if (asked.size === 0) this.thinking.delete(room.id);
        if (answered !== 'closed') this.drive(room);
      });
  }

  private async answer(
    room: Room,
    table: AnyTable,
    decision: Asked,
    brain: Brain | null,
    stop: AbortSignal,
  ): Promise<Answered> {
    const { bots, now, observe } = this.options;
    const host = botHost(decision, {
      room,
      bots,
      now,
      stop,
      isDue: () => this.isDue(room, decision),
      noteFailure: (error) => this.failures.note(error),
    });
    const task = this.taskFor(room, table, decision, brain);
    if (task === null) return 'closed';
    const answered = await answerTask(task, host);
    const questions = this.questionsOf(room, table.game);
    if (answered === 'declined') questions.noteDeclined(table.seq, decisionId(decision));
    if (answered === 'bot' || answered === 'stand-in' || answered === 'fallback') {
      observe(answered);
      if (decision.optional === true) questions.noteTaken();
    }
    return answered;
  }
  private taskFor(room: Room, table: AnyTable, decision: Asked, brain: Brain | null): BotTask | null {
    const level = botLevelOf(room.standing.doc, decision.seat);
    try {
      return taskOf(table.game, brain, table.state, decision, { level, seed: newKey(), thinkingMs: THINKING_MS });
    } catch (error) {
      // A fault of the rules stops the table, wherever it shows.
      const fault = (): never => {
        throw error;
      };
      room.change(fault).catch(() => {});
      return null;
    }
  }
}

function rulesKey({ id, rulesVersion }: AnyGame): string {
  return `${id} ${rulesVersion}`;
}

// Asks a bot whenever a seat played by one owes an answer.

import type { Decision, Seat } from '@atoll/engine';
import type { Logger } from 'pino';
import type { Bots } from '../bots/bots.js';
import { Leisure } from '../bots/leisure.js';
import { newId, newKey } from '../secrets.js';
import { botMove, fallbackMove } from './acts.js';
import { botLevelOf, hasBots, isBotPlayed, Refusal } from './doc.js';
import type { Room } from './room.js';
import type { AnyTable } from './rows.js';

const BUDGET_MS = 1000;

export class BotDriver {
  /** By table: the decisions bots are thinking about, each with the means to stop it. */
  private readonly thinking = new Map<string, Map<string, AbortController>>();
  private readonly leisure = new WeakMap<Room, Leisure>();

  constructor(
    private readonly bots: Bots,
    private readonly now: () => number,
    private readonly log: Logger,
    private readonly observeFailure: () => void,
  ) {}

  isDriving(table: string): boolean {
    return this.thinking.has(table);
  }

  drive(room: Room): void {
    try {
      this.askAll(room);
    } catch (error) {
      this.log.error({ err: error, table: room.id }, 'bots could not be asked');
    }
  }

  private askAll(room: Room): void {
    const { doc, table } = room.standing;
    const plays = table !== null && doc.status === 'playing' && hasBots(doc);
    const open = plays ? table.game.decisions(table.state) : [];
    this.stopClosed(room.id, open);
    if (!plays) return;
    for (const decision of open) {
      if (!isBotPlayed(doc, decision.seat)) continue;
      if (decision.optional !== true || this.isWorthAsking(room, table, decision, open)) {
        this.ask(room, table, decision);
      }
    }
  }

  /** Nobody needs an answer to a question that has closed. */
  private stopClosed(room: string, open: readonly Decision<unknown>[]): void {
    for (const [id, stop] of this.thinking.get(room) ?? []) {
      if (!open.some((decision) => decision.id === id)) stop.abort();
    }
  }

  private isWorthAsking(
    room: Room,
    { game, seq }: AnyTable,
    decision: Decision<unknown>,
    open: readonly Decision<unknown>[],
  ): boolean {
    return this.bots.minds(game, decision) && this.leisureOf(room).isWorthAsking(seq, decision.id, open);
  }

  private leisureOf(room: Room): Leisure {
    const known = this.leisure.get(room) ?? new Leisure();
    this.leisure.set(room, known);
    return known;
  }

  private ask(room: Room, table: AnyTable, decision: Decision<{ readonly kind: string }>): void {
    const key = decision.id;
    const asked = this.thinking.get(room.id) ?? new Map<string, AbortController>();
    if (asked.has(key)) return;
    const stop = new AbortController();
    this.thinking.set(room.id, asked.set(key, stop));
    void this.answer(room, table, decision, stop.signal).finally(() => {
      asked.delete(key);
      if (asked.size === 0) this.thinking.delete(room.id);
    });
  }

  private async answer(
    room: Room,
    table: AnyTable,
    decision: Decision<{ readonly kind: string }>,
    stop: AbortSignal,
  ): Promise<void> {
    const { game, state } = table;
    const { id, seat } = decision;
    try {
      const moves = game.legalMoves(state, decision);
      const view = game.view(state, seat);
      const level = botLevelOf(room.standing.doc, seat);
      const { id: name, rulesVersion } = game;
      const task = { game: name, rulesVersion, view, decision, moves, level, seed: newKey(), budget: BUDGET_MS };
      const { move, reason } = await this.bots.choose(task, stop);
      if (move === null) return this.leisureOf(room).noteDeclined(table.seq, id);
      if (decision.optional === true) this.leisureOf(room).noteTaken();
      await room.change((standing) =>
        botMove(standing, seat, { id: `bot-${newId()}`, decision: id, move, why: reason }, this.now()),
      );
    } catch (error) {
      if (stop.aborted) return;
      if (!(error instanceof Refusal)) {
        this.observeFailure();
        this.log.warn({ err: error, table: room.id }, 'a bot failed');
      }
      if (decision.optional !== true) await this.fallback(room, seat, id);
    }
  }

  /** If the question is still open and still a bot's to answer. */
  private async fallback(room: Room, seat: Seat, decision: string): Promise<void> {
    await room
      .change((standing) => {
        const open = standing.table?.game.decisions(standing.table.state).some((each) => each.id === decision);
        if (!open || !isBotPlayed(standing.doc, seat)) throw new Refusal('closed-decision');
        return fallbackMove(standing, seat, `bot-${newId()}`, this.now());
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) this.log.error({ err: error, table: room.id }, 'a fallback failed');
      });
  }
}

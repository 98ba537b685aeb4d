// Asks a bot whenever a seat played by one owes an answer.

import type { Decision, Seat } from '@atoll/engine';
import type { Logger } from 'pino';
import type { Bots } from '../bots/bots.js';
import { newId, newKey } from '../secrets.js';
import { botMove, fallbackMove } from './acts.js';
import { botLevelOf, hasBots, isBotPlayed, Refusal } from './doc.js';
import type { Room } from './room.js';
import type { AnyTable } from './rows.js';

const BUDGET_MS = 1000;

export class BotDriver {
  /** By table: the decisions bots are thinking about. */
  private readonly thinking = new Map<string, Set<string>>();

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
    if (table === null || doc.status !== 'playing' || !hasBots(doc)) return;
    for (const decision of table.game.decisions(table.state)) {
      if (!decision.optional && isBotPlayed(doc, decision.seat)) this.ask(room, table, decision);
    }
  }

  private ask(room: Room, table: AnyTable, decision: Decision<{ readonly kind: string }>): void {
    const key = decision.id;
    const asked = this.thinking.get(room.id) ?? new Set();
    if (asked.has(key)) return;
    this.thinking.set(room.id, asked.add(key));
    void this.answer(room, table, decision).finally(() => {
      asked.delete(key);
      if (asked.size === 0) this.thinking.delete(room.id);
    });
  }

  private async answer(
    room: Room,
    table: AnyTable,
    { id, seat, ask }: Decision<{ readonly kind: string }>,
  ): Promise<void> {
    const { game, state } = table;
    const decision = { id, seat, ask };
    try {
      const moves = game.legalMoves(state, decision);
      const view = game.view(state, seat);
      const level = botLevelOf(room.standing.doc, seat);
      const task = { game: game.id, view, decision, moves, level, seed: newKey(), budget: BUDGET_MS };
      const move = await this.bots.choose(task);
      await room.change((standing) =>
        botMove(standing, seat, { id: `bot-${newId()}`, decision: id, move }, this.now()),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) {
        this.observeFailure();
        this.log.warn({ err: error, table: room.id }, 'a bot failed');
      }
      await this.fallback(room, seat, id);
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

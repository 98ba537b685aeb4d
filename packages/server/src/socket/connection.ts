// One socket of one page: its messages one after the other, each answered.

import { clientMessage, LIMITS } from '@atoll/protocol';
import type { ClientMessage } from '@atoll/protocol';
import type { Logger } from 'pino';
import type { RateLimits } from '../limits.js';
import type { Metrics } from '../metrics.js';
import { IllegalMove } from '../rooms/acts.js';
import type { Player } from '../rooms/doc.js';
import { Refusal } from '../rooms/doc.js';
import type { Onlooker } from '../rooms/audience.js';
import type { Room } from '../rooms/room.js';
import type { Rooms } from '../rooms/rooms.js';
import { troubleOf } from '../store/trouble.js';
import { ackText, errorText, pongText, refusedText } from '../rooms/tell.js';
import { perform } from './perform.js';
import { welcome } from './welcome.js';

export interface Wire {
  send(text: string): void;
  /** Bytes not yet taken by the network. */
  waiting(): number;
  close(code: number): void;
}

export interface ConnectionContext {
  readonly rooms: Rooms;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
}

/** More than this under way at once is no page of ours. */
const MOST_WAITING = 64;
/** A page that does not read is cut off; it comes back and gets what it missed. */
const MOST_UNREAD = 4_000_000;

const POLICY = 1008;
const TRY_AGAIN = 1013;

export class Connection implements Onlooker {
  private room: Room | null = null;
  /** Messages that came while another was under way. */
  private readonly backlog: (string | null)[] = [];
  private handling = false;
  private gone = false;
  private dismissed = false;

  constructor(
    private readonly context: ConnectionContext,
    private readonly wire: Wire,
    private readonly who: Player | null,
    /** What is counted as one: see networkOf. */
    private readonly address: string,
  ) {}

  get player(): string | null {
    return this.who?.id ?? null;
  }

  send(text: string): void {
    if (this.gone) return;
    if (this.wire.waiting() > MOST_UNREAD) this.dismiss(null);
    else this.wire.send(text);
  }

  receive(data: string | null): void {
    if (this.gone) return;
    if (!this.handling) return void this.handleAll(data);
    if (this.backlog.push(data) >= MOST_WAITING) this.dismiss('too-many-messages');
  }

  /**
   * Ends it: from this instant it does nothing more and sees nothing more, whatever its client makes of the closing
   * frame. Whoever is told a reason stays away; without one the client comes back, to be let in by what it has then.
   */
  dismiss(reason: string | null): void {
    if (this.gone) return;
    if (reason !== null) this.wire.send(errorText(reason));
    this.dismissed = true;
    this.wire.close(reason === null ? TRY_AGAIN : POLICY);
    this.closed();
  }

  closed(): void {
    this.gone = true;
    this.room?.leave(this);
    this.room = null;
  }

  /** One after the other, the first at once. */
  private async handleAll(first: string | null): Promise<void> {
    this.handling = true;
    for (let data: string | null | undefined = first; data !== undefined; data = this.backlog.shift()) {
      await this.handle(data);
    }
    this.handling = false;
  }

  /** Whatever happens, the sender gets an answer. */
  private async handle(data: string | null): Promise<void> {
    if (this.gone) return;
    let id: string | null = null;
    try {
      // First of all its name: even who is too fast must know what was refused.
      const raw = jsonOf(data);
      id = idIn(raw);
      if (!this.context.limits.message(this.player ?? this.address, this.context.now())) throw new Refusal('too-fast');
      await this.obey(parsed(raw));
    } catch (error) {
      this.refuse(id, error);
    }
  }

  private async obey(message: ClientMessage): Promise<void> {
    const { now } = this.context;
    if (message.t === 'hello') return this.helloOrLater(message);
    if (message.t === 'ping') return this.send(pongText(message.id, now()));
    if (this.room === null) throw new Refusal('hello-first');
    const started = performance.now();
    const { room } = this;
    await perform(room, this.who, message, { ...this.context, mayStillAct: () => !this.dismissed });
    this.context.metrics.message(message.t, performance.now() - started);
    this.send(ackText(message.id, room.standing.table?.seq ?? 0));
  }

  private async hello(message: Extract<ClientMessage, { t: 'hello' }>): Promise<void> {
    try {
      const room = await this.context.rooms.get(message.table);
      if (this.gone) return;
      if (this.room !== room) this.room?.leave(this);
      this.room = room;
      await welcome(room, this, message, this.context);
      if (this.gone) room.leave(this);
    } catch (error) {
      if (error instanceof Refusal && error.reason !== 'failed') throw error;
      this.context.log.warn({ err: error, table: message.table }, 'a greeting failed');
      this.tryLater();
    }
  }

  /** Nothing is wrong with the page: it comes back by itself, in a while. */
  private tryLater(): void {
    this.wire.close(TRY_AGAIN);
    this.closed();
  }

  /** Without the store nobody can be welcomed: the page comes back by itself and asks again. */
  private async helloOrLater(message: Extract<ClientMessage, { t: 'hello' }>): Promise<void> {
    try {
      await this.hello(message);
    } catch (error) {
      if (troubleOf(error) === null) throw error;
      this.wire.close(TRY_AGAIN);
    }
  }

  private refuse(id: string | null, error: unknown): void {
    const refusal = error instanceof Refusal ? error : new Refusal(troubleOf(error) === null ? 'failed' : 'store-away');
    if (refusal.reason === 'failed' && refusal !== error)
      this.context.log.error({ err: error, table: this.room?.id }, 'a message failed');
    const params = refusal instanceof IllegalMove ? refusal.params : undefined;
    this.context.metrics.refused(refusal.reason);
    if (this.room === null && refusal.reason === 'too-fast') return this.tryLater();
    if (this.room === null && refusal.reason !== 'hello-first' && refusal.reason !== 'malformed') {
      return this.dismiss(refusal.reason);
    }
    this.send(
      refusedText(id, { reason: refusal.reason, rule: refusal.rule, ...(params === undefined ? {} : { params }) }),
    );
  }
}

/** Null stands for what is not even text. */
function jsonOf(data: string | null): unknown {
  try {
    return JSON.parse(data ?? '');
  } catch {
    throw new Refusal('malformed');
  }
}

/** Even a malformed message is answered by its name, if it has one. */
function idIn(raw: unknown): string | null {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof id === 'string' && id.length <= LIMITS.id ? id : null;
}

function parsed(raw: unknown): ClientMessage {
  const result = clientMessage.safeParse(raw);
  if (!result.success) throw new Refusal('malformed');
  return result.data;
}

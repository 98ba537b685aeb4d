// A page's side of a table, without the page: connects, comes back after a break, loses and doubles nothing.

import { ClientSocket } from './client-socket.js';
import type { SocketOptions } from './client-socket.js';
import type {
  ChatLine,
  ClientMessage,
  ClockMessage,
  MessageOf,
  ScreenMessage,
  ServerMessage,
  ToldMessage,
} from './messages.js';
import { PROTOCOL_VERSION } from './messages.js';
import { applyPatch } from './patch.js';
import type { Json, Patch } from './patch.js';
import type { TableInfo } from './table-info.js';

/** All a page needs to draw a table. Replaced as a whole at every change, unchanged parts stay the same objects. */
export interface ClientState {
  readonly status: 'connecting' | 'live' | 'closed';
  readonly table: TableInfo | null;
  readonly seq: number;
  readonly screen: ScreenMessage | null;
  /** What was told, oldest first, as far back as the server gave it. */
  readonly log: readonly ToldMessage[];
  /** Told by the last change and not seen before: what to animate. */
  readonly fresh: readonly ToldMessage[];
  readonly clock: ClockMessage | null;
  readonly presence: { readonly seats: readonly number[]; readonly watchers: number };
  readonly chat: readonly ChatLine[];
  /** Seats that are writing an offer. */
  readonly writing: readonly number[];
  /** One's own draft was just shortened by another's answer. */
  readonly cut: boolean;
  /** Why the server closed the connection for good. */
  readonly error: string | null;
}

export type Reply =
  | { readonly ok: true; readonly seq: number }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly rule: string;
      readonly params?: Readonly<Record<string, string | number>>;
    };

export interface ClientOptions extends SocketOptions {
  readonly table: string;
  /** Unlike anybody else's: ids of messages are made from it. */
  readonly device: string;
}

type Request = Exclude<ClientMessage, { t: 'hello' }>;
/** `Omit` for each of the union. */
type Unsent<M> = M extends { id: string } ? Omit<M, 'id'> : never;

const LOG_LENGTH = 2000;
const CHAT_LENGTH = 200;

export class AtollClient {
  state: ClientState = {
    status: 'connecting',
    table: null,
    seq: -1,
    screen: null,
    log: [],
    fresh: [],
    clock: null,
    presence: { seats: [], watchers: 0 },
    chat: [],
    writing: [],
    cut: false,
    error: null,
  };
  private readonly socket: ClientSocket;
  private readonly listeners = new Set<(state: ClientState) => void>();
  /** In the order they were made; sent again after a break until they are answered. */
  private readonly pending = new Map<string, { readonly message: Request; readonly done: (reply: Reply) => void }>();
  private made = 0;

  constructor(private readonly options: ClientOptions) {
    this.socket = new ClientSocket(options, {
      open: () => this.hello(),
      message: (text) => this.receive(JSON.parse(text) as ServerMessage),
      lost: () => this.change({ status: 'connecting' }),
    });
  }

  subscribe(listener: (state: ClientState) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** `ask`: the question the answer was put together for, where it may have changed under the same id. */
  move(decision: string, move: unknown, hold = false, ask?: unknown): Promise<Reply> {
    return this.ask({ t: 'move', decision, move, ...(hold ? { hold } : {}), ...(ask === undefined ? {} : { ask }) });
  }

  /** Takes back the last move of one's draft. */
  undo(): Promise<Reply> {
    return this.onDraft('undo');
  }

  confirm(): Promise<Reply> {
    return this.onDraft('confirm');
  }

  /** Why a move would be refused; `ok` if it would not. */
  why(decision: string, move: unknown): Promise<Reply> {
    return this.ask({ t: 'why', decision, move });
  }

  ask(message: Unsent<Request>): Promise<Reply> {
    this.made += 1;
    const id = `${this.options.device}-${this.made}`;
    const whole: Request = { ...message, id };
    return new Promise((done) => {
      this.pending.set(id, { message: whole, done });
      if (this.state.status === 'live') this.socket.send(JSON.stringify(whole));
    });
  }

  close(): void {
    this.socket.close();
    this.change({ status: 'closed' });
    for (const { done } of this.pending.values()) done({ ok: false, rule: 'TABLE', reason: 'closed' });
    this.pending.clear();
  }

  private onDraft(t: 'undo' | 'confirm'): Promise<Reply> {
    const of = this.state.screen?.draft.at(-1)?.id;
    return of === undefined
      ? Promise.resolve({ ok: false, rule: 'TABLE', reason: `nothing-to-${t}` })
      : this.ask({ t, of });
  }

  private hello(): void {
    const { seq, screen, chat } = this.state;
    const line = chat.at(-1);
    const held = {
      ...(screen === null ? {} : { seq, draft: screen.draft.at(-1)?.id ?? null, as: screen.viewer }),
      ...(line === undefined ? {} : { chat: line.n }),
    };
    this.socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, table: this.options.table, ...held }));
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        return this.welcome(message.table);
      case 'full':
        return this.replace(message);
      case 'step':
        return this.step(message);
      case 'ack':
        return this.answer(message.id, { ok: true, seq: message.seq });
      case 'refused':
        return this.refuse(message);
      case 'presence':
        return this.change({ presence: { seats: message.seats, watchers: message.watchers } });
      case 'chat':
        return this.change({ chat: mergeChat(this.state.chat, message.lines) });
      case 'writing':
        return this.change({ writing: message.seats });
      case 'pong':
        return this.answer(message.id, { ok: true, seq: this.state.seq });
      case 'error':
        this.change({ error: message.reason });
        return this.close();
    }
  }

  /** The answer to `hello`; what was not answered before the break is sent again, in its order. */
  private welcome(table: TableInfo): void {
    const again = this.state.status !== 'live';
    this.change({ table, status: 'live' });
    if (again) for (const { message } of this.pending.values()) this.socket.send(JSON.stringify(message));
  }

  private replace({ seq, screen, told, since, clock }: MessageOf<'full'>): void {
    const known = since === null ? [] : this.state.log.filter((line) => line.position <= since);
    const fresh = since === null ? [] : told;
    this.change({ seq, screen, clock, cut: false, fresh, log: [...known, ...told].slice(-LOG_LENGTH) });
  }

  private step(step: MessageOf<'step'>): void {
    const { seq, screen, log } = this.state;
    const draft = screen?.draft.at(-1)?.id ?? null;
    if (screen === null || step.from !== seq || step.fromDraft !== draft) return this.hello();
    const next =
      step.patch === null ? screen : (applyPatch(screen as Json, step.patch as unknown as Patch) as ScreenMessage);
    this.change({
      seq: step.seq,
      screen: next,
      clock: step.clock,
      cut: step.cut,
      fresh: step.told.slice(step.seen),
      log: step.told.length === 0 ? log : [...log, ...step.told].slice(-LOG_LENGTH),
    });
  }

  private refuse({ id, reason, rule, params }: MessageOf<'refused'>): void {
    if (id !== null) this.answer(id, { ok: false, reason, rule, ...(params === undefined ? {} : { params }) });
  }

  private answer(id: string, reply: Reply): void {
    const asked = this.pending.get(id);
    this.pending.delete(id);
    asked?.done(reply);
  }

  private change(part: Partial<ClientState>): void {
    if (this.state.status === 'closed') return;
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener(this.state);
  }
}

function mergeChat(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const last = known.at(-1)?.n ?? -1;
  return [...known, ...lines.filter((line) => line.n > last)].slice(-CHAT_LENGTH);
}

// A page's side of a table, without the page: connects, comes back after a break, loses and doubles nothing.

import { Questions } from './client-questions.js';
import type { Reply, Request } from './client-questions.js';
import { ClientSocket } from './client-socket.js';
import type { SocketOptions } from './client-socket.js';
import { TIMES } from './client-watch.js';
import type { ChatLine, ClockMessage, MessageOf, ScreenMessage, ServerMessage, ToldMessage } from './messages.js';
import { PROTOCOL_VERSION } from './messages.js';
import { applyPatch, PatchError } from './patch.js';
import type { Json, Patch } from './patch.js';
import type { TableInfo } from './table-info.js';

/** All a page needs to draw a table. Replaced as a whole at every change, unchanged parts stay the same objects. */
export interface ClientState {
  /** `live` once everything that was missed is here. */
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

export interface ClientOptions extends SocketOptions {
  readonly table: string;
  /** Unlike anybody else's: ids of messages are made from it. */
  readonly device: string;
  /** Calls `look` when the connection may have died unnoticed: the network is back, the page is seen again. */
  readonly signals?: (look: () => void) => () => void;
}

/** `Omit` for each of the union. */
type Unsent<M> = M extends { id: string } ? Omit<M, 'id'> : never;

declare function setTimeout(run: () => void, ms: number): unknown;
declare function clearTimeout(timer: unknown): void;

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
  private readonly questions: Questions;
  private readonly ignoreSignals: () => void;
  /** What is here did not fit what came: everything was asked for again. */
  private isMisfit = false;
  private greeting: unknown = null;
  private made = 0;

  constructor(private readonly options: ClientOptions) {
    this.socket = new ClientSocket(options, {
      open: () => this.hello(),
      message: (text) => this.receive(JSON.parse(text) as ServerMessage),
      lost: () => this.lost(),
      ping: () => this.socket.send(JSON.stringify({ t: 'ping', id: this.newId() })),
    });
    this.questions = new Questions(
      (options.times ?? TIMES).question,
      (text) => this.socket.send(text),
      () => this.socket.restart(),
    );
    this.ignoreSignals = options.signals?.(() => this.socket.look()) ?? (() => {});
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
    if (this.state.status === 'closed') return Promise.resolve(CLOSED);
    return this.questions.add({ ...message, id: this.newId() }, this.state.status === 'live');
  }

  close(): void {
    this.ignoreSignals();
    clearTimeout(this.greeting);
    this.socket.close();
    this.change({ status: 'closed' });
    this.questions.answerAll(CLOSED);
  }

  private newId(): string {
    this.made += 1;
    return `${this.options.device}-${this.made}`;
  }

  private lost(): void {
    this.isMisfit = false;
    clearTimeout(this.greeting);
    this.questions.pause();
    this.change({ status: 'connecting' });
  }

  private onDraft(t: 'undo' | 'confirm'): Promise<Reply> {
    const of = this.state.screen?.draft.at(-1)?.id;
    return of === undefined
      ? Promise.resolve({ ok: false, rule: 'TABLE', reason: `nothing-to-${t}` })
      : this.ask({ t, of });
  }

  private hello(): void {
    clearTimeout(this.greeting);
    this.greeting = setTimeout(() => this.socket.restart(), (this.options.times ?? TIMES).answer);
    const { seq, screen, chat } = this.state;
    const line = chat.at(-1);
    const held = {
      ...(screen === null || this.isMisfit ? {} : { seq, draft: screen.draft.at(-1)?.id ?? null, as: screen.viewer }),
      ...(line === undefined ? {} : { chat: line.n }),
    };
    this.socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION, table: this.options.table, ...held }));
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        return this.change({ table: message.table });
      case 'full':
        return this.replace(message);
      case 'step':
        return this.step(message);
      case 'ack':
        return this.questions.answer(message.id, { ok: true, seq: message.seq });
      case 'refused':
        return this.refuse(message);
      case 'presence':
        return this.greeted({ seats: message.seats, watchers: message.watchers });
      case 'chat':
        return this.change({ chat: mergeChat(this.state.chat, message.lines) });
      case 'writing':
        return this.change({ writing: message.seats });
      case 'pong':
        return this.questions.answer(message.id, { ok: true, seq: this.state.seq });
      case 'error':
        this.change({ error: message.reason });
        return this.close();
    }
  }

  /**
   * Who is there is told last of all that answers `hello`, and from then on whenever it changes: now everything is here,
   * and what was not answered before the break is asked again.
   */
  private greeted(presence: ClientState['presence']): void {
    if (this.state.status === 'live' || this.isMisfit) return this.change({ presence });
    clearTimeout(this.greeting);
    this.socket.settled();
    this.change({ presence, status: 'live' });
    this.questions.askAll();
  }

  private replace({ seq, screen, told, since, clock }: MessageOf<'full'>): void {
    const known = since === null ? [] : this.state.log.filter((line) => line.position <= since);
    const fresh = since === null ? [] : told;
    this.isMisfit = false;
    this.change({ seq, screen, clock, cut: false, fresh, log: [...known, ...told].slice(-LOG_LENGTH) });
  }

  private step(step: MessageOf<'step'>): void {
    const { seq, screen, log } = this.state;
    const draft = screen?.draft.at(-1)?.id ?? null;
    // Steps of before the answer to a second greeting; everything is on its way.
    if (this.isMisfit) return;
    if (screen === null || step.from !== seq || step.fromDraft !== draft) return this.misfit();
    const next = patched(screen, step.patch);
    if (next === null) return this.misfit();
    this.change({
      seq: step.seq,
      screen: next,
      clock: step.clock,
      cut: step.cut,
      fresh: step.told.slice(step.seen),
      log: step.told.length === 0 ? log : [...log, ...step.told].slice(-LOG_LENGTH),
    });
  }

  /** What is shown is out of date until everything has come again. */
  private misfit(): void {
    this.isMisfit = true;
    this.questions.pause();
    this.change({ status: 'connecting' });
    this.hello();
  }

  private refuse({ id, reason, rule, params }: MessageOf<'refused'>): void {
    if (id === null) return;
    this.questions.answer(id, { ok: false, reason, rule, ...(params === undefined ? {} : { params }) });
  }

  private change(part: Partial<ClientState>): void {
    if (this.state.status === 'closed') return;
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener(this.state);
  }
}

const CLOSED: Reply = { ok: false, rule: 'TABLE', reason: 'closed' };

/** Null if the patch was made for something else. */
function patched(screen: ScreenMessage, patch: MessageOf<'step'>['patch']): ScreenMessage | null {
  if (patch === null) return screen;
  try {
    return applyPatch(screen as Json, patch as unknown as Patch) as ScreenMessage;
  } catch (error) {
    if (error instanceof PatchError) return null;
    throw error;
  }
}

function mergeChat(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const last = known.at(-1)?.n ?? -1;
  return [...known, ...lines.filter((line) => line.n > last)].slice(-CHAT_LENGTH);
}

// A table of the server as a TableSource: the protocol's client, told in the words of the page.

import { AtollClient } from '@atoll/protocol';
import type { ClientState, Reply, TableInfo, ToldMessage } from '@atoll/protocol';
import type { DecisionId, GameTypes, Illegal, Placing, Seat, Viewer } from '@atoll/engine';
import type { Course } from '../table/course.ts';
import { courseOfRecord } from '../table/local/local-source.ts';
import { logged } from '../table/logged.ts';
import type {
  Council,
  CouncilActs,
  LoggedEvent,
  Moment,
  Outcome,
  SeatInfo,
  SubmitOptions,
  TableSnapshot,
  TableSource,
} from '../table/source.ts';
import { botName } from '../table/bot-names.ts';
import { colourOf } from '../ui/colours.ts';
import { api } from './api.ts';
import { wakeSignals } from './signals.ts';

/** Moments of the past kept for looking back; older ones are fetched. */
const KEPT_MOMENTS = 200;

export class NetworkSource implements TableSource {
  private readonly client: AtollClient;
  private readonly listeners = new Set<() => void>();
  private readonly moments = new Map<number, Moment>();
  /** Told before what the server gave on joining; fetched when it is wanted. */
  private older: readonly ToldMessage[] = [];
  private snapshot: TableSnapshot;

  constructor(readonly id: string) {
    const device = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16)).join('');
    const connect = (): WebSocket => new WebSocket(socketAddress());
    this.client = new AtollClient({ table: id, device, connect, signals: (look) => wakeSignals(look) });
    this.snapshot = snapshotOf(id, this.client.state, null);
    this.client.subscribe((state) => this.take(state));
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  getSnapshot(): TableSnapshot {
    return this.snapshot;
  }

  async submit(
    decision: DecisionId,
    move: GameTypes['move'],
    { hold = false, ask }: SubmitOptions = {},
  ): Promise<Outcome> {
    return outcomeOf(await this.client.move(decision, move, hold, ask));
  }

  /** Not kept for later: after a break it is said again if it is still true. */
  write(decision: DecisionId | null): void {
    if (this.client.state.status === 'live') void this.client.ask({ t: 'writing', decision });
  }

  /** Named one by one: the answers come back in any order, the table takes only the last each time. */
  async undo(count = 1): Promise<void> {
    const last = (this.client.state.screen?.draft ?? []).slice(-count).toReversed();
    await Promise.all(last.map(({ id }) => this.client.ask({ t: 'undo', of: id })));
  }

  async confirm(): Promise<void> {
    await this.client.confirm();
  }

  async why(decision: DecisionId, move: GameTypes['move']): Promise<Illegal | null> {
    return refusalIn(await this.client.why(decision, move));
  }

  async say(line: string): Promise<Outcome> {
    return outcomeOf(await this.client.ask({ t: 'chat', text: line }));
  }

  readonly acts: CouncilActs = {
    askBack: async (to) => refusalIn(await this.client.ask({ t: 'takeback', to })),
    answerBack: (to, accept) => void this.client.ask({ t: 'takeback-answer', to, accept }),
    withdrawBack: (to) => void this.client.ask({ t: 'takeback-withdraw', to }),
    vote: (seat, choice) => void this.client.ask({ t: 'vote', seat, choice }),
  };

  liftCurtain(): void {
    // Everybody has a screen of his own.
  }

  async at(seq: number): Promise<Moment | null> {
    const known = this.moments.get(seq);
    if (known !== undefined) return known;
    try {
      const { viewer, view, owes } = await api.moment(this.id, seq);
      const moment: Moment = { seq, viewer: viewer as Viewer, view, waitingFor: owes as Seat[] };
      this.moments.set(seq, moment);
      return moment;
    } catch {
      return null;
    }
  }

  async earlier(): Promise<void> {
    const before = toldFrom(this.older, this.client.state);
    if (before === 0) return;
    const { told } = await api.logBefore(this.id, before).catch(() => ({ told: [] }));
    // Asked twice, told once.
    if (before === toldFrom(this.older, this.client.state)) this.older = [...told, ...this.older];
    this.take(this.client.state);
  }

  /** Played again in a worker from the record, which the server hands out once the game is over. */
  async course(): Promise<Course | null> {
    const record = await api.record(this.id);
    return record === null ? null : courseOfRecord(record, this.snapshot.viewer);
  }

  exportRecord(): Promise<string | null> {
    return api.record(this.id);
  }

  close(): void {
    this.listeners.clear();
    this.client.close();
  }

  private take(state: ClientState): void {
    // A seat moved to another device takes what it has seen along.
    if (state.screen !== null && state.screen.viewer !== this.snapshot.viewer) {
      this.older = [];
      this.moments.clear();
    }
    const told = { ...state, log: [...this.older, ...state.log] };
    this.snapshot = { ...snapshotOf(this.id, told, this.snapshot), hasEarlier: toldFrom(this.older, state) > 0 };
    this.remember();
    for (const listener of this.listeners) listener();
  }

  private remember(): void {
    const { seq, viewer, view, waitingFor, status } = this.snapshot;
    if (status !== 'playing' && status !== 'over') return;
    this.moments.set(seq, { seq, viewer, view, waitingFor });
    if (this.moments.size > KEPT_MOMENTS) this.moments.delete(this.moments.keys().next().value ?? -1);
  }
}

/** The first position of the log that is here. */
function toldFrom(older: readonly ToldMessage[], { log }: ClientState): number {
  return (older[0] ?? log[0])?.position ?? 0;
}

function socketAddress(): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
}

function refusalIn(reply: Reply): Illegal | null {
  if (reply.ok) return null;
  const { rule, reason, params } = reply;
  return params === undefined ? { rule, reason } : { rule, reason, params };
}

function outcomeOf(reply: Reply): Outcome {
  const illegal = refusalIn(reply);
  return illegal === null ? { ok: true } : { ok: false, illegal };
}

const STATUS = { open: 'gathering', playing: 'playing', over: 'over', stopped: 'failed' } as const;

function snapshotOf(id: string, state: ClientState, before: TableSnapshot | null): TableSnapshot {
  const { table, screen, chat, log } = state;
  const viewer: Viewer = (screen?.viewer ?? table?.you ?? 'spectator') as Viewer;
  const decisions = screen?.decisions ?? [];
  const draft = screen?.draft ?? [];
  const own = viewer === 'spectator' ? (0 as Seat) : viewer;
  const isKnown = table !== null && (screen !== null || table.status === 'open');
  return {
    table: { id, game: table?.game ?? '', kind: 'network', options: table?.options ?? {} },
    status: state.error !== null ? 'failed' : isKnown ? STATUS[table.status] : (before?.status ?? 'loading'),
    ...(state.error !== null && { failure: state.error }),
    connection: state.status === 'live' || before === null ? 'live' : 'reconnecting',
    seq: Math.max(0, state.seq) + draft.length,
    viewer,
    view: screen?.view ?? {},
    decisions: decisions
      .map(({ id: decision, moves, ...rest }) => ({ ...rest, id: decision as DecisionId, seat: own, legal: moves }))
      .toSorted((a, b) => Number(a.optional) - Number(b.optional)),
    waitingFor: (screen?.owes ?? []).map((seat) => seat as Seat),
    log: logOf(state),
    seats: seatsOf(state),
    canUndo: draft.length > 0,
    drafted: draft.length,
    undoBarrier: draft.length > 0 ? null : (screen?.sealed ?? 'nothing'),
    canConfirm: draft.length > 0 && !decisions.some(({ optional }) => !optional),
    ranking: (screen?.ranking ?? null) as unknown as readonly Placing[] | null,
    ending: screen?.ending ?? null,
    chat: chat.map(({ n, at, name, seat, text }) => ({ id: n, at, name, seat: seat as Seat | null, text })),
    curtain: null,
    ...(table !== null && { council: councilOf(table, log, viewer) }),
  };
}

/** What was taken back is left out. */
function inForce(log: readonly ToldMessage[]): readonly ToldMessage[] {
  let told = log;
  for (const { to, position } of log) {
    if (to !== null) told = told.filter((other) => other.position <= to || other.position > position);
  }
  return told;
}

/** Told entries, then what the viewer has drafted. */
function logOf({ log, screen, seq }: ClientState): readonly LoggedEvent[] {
  const lines = inForce(log).flatMap((told) => logged(told.position, told));
  const drafted = (screen?.draft ?? []).flatMap((move, index) => logged(seq + index + 1, move));
  return [...lines, ...drafted];
}

function councilOf(table: TableInfo, log: readonly ToldMessage[], viewer: Viewer): Council {
  const { offer, votes, status, casual, clock, absence } = table;
  const mayAsk = status === 'playing' && casual && offer === null && viewer !== 'spectator';
  return {
    offer: offer as Council['offer'],
    votes: votes as unknown as Council['votes'],
    mayAskBack: mayAsk ? beforeLastGesture(inForce(log), viewer) : null,
    absence: clock.kind === 'none' ? null : absence,
  };
}

/** Where the table stood before what the seat handed over last: several answers may have gone at once. */
function beforeLastGesture(log: readonly ToldMessage[], viewer: Seat): number | null {
  const last = log.findLast(({ seat }) => seat === viewer);
  if (last === undefined) return null;
  const together = log.filter(({ seat, at }) => seat === viewer && at === last.at);
  return (together[0] ?? last).position - 1;
}

function seatsOf({ table, presence, clock, writing }: ClientState): readonly SeatInfo[] {
  const now = performance.now();
  return (table?.seats ?? []).map(({ kind, name, standIn, level, hurried }, seat) => {
    const left = clock?.left[seat];
    const running = clock?.running.includes(seat) ?? false;
    const passed = clock === null || !running ? 0 : clock.now - clock.at;
    return {
      seat: seat as Seat,
      name: name ?? (kind === 'bot' ? botName(seat) : '…'),
      colour: colourOf(seat),
      kind: kind === 'open' ? 'empty' : kind === 'bot' || standIn ? 'bot' : 'person',
      presence: kind === 'bot' || presence.seats.includes(seat) ? 'here' : 'away',
      clock: left === undefined ? null : { left: left - passed, running, at: now },
      level,
      standsIn: standIn,
      hurried,
      isWriting: writing.includes(seat),
    };
  });
}

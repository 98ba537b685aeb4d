// People for tests: take a name, sit down, play by a plan, over real HTTP and real sockets.

import { below, randomFrom } from '@atoll/engine';
import type { Random } from '@atoll/engine';
import { AtollClient } from '@atoll/protocol';
import type { ClientState, NewTable, Reply, ScreenMessage, SocketLike, TableInfo, Times } from '@atoll/protocol';
import { WebSocket } from 'ws';

export interface Answer<T = TableInfo> {
  readonly status: number;
  readonly body: T;
}

let devices = 0;

/** Somebody with a key, as a browser would hold it. */
export class Person {
  private readonly open = new Set<WebSocket>();

  private constructor(
    /** May change: after a restart, or to another process. */
    public base: string,
    readonly cookie: string,
    readonly name: string,
  ) {}

  static async named(base: string, name: string): Promise<Person> {
    const response = await fetch(`${base}/api/players`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    if (!response.ok) throw new Error(`no name: ${await response.text()}`);
    const [cookie] = (response.headers.get('set-cookie') ?? '').split(';');
    return new Person(base, cookie ?? '', name);
  }

  /** Somebody whose browser was here before. */
  static withCookie(base: string, cookie: string, name: string): Person {
    return new Person(base, cookie, name);
  }

  async post<T = TableInfo>(path: string, body: object = {}): Promise<Answer<T>> {
    const response = await fetch(`${this.base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as T };
  }

  async get<T = TableInfo>(path: string): Promise<Answer<T>> {
    const response = await fetch(`${this.base}${path}`, { headers: { cookie: this.cookie } });
    return { status: response.status, body: (await response.json()) as T };
  }

  socket(): WebSocket {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/ws`, { headers: { cookie: this.cookie } });
    this.open.add(socket);
    socket.on('close', () => this.open.delete(socket));
    return socket;
  }

  /** Breaks every connection; clients come back to where `base` points now. */
  cut(): void {
    for (const socket of this.open) socket.terminate();
  }

  /** Follows `base`: a client that is cut off comes back to where it points then. */
  client(table: string, through: (socket: WebSocket) => SocketLike = (socket) => socket, times?: Times): AtollClient {
    devices += 1;
    const device = `t${process.pid}-${devices}`;
    const backOff = { first: 20, most: 200 };
    return new AtollClient({
      table,
      device,
      connect: () => through(this.socket()),
      backOff,
      ...(times === undefined ? {} : { times }),
    });
  }
}

export async function people(base: string, count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, (_, seat) => Person.named(base, `Player ${seat}`)));
}

/** A table of these people in this order, started. */
export async function tableOf(
  seated: readonly Person[],
  wishes: Partial<NewTable> & { game: string },
): Promise<string> {
  const [host, ...others] = seated;
  if (host === undefined) throw new Error('nobody to sit down');
  const seats = ['me' as const, ...others.map(() => 'open' as const)];
  const { status, body } = await host.post('/api/tables', { seats, ...wishes });
  if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`);
  for (const [index, other] of others.entries()) {
    const nonce = String(index).repeat(16);
    const joined = await other.post(`/api/tables/${body.id}/join`, { seat: index + 1, nonce });
    if (joined.status !== 200) throw new Error(`no seat: ${JSON.stringify(joined.body)}`);
  }
  const started = await host.post(`/api/tables/${body.id}/start`);
  if (started.status !== 200) throw new Error(`no start: ${JSON.stringify(started.body)}`);
  return body.id;
}

/** Fulfilled as soon as the client's state is as wanted. */
export function until(client: AtollClient, wanted: (state: ClientState) => boolean, ms = 20_000): Promise<ClientState> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => {
      stop();
      failed(new Error(`waited in vain: ${JSON.stringify({ ...client.state, log: client.state.log.length })}`));
    }, ms);
    const look = (state: ClientState): void => {
      if (!wanted(state)) return;
      clearTimeout(timer);
      stop();
      done(state);
    };
    const stop = client.subscribe(look);
    look(client.state);
  });
}

export const isEnded = (state: ClientState): boolean => (state.screen?.ranking ?? null) !== null;

/** Which of the legal moves a scripted seat makes: always the same for the same seat and decision. */
export function choice(seed: string, seat: number, decision: string, moves: number): number {
  const random: Random = randomFrom(`${seed} ${seat} ${decision}`);
  return below(random, moves);
}

interface Manner {
  /** Chances in ten: hold an answer and confirm it later; take a held one back first. */
  readonly hold?: number;
  readonly undo?: number;
  readonly random?: Random;
}

/** Refusals that only say that something else happened first. */
const LATE = ['closed-decision', 'nothing-to-confirm', 'nothing-to-undo', 'not-the-last-move'];

/** Answers every mandatory question by the script until the game is over. */
export async function playToTheEnd(client: AtollClient, seed: string, manner: Manner = {}): Promise<void> {
  const { hold = 0, undo = 0, random = randomFrom(seed) } = manner;
  for (;;) {
    const { screen } = await until(client, (now) => isEnded(now) || owesSomething(now), 100_000);
    if (screen === null || screen.ranking !== null) return;
    const reply = await (screen.draft.length > 0 ? settleDraft() : answer(screen));
    if (!reply.ok && !LATE.includes(reply.reason))
      throw new Error(`${String(screen.viewer)} was refused: ${reply.reason}`);
  }

  function settleDraft(): Promise<Reply> {
    return below(random, 10) < undo ? client.undo() : client.confirm();
  }

  function answer(screen: ScreenMessage): Promise<Reply> {
    const decision = screen.decisions.find(({ optional }) => !optional);
    if (decision === undefined) throw new Error('nothing is owed');
    const seat = screen.viewer === 'spectator' ? 0 : screen.viewer;
    const move = decision.moves[choice(seed, seat, decision.id, decision.moves.length)];
    return client.move(decision.id, move, below(random, 10) < hold);
  }
}

export function owesSomething({ screen, status }: ClientState): boolean {
  if (screen === null || status !== 'live') return false;
  return screen.draft.length > 0 || screen.decisions.some(({ optional }) => !optional);
}

// A crowd of players: many tables, a socket for every seat, each played by whoever owes an answer.

import { AtollClient } from '@atoll/protocol';
import { WebSocket } from 'ws';

export interface Site {
  readonly url: string;
  readonly game: string;
  readonly seats: number;
}

/** A move, as its seat said it. */
export interface Said {
  readonly decision: string;
  readonly move: unknown;
}

/** What came of one answer. */
export interface Answered {
  /** Null where a draft was confirmed. */
  readonly said: Said | null;
  /** Told to the table, or kept as a draft of its seat. */
  readonly told: boolean;
  /** From sending to the answer of the server, and until the last screen had it. */
  readonly acknowledgedMs: number;
  readonly everywhereMs: number;
}

export class CrowdTable {
  readonly clients: AtollClient[] = [];
  private readonly sockets: (WebSocket | null)[] = [];
  private readonly arrived: number[] = [];
  private readonly seen: number[] = [];
  private wake: () => void = () => {};
  /** The last position the server has promised to have stored. */
  promised = 0;
  bytes = 0;
  messages = 0;

  constructor(
    private readonly site: Site,
    readonly id: string,
    private readonly cookies: readonly string[],
    private readonly number: number,
  ) {}

  /** Connects every seat; fulfilled when each has its screen. */
  async open(): Promise<void> {
    for (const [seat, cookie] of this.cookies.entries()) {
      const client = new AtollClient({
        table: this.id,
        device: `load-${process.pid}-${this.number}-${seat}`,
        connect: () => this.connect(seat, cookie),
      });
      this.clients.push(client);
      this.arrived.push(0);
      this.seen.push(-1);
      client.subscribe(({ seq }) => {
        if (seq === this.seen[seat]) return;
        this.seen[seat] = seq;
        this.arrived[seat] = performance.now();
        this.wake();
      });
    }
    await this.everywhere(0);
  }

  get over(): boolean {
    return this.clients.some((client) => (client.state.screen?.ranking ?? null) !== null);
  }

  /** Why the server has closed the table to somebody; null as long as it has not. */
  get closedFor(): string | null {
    return this.clients.find((client) => client.state.error !== null)?.state.error ?? null;
  }

  /** Breaks the connection of every seat. */
  cut(): void {
    for (const socket of this.sockets) socket?.terminate();
  }

  /** Fulfilled when every seat is connected and has been told everything. */
  async inStep(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.ask({ t: 'ping' })));
  }

  /** Lets the first seat that owes an answer give one; null if none can just now. */
  async play(): Promise<Answered | null> {
    for (const client of this.clients) {
      const screen = client.state.screen;
      if (screen === null || client.state.status !== 'live') continue;
      const decision = screen.decisions.find((open) => !open.optional);
      if (decision === undefined && screen.draft.length === 0) continue;
      const from = performance.now();
      const before = client.state.seq;
      const move = decision?.moves[Math.floor(Math.random() * decision.moves.length)];
      const reply = await (decision === undefined ? client.confirm() : client.move(decision.id, move));
      if (!reply.ok) return null;
      const acknowledgedMs = performance.now() - from;
      const said = decision === undefined ? null : { decision: decision.id, move };
      if (reply.seq <= before) return { said, told: false, acknowledgedMs, everywhereMs: acknowledgedMs };
      this.promised = Math.max(this.promised, reply.seq);
      await this.everywhere(reply.seq);
      return { said, told: true, acknowledgedMs, everywhereMs: Math.max(...this.arrived) - from };
    }
    return null;
  }

  close(): void {
    for (const client of this.clients) client.close();
  }

  private async everywhere(seq: number): Promise<void> {
    while (this.seen.some((each) => each < seq)) {
      await new Promise<void>((done) => {
        this.wake = done;
      });
    }
  }

  private connect(seat: number, cookie: string): WebSocket {
    const socket = new WebSocket(`${this.site.url.replace('http', 'ws')}/ws`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.sockets[seat] = socket;
    socket.on('message', (data) => {
      this.bytes += (data as Buffer).length;
      this.messages += 1;
    });
    return socket;
  }
}

/** The same few people sit at all tables: what is measured is the tables. */
export async function namedPeople(site: Site): Promise<string[]> {
  return Promise.all(Array.from({ length: site.seats }, (_, seat) => namedPerson(site.url, `Load ${seat}`)));
}

/** The key of somebody new, as a cookie. */
export async function namedPerson(url: string, name: string): Promise<string> {
  const response = await post(url, '/api/players', '', { name });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
}

export async function makeTable(site: Site, cookies: readonly string[]): Promise<string> {
  const seats = cookies.map((_, index) => (index === 0 ? 'me' : 'open'));
  return makeMixedTable(site, cookies, { seats });
}

/** A table as wished, whose open seats the others take in their order, started. */
export async function makeMixedTable(
  { url, game }: Pick<Site, 'url' | 'game'>,
  cookies: readonly string[],
  wishes: { readonly seats: readonly unknown[] } & Readonly<Record<string, unknown>>,
): Promise<string> {
  const [host = '', ...others] = cookies;
  const id = await makeOpenTable({ url, game }, host, wishes);
  for (const cookie of others) await post(url, `/api/tables/${id}/join`, cookie, {});
  await post(url, `/api/tables/${id}/start`, host, {});
  return id;
}

export async function makeOpenTable(
  { url, game }: Pick<Site, 'url' | 'game'>,
  host: string,
  wishes: Readonly<Record<string, unknown>>,
): Promise<string> {
  const made = await post(url, '/api/tables', host, { game, ...wishes });
  return ((await made.json()) as { id: string }).id;
}

/** A table where Hard thinks on every seat: its maker leaves once it has started. */
export async function makeBotTable(site: Site, cookie: string): Promise<void> {
  const seats = ['me', ...Array.from({ length: site.seats - 1 }, () => ({ bot: 'hard' }))];
  await leaveTable(site.url, await makeMixedTable(site, [cookie], { seats }), cookie);
}

export async function leaveTable(url: string, id: string, cookie: string): Promise<void> {
  await post(url, `/api/tables/${id}/leave`, cookie, {});
}

async function post(url: string, path: string, cookie: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Does `work` for every item, so many at a time. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

// A crowd of players: many tables, a socket for every seat, each played by whoever owes an answer.

import { AtollClient } from '@atoll/protocol';
import { WebSocket } from 'ws';

export interface Site {
  readonly url: string;
  readonly game: string;
  readonly seats: number;
}

/** What came of one answer. */
export interface Answered {
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
      if (reply.seq <= before) return { told: false, acknowledgedMs, everywhereMs: acknowledgedMs };
      this.promised = Math.max(this.promised, reply.seq);
      await this.everywhere(reply.seq);
      return { told: true, acknowledgedMs, everywhereMs: Math.max(...this.arrived) - from };
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
  return Promise.all(
    Array.from({ length: site.seats }, async (_, seat) => {
      const response = await post(site, '/api/players', '', { name: `Load ${seat}` });
      return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    }),
  );
}

export async function makeTable(site: Site, cookies: readonly string[]): Promise<string> {
  const [host = '', ...others] = cookies;
  const seats = ['me', ...others.map(() => 'open')];
  const made = await post(site, '/api/tables', host, { game: site.game, seats });
  const { id } = (await made.json()) as { id: string };
  for (const [index, cookie] of others.entries())
    await post(site, `/api/tables/${id}/join`, cookie, { seat: index + 1 });
  await post(site, `/api/tables/${id}/start`, host, {});
  return id;
}

/** A table where Hard thinks on every seat: its maker leaves once it has started. */
export async function makeBotTable(site: Site, cookie: string): Promise<void> {
  const seats = ['me', ...Array.from({ length: site.seats - 1 }, () => ({ bot: 'hard' }))];
  const made = await post(site, '/api/tables', cookie, { game: site.game, seats });
  const { id } = (await made.json()) as { id: string };
  await post(site, `/api/tables/${id}/start`, cookie, {});
  await post(site, `/api/tables/${id}/leave`, cookie, {});
}

async function post(site: Site, path: string, cookie: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(`${site.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
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

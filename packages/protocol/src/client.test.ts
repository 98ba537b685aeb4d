// A page's side of a table, at a line that breaks, falls silent or tells nonsense. Time is the test's own.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AtollClient } from './client.js';
import type { Reply } from './client-questions.js';
import type { SocketLike } from './client-socket.js';
import type { ClientMessage, ServerMessage } from './messages.js';

type Listener = (event: { data: unknown }) => void;

/** The server's end of one connection; what the page says is noted. */
class Line implements SocketLike {
  private readonly listeners = new Map<string, Listener[]>();
  readonly said: ClientMessage[] = [];
  isClosed = false;

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  happens(type: 'open' | 'close', event = { data: null }): void {
    for (const listener of this.listeners.get(type) ?? []) listener(event);
  }

  tells(...messages: readonly unknown[]): void {
    for (const message of messages)
      for (const listener of this.listeners.get('message') ?? []) listener({ data: JSON.stringify(message) });
  }
}

let lines: Line[];
let signal: () => void;
let isWatched: boolean;
let client: AtollClient;

const last = (): Line => lines.at(-1) as Line;
const saidBy = (t: ClientMessage['t'], line = last()): ClientMessage[] => line.said.filter((each) => each.t === t);

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  isWatched = false;
  client = new AtollClient({
    table: 't',
    device: 'd',
    random: () => 1,
    connect: () => {
      lines.push(new Line());
      return last();
    },
    signals: (look) => {
      signal = look;
      isWatched = true;
      return () => {
        isWatched = false;
      };
    },
  });
});

afterEach(() => {
  client.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const table = { id: 't', status: 'playing' } as never;
const screen = (view: object) => ({ viewer: 0, view, owes: [], decisions: [], draft: [], sealed: null });
const full = (seq: number, view: object) => ({
  t: 'full',
  seq,
  screen: screen(view),
  told: [],
  since: null,
  clock: null,
});
const step = (from: number, patch: object | null) => ({
  t: 'step',
  from,
  fromDraft: null,
  seq: from + 1,
  patch,
  told: [],
  seen: 0,
  clock: null,
  cut: false,
});
const presence = { t: 'presence', seats: [0], watchers: 0 } satisfies ServerMessage;

function greets(line = last(), seq = 0): void {
  line.happens('open');
  line.tells({ t: 'table', table }, full(seq, { n: seq }), presence);
}

async function freshLine(): Promise<void> {
  const { length } = lines;
  while (lines.length === length) await vi.advanceTimersByTimeAsync(10);
}

/** A fresh connection was tried, after whatever pause was due. */
async function triedAgain(tries: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines.length).toBe(tries);
}

describe('M2: a table is live once all that answers the greeting is there', () => {
  it('and not before', () => {
    last().happens('open');
    expect(saidBy('hello')).toMatchObject([{ table: 't' }]);
    last().tells({ t: 'table', table });
    expect(client.state.status).toBe('connecting');
    last().tells(full(3, {}));
    expect(client.state.status).toBe('connecting');
    last().tells(presence);
    expect([client.state.status, client.state.seq]).toEqual(['live', 3]);
  });

  it('half a greeting, or none, is given up after ten seconds, and tried again', async () => {
    last().happens('open');
    last().tells({ t: 'table', table });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lines[0]?.isClosed).toBe(true);
    await triedAgain(2);
    expect(client.state.error).toBeNull();
    greets();
    expect(client.state.status).toBe('live');
  });

  it('a server that closes without a word is tried again, later each time', async () => {
    const pauses = [];
    for (let n = 1; n < 5; n++) {
      last().happens('open');
      last().happens('close');
      const before = Date.now();
      await freshLine();
      pauses.push(Date.now() - before);
    }
    expect(pauses).toEqual([250, 500, 1000, 2000]);
  });
});

describe('M3: a connection that dies silently is noticed', () => {
  it('quiet for twenty seconds it is asked, and left ten seconds later', async () => {
    greets();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(saidBy('ping')).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(saidBy('ping').length).toBe(1);
    await vi.advanceTimersByTimeAsync(9999);
    expect(client.state.status).toBe('live');
    await vi.advanceTimersByTimeAsync(1);
    expect([client.state.status, lines[0]?.isClosed]).toEqual(['connecting', true]);
    await vi.advanceTimersByTimeAsync(250);
    greets(last(), 4);
    expect([lines.length, client.state.status, client.state.seq]).toEqual([2, 'live', 4]);
    // What the old line still says is nobody's business.
    lines[0]?.tells(full(9, {}));
    lines[0]?.happens('close');
    expect([client.state.status, client.state.seq]).toEqual(['live', 4]);
  });

  it('whatever comes shows that it is there', async () => {
    greets();
    for (let n = 0; n < 10; n++) {
      await vi.advanceTimersByTimeAsync(19_000);
      last().tells(presence);
    }
    expect(saidBy('ping')).toEqual([]);
    await vi.advanceTimersByTimeAsync(20_000);
    last().tells({ t: 'pong', id: saidBy('ping')[0]?.t ?? '', now: 0 });
    await vi.advanceTimersByTimeAsync(15_000);
    expect([client.state.status, lines.length]).toEqual(['live', 1]);
  });

  it('when the network or the page is back it is asked at once, with less patience', async () => {
    greets();
    signal();
    expect(saidBy('ping').length).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(client.state.status).toBe('connecting');
    // Between two tries it is tried at once.
    signal();
    expect(lines.length).toBe(2);
    greets();
    await vi.advanceTimersByTimeAsync(1000);
    expect(lines.length).toBe(2);
    client.close();
    expect(isWatched).toBe(false);
  });

  it('a connection that does not even open is given up, too', async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lines[0]?.isClosed).toBe(true);
    await triedAgain(2);
  });
});

describe('M3: no question waits without end', () => {
  const answers: Reply[] = [];
  const noting = (reply: Promise<Reply>): void => void reply.then((each) => answers.push(each));

  beforeEach(() => {
    answers.length = 0;
  });

  it('why not: fails with a reason, connected or not', async () => {
    greets();
    noting(client.why('1', {}));
    last().happens('close');
    noting(client.why('2', {}));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(answers).toMatchObject([{ reason: 'no-answer' }, { reason: 'no-answer' }]);
  });

  it('a move: is asked again on another connection, under the same name', async () => {
    greets();
    noting(client.move('1', {}));
    const [first] = saidBy('move');
    // The line lives, only the answer does not come.
    for (let n = 0; n < 15; n++) {
      last().tells(presence);
      await vi.advanceTimersByTimeAsync(1000);
    }
    await vi.advanceTimersByTimeAsync(250);
    expect(lines.length).toBe(2);
    greets();
    expect(saidBy('move')).toEqual([first]);
    last().tells({ t: 'ack', id: 'd-1', seq: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual([{ ok: true, seq: 1 }]);
  });

  it('a move: fails with a reason after the third time, and is not asked again', async () => {
    greets();
    noting(client.move('1', {}));
    for (let n = 0; n < 60; n++) {
      last().tells(presence);
      await vi.advanceTimersByTimeAsync(1000);
      if (client.state.status !== 'live') greets();
    }
    expect(answers).toMatchObject([{ ok: false, reason: 'no-answer' }]);
    last().happens('close');
    await vi.advanceTimersByTimeAsync(250);
    greets();
    expect(saidBy('move')).toEqual([]);
  });

  it('a move: a break, however long, does not count', async () => {
    greets();
    noting(client.move('1', {}));
    last().happens('close');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(answers).toEqual([]);
    await freshLine();
    greets();
    expect(saidBy('move').length).toBe(1);
  });
});

describe('a step that does not fit', () => {
  it.each([
    ['a patch of something else', step(0, { in: { view: { in: { hand: { each: [[3, { set: 1 }]] } } } } })],
    ['a step from elsewhere', step(5, null)],
  ])('%s: everything is asked for again, and until then nothing is called live', (_, unfit) => {
    greets();
    expect(() => last().tells(unfit)).not.toThrow();
    expect(client.state.status).toBe('connecting');
    const again = saidBy('hello')[1];
    expect(again).toBeDefined();
    expect(again).not.toHaveProperty('seq');
    // Others come and go, and steps made before the second greeting still arrive.
    last().tells(presence, step(0, null));
    expect([client.state.status, client.state.seq, saidBy('hello').length]).toEqual(['connecting', 0, 2]);
    last().tells({ t: 'table', table }, full(7, {}), presence);
    expect([client.state.status, client.state.seq]).toEqual(['live', 7]);
  });
});

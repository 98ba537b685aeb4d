// Back after a break: only what was missed comes over the wire, and it leads to the screen a newcomer is shown.

import type { AnyGame } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import type { AtollClient, MessageOf, ServerMessage, SocketLike } from '@atoll/protocol';
import { pearls } from '@atoll/testkit/reference';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { choice, people, tableOf, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

const games = await registry.allPresent();

let server: TestServer;
/** At most this many entries are made up for by a patch, whatever happens; a few more if one is lucky. */
const ALWAYS = 16;
const NOWHERE = 'http://127.0.0.1:1';

beforeAll(async () => {
  server = await serve({}, { games: [pearls, ...games] });
});

afterAll(async () => {
  await server.stop();
});

class Party {
  private constructor(
    readonly seated: readonly Person[],
    readonly table: string,
    readonly clients: readonly AtollClient[],
    readonly heard: readonly string[][],
  ) {}

  static async of(game: AnyGame, seats: number): Promise<Party> {
    const seated = await people(server.url, seats);
    const table = await tableOf(seated, { game: game.id });
    const heard: string[][] = seated.map(() => []);
    const clients = seated.map((person, seat) => person.client(table, overheard(heard[seat] ?? [])));
    await Promise.all(clients.map((client) => until(client, (state) => state.screen !== null)));
    return new Party(seated, table, clients, heard);
  }

  /** One answer of a seat that is not `away`; false if the game waits for nobody else. */
  async move(away: number | null): Promise<boolean> {
    for (const [seat, client] of this.clients.entries()) {
      const { screen } = client.state;
      if (seat === away || screen === null) continue;
      const decision = screen.decisions.find(({ optional }) => !optional);
      const index = decision === undefined ? 0 : choice('resume', seat, decision.id, decision.moves.length);
      if (decision === undefined && screen.draft.length === 0) continue;
      const reply = await (decision === undefined ? client.confirm() : client.move(decision.id, decision.moves[index]));
      expect(reply).toMatchObject({ ok: true });
      const seq = client.state.seq;
      const others = this.clients.filter((_, other) => other !== away);
      await Promise.all(others.map((other) => until(other, (state) => state.seq >= seq)));
      return true;
    }
    return false;
  }

  async leave(seat: number): Promise<void> {
    const person = this.seated[seat] as Person;
    person.base = NOWHERE;
    person.cut();
    await until(this.clients[seat] as AtollClient, (state) => state.status === 'connecting');
  }

  /** What the seat is sent on its return. */
  async comeBack(seat: number): Promise<ServerMessage[]> {
    const texts = this.heard[seat] ?? [];
    texts.length = 0;
    (this.seated[seat] as Person).base = server.url;
    const client = this.clients[seat] as AtollClient;
    await until(client, (state) => state.status === 'live');
    await client.ask({ t: 'ping' });
    return texts.map((text) => JSON.parse(text) as ServerMessage);
  }

  async fresh(seat: number): Promise<AtollClient> {
    const client = (this.seated[seat] as Person).client(this.table);
    await until(client, (state) => state.screen !== null);
    client.close();
    return client;
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}

function overheard(texts: string[]): (socket: WebSocket) => SocketLike {
  return (socket) => {
    socket.on('message', (data) => texts.push((data as Buffer).toString()));
    return socket;
  };
}

const only = <T extends ServerMessage['t']>(messages: readonly ServerMessage[], t: T): MessageOf<T>[] =>
  messages.filter((message): message is MessageOf<T> => message.t === t);

it.each([pearls, ...games])('$id: a seat that was away is told what it missed and what changed', async (game) => {
  const party = await Party.of(game, Math.min(3, game.seats.max));
  let breaks = 0;
  let patched = 0;
  let whole = 0;
  for (let turn = 0; turn < 60 && breaks < 6; turn++) {
    const away = turn % party.clients.length;
    const client = party.clients[away] as AtollClient;
    const { seq, log } = client.state;
    await party.leave(away);
    for (let missed = 0; missed < 1 + (turn % ALWAYS); missed++) if (!(await party.move(away))) break;
    const messages = await party.comeBack(away);
    expect(only(messages, 'full')).toEqual([]);
    const [step] = only(messages, 'step');
    const told = step?.told.map(({ position }) => position) ?? [];
    expect(told).toEqual(Array.from({ length: client.state.seq - seq }, (_, n) => seq + 1 + n));
    const newcomer = await party.fresh(away);
    expect(client.state.screen).toEqual(newcomer.state.screen);
    expect(client.state.log.length).toBe(log.length + told.length);
    if (told.length > 0) {
      breaks += 1;
      patched += JSON.stringify(step?.patch).length;
      whole += JSON.stringify(newcomer.state.screen).length;
    }
    if (!(await party.move(null))) break;
  }
  expect(breaks).toBeGreaterThan(2);
  // The moves that are legal now are new in both.
  expect(patched).toBeLessThan(whole);
  party.close();
});

it('whoever watched is told the difference too, by a process that has read the table anew', async () => {
  const party = await Party.of(pearls, 3);
  const [watcher] = (await people(server.url, 1)) as [Person];
  const texts: string[] = [];
  const client = watcher.client(party.table, overheard(texts));
  await until(client, (state) => state.screen !== null);
  watcher.base = NOWHERE;
  watcher.cut();
  for (let n = 0; n < 5; n++) await party.move(null);
  server = await server.restart();
  for (const person of party.seated) person.base = server.url;
  texts.length = 0;
  watcher.base = server.url;
  await until(client, (state) => state.seq >= 5);
  expect(texts.some((text) => text.startsWith('{"t":"full"'))).toBe(false);
  const [first] = party.clients as [AtollClient];
  await until(first, (state) => state.status === 'live');
  expect(client.state.screen?.view).toEqual((await spectators(party.table)).view);
  client.close();
  party.close();
});

async function spectators(table: string): Promise<NonNullable<AtollClient['state']['screen']>> {
  const [stranger] = (await people(server.url, 1)) as [Person];
  const client = stranger.client(table);
  const { screen } = await until(client, (state) => state.screen !== null);
  client.close();
  if (screen === null) throw new Error('nothing to see');
  return screen;
}

it('a seat that holds a draft is told the difference from it; one that holds what never was, everything', async () => {
  const party = await Party.of(pearls, 3);
  const [client] = party.clients as [AtollClient];
  while (!client.state.screen?.decisions.some(({ ask }) => ask.kind === 'offer')) await party.move(null);
  const offer = client.state.screen?.decisions.find(({ ask }) => ask.kind === 'offer');
  await client.move(offer?.id ?? '', offer?.moves[0], true);
  const held = client.state.screen?.draft.at(-1)?.id;
  const { seq } = client.state;
  await party.leave(0);
  await party.move(0);
  const messages = await party.comeBack(0);
  expect(only(messages, 'full')).toEqual([]);
  expect(only(messages, 'step')[0]).toMatchObject({ from: seq, fromDraft: held });
  expect(client.state.screen).toEqual((await party.fresh(0)).state.screen);

  const stranger = (party.seated[0] as Person).socket();
  const texts: string[] = [];
  stranger.on('message', (data) => texts.push((data as Buffer).toString()));
  stranger.on('open', () =>
    stranger.send(JSON.stringify({ t: 'hello', v: 1, table: party.table, seq, draft: 'never', as: 0 })),
  );
  await expect.poll(() => texts.some((text) => text.startsWith('{"t":"full"'))).toBe(true);
  stranger.terminate();
  party.close();
});

it('talk that was heard is not told again', async () => {
  const party = await Party.of(pearls, 2);
  await party.clients[1]?.ask({ t: 'chat', text: 'before' });
  await until(party.clients[0] as AtollClient, (state) => state.chat.length === 1);
  await party.leave(0);
  await party.clients[1]?.ask({ t: 'chat', text: 'meanwhile' });
  const messages = await party.comeBack(0);
  expect(only(messages, 'chat').flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(['meanwhile']);
  party.close();
});

// Leaks at the socket: two games that differ only in what a seat may not know. All bytes it is sent are the same,
// and so are a spectator's, whatever the others hold, draft, take back or ask.

import { allSeats, below, canonicalJson, randomFrom } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes, Seat, Viewer } from '@atoll/engine';
import { pearls } from '@atoll/testkit/reference';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people, Person, until } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

type State = GameTypes['state'];

const game: AnyGame = pearls;
const SEATS = 3;
const WATCHED = 0 as Seat;
const VIEWERS: readonly Viewer[] = [WATCHED, 'spectator'];

/** Starts in the middle of a game, from a state given beforehand by seed number. */
let next: { state: State } = { state: game.setup(SEATS, { deckSize: 24, diving: true }, 'none').state };
const prepared: AnyGame = { ...game, id: 'prepared', setup: () => ({ state: game.clone(next.state), events: [] }) };

let server: TestServer;
let seated: Person[];
let watcher: Person;

beforeAll(async () => {
  server = await serve({}, { games: [prepared], now: () => 1_000_000 });
  seated = await people(server.url, SEATS);
  watcher = await Person.named(server.url, 'watcher');
});

afterAll(async () => {
  await server.stop();
});

function mandatory(state: State): Decision<GameTypes['ask']>[] {
  return game.decisions(state).filter((open) => !open.optional);
}

/** Some state in the middle of a game, and one the watched seat cannot tell from it. */
function pair(seed: string): [State, State] | null {
  const random = randomFrom(seed);
  let { state } = game.setup(SEATS, { deckSize: 24, diving: true }, seed);
  for (let moves = below(random, 20); moves > 0; moves--) {
    const [decision] = mandatory(state);
    if (decision === undefined) return null;
    const all = game.legalMoves(state, decision);
    ({ state } = game.apply(state, decision, all[below(random, all.length)] as GameTypes['move']));
  }
  const twin = game.guess(game.view(state, WATCHED), WATCHED, random);
  return mandatory(state).some((open) => open.seat !== WATCHED) ? [state, twin] : null;
}

/** What others will answer: as long as the rules themselves show the watched no difference. */
function script(states: readonly [State, State]): { seat: Seat; decision: string; moves: [unknown, unknown] }[] {
  const steps: { seat: Seat; decision: string; moves: [unknown, unknown] }[] = [];
  let [a, b] = states;
  for (;;) {
    const decision = mandatory(a).find((open) => open.seat !== WATCHED);
    const twin = mandatory(b).find((open) => open.id === decision?.id);
    if (decision === undefined || twin === undefined) return steps;
    const moves = [game.legalMoves(a, decision)[0], game.legalMoves(b, twin)[0]] as const;
    if (moves[0] === undefined || moves[1] === undefined) return steps;
    const nextA = game.apply(a, decision, moves[0]);
    const nextB = game.apply(b, twin, moves[1]);
    const shown = (step: { state: State; events: readonly GameTypes['event'][] }, viewer: Viewer): string =>
      canonicalJson([game.view(step.state, viewer), step.events.map((event) => game.viewEvent(event, viewer))]);
    if (VIEWERS.some((viewer) => shown(nextA, viewer) !== shown(nextB, viewer))) return steps;
    steps.push({ seat: decision.seat, decision: decision.id, moves: [...moves] });
    [a, b] = [nextA.state, nextB.state];
  }
}

/** Plays the script at a table of its own and returns every byte the watched seat and a spectator were sent. */
async function bytes(state: State, steps: ReturnType<typeof script>, which: 0 | 1): Promise<string[][]> {
  next = { state };
  const [host, ...others] = seated as [Person, ...Person[]];
  const { body } = await host.post('/api/tables', { game: 'prepared', seats: ['me', 'open', 'open'] });
  for (const other of others) await other.post(`/api/tables/${body.id}/join`);
  await host.post(`/api/tables/${body.id}/start`);
  const neutral = (text: string): string => text.replaceAll(body.id, 'ID').replaceAll(body.commitment, 'COMMITMENT');
  const heard = [host, watcher].map((person) => {
    const texts: string[] = [];
    const socket = person.socket();
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', v: 1, table: body.id })));
    socket.on('message', (data) => texts.push(neutral((data as Buffer).toString())));
    return { texts, socket };
  });
  // Everybody has to be there before the first move: who comes first must not matter.
  await expect.poll(() => heard.every(({ texts }) => texts.some((text) => text.includes('"t":"full"')))).toBe(true);
  for (const { texts } of heard)
    texts.splice(0, texts.length, ...texts.filter((text) => !text.includes('"t":"presence"')));
  const clients = new Map(
    allSeats(SEATS)
      .slice(1)
      .map((seat) => [seat, (seated[seat] as Person).client(body.id)]),
  );
  for (const { seat, decision, moves } of steps) {
    const client = clients.get(seat);
    if (client === undefined) throw new Error('nobody there');
    await until(client, (now) => now.screen?.decisions.some((open) => open.id === decision) ?? false);
    // Only one of the two hesitates, asks, drafts and takes back.
    if (which === 1) {
      await client.why(decision, { type: 'offer', card: 0 });
      await client.move(decision, { type: 'dive', nonsense: 1 });
      const held = await client.move(decision, moves[which], true);
      if (held.ok && client.state.screen?.draft.length === 1) await client.undo();
    }
    if (client.state.screen?.decisions.some((open) => open.id === decision)) {
      const reply = await client.move(decision, moves[which]);
      if (!reply.ok) throw new Error(reply.reason);
    }
  }
  await expect
    .poll(() => heard.every(({ texts }) => texts.filter((text) => text.includes('"t":"step"')).length === steps.length))
    .toBe(true);
  for (const { socket } of heard) socket.terminate();
  for (const client of clients.values()) client.close();
  return heard.map(({ texts }) => texts.filter((text) => !text.includes('"t":"presence"')));
}

it('a seat and a spectator are sent the same bytes by games they cannot tell apart', async () => {
  let compared = 0;
  let moves = 0;
  for (let seed = 0; compared < 12; seed++) {
    const states = pair(`leak-${seed}`);
    if (states === null) continue;
    const steps = script(states);
    if (steps.length === 0 || canonicalJson(states[0]) === canonicalJson(states[1])) continue;
    const [a, b] = [await bytes(states[0], steps, 0), await bytes(states[1], steps, 1)];
    expect(b).toEqual(a);
    compared += 1;
    moves += steps.length;
  }
  expect(moves).toBeGreaterThan(12);
});

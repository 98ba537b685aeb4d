// Leaks at the socket: two games that differ only in what a seat may not know. All bytes it is sent are the same,
// and so are a spectator's, whatever the others hold, draft, take back or ask.

import { below, canonicalJson, parseOptions, randomFrom } from '@atoll/engine';
import type { AnyGame, Decision, GameTypes, Random, Seat, Viewer } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import type { AtollClient } from '@atoll/protocol';
import { pearls } from '@atoll/testkit/reference';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people, Person, until } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

const games = await registry.allPresent();

type State = GameTypes['state'];
type Move = GameTypes['move'];

interface Step {
  readonly seat: Seat;
  readonly decision: string;
  /** In the one game and in the other: what the seat holds need not be the same. */
  readonly moves: readonly [Move, Move];
}

const SEATS = 3;
const WATCHED = 0 as Seat;
const VIEWERS: readonly Viewer[] = [WATCHED, 'spectator'];
const STEPS = 4;

const all: readonly AnyGame[] = [pearls, ...games];

/** What the next table of a game starts from: some moment in the middle. */
const next = new Map<string, State>();

function prepared(game: AnyGame): AnyGame {
  return {
    ...game,
    setup: (...as) => ({ state: game.clone(next.get(game.id) ?? game.setup(...as).state), events: [] }),
  };
}

let server: TestServer;
let seated: Person[];
let watcher: Person;

beforeAll(async () => {
  server = await serve({}, { games: all.map(prepared), now: () => 1_000_000 });
  seated = await people(server.url, SEATS);
  watcher = await Person.named(server.url, 'watcher');
});

afterAll(async () => {
  await server.stop();
});

function mandatory(game: AnyGame, state: State): Decision<GameTypes['ask']>[] {
  return game.decisions(state).filter((open) => !open.optional);
}

/** Some state in the middle of a game, and one the watched seat cannot tell from it; null if they are the same. */
function pair(game: AnyGame, random: Random, seed: string): [State, State] | null {
  let { state } = game.setup(SEATS, parseOptions(game.options, {}), seed);
  for (let moves = below(random, 40); moves > 0; moves--) {
    const [decision] = mandatory(game, state);
    if (decision === undefined) return null;
    const legal = game.legalMoves(state, decision);
    ({ state } = game.apply(state, decision, legal[below(random, legal.length)] as Move));
  }
  if (mandatory(game, state).every((open) => open.seat === WATCHED)) return null;
  const twin = game.guess(game.view(state, WATCHED), WATCHED, random);
  return canonicalJson(state) === canonicalJson(twin) ? null : [state, twin];
}

/** What others will answer: as long as the rules themselves show the watched no difference. */
function script(game: AnyGame, states: readonly [State, State], random: Random): Step[] {
  const steps: Step[] = [];
  let [a, b] = states;
  while (steps.length < STEPS) {
    const decision = mandatory(game, a).find((open) => open.seat !== WATCHED);
    const twin = mandatory(game, b).find((open) => open.id === decision?.id);
    if (decision === undefined || twin === undefined) return steps;
    const found = sameToSee(game, [a, b], [decision, twin], random);
    if (found === null) return steps;
    steps.push({ seat: decision.seat, decision: decision.id, moves: found.moves });
    [a, b] = found.states;
  }
  return steps;
}

function sameToSee(
  game: AnyGame,
  [a, b]: readonly [State, State],
  [inA, inB]: readonly [Decision<GameTypes['ask']>, Decision<GameTypes['ask']>],
  random: Random,
): { readonly moves: [Move, Move]; readonly states: [State, State] } | null {
  const some = (moves: readonly Move[]): Move[] =>
    Array.from({ length: Math.min(4, moves.length) }, () => moves[below(random, moves.length)] as Move);
  const shown = (step: ReturnType<AnyGame['apply']>): string =>
    canonicalJson(
      VIEWERS.map((viewer) => [
        game.view(step.state, viewer),
        step.events.map((event) => game.viewEvent(event, viewer)),
      ]),
    );
  const twins = game.legalMoves(b, inB);
  for (const move of some(game.legalMoves(a, inA))) {
    const afterA = game.apply(a, inA, move);
    const same = twins.filter((twin) => canonicalJson(twin) === canonicalJson(move));
    for (const twin of [...same, ...some(twins)]) {
      const afterB = game.apply(b, inB, twin);
      if (shown(afterA) === shown(afterB)) return { moves: [move, twin], states: [afterA.state, afterB.state] };
    }
  }
  return null;
}

/** Plays the script at a table of its own and returns every byte the watched seat and a spectator were sent. */
async function bytes(game: AnyGame, state: State, steps: readonly Step[], which: 0 | 1): Promise<string[][]> {
  next.set(game.id, state);
  const [host, ...others] = seated as [Person, ...Person[]];
  const { body } = await host.post('/api/tables', { game: game.id, seats: ['me', 'open', 'open'] });
  for (const other of others) await other.post(`/api/tables/${body.id}/join`);
  await host.post(`/api/tables/${body.id}/start`);
  const neutral = (text: string): string => text.replaceAll(body.id, 'ID').replaceAll(body.commitment, 'COMMITMENT');
  const heard = [host, watcher].map((person) => {
    const texts: string[] = [];
    const socket = person.socket();
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', v: 1, table: body.id })));
    // Who is there depends on who came first.
    socket.on('message', (data) => {
      const text = neutral((data as Buffer).toString());
      if (!text.startsWith('{"t":"presence"')) texts.push(text);
    });
    return { texts, socket };
  });
  const count = (t: string): number[] => heard.map(({ texts }) => texts.filter((text) => text.startsWith(t)).length);
  await expect.poll(() => count('{"t":"full"')).toEqual([1, 1]);
  const clients = others.map((person) => person.client(body.id));
  for (const [seq, { seat, decision, moves }] of steps.entries()) {
    const client = clients[seat - 1];
    if (client === undefined) throw new Error('nobody there');
    await until(client, (now) => now.seq === seq);
    await answer(client, decision, moves[which], which === 1);
  }
  await expect.poll(() => count('{"t":"step"')).toEqual([steps.length, steps.length]);
  for (const { socket } of heard) socket.terminate();
  for (const client of clients) client.close();
  return heard.map(({ texts }) => texts);
}

/** Only one of the two hesitates: asks, tries nonsense, drafts and takes back. */
async function answer(client: AtollClient, decision: string, move: Move, hesitant: boolean): Promise<void> {
  const isOpen = (): boolean => client.state.screen?.decisions.some((open) => open.id === decision) ?? false;
  await until(client, isOpen);
  const { seq } = client.state;
  if (hesitant) {
    await client.why(decision, move);
    await client.move(decision, { type: 'nonsense' });
    const held = await client.move(decision, move, true);
    if (held.ok && client.state.screen?.draft.length === 1) await client.undo();
  }
  if (client.state.seq === seq && isOpen()) expect(await client.move(decision, move)).toMatchObject({ ok: true });
  if ((client.state.screen?.draft.length ?? 0) > 0) await client.confirm();
}

it.each(all)('$id: a seat and a spectator are sent the same bytes by games they cannot tell apart', async (game) => {
  const wanted = game === pearls ? 6 : 3;
  let compared = 0;
  for (let seed = 0; compared < wanted; seed++) {
    expect(seed).toBeLessThan(60);
    const random = randomFrom(`leak ${seed}`);
    const states = pair(game, random, `leak-${seed}`);
    const steps = states === null ? [] : script(game, states, random);
    if (states === null || steps.length === 0) continue;
    const [a, b] = [await bytes(game, states[0], steps, 0), await bytes(game, states[1], steps, 1)];
    expect(b).toEqual(a);
    compared += 1;
  }
});

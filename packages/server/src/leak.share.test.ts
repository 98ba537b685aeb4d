// Leaks at the server: two tables that differ only in what a viewer may not know, by the declared secrets of the game.
// Everything that viewer is sent is the same, byte for byte, and so is everything a spectator is sent.

import { randomFrom } from '@atoll/engine';
import type { AnyGame, Viewer } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import type { AtollClient, ScreenMessage } from '@atoll/protocol';
import { firstDifferentByte, isLong } from '@atoll/testkit';
import { pearls } from '@atoll/testkit/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEAKY } from './testing/leaky.testing.js';
import { Listener } from './testing/listener.testing.js';
import { people, Person, until } from './testing/people.testing.js';
import { answerAt, Prepared } from './testing/prepared.testing.js';
import { ScriptedBots } from './testing/scripted-bots.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';
import { mayDiffer, pairFor, sameLuckPair, SEATS } from './testing/two-truths.testing.js';
import type { Move, Pair, Said } from './testing/two-truths.testing.js';

const ours = await registry.allPresent();
const all: readonly AnyGame[] = [pearls, ...ours];
const VIEWERS = [0, 1, 'spectator'] as readonly Viewer[];
/** The last seat is a bot's. */
const BOT = SEATS - 1;
const PAIRS = isLong() ? 8 : 1;
const MOST_SEEDS = 80;

const tables = new Prepared();
let server: TestServer;
let seated: Person[];
let watcher: Person;
const bots = new ScriptedBots();

beforeAll(async () => {
  const games = [...all, ...LEAKY.map(({ game }) => game)];
  server = await serve({}, { games: games.map(tables.game), bots, now: () => 1_000_000 });
  seated = await people(server.url, BOT);
  watcher = await Person.named(server.url, 'watcher');
});

afterAll(async () => {
  await server.stop();
});

interface Run extends Pair {
  readonly game: AnyGame;
  readonly viewer: Viewer;
  /** Only at one of the two tables somebody asks, tries nonsense, drafts and takes back before they answer. */
  readonly hesitant: boolean;
}

/** Plays the script at a table of its own and gives all that the viewer and a spectator were sent. */
async function heardAt(run: Run, which: 0 | 1): Promise<Readonly<Record<string, readonly string[]>>> {
  const { game, truths, viewer, script } = run;
  bots.begin();
  tables.startFrom(game, truths[which]);
  const [host, guest] = seated as [Person, Person];
  const { body } = await host.post('/api/tables', { game: game.id, seats: ['me', 'open', { bot: 'normal' }] });
  await guest.post(`/api/tables/${body.id}/join`);
  await host.post(`/api/tables/${body.id}/start`);
  const neutral = (text: string): string => text.replaceAll(body.id, 'ID').replaceAll(body.commitment, 'COMMITMENT');
  const own = viewer === 'spectator' ? null : new Listener(seated[viewer] as Person, body.id, neutral);
  const looking = new Listener(watcher, body.id, neutral);
  const listeners = own === null ? [looking] : [own, looking];
  const clients = seated.map((person, seat) => (seat === viewer ? null : person.client(body.id)));
  await Promise.all(listeners.map((listener) => listener.heard('"t":"full"')));
  if (own !== null) await question(own, run);
  for (const [seq, said] of script.entries()) {
    await answer(said, said.moves[which], { own, client: clients[said.seat] ?? null, run, seq, isTwin: which === 1 });
    await Promise.all(listeners.map((listener) => listener.heard(`"position":${seq + 1},`)));
  }
  const asker = viewer === 'spectator' ? watcher : (seated[viewer] as Person);
  const fetched = await answersTo(asker, body.id, script.length);
  for (const listener of listeners) listener.close();
  for (const client of clients) client?.close();
  return { viewer: own?.texts ?? [], spectator: looking.texts, api: fetched.map(neutral) };
}

/** Everything a viewer can ask of its own questions without giving an answer away. */
async function question(own: Listener, { game, truths }: Run): Promise<void> {
  const full = own.texts.find((text) => text.startsWith('{"t":"full"')) ?? '';
  const { decisions } = (JSON.parse(full) as { readonly screen: ScreenMessage }).screen;
  for (const { id: decision, moves } of decisions.slice(0, 3)) {
    for (const move of [...moves.slice(0, 3), ...spoilt(moves), { type: 'nonsense' }]) {
      await own.ask({ t: 'why', decision, move });
    }
    const [move] = moves;
    if (move === undefined || mayDiffer(game, truths, decision, move)) continue;
    const held = await own.ask({ t: 'move', decision, move, hold: true });
    await own.ask({ t: 'undo', of: held });
  }
  await own.ask({ t: 'why', decision: 'closed', move: {} });
}

/** Moves with a figure or a name of another in them: most are refused, and why must not tell. */
function spoilt(moves: readonly Move[]): object[] {
  const last = moves.at(-1) ?? {};
  return moves.slice(0, 3).flatMap((move) =>
    Object.entries(move)
      .filter(([name]) => name !== 'type')
      .flatMap(([name, value]) => [
        { ...move, ...Object.fromEntries(Object.entries(last).filter(([other]) => other === name)) },
        { ...move, [name]: typeof value === 'number' ? value + 1 : null },
      ]),
  );
}

interface Answering {
  readonly own: Listener | null;
  readonly client: AtollClient | null;
  readonly run: Run;
  readonly seq: number;
  readonly isTwin: boolean;
}

async function answer(said: Said, move: Move, { own, client, run, seq, isTwin }: Answering): Promise<void> {
  const { seat, decision, ask } = said;
  if (seat === BOT) {
    const brain = await registry.brainOf(run.game.id, run.game.rulesVersion).catch(() => null);
    await bots.say(decision, { move, motive: brain?.motive(move, ask) ?? null });
  } else if (client === null) {
    const held = await own?.ask({ t: 'move', decision, move });
    await own?.ask({ t: 'confirm', of: held });
  } else {
    await until(client, (now) => now.seq === seq);
    await answerAt(client, decision, move, isTwin && run.hesitant);
  }
}

/** What the routes of a table answer while it is played: its record too, which is not to be had yet. */
async function answersTo(person: Person, id: string, seq: number): Promise<string[]> {
  const paths = ['', '/record', '/log?before=999', '/moments/0', `/moments/${seq}`];
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`${person.base}/api/tables/${id}${path}`, { headers: { cookie: person.cookie } });
      return `${response.status} ${await response.text()}`;
    }),
  );
}

/** Where the two tables part, in words; null if they do not. */
async function leakIn(run: Run): Promise<string | null> {
  const [a, b] = [await heardAt(run, 0), await heardAt(run, 1)];
  for (const [who, texts] of Object.entries(a)) {
    for (const [n, text] of texts.entries()) {
      const other = b[who]?.[n];
      if (text === other) continue;
      return `${who} of ${run.viewer}, message ${n}: ${firstDifferentByte(read(text), read(other), '')}`;
    }
    if (texts.length !== b[who]?.length) return `${who} of ${run.viewer} is sent ${texts.length} ≠ ${b[who]?.length}`;
  }
  return null;
}

function read(text: string | undefined): unknown {
  return text?.startsWith('{') ? (JSON.parse(text) as unknown) : text;
}

/** Pairs of tables for this viewer, the same at every run. */
function* runsOf(game: AnyGame, viewer: Viewer, hesitant: boolean, kind = pairFor): Generator<Run> {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const pair = kind(game, viewer, randomFrom(`leak ${seed}`), `leak-${seed}`);
    if (pair !== null) yield { ...pair, game, viewer, hesitant };
  }
}

describe.each(all)('$id', (game) => {
  it.each(VIEWERS)('%s is sent the same bytes on the truth and on another truth', async (viewer) => {
    let compared = 0;
    let steps = 0;
    for (const run of runsOf(game, viewer, true)) {
      expect(await leakIn(run)).toBeNull();
      compared += 1;
      steps += run.script.length;
      if (compared >= PAIRS && steps >= 2) break;
    }
    expect(compared).toBeGreaterThanOrEqual(PAIRS);
    expect(steps).toBeGreaterThanOrEqual(2);
  });
});

it.each(ours)('$id: a step that turns something up shows nothing else', async (game) => {
  let compared = 0;
  for (const run of runsOf(game, 'spectator', false, sameLuckPair)) {
    expect(await leakIn(run)).toBeNull();
    compared += 1;
    if (compared >= PAIRS) break;
  }
  expect(compared).toBeGreaterThan(0);
});

describe('a planted leak is caught by name', () => {
  it.each(LEAKY)('$what', async ({ game, viewer, kind, sentence }) => {
    let found: string | null = null;
    for (const run of runsOf(game, viewer, false, kind)) {
      found = await leakIn(run);
      if (found !== null) break;
    }
    expect(found).toMatch(sentence);
  });
});

it('the figures of the server are the same, whatever is hidden', async () => {
  const counts = async (): Promise<Map<string, number>> => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    const rows = text.split('\n').filter((line) => /^atoll_\w+(_total|_count|_units_\w+)/.test(line));
    return new Map(rows.map((row) => [row.slice(0, row.lastIndexOf(' ')), Number(row.slice(row.lastIndexOf(' ')))]));
  };
  const growth = async (run: Run, which: 0 | 1): Promise<Record<string, number>> => {
    const before = await counts();
    await heardAt(run, which);
    const after = [...(await counts())].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const);
    return Object.fromEntries(after);
  };
  for (const run of runsOf(pearls, VIEWERS[0] ?? 'spectator', false)) {
    if (run.script.length < 2) continue;
    const [a, b] = [await growth(run, 0), await growth(run, 1)];
    expect(Object.values(a).some((value) => value > 0)).toBe(true);
    expect(b).toEqual(a);
    return;
  }
  expect.unreachable('no table is long enough');
});

// A server for the leak test in the browser, as a process of its own: it lays two tables that differ only in what one
// viewer may not know, and says at both what is said there. It does what its parent asks, one thing after the other.
//   two-tables.testing.js <game> <viewer> [planted]

import { randomFrom } from '@atoll/engine';
import type { AnyGame, Viewer } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import type { AtollClient } from '@atoll/protocol';
import { LEAKY } from './leaky.testing.js';
import { people, Person, until } from './people.testing.js';
import { answerAt, Prepared } from './prepared.testing.js';
import { ScriptedBots } from './scripted-bots.testing.js';
import { serve } from './serve.testing.js';
import { pairFor, SEATS } from './two-truths.testing.js';
import type { Pair, Said } from './two-truths.testing.js';

/** What the parent asks: a pair with so many answers at least; the one table or the other; the next answer there. */
export type Asked = { readonly pair: number } | { readonly lay: 0 | 1 } | { readonly say: number };

export interface Laid {
  readonly table: string;
  /** Different at every table, by chance: what is compared leaves it out. */
  readonly commitment: string;
  /** The key of the viewer's browser. */
  readonly cookie: string;
}

const MOST_SEEDS = 200;
/** The last seat is a bot's. */
const BOT = SEATS - 1;

const [, , id = '', wanted = '', planted] = process.argv;
const viewer = (wanted === 'spectator' ? wanted : Number(wanted)) as Viewer;

/** Under the name the page knows it by: the leak is the server's alone. */
async function gameOf(): Promise<AnyGame> {
  if (planted === undefined) return registry.present(id);
  const leaky = LEAKY.find(({ game }) => game.id === planted)?.game;
  if (leaky === undefined) throw new Error(`no leak is called '${planted}'`);
  return { ...leaky, id };
}

const game = await gameOf();
const bots = new ScriptedBots();
const prepared = new Prepared();
const server = await serve({}, { games: [prepared.game(game)], bots, now: () => 1_000_000 });
const seated = await people(server.url, BOT);
const watcher = await Person.named(server.url, 'watcher');

let seed = 0;
let pair: Pair | null = null;
let which: 0 | 1 = 0;
let clients: AtollClient[] = [];

/** The next pair of truths whose script is long enough; the same at every run. */
function nextPair(steps: number): number {
  for (; seed < MOST_SEEDS; seed++) {
    pair = pairFor(game, viewer, randomFrom(`leak ${seed}`), `leak-${seed}`);
    if (pair === null || pair.script.length < steps) continue;
    seed += 1;
    return pair.script.length;
  }
  throw new Error(`no two tables of ${id} differ for ${wanted} through ${steps} answers`);
}

async function lay(at: 0 | 1): Promise<Laid> {
  const [host, guest] = seated as [Person, Person];
  for (const client of clients) client.close();
  which = at;
  bots.begin();
  if (pair === null) throw new Error('a table is laid for a pair');
  prepared.startFrom(game, pair.truths[which]);
  const { body } = await host.post('/api/tables', { game: id, seats: ['me', 'open', { bot: 'normal' }] });
  await guest.post(`/api/tables/${body.id}/join`);
  await host.post(`/api/tables/${body.id}/start`);
  clients = seated.map((person) => person.client(body.id));
  await Promise.all(clients.map((client) => until(client, ({ screen }) => screen !== null)));
  const { cookie } = viewer === 'spectator' ? watcher : (seated[viewer] as Person);
  return { table: body.id, commitment: body.commitment ?? '', cookie };
}

async function say(seq: number): Promise<void> {
  const said: Said | undefined = pair?.script[seq];
  if (said === undefined) throw new Error(`nothing is said at ${seq}`);
  const { seat, decision, ask } = said;
  const move = said.moves[which];
  const client = clients[seat];
  if (client === undefined) {
    const brain = await registry.brainOf(id, game.rulesVersion);
    await bots.say(decision, { move, motive: brain?.motive(move, ask) ?? null });
  } else {
    await until(client, (now) => now.seq === seq);
    await answerAt(client, decision, move);
  }
}

function answerTo(asked: Asked): unknown {
  if ('pair' in asked) return nextPair(asked.pair);
  if ('lay' in asked) return lay(asked.lay);
  return say(asked.say);
}

process.on('message', (asked: Asked) => {
  void Promise.resolve()
    .then(() => answerTo(asked))
    .then(
      (answer) => process.send?.({ answer: answer ?? null }),
      (error: unknown) => process.send?.({ error: String(error) }),
    );
});
process.on('disconnect', () => {
  void server.stop().then(() => process.exit());
});
process.send?.({ answer: Number(new URL(server.url).port) });

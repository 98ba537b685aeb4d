// A forced answer: that there is only one may be hidden. So it is asked for like any other, a person gives it themselves,
// and a bot that would have searched keeps it back as long as it would have thought. On the truth and on another truth.

import { decisionId, randomFrom } from '@atoll/engine';
import type { AnyGame, GameTypes, Seat } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inlineBots } from './bots/bots.js';
import type { Bots } from './bots/bots.js';
import { people, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';
import { moment } from './testing/two-truths.testing.js';
import type { Both, State } from './testing/two-truths.testing.js';

const VIEWER = 0 as Seat;
const OWNER = 1 as Seat;

const game = await registry.present('san-juan');
const brain = await registry.brainOf('san-juan', game.rulesVersion);
const truths = forcedAndFree();
let next: State = truths[0];
const prepared: AnyGame = { ...game, setup: () => ({ state: game.clone(next), events: [] }) };

/** Only the owner is asked: on the truth there is one answer, on the other truth there are several. */
function forcedAndFree(): Both<State> {
  for (let seed = 0; seed < 400; seed++) {
    const random = randomFrom(`forced ${seed}`);
    const truth = moment(game, random, `forced-${seed}`);
    const asked = truth === null ? [] : game.decisions(truth);
    const [decision] = asked;
    if (truth === null || decision?.seat !== OWNER || asked.length > 1) continue;
    const other = game.scramble(truth, VIEWER, random);
    const answers = [truth, other].map((state) => game.legalMoves(state, decision).length);
    if (answers[0] === 1 && (answers[1] ?? 0) > 1 && brain?.attentionTo(decision) === 'search') return [truth, other];
  }
  throw new Error('nobody is ever forced');
}

/** The answers that are being kept back. */
let held: { readonly milliseconds: number; readonly release: () => void }[] = [];
let thoughts = 0;

const bots: Bots = {
  ...inlineBots,
  async think(task, stop) {
    const thought = await inlineBots.think({ ...task, budget: Math.min(task.budget, 2) }, stop);
    thoughts += 1;
    return thought;
  },
  pause: (milliseconds) => new Promise((release) => held.push({ milliseconds, release })),
};

let server: TestServer;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  server = await serve({}, { games: [prepared], bots });
  [ana, ben] = (await people(server.url, 2)) as [Person, Person];
});
afterAll(() => server.stop());

async function tableAt(state: GameTypes['state'], owner: 'open' | { bot: 'hard' }) {
  next = state;
  held = [];
  thoughts = 0;
  const { body } = await ana.post('/api/tables', { game: game.id, seats: ['me', owner, { bot: 'normal' }] });
  if (owner === 'open') await ben.post(`/api/tables/${body.id}/join`);
  await ana.post(`/api/tables/${body.id}/start`);
  const client = ana.client(body.id);
  await until(client, ({ screen }) => screen !== null);
  return { id: body.id, client };
}

it.each([0, 1] as const)('a bot’s only answer is kept back like one it has thought about (truth %i)', async (which) => {
  const { client } = await tableAt(truths[which], { bot: 'hard' });
  await expect.poll(() => thoughts).toBe(1);
  expect(held.map(({ milliseconds }) => milliseconds)).toEqual([1000]);
  await client.ask({ t: 'ping' });
  expect(client.state.seq).toBe(0);
  held[0]?.release();
  await until(client, ({ seq }) => seq > 0);
  client.close();
});

it.each([0, 1] as const)('a person’s only answer is left to them (truth %i)', async (which) => {
  const { id, client } = await tableAt(truths[which], 'open');
  const owner = ben.client(id);
  const { screen } = await until(owner, (state) => (state.screen?.decisions.length ?? 0) > 0);
  expect(screen?.decisions.map((open) => open.moves.length === 1)).toEqual([which === 0]);
  await client.ask({ t: 'ping' });
  expect([client.state.seq, client.state.screen?.owes]).toEqual([0, [OWNER]]);
  const [asked] = game.decisions(truths[which]);
  if (asked === undefined) throw new Error('nobody is asked');
  expect(await owner.move(decisionId(asked), screen?.decisions[0]?.moves[0])).toMatchObject({ ok: true });
  await owner.confirm();
  await until(client, ({ seq }) => seq > 0);
  client.close();
  owner.close();
});

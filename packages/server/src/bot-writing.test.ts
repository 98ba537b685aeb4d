// Offers are made to one partner in one step of the game, and bots wait while somebody writes one.

import type { AtollClient, ClientState } from '@atoll/protocol';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inlineBots } from './bots/bots.js';
import type { Bots } from './bots/bots.js';
import { archipelagoInCrisis, NO_GOODS } from './testing/crisis.testing.js';
import { people, until } from './testing/people.testing.js';
import type { Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

/** Normal, but thinks about what it owes until it is let go on. */
class Gated {
  private readonly waiting: { readonly seat: number; readonly go: () => void }[] = [];

  readonly bots: Bots = {
    ...inlineBots,
    think: async (task, stop) => {
      if (task.decision.optional !== true)
        await new Promise<void>((go) => this.waiting.push({ seat: task.decision.seat, go }));
      return inlineBots.think(task, stop);
    },
  };

  /** Lets the bot of that seat answer what it is thinking about, or will think about next. */
  async letGo(seat: number): Promise<void> {
    await expect.poll(() => this.waiting.some((each) => each.seat === seat)).toBe(true);
    for (const each of this.waiting.splice(0)) if (each.seat === seat) each.go();
  }
}

const bots = new Gated();
let time = 1_000_000;
let server: TestServer;
let ana: Person;
let watcher: Person;
let client: AtollClient;
let looking: AtollClient;

beforeAll(async () => {
  const game = await archipelagoInCrisis();
  server = await serve({}, { games: [game], bots: bots.bots, now: () => time });
  [ana, watcher] = (await people(server.url, 2)) as [Person, Person];
});

beforeEach(async () => {
  const { body } = await ana.post('/api/tables', { game: 'archipelago', seats: ['me', 'bot', 'bot'] });
  await ana.post(`/api/tables/${body.id}/start`);
  [client, looking] = [ana.client(body.id), watcher.client(body.id)];
  await until(looking, ({ screen }) => screen !== null);
  await until(client, (state) => partnersIn(state).includes(1));
  return () => [client, looking].forEach((each) => each.close());
});

afterAll(async () => {
  await server.stop();
});

function proposal({ screen }: ClientState): { id: string; ask: { kind: string; partners: number[] } } | undefined {
  return screen?.decisions.find(({ ask }) => ask.kind === 'propose-deal') as never;
}

function partnersIn(state: ClientState): readonly number[] {
  return proposal(state)?.ask.partners ?? [];
}

const offerTo = (to: number): object => ({
  type: 'propose',
  to,
  give: { ...NO_GOODS, florins: 1 },
  take: NO_GOODS,
  promise: '',
});

const eventsIn = ({ log }: ClientState): string[] => log.flatMap(({ events }) => events.map(({ type }) => type));

/** Everything that was sent before has been dealt with. */
const settled = async (): Promise<void> => {
  await Promise.all([client.ask({ t: 'ping' }), looking.ask({ t: 'ping' })]);
};

it('N1: what was put together in the step of one player is refused in that of the next, and reaches nobody', async () => {
  const composed = proposal(client.state);
  expect(composed?.ask.partners).toEqual([1]);
  await bots.letGo(1);
  const after = await until(client, (state) => partnersIn(state).includes(2));
  // The rules ask under the same id, but for somebody else.
  expect(proposal(after)?.id).toBe(composed?.id);
  for (const to of [1, 2]) {
    const reply = await client.move(composed?.id ?? '', offerTo(to), false, composed?.ask);
    expect(reply).toMatchObject({ ok: false, rule: 'TABLE', reason: 'closed-decision' });
  }
  expect(eventsIn(client.state)).not.toContain('deal-proposed');
  const now = proposal(client.state);
  expect(await client.move(now?.id ?? '', offerTo(2), false, now?.ask)).toMatchObject({ ok: true });
});

it('N1: while somebody writes to them bots wait, the others see it, and the offer sent is answered first', async () => {
  const decision = proposal(client.state)?.id ?? '';
  const { seq } = client.state;
  expect(await client.ask({ t: 'writing', decision })).toMatchObject({ ok: true });
  await until(looking, ({ writing }) => writing.includes(0));
  await bots.letGo(1);
  await settled();
  expect(client.state.seq).toBe(seq);
  const now = proposal(client.state);
  expect(await client.move(decision, offerTo(1), false, now?.ask)).toMatchObject({ ok: true });
  const state = await until(client, (each) =>
    eventsIn(each).some((type) => /^deal-(struck|declined|lapsed)$/.test(type)),
  );
  expect(eventsIn(state)).not.toContain('deal-lapsed');
  await until(looking, ({ writing }) => writing.length === 0);
});

it.each([
  ['it is given up', async () => void (await client.ask({ t: 'writing', decision: null }))],
  ['the writer goes', () => Promise.resolve(client.close())],
])('N1: they go on when %s', async (_, stop) => {
  const { seq } = looking.state;
  await client.ask({ t: 'writing', decision: proposal(client.state)?.id ?? null });
  await bots.letGo(1);
  await settled();
  expect(looking.state.seq).toBe(seq);
  await stop();
  // Asked again, since the table may have changed meanwhile.
  await bots.letGo(1);
  await until(looking, (state) => state.seq > seq);
});

it('N1: they wait for a minute at most, however long somebody writes', async () => {
  const decision = proposal(client.state)?.id ?? '';
  const { seq } = client.state;
  for (let seconds = 0; seconds < 60; seconds += 5) {
    expect(await client.ask({ t: 'writing', decision })).toMatchObject({ ok: true });
    time += 5000;
  }
  expect(client.state.seq).toBe(seq);
  await client.ask({ t: 'writing', decision });
  await bots.letGo(1);
  await until(client, (state) => state.seq > seq);
});

it('N1: only what is open and has to be put together can be written', async () => {
  const owed = 'no-such-decision';
  expect(await client.ask({ t: 'writing', decision: owed })).toMatchObject({ ok: false, reason: 'closed-decision' });
  expect(await looking.ask({ t: 'writing', decision: owed })).toMatchObject({ ok: false, reason: 'not-seated' });
});

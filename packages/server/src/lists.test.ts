// The lists of tables: in the lobby nobody has more than a few lines, at home nothing that waits for one is missing.

import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { TableDoc } from './rooms/doc.js';
import { docRow, seatRows } from './rooms/rows.js';
import { Store } from './store/store.js';
import { unitFor } from './store/unit.js';
import { people, Person } from './testing/people.testing.js';
import { serve } from './testing/serve.testing.js';
import type { TestServer } from './testing/serve.testing.js';

interface Line {
  readonly id: string;
  readonly status: string;
  readonly yourTurn: boolean;
}

let server: TestServer;
let store: Store;
let ana: Person;
let mallory: Person;

beforeAll(async () => {
  const opening = vi.spyOn(Store, 'open');
  server = await serve();
  store = (await opening.mock.results[0]?.value) as Store;
  opening.mockRestore();
  [ana, mallory] = (await people(server.url, 2)) as [Person, Person];
});

afterAll(() => server.stop());

const make = async (person: Person): Promise<string> =>
  (await person.post('/api/tables', { game: 'pearls', seats: ['me', 'open'], public: true })).body.id;

const lobby = async (): Promise<string[]> => (await ana.get<Line[]>('/api/tables')).body.map(({ id }) => id);

/** Many like one that is there, without asking for each. */
async function many(count: number, like: string, part: (n: number) => Partial<TableDoc>, owes = ''): Promise<string[]> {
  const loaded = await store.loadTable(like);
  const doc = JSON.parse(loaded?.doc.doc ?? '') as TableDoc;
  const docs = Array.from({ length: count }, (_, n) => ({ ...doc, id: `${like}-${n}`, ...part(n) }));
  await Promise.all(
    docs.map((each, n) =>
      store.commit(
        unitFor(each.id, {
          doc: docRow(each, 1),
          seats: seatRows(each),
          head: { table_id: each.id, seq: 0, owes, wake_at: null, updated_at: 1000 + n },
        }),
      ),
    ),
  );
  return docs.map(({ id }) => id);
}

it('M8: one host has three lines of the lobby, however many tables, and hides nobody else’s', async () => {
  const hers = await make(ana);
  const first = await make(mallory);
  await many(450, first, (n) => ({ createdAt: Date.now() + 1000 + n }));
  const lines = await lobby();
  expect(lines.length).toBe(4);
  expect(lines.slice(0, 3)).toEqual([449, 448, 447].map((n) => `${first}-${n}`));
  expect(lines).toContain(hers);
});

/** The lobby is read once a second. */
const WITHIN = { timeout: 3000 };

it('M8: an open table is not listed any more once its host has left it', async () => {
  const table = await make(ana);
  await expect.poll(lobby, WITHIN).toContain(table);
  await ana.post(`/api/tables/${table}/leave`);
  await expect.poll(lobby, WITHIN).not.toContain(table);
  await ana.post(`/api/tables/${table}/join`, {});
  await expect.poll(lobby, WITHIN).toContain(table);
});

it('M8: my tables are all that I still play, those that wait for me first, however old; then some that are over', async () => {
  const cleo = await Person.named(server.url, 'Cleo');
  const table = await make(cleo);
  const waiting = await many(3, table, () => ({ status: 'playing', createdAt: 1, public: false }), '0');
  const running = await many(150, table, (n) => ({ id: `r${n}`, status: 'playing', createdAt: 2 + n }), '1');
  await many(150, table, (n) => ({ id: `o${n}`, status: 'over', createdAt: 1e6 + n }));
  const lines = (await cleo.get<Line[]>('/api/tables?mine=1')).body;
  expect(lines.slice(0, 3).map(({ id, yourTurn }) => [id, yourTurn])).toEqual(
    waiting.toReversed().map((id) => [id, true]),
  );
  const going = lines.filter(({ status }) => status !== 'over');
  expect(new Set(going.map(({ id }) => id))).toEqual(new Set([...waiting, ...running, table]));
  expect(lines.slice(0, going.length)).toEqual(going);
  expect(lines.slice(going.length).map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, n) => `o${149 - n}`));
});

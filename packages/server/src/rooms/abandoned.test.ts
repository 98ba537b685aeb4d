// Tables everybody has left: they get in nobody's way, and nothing of them is waited for without end.

import { decisionId } from '@atoll/engine';
import type { AnyGame } from '@atoll/engine';
import { presentOnly } from '@atoll/games';
import { pearls } from '@atoll/testkit/reference';
import { afterEach, describe, expect, it } from 'vitest';
import { rulesFrom } from '../rules.js';
import { move } from './acts.js';
import { testRooms } from '../testing/rooms.testing.js';
import type { TestRooms } from '../testing/rooms.testing.js';

const MINUTE = 60_000;
const clock = { kind: 'per-move', limitMs: MINUTE } as const;

let host: TestRooms;

afterEach(() => host.close());

const seqOf = async (table: string): Promise<number> => (await host.store.entries(table, 0)).at(-1)?.position ?? -1;

describe('H5: nothing starves', () => {
  it('H5: with 300 abandoned tables of all three policies another’s clock is served in time, and rooms are let go', async () => {
    host = await testRooms({ voteMs: 10 * MINUTE });
    const policies = ['fallback', 'bot', 'vote'] as const;
    const abandoned = await Promise.all(
      Array.from({ length: 300 }, (_, n) => host.table({ clock, absence: policies[n % 3] ?? 'vote' })),
    );
    await host.pass(3 * MINUTE);
    const fresh = await host.table({ clock, absence: 'fallback' });
    // It is let go, and its time runs out while nobody has it in memory.
    await host.pass(MINUTE + 20_000);
    expect(await seqOf(fresh)).toBe(1);
    await host.pass(3 * MINUTE);
    const overdue = await host.store.heads.overdue(host.service.time(), null, 1000);
    expect(overdue).toEqual([]);
    expect(host.rooms.size).toBeLessThan(150);
    const votes = await Promise.all(abandoned.filter((_, n) => n % 3 === 2).map(seqOf));
    expect(new Set(votes)).toEqual(new Set([0]));
    // The votes nobody answers are settled by the rules.
    await host.pass(5 * MINUTE);
    const settled = await Promise.all(abandoned.filter((_, n) => n % 3 === 2).map(seqOf));
    expect(Math.min(...settled)).toBe(1);
  }, 60_000);

  it('H5: a table by other rules is tried once in a while, not every second, and hides no other', async () => {
    const newer: AnyGame = { ...(pearls as AnyGame), rulesVersion: pearls.rulesVersion + 1 };
    let known: readonly AnyGame[] = [pearls];
    host = await testRooms({ rulesOf: (played) => rulesFrom(presentOnly(known))(played) });
    const { store, rooms } = host;
    const old = await Promise.all(Array.from({ length: 120 }, () => host.table({ clock, absence: 'fallback' })));
    let loads = 0;
    const load = store.loadTable.bind(store);
    const counted = Object.assign(store, {
      loadTable: (id: string) => {
        if (old.includes(id)) loads += 1;
        return load(id);
      },
    });
    expect(counted).toBe(store);
    known = [newer];
    // They are let go while their time runs: none of them can be loaded any more.
    await Promise.all(old.map((id) => rooms.get(id).then((room) => Object.assign(room, { usedAt: 0 }))));
    await rooms.sweep();
    expect(rooms.size).toBe(0);
    await host.pass(2 * MINUTE);
    expect(loads).toBe(old.length);
    expect(await store.heads.overdue(host.service.time(), null, 10)).toEqual([]);
    known = [pearls];
    const fresh = await host.table({ clock, absence: 'fallback' });
    await host.pass(MINUTE + 20_000);
    expect(await seqOf(fresh)).toBe(1);
    // As soon as somebody has their rules again, they go on.
    await host.pass(15 * MINUTE);
    expect(Math.min(...(await Promise.all(old.map(seqOf))))).toBeGreaterThan(0);
  }, 60_000);
});

it('H5: a table nobody looks at is let go though its clock runs', async () => {
  host = await testRooms();
  const table = await host.table({ clock: { kind: 'per-move', limitMs: 50_000 }, absence: 'fallback' });
  const sizes: number[] = [];
  for (let step = 0; step < 5; step++) {
    await host.pass(20_000);
    sizes.push(host.rooms.size);
  }
  expect(sizes).toContain(0);
  const { length } = await host.store.entries(table, 1);
  expect([length > 0, (await host.rooms.get(table)).standing.doc.status]).toEqual([true, 'playing']);
});

it('H5: a finished turn nobody hands over is handed over when time is up', async () => {
  host = await testRooms();
  const room = await host.rooms.get(await host.table({ clock, absence: 'fallback' }));
  const answer = async (kind: string, id: string, hold: boolean): Promise<number> => {
    const { doc, table } = room.standing;
    const decision = table?.game.decisions(table.state).find(({ ask }) => ask.kind === kind);
    if (table === null || decision === undefined) throw new Error(`nobody is asked to ${kind}`);
    const said = { id, decision: decisionId(decision), move: table.game.legalMoves(table.state, decision)[0], hold };
    const player = doc.seats[decision.seat]?.player ?? null;
    await room.change((standing) => move(standing, player, said, host.service.time()));
    return decision.seat;
  };
  for (const id of ['first', 'second']) await answer('discard', id, false);
  const seat = await answer('offer', 'held', true);
  const { seq = 0, drafts } = room.standing.table ?? {};
  expect(drafts?.[seat]?.length).toBe(1);
  await host.pass(MINUTE + 20_000);
  const [entry] = await host.store.entries(room.id, seq + 1);
  expect(JSON.parse(entry?.input ?? '{}')).toMatchObject({ id: 'held' });
});

// Whatever seats do and in whatever order: what is stored is enough to stand exactly there again.

import { below, canonicalJson, hashOf, randomFrom } from '@atoll/engine';
import type { AnyGame, GameTypes, Random, Seat } from '@atoll/engine';
import { pearls } from '@atoll/testkit/reference';
import { describe, expect, it } from 'vitest';
import type { StoredDraft } from './draft.js';
import { inputsInForce } from './entry.js';
import type { Entry } from './entry.js';
import { catchUp, fromSnapshot, rollBack, snapshotOf, stateAt, storedDraft, withDraft } from './load.js';
import type { Snapshot } from './load.js';
import type { Outcome } from './outcome.js';
import { pier } from './pier.testing.js';
import { screenOf } from './screen.js';
import { confirm, submit, undo } from './submit.js';
import { isOver, openTable } from './table.js';
import type { Table, TableSetup } from './table.js';

type Any = GameTypes;

/** What a host would have on disk. */
interface Disk {
  readonly setup: TableSetup<Any>;
  readonly log: Entry<Any>[];
  readonly drafts: Map<Seat, StoredDraft<Any>>;
  snapshot: Snapshot;
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function opened(game: AnyGame, seed: string): { table: Table<Any>; disk: Disk } {
  const options = Object.fromEntries(
    Object.entries(game.options.fields).map(([name, field]) => [name, (field as { default: unknown }).default]),
  );
  const setup: TableSetup<Any> = {
    seats: 2,
    options,
    seed,
    clockRule: { kind: 'real-time', initialMs: 1000, incrementMs: 10 },
  };
  const { table, entry } = openTable(game, setup, 0);
  return { table, disk: { setup, log: [plain(entry)], drafts: new Map(), snapshot: plain(snapshotOf(table)) } };
}

function store(disk: Disk, outcome: Outcome<Any>): Table<Any> {
  for (const entry of outcome.entries) disk.log.push(plain(entry));
  for (const seat of outcome.drafts) disk.drafts.set(seat, plain(storedDraft(outcome.table, seat)));
  if (outcome.table.seq - disk.snapshot.seq >= 16) disk.snapshot = plain(snapshotOf(outcome.table));
  return outcome.table;
}

function loaded(game: AnyGame, disk: Disk): Table<Any> {
  let table = fromSnapshot(game, plain(disk.snapshot), disk.setup.clockRule);
  table = catchUp(table, disk.log.slice(disk.snapshot.seq + 1), () => ({ setup: disk.setup, log: disk.log }));
  for (const [seat, draft] of disk.drafts) table = withDraft(table, seat, plain(draft));
  return table;
}

/** One thing a seat, or a slow network, might do. */
function anything(table: Table<Any>, disk: Disk, random: Random, at: number): Outcome<Any> {
  const seat = below(random, 2) as Seat;
  const last = table.drafts[seat]?.at(-1)?.id ?? `never-${below(random, 5)}`;
  const chance = below(random, 20);
  if (chance < 3) return undo(table, seat, last);
  if (chance < 6) return confirm(table, seat, last, at);
  if (chance === 6 && table.seq > 2 && disk.log.length < 80) {
    return rollBack(table, disk.setup, disk.log, table.seq - 1 - below(random, 2), at);
  }
  const open = screenOf(table, seat).decisions;
  const decision = open[below(random, Math.max(1, open.length))];
  const id = below(random, 10) === 0 ? (table.recent[seat]?.at(-1) ?? 'x') : `m${at}`;
  if (decision === undefined) return submit(table, seat, { id, decision: 'closed', move: { type: 'lay' } }, at);
  const move = decision.moves[below(random, decision.moves.length)];
  return submit(table, seat, { id, decision: decision.id, move, hold: below(random, 3) === 0 }, at);
}

describe.each<AnyGame>([pier, pearls])('$id', (game) => {
  it.each(Array.from({ length: 20 }, (_, index) => index))('random doings %i', (index) => {
    const random = randomFrom(`doings-${index}`);
    const { table: start, disk } = opened(game, `seed-${index}`);
    let table = start;
    for (let at = 1; at < 600 && !isOver(table); at++) {
      const before = table;
      const outcome = anything(table, disk, random, at);
      if (outcome.answer.kind === 'refused' || outcome.answer.repeated) {
        expect(outcome.table).toBe(before);
        expect(outcome.entries).toEqual([]);
      }
      table = store(disk, outcome);
      expect(table.seq).toBe(disk.log.length - 1);
      const again = loaded(game, disk);
      for (const viewer of [0 as Seat, 1 as Seat, 'spectator'] as const) {
        expect(canonicalJson(screenOf(again, viewer))).toBe(canonicalJson(screenOf(table, viewer)));
      }
      expect(again.clock).toEqual(table.clock);
    }
    expect(isOver(table)).toBe(true);
    expect(hashOf(stateAt(game, disk.setup, disk.log, table.seq))).toBe(hashOf(table.state));
    const ids = inputsInForce(disk.log).map((input) => `${input.seat} ${input.id}`);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('a take-back gives the earlier table and a later number', () => {
  const { table: start, disk } = opened(pier, 's');
  let table = start;
  for (const id of ['a', 'b', 'c']) {
    const decision = screenOf(table, 0 as Seat).decisions[0]?.id ?? '';
    table = store(disk, submit(table, 0 as Seat, { id, decision, move: { type: 'lay' } }, 1));
  }
  expect(table.seq).toBe(3);
  const back = store(disk, rollBack(table, disk.setup, disk.log, 1, 2));
  expect(back.seq).toBe(4);
  expect(inputsInForce(disk.log).map((input) => input.id)).toEqual(['a']);
  expect(screenOf(back, 1 as Seat).owes).toEqual([0]);
  expect(rollBack(back, disk.setup, disk.log, 4, 2).answer).toMatchObject({ why: { reason: 'no-such-position' } });
});

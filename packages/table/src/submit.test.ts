import { canonicalJson } from '@atoll/engine';
import type { GameTypes, Seat } from '@atoll/engine';
import { pearls } from '@atoll/testkit/reference';
import { describe, expect, it } from 'vitest';
import { snapshotOf } from './load.js';
import { pier } from './pier.testing.js';
import type { PierTypes } from './pier.testing.js';
import { screenOf, toldOf, alreadySeen } from './screen.js';
import { answerFor, confirm, fallbackOf, submit, undo, whyNot } from './submit.js';
import { openTable, owing } from './table.js';
import type { Table } from './table.js';

const A = 0 as Seat;
const B = 1 as Seat;
const NO_CLOCK = { kind: 'none' } as const;

const atPier = () => openTable(pier, { seats: 2, options: {}, seed: 's', clockRule: NO_CLOCK }, 0).table;

/** The seat's only mandatory decision. */
function asked<G extends GameTypes>(table: Table<G>, seat: Seat): string {
  return screenOf(table, seat).decisions.find((decision) => !decision.optional)?.id ?? 'none';
}

function play<G extends GameTypes>(table: Table<G>, seat: Seat, id: string, move: unknown, hold = false) {
  return submit(table, seat, { id, decision: asked(table, seat), move, hold }, 0);
}

it('a decision leaves the table under the id it has always had: stores and pages hold it', () => {
  const laid = play(atPier(), A, 'a1', { type: 'lay' });
  expect(asked(laid.table, A)).toBe('1.0.1');
  expect(confirm(laid.table, A, 'a1', 0).entries).toMatchObject([{ decision: '1.0.0' }]);
  const { table } = openTable(
    pearls,
    { seats: 2, options: { deckSize: 24, diving: true }, seed: 's', clockRule: NO_CLOCK },
    0,
  );
  expect(screenOf(table, B).decisions.map(({ id }) => id)).toEqual(['dive.1']);
});

describe('a turn of several moves', () => {
  const first = play(atPier(), A, 'a1', { type: 'lay' });

  it('stays a draft that only its seat sees', () => {
    const before = atPier();
    expect(first.answer).toEqual({ kind: 'accepted', repeated: false });
    expect(first.entries).toEqual([]);
    expect(first.drafts).toEqual([A]);
    expect(screenOf(first.table, A).view.planks).toEqual([1, 0]);
    expect(screenOf(first.table, A).draft).toEqual([{ id: 'a1', events: [{ type: 'laid', by: 0, planks: 1 }] }]);
    for (const viewer of [B, 'spectator'] as const) {
      expect(canonicalJson(screenOf(first.table, viewer))).toBe(canonicalJson(screenOf(before, viewer)));
    }
  });

  it('is undone move by move, the last first', () => {
    const second = play(first.table, A, 'a2', { type: 'lay' });
    expect(undo(second.table, A, 'a1').answer).toMatchObject({ why: { reason: 'not-the-last-move' } });
    const back = undo(second.table, A, 'a2');
    expect(screenOf(back.table, A)).toEqual(screenOf(first.table, A));
    const start = undo(back.table, A, 'a1').table;
    expect(screenOf(start, A)).toEqual(screenOf(atPier(), A));
    expect(undo(start, A, 'a1').answer).toMatchObject({ why: { reason: 'nothing-to-undo' } });
  });

  it('is committed as a whole when the next seat is asked', () => {
    const done = play(first.table, A, 'a2', { type: 'rest' });
    expect(done.entries.map((entry) => entry.position)).toEqual([1, 2]);
    expect(done.table.seq).toBe(2);
    expect(done.table.drafts).toEqual([[], []]);
    expect(screenOf(done.table, A).sealed).toBe('asked');
    expect(alreadySeen(first.table, done.entries, A)).toBe(1);
    expect(alreadySeen(first.table, done.entries, B)).toBe(0);
    expect(done.entries.map((entry) => toldOf(done.table, entry, B).events.length)).toEqual([1, 0]);
  });

  it('waits for a confirmation if its seat wants one', () => {
    const held = play(first.table, A, 'a2', { type: 'rest' }, true);
    expect(held.entries).toEqual([]);
    expect(owing(pier, held.table.state)).toEqual([A]);
    expect(screenOf(held.table, A).decisions).toEqual([]);
    expect(confirm(held.table, A, 'a1', 0).answer).toMatchObject({ why: { reason: 'nothing-to-confirm' } });
    const done = confirm(held.table, A, 'a2', 0);
    expect(done.entries.length).toBe(2);
    expect(confirm(done.table, A, 'a2', 0).answer).toEqual({ kind: 'accepted', repeated: true });
  });

  it('is committed at once, held or not, when a die was rolled', () => {
    const second = play(first.table, A, 'a2', { type: 'lay' }, true);
    const third = play(second.table, A, 'a3', { type: 'lay' }, true);
    expect(third.entries.length).toBe(3);
    expect(screenOf(third.table, A).sealed).toBe('random');
  });

  it('is taken as said when the host answers in its place', () => {
    const said = fallbackOf(first.table, A, 'time-1');
    if (said === null) throw new Error('seat A owes an answer');
    const done = answerFor(first.table, A, said, 0);
    expect(done.entries.map((entry) => entry.kind === 'input' && entry.id)).toEqual(['a1', 'time-1']);
    expect(fallbackOf(done.table, B, 'x')).toBeNull();
  });
});

describe('why a bot made a move', () => {
  const first = play(atPier(), A, 'a1', { type: 'lay' });
  const answer = (table: Table<PierTypes>, move: unknown, why: string | null) =>
    answerFor(table, A, { id: 'bot-1', decision: asked(table, A), move, why }, 0);

  it('is told with the move, and not of what its seat had drafted before', () => {
    const { table, entries } = answer(first.table, { type: 'lay' }, 'likes-wood');
    for (const viewer of [A, B, 'spectator'] as const) {
      expect(entries.map((entry) => toldOf(table, entry, viewer).why)).toEqual([undefined, 'likes-wood']);
    }
    expect(canonicalJson(table.state)).not.toContain('likes-wood');
    expect(canonicalJson(snapshotOf(table))).not.toContain('likes-wood');
  });

  it('is not told where nothing of the move is', () => {
    const { table, entries } = answer(first.table, { type: 'rest' }, 'tired');
    expect(entries.at(-1)).toMatchObject({ why: 'tired' });
    for (const viewer of [A, B, 'spectator'] as const) {
      expect(entries.map((entry) => 'why' in toldOf(table, entry, viewer))).toEqual([false, false]);
    }
  });

  it('is left out where there is nothing to say', () => {
    const { table, entries } = answer(atPier(), { type: 'lay' }, null);
    expect(entries.map((entry) => 'why' in entry || 'why' in toldOf(table, entry, B))).toEqual([false]);
  });
});

describe('answers that are refused', () => {
  const table = atPier();

  it.each([
    ['closed-decision', A, 'nowhere', { type: 'lay' }],
    ['closed-decision', B, asked(table, A), { type: 'lay' }],
    ['malformed-move', A, asked(table, A), { type: 'sail' }],
    ['malformed-move', A, asked(table, A), null],
    ['lay-one-first', A, asked(table, A), { type: 'rest' }],
  ] as const)('%s', (reason, seat, decision, move) => {
    const outcome = submit(table, seat, { id: 'x', decision, move }, 0);
    expect(outcome.answer).toMatchObject({ kind: 'refused', why: { reason } });
    expect(outcome.table).toBe(table);
    expect(whyNot(table, seat, decision, move)?.reason).toBe(reason);
  });

  it('a message sent twice does nothing the second time, even when undone in between', () => {
    const once = play(table, A, 'a1', { type: 'lay' }).table;
    const said = { id: 'a1', decision: asked(table, A), move: { type: 'lay' } };
    expect(submit(once, A, said, 0)).toMatchObject({ answer: { repeated: true }, table: once });
    const undone = undo(once, A, 'a1').table;
    expect(submit(undone, A, said, 0)).toMatchObject({ answer: { repeated: true }, table: undone });
  });
});

describe('sealed answers given at the same time', () => {
  /** Discards until everybody owes an offer. */
  function atOffering() {
    let { table } = openTable(
      pearls,
      { seats: 3, options: { deckSize: 24, diving: true }, seed: 'p', clockRule: NO_CLOCK },
      0,
    );
    for (let turn = 0; turn < 3; turn++) {
      const [seat] = owing(pearls, table.state);
      if (seat === undefined) throw new Error('nobody owes an answer');
      table = play(
        table,
        seat,
        `d${turn}`,
        screenOf(table, seat).decisions.find((open) => !open.optional)?.moves[0],
      ).table;
    }
    return table;
  }
  const offer = (table: ReturnType<typeof atOffering>, seat: number, hold = false) => {
    const decision = screenOf(table, seat as Seat).decisions.find((open) => open.ask.kind === 'offer');
    return play(table, seat as Seat, `o${seat}`, decision?.moves[0], hold);
  };

  it('a held answer is put on top of what others say, and cut before it would show the outcome', () => {
    const start = atOffering();
    expect(owing(pearls, start.state)).toEqual([0, 1, 2]);
    const held = offer(start, 0, true).table;
    const second = offer(held, 1);
    expect(second.cut).toEqual([]);
    expect(second.table.drafts[0]?.length).toBe(1);
    const last = offer(second.table, 2);
    expect(last.cut).toEqual([0]);
    expect(last.table.drafts[0]).toEqual([]);
    expect(owing(pearls, last.table.state)).toEqual([0]);
    expect(JSON.stringify(screenOf(last.table, A))).not.toContain('offers-revealed');
  });
});

it('N1: an answer put together for another question than the one that is open now is refused', () => {
  const table = atPier();
  const decision = asked(table, A);
  const ask = screenOf(table, A).decisions.find(({ id }) => id === decision)?.ask;
  const said = { id: 'a1', decision, move: { type: 'lay' } };
  const other = submit(table, A, { ...said, ask: { ...ask, kind: 'another' } }, 0);
  expect(other.answer).toEqual({ kind: 'refused', why: { rule: 'TABLE', reason: 'closed-decision' } });
  expect(other.table).toBe(table);
  expect(submit(table, A, { ...said, ask }, 0).answer).toEqual({ kind: 'accepted', repeated: false });
});

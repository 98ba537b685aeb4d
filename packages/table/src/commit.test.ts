import type { GameTypes, Seat } from '@atoll/engine';
import { describe, expect, it } from 'vitest';
import { ferry } from './ferry.testing.js';
import type { Outcome } from './outcome.js';
import { alreadySeen, screenOf } from './screen.js';
import { submit, undo } from './submit.js';
import { openTable } from './table.js';
import type { Table } from './table.js';

const LOADER = 0 as Seat;
const CALLER = 1 as Seat;

const atFerry = () => openTable(ferry, { seats: 2, options: {}, seed: 's', clockRule: { kind: 'none' } }, 0).table;

/** Answers whichever open question the move fits. */
function say<G extends GameTypes>(table: Table<G>, seat: Seat, type: string): Outcome<G> {
  const open = screenOf(table, seat).decisions.find(({ moves }) => moves.some((move) => move.type === type));
  return submit(
    table,
    seat,
    { id: `${seat}-${type}-${table.seq}-${table.drafts[seat]?.length}`, decision: open?.id ?? '', move: { type } },
    0,
  );
}

const inputsOf = <G extends GameTypes>({ entries }: Outcome<G>) => entries.filter((entry) => entry.kind === 'input');

/** The loader lifts and drops one crate: in the air between, nobody may call. */
const loaded = () => say(say(atFerry(), LOADER, 'lift').table, LOADER, 'drop');

describe('A10: what asks nobody can be taken back', () => {
  it('a question that others see open all the while is not put to them anew', () => {
    const { table, entries } = loaded();
    expect(entries).toEqual([]);
    expect(screenOf(table, LOADER)).toMatchObject({ view: { crates: 1 }, sealed: null });
    expect(screenOf(table, LOADER).draft.length).toBe(2);
    const last = screenOf(table, LOADER).draft.at(-1)?.id ?? '';
    expect(screenOf(undo(table, LOADER, last).table, LOADER).view.crates).toBe(0);
    // The others see nothing of it, and the same question as before.
    expect(screenOf(table, CALLER)).toEqual(screenOf(atFerry(), CALLER));
  });

  it('where they do not see it, they are asked, and it cannot', () => {
    const lifted = say(atFerry(), LOADER, 'lift').table;
    const shown = { ...lifted, state: lifted.drafts[0]?.[0]?.state ?? lifted.state, drafts: [[], []] };
    const { table, entries } = say(shown, LOADER, 'drop');
    expect(entries.length).toBe(1);
    expect(screenOf(table, LOADER).sealed).toBe('asked');
  });
});

describe('A10: a draft passes over nobody', () => {
  it('a call that comes meanwhile comes after what was done, and can be answered', () => {
    const before = loaded().table;
    const outcome = say(before, CALLER, 'call');
    const { table, entries, drafts, cut } = outcome;
    expect(inputsOf(outcome).map(({ position, seat, move }) => [position, seat, move.type])).toEqual([
      [1, LOADER, 'lift'],
      [2, LOADER, 'drop'],
      [3, CALLER, 'call'],
    ]);
    expect([drafts, cut]).toEqual([[LOADER], []]);
    expect(alreadySeen(before, entries, LOADER)).toBe(2);
    const { decisions, draft, sealed, view } = screenOf(table, LOADER);
    expect(decisions.map(({ ask }) => ask.kind).toSorted()).toEqual(['hear', 'load']);
    expect([draft, sealed, view.crates]).toEqual([[], 'asked', 1]);
    expect(say(table, LOADER, 'nod').answer.kind).toBe('accepted');
  });

  it('what is under way when it comes stays a draft, and goes on', () => {
    const before = say(loaded().table, LOADER, 'lift').table;
    const outcome = say(before, CALLER, 'call');
    const { table } = outcome;
    expect(inputsOf(outcome).map(({ move }) => move.type)).toEqual(['lift', 'drop', 'call']);
    expect(screenOf(table, LOADER).draft.length).toBe(1);
    expect(say(table, LOADER, 'drop').answer.kind).toBe('accepted');
  });

  it('a call in the middle of the first thing done finds nothing to be said before it', () => {
    const before = say(atFerry(), LOADER, 'lift').table;
    const outcome = say(before, CALLER, 'call');
    const { table } = outcome;
    expect(inputsOf(outcome).map(({ move }) => move.type)).toEqual(['call']);
    expect(screenOf(table, LOADER).draft.length).toBe(1);
  });
});

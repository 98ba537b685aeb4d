// Undo at a table of Archipelago, where the others may make offers all through a round.

import { readFileSync } from 'node:fs';
import { archipelago } from '@atoll/game-archipelago';
import type { Archipelago } from '@atoll/game-archipelago/table';
import { readRecord, replay } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { fromSnapshot, screenOf, submit, undo } from '@atoll/table';
import type { Table } from '@atoll/table';
import { expect, it } from 'vitest';

type Move = Archipelago['move'];

/** The table before somebody of a golden game chose construction and then built a town, and those two moves. */
function beforeTown(): { table: Table<Archipelago>; seat: Seat; moves: Move[] } {
  const file = new URL('../../../../game-archipelago/src/golden/four-seats-short.json', import.meta.url);
  const record = readRecord(archipelago, readFileSync(file, 'utf8'));
  const { inputs } = record;
  const town = inputs.findIndex(
    ({ move }, at) => move.type === 'construct' && move.building === 'town' && inputs[at - 1]?.move.type === 'act',
  );
  const [act, construct] = inputs.slice(town - 1, town + 1);
  if (act === undefined || construct === undefined) throw new Error('nobody built a town');
  let state: Archipelago['state'] | null = null;
  let at = 0;
  for (const step of replay(archipelago, record)) if (at++ === town - 1) ({ state } = step);
  const recent = Array.from({ length: record.seats }, () => []);
  const snapshot = { seq: town - 1, state, recent, sealed: recent.map(() => null), clock: null };
  const table = fromSnapshot(archipelago, snapshot, { kind: 'none' });
  return { table, seat: act.seat, moves: [act.move, construct.move] };
}

it('A10: a plain town asks nobody and can be taken back, and an offer made meanwhile is heard', () => {
  const { table: before, seat, moves } = beforeTown();
  let table = before;
  for (const [index, move] of moves.entries()) {
    const asked = screenOf(table, seat).decisions.find(({ optional }) => !optional);
    const outcome = submit(table, seat, { id: `m${index}`, decision: asked?.id ?? '', move }, 0);
    expect(outcome.answer).toEqual({ kind: 'accepted', repeated: false });
    expect(outcome.entries).toEqual([]);
    ({ table } = outcome);
  }
  const built = screenOf(table, seat);
  expect([built.draft.length, built.sealed]).toEqual([2, null]);
  expect(screenOf(undo(undo(table, seat, 'm1').table, seat, 'm0').table, seat)).toEqual(screenOf(before, seat));

  const other = before.state.order.find((one) => one !== seat) as Seat;
  const offer = screenOf(table, other).decisions.find(({ ask }) => ask.kind === 'propose-deal');
  const { table: after } = submit(table, other, { id: 'o1', decision: offer?.id ?? '', move: offer?.moves[0] }, 0);
  const asked = screenOf(after, seat);
  expect(asked.decisions.map(({ ask }) => ask.kind)).toContain('answer-deal');
  expect(asked.view.regions).toEqual(built.view.regions);
});

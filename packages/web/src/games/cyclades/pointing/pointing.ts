// How a thing stands to the open question, and what pressing it does: the legal moves narrowed by what is picked.

import type { Move } from '@atoll/game-cyclades/table';
import { contains } from '../../../table/selection.ts';
import type { Pick } from '../../../table/selection.ts';
import type { TargetState } from '../../../frame/piece.tsx';
import type { Selection } from '../../types.ts';
import { meaningsOf } from './things.ts';
import type { Thing } from './things.ts';

/** Fields that say how many: picked with the rest at first, then changed on a slider. */
export const AMOUNTS = ['gold', 'fleets', 'troops', 'temples'] as const;
export type Amount = (typeof AMOUNTS)[number];

/** What the page remembers that no legal move says: how many fleets have just sailed. */
export interface Habits {
  readonly fleets: number | null;
}

/** The part of the frame's selection that is looked at. */
type Pointer = { readonly [Name in 'picked' | 'candidates' | 'ready' | 'reach']: Selection[Name] };

interface Meaning {
  readonly pick: Pick;
  readonly state: TargetState;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldOf = (move: object, name: string): unknown => (move as Fields)[name];

/** Where from is settled: by a pick, or because every answer starts at the same place, or at none. */
function goesOn({ picked, candidates }: Pointer, legal: readonly Move[]): boolean {
  if (picked.values['from'] !== undefined) return true;
  const moves = candidates.filter((move) => 'to' in move);
  if (moves.length === 0) return legal.some((move) => 'to' in move && !('from' in move));
  const first = fieldOf(moves[0] as object, 'from');
  return legal.every((move) => !('to' in move) || Object.is(fieldOf(move, 'from'), first));
}

export function meaningOf(pointer: Pointer, legal: readonly Move[], thing: Thing): Meaning | null {
  let second: Pick | null = null;
  for (const pick of meaningsOf(thing, goesOn(pointer, legal))) {
    const reach = pointer.reach(pick);
    if (reach === 'chosen') return { pick, state: 'chosen' };
    if (reach === 'next') return { pick, state: 'target' };
    if (reach === 'switch') second ??= pick;
  }
  return second === null ? null : { pick: second, state: 'target' };
}

function usual(amount: Amount, values: readonly number[], habits: Habits): number {
  const least = Math.min(...values);
  const most = Math.max(...values);
  if (amount === 'gold') return least;
  const wanted = amount === 'fleets' ? (habits.fleets ?? most) : most;
  return Math.min(most, Math.max(least, wanted));
}

/** The pick, with the usual amount where nothing else is left to say. */
export function withAmount(pick: Pick, pointer: Pointer, legal: readonly Move[], habits: Habits): Pick {
  const kept = pointer.reach(pick) === 'switch' ? {} : pointer.picked.values;
  const others = Object.fromEntries(
    Object.entries(kept).filter(([name]) => !(name in pick) && !(AMOUNTS as readonly string[]).includes(name)),
  );
  const left = legal.filter((move) => contains(move, { ...others, ...pick }));
  for (const amount of AMOUNTS) {
    const values = left.map((move) => fieldOf(move, amount)).filter((value) => typeof value === 'number');
    if (values.length !== left.length || new Set(values).size !== left.length || values.length === 0) continue;
    return { ...pick, [amount]: usual(amount, values, habits) };
  }
  return pick;
}

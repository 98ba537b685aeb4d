// Spoilt moves: what a clumsy client or a cheat might send instead of a listed move.

import { below, canonicalJson, pick } from '@atoll/engine';
import type { Random } from '@atoll/engine';

type Json = unknown;

const VALUES_PER_FIELD = 60;
const MOVES_KEPT = 80;
const NEVER_RIGHT: readonly Json[] = [null, -0, -1, 1.5, 1e9, '', 'no-such-id', true, {}, []];

/** The moves of a game so far, and the values seen in each of their fields: spoilt moves are made of them. */
export class MovesSeen {
  private readonly moves = new Map<string, object>();
  private readonly values = new Map<string, Set<Json>>();

  add(move: object): void {
    const key = canonicalJson(move);
    if (this.moves.has(key)) return;
    this.moves.set(key, move);
    forgetOldest(this.moves, MOVES_KEPT);
    this.note('', move);
  }

  anyMove(random: Random): object | null {
    return this.moves.size === 0 ? null : pick(random, [...this.moves.values()]);
  }

  anyValue(field: string, random: Random): Json {
    const seen = this.values.get(field);
    return seen === undefined ? null : pick(random, [...seen]);
  }

  private note(field: string, value: Json): void {
    if (Array.isArray(value)) {
      for (const item of value) this.note(field, item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) this.note(name, item);
    } else {
      const seen = this.values.get(field) ?? new Set();
      seen.add(value);
      forgetOldest(seen, VALUES_PER_FIELD);
      this.values.set(field, seen);
    }
  }
}

function forgetOldest<K>(seen: Map<K, unknown> | Set<K>, kept: number): void {
  if (seen.size <= kept) return;
  for (const oldest of seen.keys()) {
    seen.delete(oldest);
    return;
  }
}

/** A copy of the move with one thing changed; now and then another move altogether. */
export function spoil(move: object, seen: MovesSeen, random: Random): Json {
  const other = seen.anyMove(random);
  if (other !== null && below(random, 4) === 0) return structuredClone(other);
  const copy = structuredClone(move) as Record<string, Json>;
  const fields = Object.keys(copy).filter((name) => name !== 'type');
  if (fields.length === 0 || below(random, 12) === 0) return spoilObject(copy, random);
  const name = pick(random, fields);
  copy[name] = spoilValue(copy[name], name, seen, random);
  return copy;
}

function spoilValue(value: Json, field: string, seen: MovesSeen, random: Random): Json {
  if (below(random, 8) === 0) return pick(random, NEVER_RIGHT);
  if (Array.isArray(value)) return spoilList(value, field, seen, random);
  if (typeof value === 'object' && value !== null) return spoilFieldOf(value as Record<string, Json>, seen, random);
  if (typeof value === 'number' && below(random, 2) === 0) return value + pick(random, [-1, 1, 2, 10]);
  if (typeof value === 'boolean') return !value;
  return seen.anyValue(field, random);
}

function spoilFieldOf(value: Record<string, Json>, seen: MovesSeen, random: Random): Json {
  const names = Object.keys(value);
  if (names.length === 0) return { extra: 1 };
  const name = pick(random, names);
  return { ...value, [name]: spoilValue(value[name], name, seen, random) };
}

function spoilList(items: readonly Json[], field: string, seen: MovesSeen, random: Random): Json {
  const at = items.length === 0 ? 0 : below(random, items.length);
  const spoilt = items.slice();
  switch (below(random, 5)) {
    case 0:
      spoilt.splice(at, 1);
      return spoilt;
    case 1:
      if (items.length > 0) spoilt.splice(at, 0, structuredClone(items[at]));
      return spoilt;
    case 2:
      return spoilt.toReversed();
    case 3:
      spoilt.push(seen.anyValue(field, random));
      return spoilt;
    default:
      if (items.length > 0) spoilt[at] = spoilValue(items[at], field, seen, random);
      return spoilt;
  }
}

function spoilObject(move: Record<string, Json>, random: Random): Json {
  const names = Object.keys(move);
  switch (below(random, 3)) {
    case 0:
      return { ...move, extra: 1 };
    case 1: {
      const left = pick(random, names);
      return Object.fromEntries(Object.entries(move).filter(([name]) => name !== left));
    }
    default:
      return pick<Json>(random, ['', 0, null, [], { type: 'no-such-move' }, [move]]);
  }
}

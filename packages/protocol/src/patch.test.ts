import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff } from './patch.js';
import type { Json } from './patch.js';

const anything = fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

/** Two values that have much in common, as two views of a game have. */
const relatives = fc
  .tuple(
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), anything),
    fc.array(anything),
    fc.nat(8),
    anything,
    anything,
  )
  .map(([fields, list, index, item, other]): [Json, Json] => [
    { ...fields, list, nested: { list, other } },
    { ...fields, list: list.toSpliced(index, index % 3, item), nested: { list: [...list, item], other: item } },
  ]);

describe('a patch', () => {
  it('makes the second value from the first, whatever they are', () => {
    fc.assert(
      fc.property(anything, anything, (before, after) => {
        const patch = diff(before, after);
        expect(patch === null ? before : applyPatch(before, JSON.parse(JSON.stringify(patch)))).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  it('makes the second value from the first, when they are much alike', () => {
    fc.assert(
      fc.property(relatives, ([before, after]) => {
        const kept = JSON.stringify(before);
        const patch = diff(before, after);
        expect(patch === null ? before : applyPatch(before, JSON.parse(JSON.stringify(patch)))).toEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
      }),
      { numRuns: 2000 },
    );
  });

  it('is nothing for equal values', () => {
    fc.assert(
      fc.property(anything, (value) => {
        expect(diff(value, JSON.parse(JSON.stringify(value)) as Json)).toBeNull();
      }),
    );
  });

  it('names what changed and no more', () => {
    const before = {
      hand: [1, 2, 3, 4],
      coins: 3,
      seats: [
        { name: 'a', cards: 4 },
        { name: 'b', cards: 5 },
      ],
    };
    const after = {
      hand: [1, 3, 4],
      coins: 3,
      seats: [
        { name: 'a', cards: 3 },
        { name: 'b', cards: 5 },
      ],
    };
    expect(diff(before, after)).toEqual({
      in: { hand: { at: 1, drop: 1, add: [] }, seats: { each: [[0, { in: { cards: { set: 3 } } }]] } },
    });
    const patched = applyPatch(before, diff(before, after) ?? { set: null }) as typeof before;
    expect(patched.seats[1]).toBe(before.seats[1]);
  });

  it('is refused by a value it was not made for', () => {
    expect(() => applyPatch([1], { in: { a: { set: 1 } } })).toThrow('an object was to be changed');
    expect(() => applyPatch({}, { at: 0, drop: 0, add: [1] })).toThrow('a list was to be changed');
    expect(() => applyPatch([], { each: [[0, { set: 1 }]] })).toThrow('not there');
    expect(() => applyPatch({}, { in: { a: { each: [] } } })).toThrow('not there');
  });
});

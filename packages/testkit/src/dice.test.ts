import { below, randomFrom } from '@atoll/engine';
import type { FlowState, Random } from '@atoll/engine';
import { expect, test } from 'vitest';
import { nextDice } from './dice.js';

const drafted = (seed: string): FlowState => ({ rng: randomFrom(seed), stack: [], frames: 0, exposed: 0 });

test.each([
  [6, [5]],
  [6, [0, 0, 0, 0, 0]],
  [6, [3, 1, 4, 1, 5]],
  [20, [19, 0]],
  [2, [1, 1, 1, 1, 1, 1, 1, 1]],
  [3, []],
])('a die of %i sides throws %j next', (sides, values) => {
  const draft = drafted('dice');
  nextDice(draft, sides, values);
  const rng: Random = [...draft.rng];
  expect(values.map(() => below(rng, sides))).toEqual(values);
});

test('the same values come from the same generator, every time', () => {
  const [one, other] = [drafted('same'), drafted('same')];
  nextDice(one, 6, [1, 2, 3]);
  nextDice(other, 6, [1, 2, 3]);
  expect(one.rng).toEqual(other.rng);
});

test('the draft has words of its own', () => {
  const shared = randomFrom('own');
  const draft = { ...drafted('own'), rng: shared };
  nextDice(draft, 6, [0, 0]);
  expect(shared).toEqual(randomFrom('own'));
});

test('a value the die does not have is refused', () => {
  expect(() => nextDice(drafted('none'), 6, [6])).toThrow('values run from 0 to 5');
  expect(() => nextDice(drafted('none'), 6, [-1])).toThrow();
});

test.each(Array.from({ length: 20 }, (_, i) => i))('five dice are found from any start (%i)', (i) => {
  const draft = drafted(`start ${i}`);
  const values = [i % 6, 5, 0, 2, 2];
  nextDice(draft, 6, values);
  const rng: Random = [...draft.rng];
  expect(values.map(() => below(rng, 6))).toEqual(values);
});

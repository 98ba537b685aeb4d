// Which rules are found by which number, and what is refused, in words.

import { defineGame, hashText, ShapeError } from '@atoll/engine';
import type { AnyGame } from '@atoll/engine';
import { pearls, pearlsRules } from '@atoll/testkit/reference';
import { expect, it } from 'vitest';
import type { FrozenModule } from './contract.js';
import { presentOnly } from './present-only.js';
import { Registry } from './registry.js';
import type { FrozenFiles } from './registry.js';

const TEXT = 'the file of version 1';
const later: AnyGame = defineGame({ ...pearlsRules, rulesVersion: 3 });

interface Shipped {
  readonly text?: string;
  readonly module?: FrozenModule;
  readonly read?: FrozenFiles['read'];
}

/** Pearls at version 3, of which 1 and 2 were frozen. */
function shipped({ text = TEXT, module = { contract: 2, game: pearls, brain: null }, read }: Shipped = {}) {
  const asked: string[] = [];
  const files: FrozenFiles = {
    read: read ?? (() => Promise.resolve(text)),
    load: (game, version) => {
      asked.push(`${game} ${version}`);
      return Promise.resolve(module);
    },
  };
  let loaded = 0;
  const load = (): Promise<AnyGame> => {
    loaded += 1;
    return Promise.resolve(later);
  };
  const list = { pearls: { load, brain: () => Promise.resolve(null) } };
  const digest = hashText(TEXT);
  return {
    registry: new Registry(list, { pearls: { 1: { digest }, 2: { digest } } }, files),
    asked,
    loads: () => loaded,
  };
}

it('the present number is served by the code beside it, an older one by its frozen file, fetched once', async () => {
  const { registry, asked } = shipped();
  expect(await registry.present('pearls')).toBe(later);
  expect(await registry.rulesOf('pearls', 3)).toBe(later);
  expect(asked).toEqual([]);
  const [one, again] = await Promise.all([registry.rulesOf('pearls', 1), registry.rulesOf('pearls', 1)]);
  expect(one.rulesVersion).toBe(1);
  expect(again).toBe(one);
  expect(asked).toEqual(['pearls 1']);
  expect(await registry.versionsOf('pearls')).toEqual({ present: 3, frozen: [1, 2] });
});

it('for an old table the present rules are not loaded', async () => {
  const { registry, loads } = shipped();
  await registry.rulesOf('pearls', 1);
  expect(loads()).toBe(0);
});

it('a file whose digest is not right is refused in words, and asked for again later', async () => {
  let text = 'a file somebody touched';
  const { registry, asked } = shipped({ read: () => Promise.resolve(text) });
  await expect(registry.rulesOf('pearls', 1)).rejects.toThrow(
    /^the frozen rules of pearls, version 1, were changed: their digest is [\da-f]{64}, not [\da-f]{64}$/,
  );
  expect(asked).toEqual([]);
  text = TEXT;
  expect((await registry.rulesOf('pearls', 1)).rulesVersion).toBe(1);
});

it('what nobody knows is refused in words', async () => {
  const { registry } = shipped({ module: { contract: 9, game: pearls, brain: null } });
  await expect(registry.rulesOf('chess', 1)).rejects.toThrow("there is no game 'chess'; there are pearls");
  await expect(registry.rulesOf('toString', 1)).rejects.toThrow("there is no game 'toString'");
  await expect(registry.rulesOf('pearls', 4)).rejects.toThrow(
    'there is no version 4 of the rules of pearls here, only 1, 2, 3',
  );
  await expect(registry.rulesOf('pearls', 1)).rejects.toThrow(
    'the frozen rules of pearls, version 1, speak contract 9, which this Atoll does not know',
  );
  await expect(presentOnly([pearls]).rulesOf('pearls', 2)).rejects.toThrow('only 1');
});

it('what a frozen file refuses is refused with the present class of error', async () => {
  // A frozen file carries its own.
  class FrozenError extends Error {
    override readonly name = 'ShapeError';
  }
  const refuse = (): never => {
    throw new FrozenError('move.card must be one of 1, 2');
  };
  const game = { ...pearls, parseMove: refuse, parseState: refuse, setup: refuse };
  const { registry } = shipped({ module: { contract: 2, game, brain: null } });
  const kept = await registry.rulesOf('pearls', 1);
  for (const task of [() => kept.parseMove({}), () => kept.parseState({}), () => kept.setup(2, {}, '')]) {
    expect(task).toThrow(new ShapeError('move.card', 'one of 1, 2'));
    expect(task).toThrow(ShapeError);
  }
});

// Older rules on the command line: records are read by their own, tables are laid by whichever are asked for.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashText } from '@atoll/engine';
import type { AnyGame } from '@atoll/engine';
import { Registry } from '@atoll/games';
import { pearls } from '@atoll/testkit/reference';
import { afterAll, describe, expect, it } from 'vitest';
import { inputOf, run } from './host.testing.js';

/** Version 2 deals differently; version 1 is a frozen file. */
const two: AnyGame = {
  ...pearls,
  rulesVersion: 2,
  setup: (seats, options, seed) => pearls.setup(seats, options as never, `${seed}, dealt anew`),
};
const registry = new Registry(
  { pearls: { load: () => Promise.resolve(two), brain: () => Promise.resolve(null) } },
  { pearls: { 1: { digest: hashText('as shipped') }, 2: { digest: 'another' } } },
  {
    read: () => Promise.resolve('as shipped'),
    load: () => Promise.resolve({ contract: 2, game: pearls, brain: null }),
  },
);
const own = { games: () => registry.allPresent(), registry: () => Promise.resolve(registry) };

const folder = mkdtempSync(join(tmpdir(), 'atoll-versions-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a record', () => {
  it.each([1, 2])('of version %s is told and verified by its own rules', async (version) => {
    const file = join(folder, `${version}.json`);
    const played = await run(`play pearls --rules ${version} --seed v --record ${file}`, own);
    expect(played.code).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ rulesVersion: version });
    expect(await run(`replay ${file} --verify`, own)).toMatchObject({ code: 0, err: '' });
    expect((await run(`replay ${file}`, own)).out).toBe(played.out);
  });

  it('of version 1 does not pass for one of version 2', async () => {
    const text = readFileSync(join(folder, '1.json'), 'utf8').replace('"rulesVersion": 1', '"rulesVersion": 2');
    const file = join(folder, 'forged.json');
    writeFileSync(file, text);
    expect(await run(`replay ${file} --verify`, own)).toMatchObject({ code: 2, out: '' });
  });
});

it('another program drives an older version', async () => {
  const input = inputOf('{"op":"game"}\n');
  const { out } = await run('stdio pearls --rules 1', { ...own, input });
  expect(out).toContain('"rulesVersion":1');
});

it('versions nobody knows are refused in words', async () => {
  expect(await run('play pearls --rules 4', own)).toMatchObject({
    code: 2,
    err: 'There is no version 4 of the rules of pearls here, only 1, 2.\n',
  });
  expect((await run('simulate pearls --rules old', own)).err).toMatch(/^--rules must be a whole number from 1 /);
});

it('a frozen file that was touched is refused in words', async () => {
  const later = new Registry(
    { pearls: { load: () => Promise.resolve({ ...two, rulesVersion: 3 }), brain: () => Promise.resolve(null) } },
    { pearls: { 2: { digest: 'another' }, 3: { digest: 'none' } } },
    { read: () => Promise.resolve('touched'), load: () => Promise.reject(new Error('must not be loaded')) },
  );
  const host = { games: () => later.allPresent(), registry: () => Promise.resolve(later) };
  const { code, err } = await run('play pearls --rules 2', host);
  expect(code).toBe(2);
  expect(err).toMatch(/^The frozen rules of pearls, version 2, were changed: their digest is /);
});

it('games names the present and the frozen versions', async () => {
  expect((await run('games', own)).out).toContain('rules version 2, frozen 1, 2\n');
  expect((await run('games --json', own)).json).toMatchObject([
    { id: 'pearls', rulesVersion: 2, frozenVersions: [1, 2] },
  ]);
});

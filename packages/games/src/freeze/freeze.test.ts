// Freezing: the same sources give the same bytes, the file works outside the repository, and what has shipped is left alone.

import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hashText } from '@atoll/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AlreadyFrozen, freeze } from './freeze.js';

const root = new URL('../../../../', import.meta.url);
let into = new URL('file:///');

beforeEach(() => {
  into = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'atoll-freeze-'))}/`);
  mkdirSync(new URL('src/', into));
});
afterEach(() => rmSync(into, { recursive: true }));

const text = (path: string): string => readFileSync(new URL(path, into), 'utf8');

it('freezing twice gives the same bytes, and writes nothing new', async () => {
  const first = await freeze(root, 'vanuatu', 7, into);
  const bytes = text('frozen/vanuatu/7.mjs');
  expect(first).toMatchObject({ isNew: true, goldenRecords: 7, facts: { digest: hashText(bytes), rulesVersion: 7 } });
  expect(await freeze(root, 'vanuatu', 7, into)).toEqual({ ...first, isNew: false });
  expect(text('frozen/vanuatu/7.mjs')).toBe(bytes);
  expect(JSON.parse(text('frozen/vanuatu/7.json'))).toEqual(first.facts);
  expect(text('src/frozen.ts')).toContain(`  vanuatu: {\n    7: { digest: '${first.facts.digest}' },\n  },\n`);
});

it('a version that has shipped is never written anew', async () => {
  await freeze(root, 'vanuatu', 7, into);
  appendFileSync(new URL('frozen/vanuatu/7.mjs', into), '// as it was then\n');
  await expect(freeze(root, 'vanuatu', 7, into)).rejects.toThrow(AlreadyFrozen);
  expect(text('frozen/vanuatu/7.mjs')).toMatch(/as it was then\n$/);
});

it('the file alone is enough: no package, no other file', async () => {
  await freeze(root, 'vanuatu', 7, into);
  const script = `
    const { contract, game, brain } = await import('./frozen/vanuatu/7.mjs');
    const { state } = game.setup(2, Object.fromEntries(Object.entries(game.options.fields).map(([n, f]) => [n, f.default])), 'x');
    console.log(JSON.stringify([contract, game.id, game.decisions(state).length > 0, brain.motives.length > 0]));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(into),
    encoding: 'utf8',
  });
  expect({ stdout, stderr }).toEqual({ stdout: '[2,"vanuatu",true,true]\n', stderr: '' });
});

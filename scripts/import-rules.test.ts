// Plants every import that must not exist in a small copy of the layout and sees each refused, by its own rule.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import rules from '../.dependency-cruiser.mjs';

const depcruise = fileURLToPath(
  new URL('../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url),
);
const config = fileURLToPath(new URL('../.dependency-cruiser.mjs', import.meta.url));

const packages = [
  'engine',
  'game-one',
  'game-two',
  'games',
  'testkit',
  'cli',
  'bench',
  'web',
  'bots',
  'table',
  'protocol',
  'server',
];

/** Importing file (below packages/), what it imports. */
const allowed: readonly (readonly [string, string])[] = [
  ['engine/src/hash.ts', '@noble/hashes'],
  ['engine/src/hash.test.ts', 'node:fs'],
  ['game-one/src/index.ts', '@atoll/engine'],
  ['game-one/src/index.test.ts', '@atoll/testkit'],
  ['games/src/index.ts', '@atoll/game-one'],
  ['games/src/list.ts', '@atoll/bots'],
  ['testkit/src/suite.ts', '@atoll/engine'],
  ['cli/src/main.ts', '@atoll/games'],
  ['cli/src/main.test.ts', '@atoll/game-one'],
  ['bench/src/run.ts', '@atoll/game-one'],
  ['bench/src/compare.ts', 'boardgame.io'],
  ['bench/src/lineup.ts', '../../testkit/src/reference/index.js'],
  ['web/src/games/one/board.ts', '@atoll/game-one/table'],
  ['web/src/table/local/rules.ts', '@atoll/games'],
  ['web/src/table/local/host.ts', '@atoll/game-one/search'],
  ['web/scripts/search.ts', '@atoll/game-one'],
  ['web/e2e/tables.ts', '@atoll/server'],
  ['web/src/frame/hook.test.tsx', '@atoll/game-one'],
  ['table/src/table.ts', '@atoll/engine'],
  ['table/src/table.test.ts', '@atoll/testkit'],
  ['table/src/pier.testing.ts', '@atoll/testkit'],
  ['protocol/src/messages.ts', 'some-library'],
  ['server/src/room.ts', '@atoll/table'],
  ['server/src/bots/worker.ts', '@atoll/bots'],
  ['bots/src/one/brain.ts', '@atoll/game-one'],
  ['bots/src/one/rate.ts', '@atoll/game-one/search'],
  ['bots/src/one/words.ts', '@atoll/game-one/table'],
];

/** Rule, importing file (below packages/), what it imports. */
const planted: readonly (readonly [string, string, string])[] = [
  ['engine-knows-nobody', 'engine/src/a.ts', '@atoll/games'],
  ['engine-knows-nobody', 'engine/src/b.test.ts', '@atoll/testkit'],
  ['engine-needs-only-hashes', 'engine/src/c.ts', 'node:fs'],
  ['engine-needs-only-hashes', 'engine/src/d.ts', 'some-library'],
  ['game-knows-only-engine', 'game-one/src/a.ts', '@atoll/games'],
  ['game-test-knows-engine-and-testkit', 'game-one/src/b.test.ts', '@atoll/games'],
  ['game-needs-no-library', 'game-one/src/c.ts', 'some-library'],
  ['game-knows-no-other-game', 'game-one/src/d.ts', '@atoll/game-two'],
  ['game-knows-no-other-game', 'game-one/src/e.test.ts', '../../game-two/src/state.js'],
  ['only-registry-lists-games', 'cli/src/a.ts', '@atoll/game-one'],
  ['registry-knows-rules-and-bots', 'games/src/a.ts', '@atoll/table'],
  ['nobody-knows-bench', 'cli/src/b.ts', '@atoll/bench'],
  ['boardgame-io-only-in-bench', 'cli/src/c.ts', 'boardgame.io'],
  ['nobody-knows-cli', 'bench/src/a.ts', '@atoll/cli'],
  ['testkit-only-in-tests', 'bench/src/b.ts', '@atoll/testkit'],
  ['reference-games-only-in-bench', 'cli/src/f.ts', '../../testkit/src/reference/index.js'],
  ['testkit-knows-only-engine', 'testkit/src/a.ts', '@atoll/games'],
  ['table-knows-only-engine', 'table/src/a.ts', '@atoll/protocol'],
  ['table-knows-only-engine', 'table/src/b.ts', 'some-library'],
  ['table-needs-no-host', 'table/src/c.ts', 'node:fs'],
  ['protocol-knows-only-engine', 'protocol/src/a.ts', '@atoll/table'],
  ['server-knows-no-page', 'server/src/a.ts', '@atoll/web'],
  ['bots-know-only-games', 'bots/src/b.ts', '@atoll/table'],
  ['bots-need-no-host', 'bots/src/c.ts', 'node:fs'],
  ['games-have-three-doors', 'web/src/table/local/a.ts', '../../../../game-one/src/state.js'],
  ['games-have-three-doors', 'bots/src/a.ts', '../../game-two/src/state.js'],
  ['web-sees-tables-alone', 'web/src/games/one/d.ts', '@atoll/game-one'],
  ['web-sees-tables-alone', 'web/src/games/one/e.ts', '@atoll/game-one/search'],
  ['web-faces-know-their-game', 'web/src/frame/f.ts', '@atoll/game-one/table'],
  ['web-face-knows-no-other-game', 'web/src/games/one/g.ts', '@atoll/game-two/table'],
  ['web-keeps-rules-in-the-worker', 'web/src/b.ts', '@atoll/games'],
  ['web-knows-no-server', 'web/src/h.ts', '@atoll/server'],
  ['no-cycle', 'cli/src/ring-a.ts', './ring-b.js'],
  ['no-test-from-code', 'cli/src/d.ts', './main.test.js'],
  ['resolvable', 'cli/src/e.ts', './nowhere.js'],
];

let folder = '';
let refused: string[] = [];

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function plant(file: string, imported: string): void {
  write(`packages/${file}`, `import * as other from '${imported}';\nexport const same = other;\n`);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atoll-imports-'));
  write('package.json', '{ "type": "module" }');
  mkdirSync(join(folder, 'node_modules/@atoll'), { recursive: true });
  for (const name of packages) {
    const exported = Object.fromEntries(
      ['index', 'table', 'search'].map((door) => [
        door === 'index' ? '.' : `./${door}`,
        { source: `./src/${door}.ts`, default: `./dist/${door}.js` },
      ]),
    );
    write(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@atoll/${name}`, type: 'module', exports: exported }),
    );
    write(`packages/${name}/src/index.ts`, 'export const here = 1;\n');
    for (const file of ['state', 'table', 'search'])
      write(`packages/${name}/src/${file}.ts`, 'export const here = 1;\n');
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@atoll', name), 'junction');
  }
  for (const library of ['@noble/hashes', 'boardgame.io', 'some-library']) {
    write(
      `node_modules/${library}/package.json`,
      JSON.stringify({ name: library, type: 'module', exports: './index.js' }),
    );
    write(`node_modules/${library}/index.js`, 'export const here = 1;\n');
  }
  write('packages/testkit/src/reference/index.ts', 'export const here = 1;\n');
  for (const [file, imported] of allowed) plant(file, imported);
  for (const [, file, imported] of planted) plant(file, imported);
  plant('cli/src/ring-b.ts', './ring-a.js');
  write(
    'packages/web/src/games/shelf.ts',
    "import type { here } from '@atoll/games';\nexport type Here = typeof here;\n",
  );
  write('packages/cli/src/type-ring-a.ts', "import type { B } from './type-ring-b.js';\nexport type A = B | 1;\n");
  write('packages/cli/src/type-ring-b.ts', "import type { A } from './type-ring-a.js';\nexport type B = A[];\n");

  const args = [depcruise, '--config', config, '--output-type', 'json', 'packages'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const report = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  refused = report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from.replace('packages/', '')}`);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('imports that must not exist', () => {
  it.each(planted)('%s: %s → %s', (rule, file) => {
    expect(refused).toContain(`${rule}: ${file}`);
  });
});

it('every other import passes', () => {
  const expected = new Set(planted.map(([rule, file]) => `${rule}: ${file}`));
  expect(refused.filter((violation) => !expected.has(violation))).toEqual([]);
});

it('every rule has been tried', () => {
  const tried = new Set(planted.map(([rule]) => rule));
  expect(rules.forbidden?.map(({ name }) => name).filter((name) => !tried.has(name ?? ''))).toEqual([]);
});

// The commands that measure, as real processes with tiny settings: what they say, never how fast it was.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './host.testing.js';

const here = fileURLToPath(root);
const main = join(here, 'packages/cli/dist/main.js');
let broken: string;

function atoll(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

beforeAll(() => {
  // Builds what is stale.
  spawnSync(process.execPath, [join(here, 'packages/cli/bin/atoll.js'), '--version']);
  broken = mkdtempSync(join(tmpdir(), 'atoll-broken-'));
  mkdirSync(join(broken, 'packages/bench'), { recursive: true });
  writeFileSync(join(broken, 'package.json'), '{ "name": "atoll", "scripts": { "build": "exit 1" } }');
}, 300_000);

afterAll(() => rmSync(broken, { recursive: true, force: true }));

interface Compared {
  readonly rows: readonly { readonly group: string; readonly name: string; readonly ratio: number; asked: boolean }[];
  readonly tooSlow: readonly string[];
}

describe('--against', () => {
  it('compares the benchmark of this checkout with itself', () => {
    const wishes = ['--quick', '--only', 'tic-tac-toe', '--pairs', '1', '--json'];
    const { code, out } = atoll('bench', '--against', here, ...wishes);
    const { rows, tooSlow } = JSON.parse(out) as Compared;
    expect(rows.map(({ name }) => name)).toEqual(['random play in place', 'random play, pure interface']);
    for (const { ratio } of rows) expect(ratio).toBeGreaterThan(0);
    expect(code).toBe(tooSlow.length > 0 ? 1 : 0);
  });

  it('compares the server of this checkout with itself, under one rig', () => {
    const crowd = ['--tables', '2', '--seats', '2', '--rate', '50', '--seconds', '0.2', '--store', 'embedded'];
    const { code, out } = atoll('load', '--against', here, ...crowd, '--pairs', '1', '--json');
    const { rows, tooSlow } = JSON.parse(out) as Compared;
    expect(rows.filter(({ asked }) => asked).map(({ group, name }) => `${group}: ${name}`)).toEqual([
      'embedded: processor time per move, saturated',
      'embedded: durable moves a second, saturated',
    ]);
    expect(rows.map(({ name }) => name)).toContain('move to all screens, p99');
    expect(code).toBe(tooSlow.length > 0 ? 1 : 0);
  });

  it.each(['bench', 'load'])('atoll %s refuses a folder that is no checkout, or does not build', (command) => {
    expect(atoll(command, '--against', '/nowhere')).toEqual({
      code: 2,
      out: '',
      err: "'/nowhere' is not a folder with a checkout of Atoll.\n",
    });
    const refused = atoll(command, '--against', broken);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toMatch(/cannot be compared with: its own 'npm run build' failed\.\n$/);
  });

  it('refuses a number of pairs that is none', () => {
    expect(atoll('bench', '--against', here, '--pairs', 'few')).toMatchObject({ code: 2 });
  });
});

it('H1: counts who answers for Hard bots', () => {
  const { code, out } = atoll('load', '--bot-tables', 'san-juan:1', '--seconds', '1', '--json');
  const { answers, judged } = JSON.parse(out) as { answers: { people: number }; judged: { holds: boolean } };
  expect(answers.people).toBeGreaterThanOrEqual(0);
  expect(code).toBe(judged.holds ? 0 : 1);
});

it('soaks in seconds: through a kill, and nothing acknowledged is lost', () => {
  const wishes = ['--minutes', '0.06', '--every', '0.3', '--tables', '2', '--kills', '1', '--people', '1'];
  const { code, out } = atoll('soak', '--part', 'kills', ...wishes, '--env', 'ATOLL_KEEP_GUESTS=never', '--json');
  const { parts } = JSON.parse(out) as {
    parts: { kills: number; tables: number; lost: string[]; holds: boolean; env: object; series: { name: string }[] }[];
  };
  expect(parts).toHaveLength(1);
  expect(parts[0]).toMatchObject({ kills: 1, tables: 2, lost: [] });
  expect(parts[0]?.env).toMatchObject({ ATOLL_KEEP_GUESTS: 'never', ATOLL_KEEP_FINISHED: '1m' });
  expect(parts[0]?.series.map(({ name }) => name)).toContain('rows in entries');
  expect(code).toBe(parts[0]?.holds ? 0 : 1);
});

it('refuses a soak that cannot be', () => {
  expect(atoll('soak', '--minutes', '0')).toEqual({
    code: 2,
    out: '',
    err: "--minutes must be a number from 0.01 to 240, not '0'.\n",
  });
});

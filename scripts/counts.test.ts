// The one line that counts: whatever did not come to its count has failed.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { countsOfVitest } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'atoll-counts-'));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function written(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('a run of vitest', () => {
  const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const failed = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
  const unloaded = { status: 'failed', assertionResults: [] };

  it.each([
    ['all passed', { numPassedTests: 3, numFailedTests: 0, testResults: [passed] }, 0, { passed: 3, failed: 0 }],
    [
      'a test failed',
      { numPassedTests: 2, numFailedTests: 1, testResults: [passed, failed] },
      1,
      { passed: 2, failed: 1 },
    ],
    [
      'a file did not load',
      { numPassedTests: 2, numFailedTests: 0, testResults: [passed, unloaded] },
      1,
      { passed: 2, failed: 1 },
    ],
    [
      'an error outside any test',
      { numPassedTests: 2, numFailedTests: 0, testResults: [passed] },
      1,
      { passed: 2, failed: 1 },
    ],
    ['no report', 'nothing', 1, { passed: 0, failed: 1 }],
  ])('%s', (name, report, exitCode, counts) => {
    expect(countsOfVitest(written(`${name}.json`, report), exitCode)).toEqual(counts);
  });
});

describe('several runs', () => {
  const sum = (...files: string[]) => {
    const script = fileURLToPath(new URL('./counts.mjs', import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, [script, ...files], { encoding: 'utf8' });
    return { status, lines: stdout.trim().split('\n') };
  };

  it('are counted in one line, alone', () => {
    const [short, long] = [written('a.json', { passed: 5, failed: 0 }), written('b.json', { passed: 7, failed: 0 })];
    expect(sum(short, long)).toEqual({ status: 0, lines: ['12 passed, 0 failed'] });
  });

  it('fail together with one of them', () => {
    const [short, long] = [written('c.json', { passed: 5, failed: 2 }), written('d.json', { passed: 7, failed: 0 })];
    expect(sum(short, long)).toEqual({ status: 1, lines: ['12 passed, 2 failed'] });
  });

  it('fail where one never came to its count', () => {
    const short = written('e.json', { passed: 5, failed: 0 });
    expect(sum(short, join(folder, 'missing.json'))).toEqual({ status: 1, lines: ['5 passed, 1 failed'] });
  });
});

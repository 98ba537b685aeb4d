// npm test: the checks, every test, a tenth of the random play, one browser game a title.
// npm run test:long (`--long`): the rest, that is all of the random play and the tests marked long. Nothing stops at the
// first failure; the last line counts them all. Files named after `--` run alone, at once: see test-files.mjs.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, runTool } from './bootstrap.mjs';
import { add, countsOfVitest, NOTHING, report } from './counts.mjs';
import { browserTests } from './page.mjs';
import { runStep, runSteps } from './steps.mjs';
import { runFiles } from './test-files.mjs';

/** Which files a run takes: docs/testing.md. */
const FILES = {
  short: ['--exclude', '**/*.long.test.*'],
  long: ['.share.test.', '.long.test.'],
};

/** @param {readonly string[]} files */
function unitTests(files) {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-test-'));
  const written = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${written}`];
    return countsOfVitest(written, runTool('vitest', ['run', ...reporters, ...files]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} name
 * @param {() => import('./counts.mjs').Counts} run
 */
function countedStep(name, run) {
  let counts = NOTHING;
  runStep(name, () => {
    counts = run();
    return counts.failed === 0;
  });
  return counts;
}

/** @param {boolean} isLong */
function runAll(isLong) {
  process.env['ATOLL_LONG'] = isLong ? '1' : '0';
  // The long run leaves the checks to the short one, but needs what is compiled.
  const failedSteps = isLong ? runSteps([{ name: 'build', run: build }]) : runSteps();
  const tests = countedStep('tests', () => unitTests(isLong ? FILES.long : FILES.short));
  const inBrowser = countedStep('browser tests', browserTests);
  if (failedSteps.length > 0) console.log(`\nFailed besides tests: ${failedSteps.join(', ')}`);
  const checks = { passed: 0, failed: failedSteps.length };
  process.exitCode = report(isLong ? 'npm run test:long' : 'npm test', add(tests, inBrowser, checks));
}

const args = process.argv.slice(2);
const isLong = args[0] === '--long';
const files = isLong ? args.slice(1) : args;
install();
if (files.length > 0) {
  if (isLong) process.env['ATOLL_LONG'] = '1';
  process.exitCode = runFiles(files);
} else runAll(isLong);

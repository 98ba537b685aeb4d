// npm test: the checks, then every test. Nothing stops at the first failure; the last line counts them all.
// Anything after `--` goes to vitest: `npm test -- packages/engine`.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, runTool } from './bootstrap.mjs';
import { browserTests } from './page.mjs';
import { runStep, runSteps } from './steps.mjs';

/** A file that does not load has no tests to fail, and an error outside any test belongs to none: each counts as one. */
function countTests(/** @type {string} */ report, /** @type {number} */ exitCode) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const unloaded = testResults.filter(
      (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
        file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    ).length;
    const failed = numFailedTests + unloaded;
    return { passed: numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-test-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const exitCode = runTool('vitest', ['run', ...reporters, ...process.argv.slice(2)]);
    return countTests(report, exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

install();
const failedSteps = runSteps();
let tests = { passed: 0, failed: 1 };
runStep('tests', () => {
  tests = runTests();
  return tests.failed === 0;
});

let inBrowser = { passed: 0, failed: 0 };
// Somebody who asks for some tests by name gets those.
if (process.argv.length === 2) {
  runStep('browser tests', () => {
    inBrowser = browserTests();
    return inBrowser.failed === 0;
  });
}

const failed = tests.failed + inBrowser.failed + failedSteps.length;
if (failedSteps.length > 0) console.log(`\nFailed besides tests: ${failedSteps.join(', ')}`);
console.log(`\n${tests.passed + inBrowser.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

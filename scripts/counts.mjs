// How many tests passed and failed, over all tools of a run. Run by itself it adds up what several runs have left:
//   node scripts/counts.mjs <file of a run> …

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** @typedef {{ readonly passed: number, readonly failed: number }} Counts */

/** @type {Counts} */
export const NOTHING = { passed: 0, failed: 0 };

/** What did not even come to its count has failed. @type {Counts} */
export const BROKEN = { passed: 0, failed: 1 };

/** @param {readonly Counts[]} all */
export function add(...all) {
  return all.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    NOTHING,
  );
}

/**
 * @param {string} file
 * @returns {Counts}
 */
export function readCounts(file) {
  try {
    const { passed, failed } = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(passed) && Number.isInteger(failed) ? { passed, failed } : BROKEN;
  } catch {
    return BROKEN;
  }
}

/**
 * A file that does not load has no tests to fail, and an error outside any test belongs to none: each counts as one.
 * @param {string} file the JSON report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countsOfVitest(file, exitCode) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const unloaded = testResults.filter(
      (/** @type {{ status: string, assertionResults: { status: string }[] }} */ result) =>
        result.status === 'failed' && result.assertionResults.every((test) => test.status !== 'failed'),
    ).length;
    const failed = numFailedTests + unloaded;
    return { passed: numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
  } catch {
    return BROKEN;
  }
}

/**
 * Says the counts; leaves them in ATOLL_COUNTS instead where this run is only a part of one (.ci/run).
 * @param {string} name of the run
 * @param {Counts} counts
 * @returns {number} the exit code
 */
export function report(name, counts) {
  const kept = process.env['ATOLL_COUNTS'];
  const line = `${counts.passed} passed, ${counts.failed} failed`;
  if (kept !== undefined) writeFileSync(kept, JSON.stringify(counts));
  console.log(`\n${kept === undefined ? line : `── ${name}: ${line}`}`);
  return counts.failed === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  delete process.env['ATOLL_COUNTS'];
  process.exitCode = report('all', add(...process.argv.slice(2).map(readCounts)));
}

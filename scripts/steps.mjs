// The checks that are not tests, in the order they run: each says in a word what is wrong when it fails.

import { compile, runTool } from './bootstrap.mjs';

/** @typedef {{ readonly name: string, readonly run: () => boolean }} Step */

/** @type {readonly Step[]} */
const CHECKS = [
  { name: 'types', run: compile },
  { name: 'lint', run: () => runTool('oxlint', []) === 0 },
  { name: 'format', run: () => runTool('oxfmt', ['--check']) === 0 },
  { name: 'import rules', run: () => runTool('dependency-cruiser', ['--output-type', 'err', 'packages']) === 0 },
  { name: 'unused code', run: () => runTool('knip', []) === 0 },
];

/**
 * Runs one step under its heading and says how long it took.
 * @param {string} name
 * @param {() => boolean} run
 */
export function runStep(name, run) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const passed = run();
  console.log(`   ${passed ? 'ok' : 'FAILED'} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return passed;
}

/** Runs them all, whatever fails on the way, and returns the names of those that failed. */
export function runSteps(steps = CHECKS) {
  return steps.filter(({ name, run }) => !runStep(name, run)).map(({ name }) => name);
}

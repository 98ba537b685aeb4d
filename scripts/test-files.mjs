// npm test -- <file> …: that file alone, at once. A browser test (*.spec.ts) goes to Playwright, anything else to vitest;
// further arguments go along: `npm test -- packages/web/e2e/stage.spec.ts --grep wheel`.

import { basename, join } from 'node:path';
import { bootstrap, root, runNode, runTool } from './bootstrap.mjs';
import { buildPage } from './page.mjs';

const isSpec = (/** @type {string} */ arg) => arg.endsWith('.spec.ts');

/**
 * @param {readonly string[]} args
 * @returns {number} the exit code
 */
export function runFiles(args) {
  if (!args.some(isSpec)) return runTool('vitest', ['run', ...args]);
  const others = args.filter((arg) => arg.endsWith('.ts') && !isSpec(arg));
  if (others.length > 0) {
    console.error(`Browser tests run on their own: leave out ${others.join(', ')}, or the *.spec.ts.`);
    return 2;
  }
  bootstrap();
  if (!buildPage()) return 1;
  const specs = args.map((arg) => (isSpec(arg) ? basename(arg) : arg));
  return runNode([join(root, 'packages', 'web', 'e2e', 'run.mjs'), ...specs], { env: { ATOLL_BUILT: '1' } });
}

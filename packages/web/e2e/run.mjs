// Runs the browser tests: builds the page, finds a browser, serves, tests, counts.
//   node e2e/run.mjs [--screenshots] [arguments for Playwright]

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROWSER_ARGS, findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const web = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const bin = (/** @type {string} */ name, /** @type {string} */ file) =>
  join(dirname(require.resolve(`${name}/package.json`)), file);

const args = process.argv.slice(2);
const isShots = args.includes('--screenshots');

if (process.env['ATOLL_BUILT'] !== '1') {
  const built = spawnSync(process.execPath, [bin('vite', 'bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: web,
    stdio: 'inherit',
  });
  if (built.status !== 0) process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'atoll-e2e-'));
const report = join(folder, 'report.json');
const server = await serve();
const env = {
  ...process.env,
  ATOLL_URL: server.url,
  ATOLL_BROWSER: await findBrowser(),
  ATOLL_BROWSER_ARGS: BROWSER_ARGS.join(' '),
  ATOLL_REPORT: report,
  ATOLL_SCREENSHOTS: isShots ? '1' : '0',
};
const rest = args.filter((arg) => arg !== '--screenshots');
const tests = spawn(
  process.execPath,
  [bin('@playwright/test', 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...rest],
  { cwd: web, env, stdio: 'inherit' },
);
const code = await new Promise((resolve) => tests.on('close', resolve));
server.close();

let passed = 0;
let failed = 1;
try {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  passed = stats.expected;
  failed = stats.unexpected + stats.flaky;
  if (failed === 0 && code !== 0) failed = 1;
} catch {
  console.error('the browser tests did not run');
}
rmSync(folder, { recursive: true, force: true });
console.log(`browser: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

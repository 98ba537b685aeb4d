// Runs the browser tests: builds the page, finds a browser, serves, tests, counts.
//   node e2e/run.mjs [--screenshots] [arguments for Playwright]

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * The real server on a free port, with an empty store.
 * @param {string} data
 * @returns {Promise<{ port: number, stop: () => void }>}
 */
function startAtoll(data) {
  const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
  const env = { ...process.env, PORT: '0', ATOLL_DATA: data, ATOLL_LIMITS: 'off', ATOLL_LOG: 'error' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (/** @type {Buffer} */ text) => {
      const port = /Atoll is at [^:\s]+:\/\/[^:\s]+:(\d+)/.exec(text.toString())?.[1];
      if (port !== undefined) resolve({ port: Number(port), stop: () => child.kill() });
    });
  });
}

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
const data = join(folder, 'data');
const atoll = await startAtoll(data);
const server = await serve(0, atoll.port);
const env = {
  ...process.env,
  ATOLL_URL: server.url,
  ATOLL_DATA: data,
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
atoll.stop();

let passed = 0;
let failed = 1;
try {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  passed = stats.expected + stats.flaky;
  failed = stats.unexpected;
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only at the second try`);
  if (failed === 0 && code !== 0) failed = 1;
} catch {
  console.error('the browser tests did not run');
}
rmSync(folder, { recursive: true, force: true });
const counts = process.env['ATOLL_COUNTS'];
if (counts !== undefined) writeFileSync(counts, JSON.stringify({ passed, failed }));
console.log(`browser: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

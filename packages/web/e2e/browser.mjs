// Finds a browser for the tests: CHROMIUM_PATH; the system's; Playwright's own download; as root on Debian
// apt-get install chromium; the npm package @sparticuz/chromium.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} */
function inSystem() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...PLACES].find((path) => existsSync(path));
}

/** @returns {string | undefined} */
function installed() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('Installing a browser for the tests (apt-get install chromium) …');
  const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', ['-qq', '-y', ...args], { stdio: 'ignore' });
  apt('update');
  apt('install', 'chromium');
  return inSystem();
}

/** @returns {Promise<string | undefined>} */
async function packed() {
  try {
    // Not a dependency: taken only where somebody has put it.
    const name = '@sparticuz/chromium';
    const { default: packedChromium } = await import(name);
    return await packedChromium.executablePath();
  } catch {
    return undefined;
  }
}

/** @returns {Promise<string>} */
export async function findBrowser() {
  const own = chromium.executablePath();
  const path =
    process.env['CHROMIUM_PATH'] ??
    inSystem() ??
    (existsSync(own) ? own : undefined) ??
    installed() ??
    (await packed());
  if (path === undefined) throw new Error('no browser: install chromium or set CHROMIUM_PATH');
  return path;
}

export const BROWSER_ARGS = [
  '--disable-background-networking',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

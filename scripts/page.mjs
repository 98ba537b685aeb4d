// The page of packages/web: built when stale, its size watched, tried in a real browser.

import { mkdtempSync, readFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesHash, listFiles, root, runNode } from './bootstrap.mjs';
import { add, BROKEN, readCounts } from './counts.mjs';

const web = join(root, 'packages', 'web');
const stamp = join(web, 'dist', '.stamp');

/** All that goes into the page: its own files, and the packages it takes along. */
function pageHash() {
  const files = ['index.html', 'vite.config.ts', 'package.json'].map((name) => join(web, name));
  for (const name of ['public', 'scripts']) listFiles(join(web, name), files, /./);
  for (const name of readdirSync(join(root, 'packages'))) {
    if (!/^(web|engine|table|protocol|games|game-.+|bots)$/.test(name)) continue;
    const source = join(root, 'packages', name, 'src');
    if (existsSync(source)) listFiles(source, files, /\.(ts|tsx|css|json|svg)$/);
  }
  listFiles(join(root, 'packages', 'games', 'frozen'), files, /\.mjs$/);
  return filesHash(files);
}

/**
 * Builds packages/web/dist if anything has changed.
 * @returns {boolean} whether it is there
 */
export function buildPage() {
  const wanted = pageHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  if (runNode([vite, 'build', web, '--config', join(web, 'vite.config.ts'), '--logLevel', 'error']) !== 0) return false;
  writeFileSync(stamp, wanted);
  return true;
}

/** Those of this run: ATOLL_LONG says which. The size of the page is watched by the short one. */
export function browserTests() {
  if (!buildPage()) return BROKEN;
  const folder = mkdtempSync(join(tmpdir(), 'atoll-browser-'));
  const counts = join(folder, 'counts.json');
  try {
    runNode([join(web, 'e2e', 'run.mjs')], { env: { ATOLL_BUILT: '1', ATOLL_COUNTS: counts } });
    const tests = readCounts(counts);
    if (process.env['ATOLL_LONG'] === '1') return tests;
    const size = runNode([join(web, 'scripts', 'size.mjs')], { env: { ATOLL_BUILT: '1' } });
    return add(tests, size === 0 ? { passed: 1, failed: 0 } : BROKEN);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

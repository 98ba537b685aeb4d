// A copy of this repository, compiled as far as the original is, in which files may be changed. Libraries are shared.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What npm and the compiler note there about this folder: to be copied, not shared. */
const NOTES = ['.package-lock.json', '.atoll-install', '.atoll-build'];

export interface Checkout {
  readonly folder: string;
  remove(): void;
}

export function copyCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-checkout-'));
  const copy = (path: string): void => {
    const settings = { recursive: true, preserveTimestamps: true, filter: (each: string) => !isLibraries(each) };
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path), settings);
  };
  for (const name of readdirSync(root)) if (!/^(\.git|node_modules|docs|data.*)$/.test(name)) copy(name);
  for (const name of readdirSync(join(root, 'packages'))) {
    const own = join('packages', name, 'node_modules');
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(folder, own), 'junction');
  }
  mkdirSync(join(folder, 'node_modules', '@atoll'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@atoll' && each !== '.cache')) {
    if (NOTES.includes(name)) copy(join('node_modules', name));
    else symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', '@atoll', name), 'junction');
  }
  // What the compiler knows of the projects that have no folder of their own for it.
  for (const name of ['web', 'scripts']) copy(join('node_modules', '.cache', 'atoll', `${name}.tsbuildinfo`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function isLibraries(path: string): boolean {
  return basename(path) === 'node_modules';
}

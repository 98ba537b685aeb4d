// Another checkout of this repository, made ready by its own scripts. It may be older than this one.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '../bad-input.js';

export interface Checkout {
  readonly folder: string;
  /** What stands there, if git knows: `-dirty` where something is changed. */
  readonly commit: string | null;
}

export const OWN_FOLDER = resolve(fileURLToPath(new URL('../../../..', import.meta.url)));

/** The last of what a build said is the reason it failed. */
const LINES_SHOWN = 12;

export function checkoutAt(folder: string): Checkout {
  const git = spawnSync('git', ['-C', folder, 'describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' });
  return { folder, commit: git.status === 0 ? git.stdout.trim() : null };
}

/** Installed and built if it is not. `needed`: the compiled files that are to be run there. */
export function otherCheckout(given: string, needed: readonly string[]): Checkout {
  const folder = resolve(given);
  if (!isCheckout(folder)) throw new BadInput(`'${given}' is not a folder with a checkout of Atoll`);
  build(folder, given);
  for (const file of needed) {
    if (!existsSync(join(folder, file))) throw new BadInput(`'${given}' is built, but has no ${file}: it is too old`);
  }
  return checkoutAt(realpathSync(folder));
}

function isCheckout(folder: string): boolean {
  try {
    const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: unknown };
    return name === 'atoll' && existsSync(join(folder, 'packages', 'bench'));
  } catch {
    return false;
  }
}

/** Its own command installs what is missing, and compiles only what is stale. */
function build(folder: string, given: string): void {
  const args = ['run', '--silent', 'build'];
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-LINES_SHOWN).join('\n');
  if (said !== '') process.stderr.write(`${said}\n`);
  throw new BadInput(`'${given}' cannot be compared with: its own 'npm run build' failed`);
}

// The data folder is its owner's alone: the database holds the luck of running games, and beside it lies the secret the
// accounts' cookies are signed with.

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
const OTHERS = 0o077;

/** The folder, an empty file for the database if there is none, and all that lies there already. */
export function keepPrivate(folder: string, database: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  restrict(folder, FOLDER);
  // Made before SQLite would: what it puts beside it (-wal, -shm) gets the same rights.
  closeSync(openSync(database, 'a', FILE));
  for (const path of filesIn(folder)) restrict(path, FILE);
}

/** Where others can read in spite of it: the file system, or another owner, does not allow more. */
export function readableByOthers(folder: string): string[] {
  const paths = existsSync(folder) ? [folder, ...filesIn(folder)] : [];
  return paths.filter((path) => (statSync(path).mode & OTHERS) !== 0);
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(folder, entry.name));
}

/** Where it cannot be done the server still runs, and says so at the start. */
function restrict(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch {
    // Found again by readableByOthers.
  }
}

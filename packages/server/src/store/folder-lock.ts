// One folder, one server: two on the same folder would never hear of each other. The lock is one of the operating
// system, held by a small database of its own: it ends with its process, however that ends.

import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Embedded from 'libsql';
import { StartError } from './start-error.js';

const LOCK_FILE = 'atoll.lock';

/** Gives what lets go of it. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, LOCK_FILE);
  // Made before SQLite would, for its owner alone.
  closeSync(openSync(path, 'a', 0o600));
  const file = new Embedded(path, { timeout: 0 });
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) {
      throw new StartError(
        `another server is using the folder '${folder}': stop it first, or give this one a folder of its own (ATOLL_DATA)`,
      );
    }
    throw error;
  }
  return () => {
    file.exec('rollback');
    file.close();
  };
}

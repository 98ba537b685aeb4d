// The secret the accounts' cookies are signed with. It is never in the database, which is copied and carried about: it is
// given in the environment, or lies in a file of its own, or follows from the password of the database.

import { scryptSync } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.js';
import { newKey } from '../secrets.js';
import type { Store } from '../store/store.js';

/** Where it was kept before. */
const SETTING = 'accounts-secret';
const FILE = 'accounts-secret';

export async function accountsSecret(
  store: Store,
  config: Pick<Config, 'folder' | 'databaseUrl' | 'secret'>,
): Promise<string> {
  const { folder, databaseUrl, secret } = config;
  const found =
    secret ?? (databaseUrl === undefined ? secretFile(folder, await store.findSetting(SETTING)) : derived(databaseUrl));
  await store.dropSetting(SETTING);
  return found;
}

/** On the disk before it is forgotten elsewhere. */
function secretFile(folder: string, proposed: string | null): string {
  const path = join(folder, FILE);
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, proposed ?? newKey());
    fsyncSync(file);
    closeSync(file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

/** The same at every process that may use the database. It is slow to work out, since passwords are short. */
function derived(databaseUrl: string): string {
  const password = decodeURIComponent(new URL(databaseUrl).password);
  if (password === '') {
    throw new Error(
      'DATABASE_URL holds no password: set ATOLL_SECRET, to the same 32 characters or more at every process',
    );
  }
  return scryptSync(password, 'atoll accounts', 32).toString('base64url');
}

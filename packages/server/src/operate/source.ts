// A store to be read by an operator's command.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, openBeside } from '../store/database.js';
import type { OpenDatabase } from '../store/database.js';
import { openPatiently } from '../store/postgres.js';
import { StartError } from '../store/start-error.js';
import { TROUBLE_WORDS, troubleOf } from '../store/trouble.js';
import type { Place } from './target.js';

const CONNECT_MS = 10_000;

/** Beside a server that may be running: nothing is locked, nothing is changed. */
export async function reading<T>({ folder, url }: Place, read: (opened: OpenDatabase) => Promise<T>): Promise<T> {
  if (url === undefined && !existsSync(join(folder, DATABASE_FILE))) {
    throw new StartError(
      `there is no database in the folder '${folder}': set ATOLL_DATA or DATABASE_URL as the server has it`,
    );
  }
  const opened = url === undefined ? openBeside(folder) : openPatiently(url, CONNECT_MS);
  try {
    return await read(opened);
  } catch (error) {
    const trouble = error instanceof StartError ? null : troubleOf(error);
    throw trouble === null ? error : new StartError(TROUBLE_WORDS[trouble], { cause: error });
  } finally {
    await opened.close();
  }
}

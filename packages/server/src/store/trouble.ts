// What is wrong with the store when it refuses to work, told apart from faults of our own: who asked may try again.

/** A word for health and log. */
export type Trouble = 'disk-full' | 'read-only' | 'no-answer' | 'fault';

/** The database does not answer just now; nothing is even tried. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
  constructor(cause: unknown) {
    super('the database does not answer', { cause });
  }
}

const DISK_FULL = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'];
const READ_ONLY = ['SQLITE_READONLY', 'SQLITE_CANTOPEN', 'EROFS', 'EACCES', 'EPERM', '25006'];
/** Broken connections; the last ones are a database that is starting or stopping, or has too many connections. */
const NO_ANSWER = ['ECONN', 'ETIMEDOUT', 'EPIPE', 'EHOST', 'ENET', 'ENOTFOUND', 'EAI_', '08', '57P0', '53300'];
const FAULT = ['SQLITE_IOERR', 'SQLITE_BUSY', 'SQLITE_LOCKED', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT', '57014'];
/** The driver of PostgreSQL has no codes for these. */
const NO_ANSWER_WORDS = [
  'Query read timeout',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
];

const BY_CODE: readonly (readonly [Trouble, readonly string[]])[] = [
  ['disk-full', DISK_FULL],
  ['read-only', READ_ONLY],
  ['no-answer', NO_ANSWER],
  ['fault', FAULT],
];

/** Null if the store is not to blame. */
export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StoreAway) return 'no-answer';
  const code = 'code' in error ? String(error.code) : '';
  const found = BY_CODE.find(([, starts]) => starts.some((start) => code.startsWith(start)));
  if (found !== undefined) return found[0];
  return NO_ANSWER_WORDS.some((words) => error.message.includes(words)) ? 'no-answer' : null;
}

/** For whoever runs the server. */
export const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  'disk-full': 'the disk is full: nothing can be stored until there is room',
  'read-only': 'the store may not be written: look at the owner and the rights of its folder or database',
  'no-answer': 'the database does not answer',
  fault: 'the store reports a fault of its disk or its files',
};

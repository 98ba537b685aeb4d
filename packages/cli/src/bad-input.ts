// What a person got wrong, as one clear sentence. Everything else that is thrown is a fault of ours.

import { RecordError, ShapeError } from '@atoll/engine';

/** Exit code 2, and nothing has been written. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

/** Starts with a capital (unless it starts with an id), ends with a full stop, and stays on one line. */
export function sentence(message: string): string {
  const line = message.trim().replaceAll(/\s*\n\s*/g, ' ');
  const closed = /[.!?…]$/.test(line) ? line : `${line}.`;
  return closed.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase());
}

/** The engine's edges refuse what they are given with errors of their own. */
export function isBadInput(error: unknown): error is Error {
  return error instanceof BadInput || error instanceof RecordError || error instanceof ShapeError;
}

/** Runs something that touches files; what the system refuses becomes a sentence about that file. */
export function onFile<T>(path: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw new BadInput(`'${path}' ${fileTrouble(error)}`);
  }
}

function fileTrouble(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return 'does not exist';
    case 'EISDIR':
      return 'is a folder, not a file';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'needs a folder where there is a file';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'may not be read or written here';
    default:
      return `cannot be used: ${message}`;
  }
}

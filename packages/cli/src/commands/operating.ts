// What the commands for operators share: where the store is, and mistakes as sentences.

import type * as Operate from '@atoll/server/operate';
import { BadInput } from '../bad-input.js';

/** As the server finds it. */
export interface Place {
  readonly folder: string;
  readonly url: string | undefined;
}

export function placeOf(env: NodeJS.ProcessEnv): Place {
  return { folder: env['ATOLL_DATA'] ?? 'data', url: env['DATABASE_URL'] || undefined };
}

/** Loaded only here: the server is larger than all the other commands. */
export async function operate<T>(work: (server: typeof Operate) => Promise<T>): Promise<T> {
  const server = await import('@atoll/server/operate');
  try {
    return await work(server);
  } catch (error) {
    throw error instanceof server.StartError ? new BadInput(error.message) : error;
  }
}

export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

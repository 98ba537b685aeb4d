// The tables open in this page, by id. Starting one and looking at it are two screens: the table waits here between.

import { askRules, LocalSource } from './local/local-source.ts';
import type { LocalSeat, LocalSetup, Options } from './local/messages.ts';

const open = new Map<string, LocalSource>();

export const isLocal = (id: string): boolean => id.startsWith('local-');

function randomName(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  );
}

export interface NewTable {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly LocalSeat[];
}

/** Lays a table on this device and gives its id. The rules are fetched meanwhile. */
export function startLocalTable({ game, options, seats }: NewTable): string {
  const id = `local-${randomName(5)}`;
  const setup: LocalSetup = { id, game, options, seats, seed: randomName(16), createdAt: Date.now() };
  const source = new LocalSource(id);
  open.set(id, source);
  void source.start(setup);
  return id;
}

/** Keeps the game of a record on this device and gives its id; null if the file is no record, or was changed. */
export async function keepRecord(text: string): Promise<string | null> {
  const id = `local-${randomName(5)}`;
  return (await askRules().keep(text, id)) ? id : null;
}

/** The table of this id; null if it was never played on this device. */
export async function openLocalTable(id: string): Promise<LocalSource | null> {
  const waiting = open.get(id);
  if (waiting !== undefined) return waiting;
  const source = new LocalSource(id);
  open.set(id, source);
  if (await source.resume(id)) return source;
  if (source.getSnapshot().status === 'failed') return source;
  closeLocalTable(id);
  return null;
}

export function closeLocalTable(id: string): void {
  open.get(id)?.close();
  open.delete(id);
}

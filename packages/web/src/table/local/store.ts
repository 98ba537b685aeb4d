// Local tables in IndexedDB: they survive a reload and a closed browser, and need no network.

import type { StoredTable } from './messages.ts';

const NAME = 'atoll';
const TABLES = 'tables';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLES));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB does not open')));
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = work(database.transaction(TABLES, mode).objectStore(TABLES));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refuses')));
    });
  } finally {
    database.close();
  }
}

export async function saveTable(table: StoredTable): Promise<void> {
  await inStore('readwrite', (store) => store.put(table, table.setup.id));
}

export async function loadTable(id: string): Promise<StoredTable | null> {
  const found = await inStore<unknown>('readonly', (store) => store.get(id));
  return (found as StoredTable | undefined) ?? null;
}

/** Newest first. */
export async function listTables(): Promise<StoredTable[]> {
  const found = (await inStore<unknown[]>('readonly', (store) => store.getAll())) as StoredTable[];
  return found.toSorted((a, b) => b.changedAt - a.changedAt);
}

export async function forgetTable(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
}

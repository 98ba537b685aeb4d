// Between the library of accounts and its database: session tokens are stored as hashes. Whoever asks is shown their own
// session's token as they sent it; the others of a list go by a name that lets nobody in.

import { AsyncLocalStorage } from 'node:async_hooks';
import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter';
import { keyHash } from '../secrets.js';

const SESSION = 'session';
/** No token of a cookie begins with it: see cookies.ts. */
const NAMED = '#';

/** The token of whoever is asking. */
const asking = new AsyncLocalStorage<string>();

export function askingWith<T>(token: string, work: () => Promise<T>): Promise<T> {
  return asking.run(token, work);
}

export function withHashedTokens(inner: DBAdapter): DBAdapter {
  return {
    ...hashing(inner),
    transaction: (work) => inner.transaction((within) => work(hashing(within))),
  };
}

function hashing(inner: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...inner,
    create: async (asked) => {
      const { data } = asked;
      if (asked.model !== SESSION || !hasToken(data)) return inner.create(asked);
      const created = await inner.create<typeof data, never>({
        ...asked,
        data: { ...data, token: keyHash(data.token) },
      });
      return shown(created, [data.token]);
    },
    findOne: async (asked) => told(await inner.findOne(hashed(asked)), asked),
    findMany: async (asked) => {
      const rows = await inner.findMany<never>(
        asked.where === undefined ? asked : hashed({ ...asked, where: asked.where }),
      );
      return rows.map((row) => told(row, asked));
    },
    count: (asked) => inner.count(asked.where === undefined ? asked : hashed({ ...asked, where: asked.where })),
    update: async (asked) => told(await inner.update(hashed(asked)), asked),
    updateMany: (asked) => inner.updateMany(hashed(asked)),
    delete: (asked) => inner.delete(hashed(asked)),
    deleteMany: (asked) => inner.deleteMany(hashed(asked)),
    consumeOne: async (asked) => told(await inner.consumeOne(hashed(asked)), asked),
  };
}

interface Asked {
  readonly model: string;
  readonly where?: Where[] | undefined;
}

function isToken({ field }: Where): boolean {
  return field === 'token';
}

function hashed<A extends Asked & { readonly where: Where[] }>(asked: A): A {
  if (asked.model !== SESSION) return asked;
  return {
    ...asked,
    where: asked.where.map((each) => (isToken(each) ? { ...each, value: stored(each.value) } : each)),
  };
}

function stored(value: Where['value']): Where['value'] {
  if (Array.isArray(value)) return value.map((each) => hashOf(String(each)));
  return typeof value === 'string' ? hashOf(value) : value;
}

function hashOf(token: string): string {
  return token.startsWith(NAMED) ? token.slice(NAMED.length) : keyHash(token);
}

function told<T>(row: T, { model, where = [] }: Asked): T {
  if (model !== SESSION) return row;
  return shown(
    row,
    where.filter(isToken).flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  );
}

/** The row as the library wants it, for whoever has one of these tokens or asks with it. */
function shown<T>(row: T, known: readonly string[]): T {
  if (!hasToken(row)) return row;
  const own = asking.getStore();
  const token = [...known, ...(own === undefined ? [] : [own])].find((each) => hashOf(each) === row.token);
  return { ...row, token: token ?? NAMED + row.token };
}

function hasToken<T>(row: T): row is T & { token: string } {
  return typeof row === 'object' && row !== null && 'token' in row && typeof row.token === 'string';
}

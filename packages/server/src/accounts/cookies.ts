// The cookies that let somebody in. Over HTTPS their names begin with __Host-, so that no neighbouring site can plant one;
// those given before had other names: they are taken once more, and given anew.

import { parse, serialize } from 'hono/utils/cookie';
import type { CookieOptions } from 'hono/utils/cookie';

export interface CookieNames {
  /** What all names of the accounts' library begin with. */
  readonly prefix: string;
  readonly session: string;
  readonly key: string;
  readonly older: { readonly session: readonly string[]; readonly key: readonly string[] };
}

export function cookieNames(secure: boolean): CookieNames {
  const named = (prefix: string) => ({ prefix, session: `${prefix}.session_token`, key: `${prefix}-key` });
  const plain = named('atoll');
  if (!secure) return { ...plain, older: { session: [], key: [] } };
  const older = { session: [`__Secure-${plain.session}`, plain.session], key: [plain.key] };
  return { ...named('__Host-atoll'), older };
}

export interface Found {
  readonly value: string;
  /** The name it came under, if that is not the present one. */
  readonly older: string | null;
}

export function cookieIn(header: string, name: string, older: readonly string[]): Found | null {
  for (const each of [name, ...older]) {
    const value = parse(header, each)[each];
    if (value !== undefined && value !== '') return { value, older: each === name ? null : each };
  }
  return null;
}

/** Letters and digits: what else there is lets nobody in (see hashed-sessions.ts). */
const TOKEN = /^[\w-]{16,128}$/;

/**
 * The token of a session's cookie, without its signature. That is not looked at: the token alone is random and long
 * enough, and the database holds its hash. So a new secret signs nobody out.
 */
export function tokenOf(value: string): string | null {
  const token = value.split('.')[0] ?? '';
  return TOKEN.test(token) ? token : null;
}

/** A header of cookies without those named. */
export function without(header: string, names: readonly string[]): string[] {
  return header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !names.includes(part.split('=')[0]?.trim() ?? ''));
}

const YEAR_S = 365 * 24 * 3600;

function cookieOptions(secure: boolean): CookieOptions {
  return { httpOnly: true, sameSite: 'Lax', secure, path: '/' };
}

export function keyCookie(names: CookieNames, key: string, secure: boolean): string {
  return serialize(names.key, key, { ...cookieOptions(secure), maxAge: YEAR_S });
}

export function forgotten(name: string, secure: boolean): string {
  return serialize(name, '', { ...cookieOptions(secure), maxAge: 0 });
}

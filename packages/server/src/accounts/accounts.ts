// Who is asking: by the session of an account, or by a guest's key. Hashing and sessions are the library's, not ours.

import type { Players } from '../players.js';
import { Refusal } from '../rooms/doc.js';
import type { Player } from '../rooms/doc.js';
import { TooManyAttempts } from './attempts.js';
import type { Attempts, Tried } from './attempts.js';
import type { Argon } from './argon.js';
import type { authOver, AuthOptions } from './auth.js';
import { cookieIn, forgotten, keyCookie, tokenOf, without } from './cookies.js';
import type { Found } from './cookies.js';
import { askingWith } from './hashed-sessions.js';

export const ACCOUNTS_PATH = '/api/auth';

interface AccountsOptions extends AuthOptions {
  readonly players: Players;
  readonly argon: Argon;
  readonly attempts: Attempts;
  /** Cookies of older names are believed only from those who got them before there were the present ones. */
  readonly olderNamesUntil: number;
  readonly now: () => number;
}

type Auth = ReturnType<typeof authOver>;
type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

export const SESSION_PASS = 'session:';
export const KEY_PASS = 'key:';

export interface Visitor {
  readonly player: Player | null;
  /** What let them in: the name of a session, or of the guest whose key it is. Null for a stranger. */
  readonly pass: string | null;
  /** Cookies to be given anew: those of older names, and of a session that goes on for longer. */
  readonly cookies: readonly string[];
}

interface Held extends Found {
  readonly token: string;
}

/** Where a password is typed, and may be guessed. */
const PASSWORD_PATHS = ['/sign-in/email', '/sign-up/email', '/change-password', '/reset-password'];

export class Accounts {
  private auth: Promise<Auth> | null = null;

  constructor(private readonly options: AccountsOptions) {}

  /** Everything below `/api/auth`. */
  async handle(request: Request, address: string): Promise<Response> {
    const text = request.method === 'GET' ? null : await request.text();
    const typed = text === null ? {} : objectIn(text);
    const path = new URL(request.url).pathname.slice(ACCOUNTS_PATH.length);
    const held = this.heldIn(request.headers.get('cookie') ?? '');
    if (PASSWORD_PATHS.includes(path) && this.options.argon.isBusy) throw new TooManyAttempts(1);
    const tried = triedBy(path, typed, held?.token ?? null, address);
    if (tried !== null) await this.options.attempts.begin(tried);
    const response = await this.answered(request, text, held, address);
    if (tried !== null) await this.judge(tried, response.status);
    if (response.ok) await this.bindGuest(request.headers, response);
    return response;
  }

  /** A guest who signs in or up keeps their seats. `renews`: whether the answer can carry cookies. */
  async identify(headers: RequestHeaders, renews = false): Promise<Visitor> {
    const cookie = one(headers['cookie']) ?? '';
    const guest = await this.guestBy(cookie, one(headers['authorization']));
    const held = this.heldIn(cookie);
    if (held === null) return guest;
    const auth = await this.loaded();
    const { response: found, headers: given } = await askingWith(held.token, async () =>
      auth.api.getSession({
        headers: new Headers({ cookie: await this.signedCookie(auth, held.token) }),
        query: { disableRefresh: !renews },
        returnHeaders: true,
      }),
    );
    const cookies = given.getSetCookie();
    if (found === null) return { ...guest, cookies: [...guest.cookies, ...cookies] };
    const { user, session } = found;
    if (held.older !== null && session.createdAt.getTime() >= this.options.olderNamesUntil) return guest;
    const player = await this.options.players.ofAccount(user, guest.player, this.options.now());
    const renewed =
      held.older === null ? cookies : [...(await this.givenAnew(auth, held, session.expiresAt)), ...cookies];
    return { player, pass: SESSION_PASS + session.id, cookies: renewed };
  }

  private async answered(request: Request, text: string | null, held: Held | null, address: string): Promise<Response> {
    const auth = await this.loaded();
    const { ADDRESS_HEADER } = await import('./auth.js');
    const { names } = this.options;
    const headers = new Headers(request.headers);
    headers.set(ADDRESS_HEADER, address);
    const others = without(headers.get('cookie') ?? '', [names.session, ...names.older.session]);
    const own = held === null ? [] : [await this.signedCookie(auth, held.token)];
    headers.set('cookie', [...others, ...own].join('; '));
    const asked = new Request(request.url, {
      method: request.method,
      headers,
      ...(text === null ? {} : { body: text }),
    });
    return askingWith(held?.token ?? '', () => auth.handler(asked));
  }

  private async judge(tried: Tried, status: number): Promise<void> {
    if (status < 400) await this.options.attempts.succeeded(tried);
    else if (status >= 500) await this.options.attempts.withdrawn(tried);
  }

  /** At once, not at the next request: the guest's key is void as soon as the account has taken over. */
  private async bindGuest(headers: Headers, response: Response): Promise<void> {
    const { names } = this.options;
    const given = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    const session = given.find((each) => each.startsWith(`${names.session}=`) && !each.endsWith('='));
    if (session === undefined) return;
    const others = without(headers.get('cookie') ?? '', [names.session, ...names.older.session]);
    await this.identify({ cookie: [...others, session].join('; ') });
  }

  private heldIn(cookie: string): Held | null {
    const { names } = this.options;
    const found = cookieIn(cookie, names.session, names.older.session);
    const token = found === null ? null : tokenOf(found.value);
    return found === null || token === null ? null : { ...found, token };
  }

  private async guestBy(cookie: string, authorization: string | undefined): Promise<Visitor> {
    const { players, names, now, secure } = this.options;
    const bearer = bearerIn(authorization);
    const found = bearer === null ? cookieIn(cookie, names.key, names.older.key) : { value: bearer, older: null };
    const known = found === null ? null : await players.byKey(found.value, now());
    if (found === null || known === null) return STRANGER;
    if (found.older !== null && known.createdAt >= this.options.olderNamesUntil) return STRANGER;
    const cookies = found.older === null ? [] : [keyCookie(names, found.value, secure), forgotten(found.older, secure)];
    return { player: known.player, pass: KEY_PASS + known.player.id, cookies };
  }

  private async givenAnew(auth: Auth, { token, older }: Held, expiresAt: Date): Promise<string[]> {
    const { sessionToken } = (await auth.$context).authCookies;
    const { serializeSignedCookie } = await import('better-call');
    const { secret, secure } = this.options;
    const options = { ...sessionToken.attributes, expires: expiresAt };
    const given = await serializeSignedCookie(sessionToken.name, token, secret, options);
    return older === null ? [given] : [given, forgotten(older, secure)];
  }

  private async signedCookie(auth: Auth, token: string): Promise<string> {
    const { sessionToken } = (await auth.$context).authCookies;
    const { serializeSignedCookie } = await import('better-call');
    return serializeSignedCookie(sessionToken.name, token, this.options.secret);
  }

  /** Those of these sessions that have not ended. */
  async aliveSessions(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.options.store.sessionsAmong(ids);
  }

  private loaded(): Promise<Auth> {
    this.auth ??= import('./auth.js').then(({ authOver: open }) => open(this.options));
    return this.auth;
  }
}

const STRANGER: Visitor = { player: null, pass: null, cookies: [] };

/** What was typed, if it is an object of JSON. */
function objectIn(text: string): Readonly<Record<string, unknown>> {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    // PostgreSQL holds no such character, and nobody types it.
    if (typeof value === 'object' && value !== null && !text.includes(String.raw`\u0000`)) return { ...value };
  } catch {
    // Answered below.
  }
  throw new Refusal('malformed');
}

/** Whose password is being tried, if one is. */
function triedBy(
  path: string,
  typed: Readonly<Record<string, unknown>>,
  token: string | null,
  address: string,
): Tried | null {
  if (path === '/sign-in/email' && typeof typed['email'] === 'string') return { account: typed['email'], address };
  if (path === '/change-password' && token !== null) return { account: `session ${token}`, address };
  return null;
}

/** The key of a program that is no browser. */
function bearerIn(authorization: string | undefined): string | null {
  const [scheme, token] = (authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token !== undefined ? token : null;
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

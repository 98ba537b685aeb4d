// Who is asking: by the session of an account, or by a guest's key. Hashing and sessions are the library's, not ours.

import { keyIn } from '../players.js';
import type { Players } from '../players.js';
import type { Player } from '../rooms/doc.js';
import { newKey } from '../secrets.js';
import type { authOver, AuthOptions } from './auth.js';

export const ACCOUNTS_PATH = '/api/auth';

interface AccountsOptions extends AuthOptions {
  readonly players: Players;
  readonly now: () => number;
}

type Auth = ReturnType<typeof authOver>;
type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

const SESSION_COOKIE = 'atoll.session_token';

export class Accounts {
  private auth: Promise<Auth> | null = null;

  constructor(private readonly options: AccountsOptions) {}

  /** Everything below `/api/auth`. */
  async handle(request: Request): Promise<Response> {
    return (await this.loaded()).handler(request);
  }

  async asker(headers: RequestHeaders): Promise<Player | null> {
    return (await this.identify(headers)).player;
  }

  /** A guest who signs in or up keeps his seats. `session` is what lets an account in. */
  async identify(
    headers: RequestHeaders,
  ): Promise<{ readonly player: Player | null; readonly session: string | null }> {
    const { players, now } = this.options;
    const cookie = one(headers['cookie']);
    const guest = await players.byKey(keyIn({ cookie, authorization: one(headers['authorization']) }), now());
    if (cookie === undefined || !cookie.includes(SESSION_COOKIE)) return { player: guest, session: null };
    const session = await (await this.loaded()).api.getSession({ headers: new Headers({ cookie }) });
    if (session === null) return { player: guest, session: null };
    return { player: await players.ofAccount(session.user, guest, now()), session: session.session.id };
  }

  /** Those of these sessions that have not ended. */
  async aliveSessions(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.options.store.sessionsAmong(ids);
  }

  private loaded(): Promise<Auth> {
    this.auth ??= this.load();
    return this.auth;
  }

  /** All processes of one database sign their cookies with the same secret. */
  private async load(): Promise<Auth> {
    const { authOver: open } = await import('./auth.js');
    return open(this.options, await this.options.store.setting('accounts-secret', newKey()));
  }
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

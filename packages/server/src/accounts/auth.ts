// The library of accounts, set up for us. Loaded only when somebody signs in: it is larger than the rest of the server.

import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import type { BetterAuthOptions } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { playerName } from '@atoll/protocol';
import type { Store } from '../store/store.js';
import type { Argon } from './argon.js';
import type { CookieNames } from './cookies.js';
import { withHashedTokens } from './hashed-sessions.js';
import { isEasilyGuessed } from './passwords.js';

export interface AuthOptions {
  readonly store: Store;
  readonly secret: string;
  readonly origins: readonly string[];
  /** A proxy with TLS stands in front: cookies only over HTTPS. */
  readonly secure: boolean;
  /** The name of the host people see. What passkeys are bound to; behind a proxy, the site itself. */
  readonly domain: string;
  readonly names: CookieNames;
  readonly argon: Pick<Argon, 'hash' | 'verify'>;
  /** A session was revoked, or its owner signed out. */
  readonly sessionEnded: (id: string) => Promise<void>;
  /** Whoever was locked out has a new password. */
  readonly passwordReset: (email: string) => Promise<void>;
}

/** The address as we know it, in a header of ours: the library would believe whatever stands in X-Forwarded-For. */
export const ADDRESS_HEADER = 'x-atoll-address';

export function authOver(options: AuthOptions) {
  const { store, secret, origins, secure, domain, names, argon } = options;
  const { db, kind } = store.database;
  const adapter = kyselyAdapter(db, { type: kind === 'embedded' ? 'sqlite' : 'postgres' });
  return betterAuth({
    appName: 'Atoll',
    basePath: '/api/auth',
    ...(secure ? { baseURL: `https://${domain}` } : {}),
    secret,
    database: (given: BetterAuthOptions) => withHashedTokens(adapter(given)),
    trustedOrigins: [...origins],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => options.passwordReset(user.email),
      password: {
        hash: (password) => argon.hash(password),
        verify: ({ hash: stored, password }) => argon.verify(stored, password),
      },
    },
    // Whoever reads the database must not be able to set a new password.
    verification: { storeIdentifier: { default: 'plain', overrides: { [RESET]: 'hashed' } } },
    plugins: [passkey({ rpName: 'Atoll', rpID: domain })],
    hooks: { before: refusePassword, after: endOtherSessions },
    databaseHooks: {
      user: {
        create: { before: (user) => Promise.resolve({ data: { ...user, name: checkedName(user.name) } }) },
        update: {
          before: (user) =>
            Promise.resolve(user.name === undefined ? undefined : { data: { ...user, name: checkedName(user.name) } }),
        },
      },
      session: { delete: { after: ({ id }) => options.sessionEnded(id) } },
    },
    // Requests are counted before they come here.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would write what people typed wrongly to the console.
    logger: { disabled: true },
    advanced: {
      cookiePrefix: names.prefix,
      // It would put a prefix of its own before ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 },
    },
  });
}

export const RESET = 'reset-password:';

const SHORTEST_PASSWORD = 10;

/** As guests' names. */
function checkedName(name: string): string {
  const result = playerName.safeParse(name);
  if (!result.success) throw new APIError('BAD_REQUEST', { code: 'BAD_NAME', message: 'This cannot be a name.' });
  return result.data;
}

interface Typed {
  readonly name?: unknown;
  readonly email?: unknown;
  readonly password?: unknown;
  readonly newPassword?: unknown;
  readonly token?: unknown;
}

const refusePassword = createAuthMiddleware(async (context) => {
  const typed = (context.body ?? {}) as Typed;
  const password = context.path === '/sign-up/email' ? typed.password : typed.newPassword;
  if (typeof password !== 'string' || password.length < SHORTEST_PASSWORD) return;
  if (!isEasilyGuessed(password, await ownWords(context, typed))) return;
  throw new APIError('BAD_REQUEST', { code: 'COMMON_PASSWORD', message: 'This password would be guessed.' });
});

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** What everybody may know of whoever chooses a password. */
async function ownWords(context: HookContext, { name, email, token }: Typed): Promise<string[]> {
  if (context.path === '/sign-up/email') return [name, email].filter((each) => typeof each === 'string');
  const { internalAdapter } = context.context;
  if (context.path === '/reset-password' && typeof token === 'string') {
    const reset = await internalAdapter.findVerificationValue(RESET + token);
    const user = reset === null ? null : await internalAdapter.findUserById(reset.value);
    return user === null ? [] : [user.name, user.email];
  }
  const session = await getSessionFromCtx(context);
  return session === null ? [] : [session.user.name, session.user.email];
}

/**
 * A new password ends the other sessions, unless it is asked for that they stay. The library would end this one too and
 * begin another, which would close the tables its owner has open.
 */
const endOtherSessions = createAuthMiddleware(async (context) => {
  const { session, returned, internalAdapter } = context.context;
  if (context.path !== '/change-password' || session === null || returned instanceof APIError) return;
  if ((context.body as { revokeOtherSessions?: boolean }).revokeOtherSessions !== undefined) return;
  for (const other of await internalAdapter.listSessions(session.user.id)) {
    if (other.id !== session.session.id) await internalAdapter.deleteSession(other.token);
  }
});

// The library of accounts, set up for us. Loaded only when somebody signs in: it is larger than the rest of the server.

import { passkey } from '@better-auth/passkey';
import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import type { Store } from '../store/store.js';

export interface AuthOptions {
  readonly store: Store;
  readonly origins: readonly string[];
  /** Cookies only over HTTPS. */
  readonly secure: boolean;
  /** What passkeys are bound to: the name of the host people see. */
  readonly domain: string;
  /** A session was revoked, or its owner signed out. */
  readonly sessionEnded: (id: string) => Promise<void>;
}

/** OWASP's figures for argon2id. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function authOver({ store, origins, secure, domain, sessionEnded }: AuthOptions, secret: string) {
  const { db, kind } = store.database;
  return betterAuth({
    appName: 'Atoll',
    basePath: '/api/auth',
    secret,
    database: { db, type: kind === 'embedded' ? 'sqlite' : 'postgres' },
    trustedOrigins: [...origins],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      password: {
        hash: (password) => hash(password, ARGON),
        verify: ({ hash: stored, password }) => verify(stored, password, ARGON),
      },
    },
    plugins: [passkey({ rpName: 'Atoll', rpID: domain })],
    databaseHooks: { session: { delete: { after: ({ id }) => sessionEnded(id) } } },
    // Requests are counted before they come here.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would write what people typed wrongly to the console.
    logger: { disabled: true },
    advanced: { cookiePrefix: 'atoll', useSecureCookies: secure },
  });
}

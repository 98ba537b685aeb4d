// The library of accounts, set up for us. Loaded only when somebody signs in: it is larger than the rest of the server.

import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import type { Store } from '../store/store.js';

export interface AuthOptions {
  readonly store: Store;
  readonly origins: readonly string[];
  /** Cookies only over HTTPS. */
  readonly secure: boolean;
}

/** OWASP's figures for argon2id. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function authOver({ store, origins, secure }: AuthOptions, secret: string) {
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
    // Requests are counted before they come here.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would write what people typed wrongly to the console.
    logger: { disabled: true },
    advanced: { cookiePrefix: 'atoll', useSecureCookies: secure },
  });
}

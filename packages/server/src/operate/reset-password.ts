// A link by which somebody who has forgotten their password sets a new one. No mail is sent: the operator hands it over.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Argon } from '../accounts/argon.js';
import { accountsSecret } from '../accounts/secret.js';
import { cookieNames } from '../accounts/cookies.js';
import { configFrom } from '../config.js';
import type { Config } from '../config.js';
import { newId, newKey } from '../secrets.js';
import { Store } from '../store/store.js';

const VALID_MS = 3_600_000;

export type ResetLink =
  | { readonly ok: true; readonly link: string; readonly until: Date }
  | { readonly ok: false; readonly reason: 'no-database' | 'no-account' };

/** Works once, for an hour; those made before for the same account are void. */
export async function resetLink(email: string, env: Readonly<Record<string, string | undefined>>): Promise<ResetLink> {
  const config = configFrom(env);
  // Opening would make one.
  if (config.databaseUrl === undefined && !existsSync(join(config.folder, 'atoll.db'))) {
    return { ok: false, reason: 'no-database' };
  }
  const store = await Store.open({ folder: config.folder, url: config.databaseUrl, self: newId(), beside: true });
  try {
    return await linkFor(email, store, config);
  } finally {
    await store.close();
  }
}

async function linkFor(email: string, store: Store, config: Config): Promise<ResetLink> {
  const { authOver, RESET } = await import('../accounts/auth.js');
  const { adapter, internalAdapter } = await authOver({
    store,
    secret: await accountsSecret(store, config),
    origins: config.origins,
    secure: config.behindProxy,
    domain: config.domain,
    names: cookieNames(config.behindProxy),
    argon: new Argon(),
    sessionEnded: () => Promise.resolve(),
    passwordReset: () => Promise.resolve(),
  }).$context;
  const found = await internalAdapter.findUserByEmail(email.trim().toLowerCase());
  if (found === null) return { ok: false, reason: 'no-account' };
  await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: found.user.id }] });
  const token = newKey();
  const until = new Date(Date.now() + VALID_MS);
  await internalAdapter.createVerificationValue({ identifier: RESET + token, value: found.user.id, expiresAt: until });
  return { ok: true, link: `${siteOf(config)}/reset#${token}`, until };
}

/** Where people find the page. */
function siteOf({ behindProxy, domain, host, port }: Config): string {
  if (behindProxy) return `https://${domain}`;
  const everywhere = ['0.0.0.0', '::'].includes(host);
  return `http://${everywhere ? 'localhost' : host}:${port}`;
}

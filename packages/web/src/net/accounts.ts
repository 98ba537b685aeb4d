// Accounts, over HTTP. Sessions and passwords are the server's library's business; here they are asked for.

import { ApiProblem, call } from './api.ts';
import { PasskeyTurnedDown } from './passkeys.ts';

export interface Account {
  readonly email: string;
  /** The name of this browser's session. */
  readonly session: string;
}

export interface Session {
  readonly id: string;
  /** By which it can be ended; it lets nobody in. */
  readonly token: string;
  readonly userAgent: string | null;
  /** When it was last used. */
  readonly updatedAt: string;
}

interface Signed {
  readonly user: { readonly email: string };
  readonly session: { readonly id: string };
}

/** As the server asks for. */
export const SHORTEST_PASSWORD = 10;

/** Refusals a person can do something about; every other one is `failed`. */
const PROBLEMS: Readonly<Record<string, AccountProblem>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrongPassword',
  INVALID_PASSWORD: 'wrongOldPassword',
  COMMON_PASSWORD: 'commonPassword',
  BAD_NAME: 'badName',
  INVALID_TOKEN: 'linkUsed',
  'too-many-attempts': 'tooManyAttempts',
  INVALID_EMAIL: 'badEmail',
  VALIDATION_ERROR: 'badEmail',
  PASSKEY_NOT_FOUND: 'noPasskey',
  AUTHENTICATION_FAILED: 'noPasskey',
  PASSWORD_TOO_SHORT: 'shortPassword',
  PASSWORD_TOO_LONG: 'longPassword',
  USER_ALREADY_EXISTS: 'taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'taken',
  'too-fast': 'tooFast',
  unreachable: 'unreachable',
};

export type AccountProblem =
  | 'wrongPassword'
  | 'wrongOldPassword'
  | 'commonPassword'
  | 'badName'
  | 'linkUsed'
  | 'tooManyAttempts'
  | 'badEmail'
  | 'shortPassword'
  | 'longPassword'
  | 'taken'
  | 'tooFast'
  | 'unreachable'
  | 'noPasskey'
  | 'failed';

export function problemOf(error: unknown): AccountProblem {
  if (error instanceof PasskeyTurnedDown) return 'noPasskey';
  return (error instanceof ApiProblem ? PROBLEMS[error.reason] : undefined) ?? 'failed';
}

export const accounts = {
  /** Null for a guest, and for a stranger. */
  async mine(): Promise<Account | null> {
    const signed = await call<Signed | null>('GET', '/auth/get-session');
    return signed === null ? null : { email: signed.user.email, session: signed.session.id };
  },
  /** A guest who signs up keeps his seats. */
  signUp: (name: string, email: string, password: string) =>
    call<object>('POST', '/auth/sign-up/email', { name, email, password }),
  signIn: (email: string, password: string) => call<object>('POST', '/auth/sign-in/email', { email, password }),
  /** Ends the other sessions. */
  changePassword: (old: string, password: string) =>
    call<object>('POST', '/auth/change-password', { currentPassword: old, newPassword: password }),
  resetPassword: (token: string, password: string) =>
    call<object>('POST', '/auth/reset-password', { token, newPassword: password }),
  signOut: () => call<object>('POST', '/auth/sign-out'),
  sessions: () => call<readonly Session[]>('GET', '/auth/list-sessions'),
  revoke: (token: string) => call<object>('POST', '/auth/revoke-session', { token }),
  revokeOthers: () => call<object>('POST', '/auth/revoke-other-sessions'),
};

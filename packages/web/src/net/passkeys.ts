// Passkeys: the browser's own WebAuthn, between two questions of the server each. Their JSON is the standard's.

import { call } from './api.ts';

/** Whether this browser can. Elsewhere nothing is offered. */
export const hasPasskeys = 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** The person has turned the browser's question down, or there is no such key here. */
export class PasskeyTurnedDown extends Error {
  override readonly name = 'PasskeyTurnedDown';
}

/** Adds a passkey of this device to the account that is signed in. */
export async function addPasskey(name: string): Promise<void> {
  const wish = await call<PublicKeyCredentialCreationOptionsJSON>('GET', '/auth/passkey/generate-register-options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(wish);
  const response = await answered(() => navigator.credentials.create({ publicKey }));
  await call('POST', '/auth/passkey/verify-registration', { response, name });
}

/** Signs in with any passkey the device holds for this site. */
export async function signInWithPasskey(): Promise<void> {
  const wish = await call<PublicKeyCredentialRequestOptionsJSON>('GET', '/auth/passkey/generate-authenticate-options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(wish);
  const response = await answered(() => navigator.credentials.get({ publicKey }));
  await call('POST', '/auth/passkey/verify-authentication', { response });
}

async function answered(ask: () => Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new PasskeyTurnedDown('no passkey was given');
}

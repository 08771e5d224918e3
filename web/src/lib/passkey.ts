// Passkeys: the browser's own words for what the server asks (WebAuthn).

import type { Me } from '../generated/messages';
import { api } from './api';

export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

export async function keepWithPasskey(): Promise<Me> {
  const options = await api.post<PublicKeyCredentialCreationOptionsJSON>('/api/account/passkey/options');
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });
  return api.post<Me>('/api/account/passkey', (made as PublicKeyCredential).toJSON());
}

export async function signInWithPasskey(): Promise<Me> {
  const options = await api.post<PublicKeyCredentialRequestOptionsJSON>('/api/account/passkey/login/options');
  const found = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
  });
  return api.post<Me>('/api/account/passkey/login', (found as PublicKeyCredential).toJSON());
}

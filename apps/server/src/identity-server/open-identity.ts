import type { IdentityConfig } from '../config/identity-config.ts';
import type { IdentityBase } from '../features/identity/identity-service.ts';
import { loadKeyFile } from '../features/identity/keys/identity-key-file.ts';
import { createIdentityKeys } from '../features/identity/keys/identity-keys.ts';
import { createPasswords } from '../features/identity/passwords/passwords.ts';

/** Reads or makes the keys of a data folder, and readies what identity is built on. */
export async function openIdentity(
  { settings, sharedSecret }: IdentityConfig,
  place: {
    readonly siteUrl: string;
    readonly dataFolder: string;
    /** Whether a folder without keys gets new ones; so it does unless said otherwise. */
    readonly mayMakeKeys?: boolean;
  },
): Promise<IdentityBase> {
  const { siteUrl, dataFolder, mayMakeKeys = true } = place;
  const keys = await createIdentityKeys({ ...(await loadKeyFile(dataFolder, mayMakeKeys)), sharedSecret });
  const passwords = await createPasswords(settings);
  return { settings: { ...settings, siteUrl, authUrl: `${siteUrl}/auth/v1` }, keys, passwords };
}

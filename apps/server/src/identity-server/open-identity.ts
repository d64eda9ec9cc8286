import type { IdentityConfig } from '../config/identity-config.ts';
import type { IdentityBase } from '../features/identity/identity-service.ts';
import { loadKeyFile } from '../features/identity/keys/identity-key-file.ts';
import { createIdentityKeys } from '../features/identity/keys/identity-keys.ts';
import { createPasswords } from '../features/identity/passwords/passwords.ts';

/** Reads or creates the keys of a data folder, and creates the base of the identity services. */
export async function openIdentity(
  { settings, sharedSecret }: IdentityConfig,
  place: {
    readonly siteUrl: string;
    readonly dataFolder: string;
    /** Path of the key file; `null` for the one in the data folder. */
    readonly keysFile?: string | null;
    /** Whether to create keys if the folder has none; defaults to true. */
    readonly mayMakeKeys?: boolean;
  },
): Promise<IdentityBase> {
  const { siteUrl, dataFolder, keysFile = null, mayMakeKeys = true } = place;
  const filed = await loadKeyFile({ dataFolder, keysFile }, mayMakeKeys);
  const keys = await createIdentityKeys({ ...filed, sharedSecret });
  const passwords = await createPasswords(settings);
  return { settings: { ...settings, siteUrl, authUrl: `${siteUrl}/auth/v1` }, keys, passwords };
}

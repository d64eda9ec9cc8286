import type { Config } from '../config/config.ts';
import type { IdentityBase } from '../features/identity/identity-service.ts';
import type { InstallationService } from '../features/installation/installation-service.ts';
import { openIdentity } from './open-identity.ts';

/**
 * Opens identity with the keys that belong to the database. A hosted project has its own keys, so ours may differ from
 * process to process.
 * @throws StartRefused if the keys differ or are missing
 */
export async function openKnownIdentity(
  {
    identity,
    hostedIdentity,
    dataFolder,
    keysFile,
  }: Pick<Config, 'identity' | 'hostedIdentity' | 'dataFolder' | 'keysFile'>,
  siteUrl: string,
  installation: Pick<InstallationService, 'knowsKeys' | 'checkKeys'>,
): Promise<IdentityBase> {
  const mayMakeKeys = hostedIdentity !== null || !(await installation.knowsKeys());
  const base = await openIdentity(identity, { siteUrl, dataFolder, keysFile, mayMakeKeys });
  if (hostedIdentity === null) await installation.checkKeys(base.keys, dataFolder);
  return base;
}

import { chooseDatabase } from '../adapters/choose-database.ts';
import { nameStorageElsewhere } from '../adapters/choose-storage.ts';
import type { Config } from '../config/config.ts';
import { createInstallationService } from '../features/installation/installation-service.ts';
import { openIdentity } from '../identity-server/open-identity.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createLog } from '../platform/log/log.ts';

/**
 * Records this data folder, its identity keys and the file storage as those of the installation, which all processes
 * must share.
 */
export async function acceptDataFolder(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const opened = await chooseDatabase(config, log, { name: 'accept-data-folder' });
  try {
    const { database } = opened;
    const { dataFolder, keysFile } = config;
    const place = { siteUrl: config.siteUrl ?? '', dataFolder, keysFile };
    const { keys } = await openIdentity(config.identity, place);
    const installation = createInstallationService({ database, clock: systemClock, log });
    await installation.accept({ ...config, filesElsewhere: nameStorageElsewhere(config) }, keys);
    process.stdout.write(`The data folder ${config.dataFolder} and its identity keys are accepted.\n`);
  } finally {
    await opened.close();
  }
}

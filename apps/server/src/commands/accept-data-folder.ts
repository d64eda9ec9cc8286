import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createInstallationService } from '../features/installation/installation-service.ts';
import { openIdentity } from '../identity-server/open-identity.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { openEmbeddedDatabase } from '../platform/database/open-embedded-database.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { createLog } from '../platform/log/log.ts';

/** Makes the data folder, its identity keys and the place of files those that every process must have. */
export async function acceptDataFolder(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const opened = config.databaseUrl
    ? await openPostgres(config.databaseUrl, log, { name: 'accept-data-folder' })
    : await openEmbeddedDatabase({ folder: join(config.dataFolder, 'database') });
  try {
    const { database } = opened;
    const { dataFolder, keysFile } = config;
    const place = { siteUrl: config.siteUrl ?? '', dataFolder, keysFile };
    const { keys } = await openIdentity(config.identity, place);
    await createInstallationService({ database, clock: systemClock, log }).accept(config, keys);
    process.stdout.write(`The data folder ${config.dataFolder} and its identity keys are accepted.\n`);
  } finally {
    await opened.close();
  }
}

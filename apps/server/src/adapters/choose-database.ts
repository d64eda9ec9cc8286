import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { openEmbeddedDatabase } from '../platform/database/open-embedded-database.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import type { Log } from '../platform/log/log.ts';

/** The PostgreSQL of the settings, or the embedded database in the data folder. */
export function chooseDatabase(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  log: Log,
  /** Options for PostgreSQL only. */
  options: Parameters<typeof openPostgres>[2],
): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl, log, options);
  return openEmbeddedDatabase({ folder: join(dataFolder, 'database') });
}

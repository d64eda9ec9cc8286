import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { openEmbeddedDatabase } from '../platform/database/open-embedded-database.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { noLimits } from '../platform/database/postgres-limits.ts';
import { createLog } from '../platform/log/log.ts';

/** The database of the settings, for a command that may take long. @param name as PostgreSQL shows it */
export async function openStored(
  { databaseUrl, dataFolder, logLevel }: Pick<Config, 'databaseUrl' | 'dataFolder' | 'logLevel'>,
  name: string,
): Promise<OpenDatabase> {
  if (!databaseUrl) return openEmbeddedDatabase({ folder: join(dataFolder, 'database') });
  return openPostgres(databaseUrl, createLog(logLevel), { name, limits: noLimits });
}

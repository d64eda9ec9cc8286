import { chooseDatabase } from '../adapters/choose-database.ts';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { noLimits } from '../platform/database/postgres-limits.ts';
import { createLog } from '../platform/log/log.ts';

/** The database of the settings, for a command that may take long. @param name shown by PostgreSQL */
export async function openStored(
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'logLevel'>,
  name: string,
): Promise<OpenDatabase> {
  return chooseDatabase(config, createLog(config.logLevel), { name, limits: noLimits });
}

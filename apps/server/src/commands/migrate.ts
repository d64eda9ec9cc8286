import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../config/config.ts';
import { EmbeddedClient } from '../platform/database/embedded-client.ts';
import { noLimits, sessionOptions } from '../platform/database/postgres-limits.ts';
import {
  type MigrationPreview,
  type PlainConnection,
  previewMigrations,
} from '../platform/database/preview-migrations.ts';
import { openStored } from './open-stored.ts';

/** Prints what the pending migrations change and, unless it is a dry run, applies them. */
export async function migrateStored(
  config: Config,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<void> {
  if (!config.databaseUrl && !existsSync(databaseFolder(config))) {
    process.stdout.write('There is no database yet: the first start makes it.\n');
    return;
  }
  const preview = await previewStored(config);
  process.stdout.write(describe(preview));
  if (isDryRun || preview.pending.length === 0) {
    process.stdout.write('Nothing was changed.\n');
    return;
  }
  await (await openStored(config, 'migrate')).close();
  process.stdout.write('The tables are migrated.\n');
}

async function previewStored(config: Config): Promise<MigrationPreview> {
  const { connection, close } = await connect(config);
  try {
    return await previewMigrations(connection);
  } finally {
    await close();
  }
}

async function connect(config: Config): Promise<{ connection: PlainConnection; close: () => Promise<void> }> {
  if (config.databaseUrl) {
    const client = new Client({ connectionString: config.databaseUrl, options: sessionOptions(noLimits) });
    await client.connect();
    return {
      connection: { rows: async <Row>(text: string) => (await client.query(text)).rows as Row[] },
      close: () => client.end(),
    };
  }
  const client = new EmbeddedClient({ dataDir: databaseFolder(config) });
  await client.waitReady;
  return {
    connection: { rows: async <Row>(text: string) => (await client.query<Row>(text)).rows },
    close: () => client.close(),
  };
}

function databaseFolder({ dataFolder }: Config): string {
  return join(dataFolder, 'database');
}

function describe({ pending, made, removed, changed, compared }: MigrationPreview): string {
  if (pending.length === 0) return 'No migration is pending.\n';
  const lines = [
    `${pending.length} pending: ${pending.join(', ')}`,
    ...made.map(({ name, rows }) => `  new      ${name.padEnd(45)} ${rows} ${rows === 1 ? 'row' : 'rows'}`),
    ...removed.map((name) => `  removed  ${name}`),
    ...changed.map((name) => `  changed  ${name}`),
    `Compared ${compared.rows} rows of ${compared.tables} tables in ${compared.columns} columns: ` +
      (removed.length + changed.length === 0 ? 'every value stays.' : 'all others stay.'),
  ];
  return `${lines.join('\n')}\n`;
}

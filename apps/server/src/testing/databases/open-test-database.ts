import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { migrationsFolder } from '../../platform/database/migrations.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { openEmbeddedDatabase } from '../../platform/database/open-embedded-database.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import { createQueue } from '../../platform/tasks/queue.ts';
import { quietLog } from '../quiet-log.ts';
import { createOwnPostgres, ensureTemplate } from './create-own-postgres.ts';
import { testDatabaseUrl } from './test-database-url.ts';

const cacheFolder = resolve(import.meta.dirname, '../../../../../node_modules/.cache/winnow');

/**
 * A separate, migrated database: on the PostgreSQL of TEST_DATABASE_URL if it is set, otherwise embedded and in memory.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = testDatabaseUrl();
  return url ? openOwnPostgres(url) : openFromDump();
}

async function openOwnPostgres(serverUrl: string): Promise<OpenDatabase> {
  const template = `winnow_template_${await hashSchema()}`;
  await ensureTemplate(serverUrl, template, async (url) => {
    const opened = await openPostgres(url, quietLog);
    await prepareQueue(opened).finally(() => opened.close());
  });
  const { url, drop } = await createOwnPostgres(serverUrl, template);
  const opened = await openPostgres(url, quietLog);
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}

/** A copy of a migrated database opens four times as quickly as a new one is made. */
async function openFromDump(): Promise<OpenDatabase> {
  return openEmbeddedDatabase({ dump: new Blob([await readDump()]) });
}

/** A new, migrated embedded database as a tar archive. */
export async function readDump(): Promise<Buffer<ArrayBuffer>> {
  const path = join(cacheFolder, `database-${await hashSchema()}.tar`);
  if (!existsSync(path)) await makeDump(path);
  return readFile(path);
}

async function makeDump(path: string): Promise<void> {
  const opened = await openEmbeddedDatabase({ dump: null });
  await prepareQueue(opened);
  const dump = await opened.dump();
  await opened.close();
  await mkdir(cacheFolder, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, path);
}

/** Lets the queue create its tables, which takes as long as all migrations. */
async function prepareQueue({ queueConnection }: OpenDatabase): Promise<void> {
  const queue = createQueue(queueConnection, quietLog);
  await queue.start({ work: false });
  await queue.stop(1_000);
}

/** Hash of everything that determines a new database. */
async function hashSchema(): Promise<string> {
  const hash = createHash('sha256');
  for (const module of ['@electric-sql/pglite', 'pg-boss']) {
    hash.update(await readFile(resolve(cacheFolder, `../../${module}/package.json`)));
  }
  for (const name of (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort()) {
    hash.update(await readFile(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

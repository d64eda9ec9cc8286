import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../config/config.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { type Backup, dumpName, isFree, sumsName } from './back-up.ts';
import { emptyBucket, filesName, fillBucket, refuseFullBucket } from './copy-bucket.ts';
import { type CopiedFile, copyTree, describeFile } from './copy-tree.ts';
import { restorePostgres } from './postgres-tools.ts';

/** Whoever restores an embedded database holds it. */
const ownLock = new Set(['lock.json']);

/**
 * Fills an empty data folder, and an empty bucket and PostgreSQL database where there are such, from a backup. Each file
 * is compared with what was written down of it before any goes to the bucket; where one differs, all is left as it was.
 * @throws Error in words for whoever asked
 */
export async function restore(
  { dataFolder, databaseUrl }: Restored,
  folder: string,
  bucket: Storage | null = null,
): Promise<Backup> {
  const sums = await readSums(folder);
  if (sums.has(dumpName) !== (databaseUrl !== null)) {
    throw new Error(
      databaseUrl
        ? `The backup in ${folder} is of an embedded database: leave DATABASE_URL away.`
        : `The backup in ${folder} is of a PostgreSQL: set DATABASE_URL to an empty database.`,
    );
  }
  if (!(await isFree(dataFolder, ownLock))) {
    throw new Error(`The data folder ${dataFolder} is not empty. Move it away, or set DATA_DIR.`);
  }
  if (databaseUrl) await refuseFull(databaseUrl);
  if (bucket) await refuseFullBucket(bucket);
  try {
    const backup = await copyAndCompare(folder, dataFolder, sums);
    if (bucket) await fillBucket(bucket, dataFolder);
    if (databaseUrl) {
      await restorePostgres(databaseUrl, join(folder, dumpName));
      await forgetPlaces(databaseUrl);
    }
    if (bucket) await rm(join(dataFolder, filesName), { recursive: true, force: true });
    return backup;
  } catch (error) {
    if (bucket) await emptyBucket(bucket, dataFolder);
    for (const name of await readdir(folder))
      await rm(join(dataFolder, name), { recursive: true, force: true });
    throw error;
  }
}

type Restored = Pick<Config, 'dataFolder' | 'databaseUrl'>;

/** Hashes by path. */
async function readSums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, sumsName), 'utf8').catch(() => {
    throw new Error(`The folder ${folder} holds no whole backup: it has no ${sumsName}.`);
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

async function copyAndCompare(
  folder: string,
  dataFolder: string,
  sums: ReadonlyMap<string, string>,
): Promise<Backup> {
  const missing = new Set(sums.keys());
  let bytes = 0;
  const compare = (file: CopiedFile) => {
    if (sums.get(file.path) !== file.hash) throw new Error(`The backup is damaged: ${file.path} is another.`);
    missing.delete(file.path);
    bytes += file.bytes;
  };
  if (sums.has(dumpName)) compare({ path: dumpName, ...(await describeFile(join(folder, dumpName))) });
  const wants = (name: string) => name !== sumsName && name !== dumpName;
  for await (const file of copyTree(folder, dataFolder, wants)) compare(file);
  const [lost] = missing;
  if (lost !== undefined) throw new Error(`The backup is damaged: ${lost} is missing.`);
  return { files: sums.size, bytes };
}

/** What is restored may lie elsewhere than before: the first process that starts records where. */
async function forgetPlaces(databaseUrl: string): Promise<void> {
  await onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('public.installation_marks') is not null as "isThere"`,
    );
    // Backups of earlier releases have no such table.
    if (!rows[0]?.isThere) return;
    await client.query(`delete from installation_marks where name in ('files', 'data-folder')`);
  });
}

async function refuseFull(databaseUrl: string): Promise<void> {
  await onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ tables: number }>(
      `select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    if (rows[0]?.tables !== 0) throw new Error('The database of DATABASE_URL is not empty. Make a new one.');
  });
}

async function onServer(databaseUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 8_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

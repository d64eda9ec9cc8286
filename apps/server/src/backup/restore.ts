import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../config/config.ts';
import { keepTombstones, listTombstones, tombstoneFolder } from '../features/accounts/safety/tombstones.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { isFree } from './back-up.ts';
import { type Backup, dumpName, sumsName } from './backup-content.ts';
import { emptyBucket, filesName, fillBucket, refuseFullBucket } from './copy-bucket.ts';
import { type CopiedFile, copyTree, describeFile } from './copy-tree.ts';
import { draftNames } from './draft-names.ts';
import { isEncrypted, unpackEncrypted } from './encrypted-backup.ts';
import { restorePostgres } from './postgres-tools.ts';

/** The process that restores an embedded database holds its lock. */
const ownNames = new Set<string>(['lock.json', draftNames.restore]);

/**
 * Fills an empty data folder, and an empty bucket and PostgreSQL database if configured, from a backup. Every file is
 * compared with the manifest before any is uploaded to the bucket; a mismatch changes nothing. Tombstones of deleted
 * people may already be there and are kept.
 * @param identityFile decrypts an encrypted backup
 * @throws Error with a message for the operator
 */
export async function restore(
  place: Restored,
  folder: string,
  bucket: Storage | null = null,
  identityFile: string | null = null,
): Promise<Backup> {
  const files = bucket ?? createDiskStorage(join(place.dataFolder, filesName));
  const tombstones = await listTombstones(files);
  try {
    return await restoreEither(place, folder, bucket, identityFile);
  } finally {
    // Also if nothing was restored, so that existing tombstones stay.
    await keepTombstones(files, tombstones);
  }
}

type Restored = Pick<Config, 'dataFolder' | 'databaseUrl'>;

async function restoreEither(
  place: Restored,
  folder: string,
  bucket: Storage | null,
  identityFile: string | null,
): Promise<Backup> {
  if (!(await isEncrypted(folder))) {
    if (identityFile === null) return restorePlain(place, folder, bucket);
    throw new Error(`The backup in ${folder} is not encrypted: leave --identity away.`);
  }
  if (identityFile === null) {
    throw new Error(
      `The backup in ${folder} is encrypted: name the file of the identity that opens it, by --identity FILE.`,
    );
  }
  await refuseUsed(place, bucket);
  const draft = join(place.dataFolder, draftNames.restore);
  await unpackEncrypted(folder, identityFile, draft);
  return restorePlain(place, draft, bucket).finally(() => rm(draft, { recursive: true, force: true }));
}

async function restorePlain(place: Restored, folder: string, bucket: Storage | null): Promise<Backup> {
  const { dataFolder, databaseUrl } = place;
  const sums = await readSums(folder);
  if (sums.has(dumpName) !== (databaseUrl !== null)) {
    throw new Error(
      databaseUrl
        ? 'The backup is of an embedded database: leave DATABASE_URL away.'
        : 'The backup is of a PostgreSQL: set DATABASE_URL to an empty database.',
    );
  }
  await refuseUsed(place, bucket);
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

/** Refuses a target with data: nothing is overwritten. */
async function refuseUsed({ dataFolder, databaseUrl }: Restored, bucket: Storage | null): Promise<void> {
  const holdsTombstones = await isFree(join(dataFolder, filesName), new Set([tombstoneFolder]));
  const free = new Set([...ownNames, ...(holdsTombstones ? [filesName] : [])]);
  if (!(await isFree(dataFolder, free))) {
    throw new Error(`The data folder ${dataFolder} is not empty. Move it away, or set DATA_DIR.`);
  }
  if (databaseUrl) await refuseFull(databaseUrl);
  if (bucket) await refuseFullBucket(bucket);
}

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

/** Restored data may be in another place: the first process that starts records it. */
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

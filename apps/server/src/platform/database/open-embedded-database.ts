import { constants } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import type { PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { guardDatabase } from './database.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { ensureMemberRole } from './member-role.ts';
import { migrationsFolder } from './migrations.ts';
import type { OpenDatabase } from './open-database.ts';
import { unpackPrepared } from './prepared-database.ts';
import { scrubEmbeddedDatabase } from './scrub-embedded-database.ts';

export type EmbeddedPlace =
  /** A folder used only by this process: lock it first. */
  | { readonly folder: string }
  /** In memory, optionally from a dump. */
  | { readonly dump: Blob | null };

/** Opens PostgreSQL in this process and migrates it. */
export async function openEmbeddedDatabase(
  place: EmbeddedPlace,
): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = await createClient(place);
  const raw = drizzle(client, { casing: 'snake_case' });
  await migrate(raw, { migrationsFolder });
  const { name, obstacle } = await ensureMemberRole(
    async <Row>(text: string) => (await client.query<Row>(text)).rows,
  );
  if (obstacle !== null) throw obstacle;
  client.useMemberRole(name);
  return {
    kind: 'embedded',
    database: guardDatabase(raw),
    queueConnection: { db: fromPglite(client), backend: 'pglite' },
    async ping() {
      await client.query('select 1');
    },
    // In memory there is no disk to clean up.
    scrub: async () => ('folder' in place ? scrubEmbeddedDatabase(client) : undefined),
    copyTo: 'folder' in place ? (folder) => copyDatabase(client, place.folder, folder) : null,
    dump: () => client.dumpDataDir('none'),
    close: () => client.close(),
  };
}

/** All that was committed is in the files after a checkpoint, and nothing writes to them until they are copied. */
function copyDatabase(client: EmbeddedClient, from: string, to: string): Promise<void> {
  const options = { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE } as const;
  return client.atCheckpoint(() => cp(from, to, { ...options, errorOnExist: true, force: false }));
}

async function createClient(place: EmbeddedPlace): Promise<EmbeddedClient> {
  if ('folder' in place) {
    await unpackPrepared(place.folder);
    await mkdir(place.folder, { recursive: true, mode: 0o700 });
    return openFolder(place.folder);
  }
  return start(place.dump ? { loadDataDir: place.dump } : {});
}

async function openFolder(folder: string): Promise<EmbeddedClient> {
  try {
    return await start({ dataDir: folder });
  } catch (cause) {
    // PGlite itself only reports "Aborted()".
    throw new Error(
      `The database in ${folder} is damaged and cannot be opened. Restore the folder from a backup.`,
      {
        cause,
      },
    );
  }
}

/**
 * PGlite allocates all of its shared memory at once: 160 MB by default, mostly for pages of tables, which the operating
 * system caches as well.
 */
const startParams = [...EmbeddedClient.defaultStartParams, '-c', 'shared_buffers=16MB'];

async function start(options: PGliteOptions): Promise<EmbeddedClient> {
  const client = new EmbeddedClient({ ...options, startParams });
  await client.waitReady;
  return client;
}

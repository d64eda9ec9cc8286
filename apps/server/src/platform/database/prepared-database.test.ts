import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDump } from '../../testing/databases/open-test-database.ts';
import { findMigrationErrors, readJournal } from './migrations.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import { unpackPrepared } from './prepared-database.ts';
import { queryRows } from './query-rows.ts';

let place: string;
let prepared: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'winnow-prepared-'));
  prepared = join(place, 'database.tar.zst');
  await writeFile(prepared, zstdCompressSync(await readDump()));
});

afterAll(() => rm(place, { recursive: true, force: true }));

test('a new folder gets the prepared database, whatever a killed start left, and it opens with all tables', async () => {
  const folder = join(place, 'database');
  await mkdir(`${folder}.unfinished/base`, { recursive: true });
  await writeFile(join(`${folder}.unfinished`, 'left-behind'), '');
  await unpackPrepared(folder, prepared);
  expect(await readdir(place)).not.toContain('database.unfinished');
  expect(await readdir(folder)).not.toContain('left-behind');
  const opened = await openEmbeddedDatabase({ folder });
  const { entries } = await readJournal();
  expect(await findMigrationErrors(opened.database)).toEqual({ count: entries.length, errors: [] });
  const [queues] = await queryRows<{ count: number }>(
    opened.database,
    sql`select count(*)::int as count from pgboss.queue`,
  );
  expect(queues?.count).toBeGreaterThan(0);
  await opened.close();
});

test('a folder that exists is left as it is, and without a prepared database none is made', async () => {
  const folder = join(place, 'own');
  await mkdir(folder);
  await writeFile(join(folder, 'PG_VERSION'), 'mine');
  await unpackPrepared(folder, prepared);
  expect(await readdir(folder)).toEqual(['PG_VERSION']);
  expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toBe('mine');
  await unpackPrepared(join(place, 'none'), join(place, 'missing.tar.zst'));
  expect(await readdir(place)).not.toContain('none');
});

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import { queryRows } from './query-rows.ts';

async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if ((await readFile(path)).includes(text)) found.push(path);
  }
  return found;
}

test('deleted values are nowhere on the disk, others still are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-scrub-'));
  const { database, scrub, close } = await openEmbeddedDatabase({ folder });
  await database.execute(sql`create table notes (id integer primary key, text text)`);
  await database.execute(sql`create index notes_text on notes (text)`);
  await database.execute(sql`insert into notes values (1, 'planted-and-kept'), (2, 'planted-and-deleted')`);
  await database.execute(sql`update notes set text = 'planted-and-changed' where id = 1`);
  await database.execute(sql`update notes set text = 'planted-and-kept' where id = 1`);
  await database.execute(sql`delete from notes where id = 2`);
  expect(await filesWith(folder, 'planted-and-deleted')).not.toEqual([]);
  await scrub();
  expect(await filesWith(folder, 'planted-and-deleted')).toEqual([]);
  expect(await filesWith(folder, 'planted-and-changed')).toEqual([]);
  expect(await filesWith(folder, 'planted-and-kept')).not.toEqual([]);
  await close();
  const again = await openEmbeddedDatabase({ folder });
  expect(await queryRows(again.database, sql`select text from notes`)).toEqual([
    { text: 'planted-and-kept' },
  ]);
  await again.close();
  await rm(folder, { recursive: true, force: true });
});

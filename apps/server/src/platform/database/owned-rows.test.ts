import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { listOwnedRows } from './owned-rows.ts';

let opened: OpenDatabase;
const [anna, boris] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  opened = await openTestDatabase();
  const run = (statement: string) => opened.database.execute(sql.raw(statement));
  await run('create table readers (id uuid primary key, name text, password_hash text)');
  await run('create table shelves (id integer primary key, owner_id uuid references readers (id))');
  await run(
    'create table books (id integer primary key, shelf_id integer references shelves (id), title text)',
  );
  await run(`insert into readers values ('${anna}', 'Anna', 'x'), ('${boris}', 'Boris', 'y')`);
  await run(`insert into shelves values (1, '${anna}'), (2, '${boris}'), (3, '${anna}')`);
  await run(`insert into books values (1, 1, 'One'), (2, 2, 'Two'), (3, 3, 'Three'), (4, 3, 'Four')`);
});

afterAll(() => opened.close());

async function owned(id: string, portion?: number) {
  const found: Record<string, unknown[]> = {};
  for await (const { table, rows } of listOwnedRows(
    opened.database,
    { table: 'readers', ids: [id] },
    portion,
  )) {
    found[table] = [...(found[table] ?? []), ...rows];
  }
  return found;
}

test.each([undefined, 1, 2])(
  'what hangs on a row is found over every table, nothing of others (portion %s)',
  async (portion) => {
    expect(await owned(anna, portion)).toEqual({
      readers: [{ id: anna, name: 'Anna' }],
      shelves: [
        { id: 1, owner_id: anna },
        { id: 3, owner_id: anna },
      ],
      books: [
        { id: 1, shelf_id: 1, title: 'One' },
        { id: 3, shelf_id: 3, title: 'Three' },
        { id: 4, shelf_id: 3, title: 'Four' },
      ],
    });
  },
);

test('a user without rows owns nothing', async () => {
  expect(await owned(randomUUID())).toEqual({});
});

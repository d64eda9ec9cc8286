import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BareDatabase, openBareDatabase } from '../../testing/databases/open-bare-database.ts';
import { explainBreaks } from './find-breaks.ts';
import { readShape, type Shape } from './read-shape.ts';

let database: BareDatabase;
let before: Shape;

beforeAll(async () => {
  database = await openBareDatabase();
  await database.rows('create table people (id uuid primary key)');
  await database.rows(`
    create table lists (id uuid primary key default gen_random_uuid(), owner_id uuid references people,
      title text not null default '', note text, place integer check (place > 0), organization_id uuid,
      constraint lists_title unique (owner_id, title))`);
  await database.rows(
    'create function count_lists(uuid) returns bigint language sql as $$ select count(*) from lists $$',
  );
  before = await readShape(database.rows);
});

afterAll(() => database.close());

/** What a migration with the statement breaks; it is rolled back. */
async function breaksOf(statement: string): Promise<string[]> {
  await database.rows('begin');
  try {
    await database.rows(statement);
    return explainBreaks(before, await readShape(database.rows), [{ tag: '0099_tried', text: statement }]);
  } finally {
    await database.rows('rollback');
  }
}

test.each([
  ['alter table lists drop column note', 'the column lists.note is gone'],
  ['alter table lists rename column note to words', 'the column lists.note is gone'],
  ['alter table lists rename to shelves', 'the table lists is gone'],
  ['drop table lists cascade', 'the table lists is gone'],
  ['alter table lists alter column place type bigint', 'the column lists.place is bigint, and was integer'],
  ['alter table lists alter column note set not null', 'the column lists.note must be filled'],
  ['alter table lists alter column title drop default', 'the column lists.title has lost its default'],
  ['alter table lists add column kind text not null', 'the new column lists.kind must be filled'],
  ['alter table lists add constraint lists_note check (note is not null)', 'the check "lists_note" of lists'],
  [
    'alter table lists add constraint lists_once unique (note)',
    'the unique key "lists_once" of lists is new',
  ],
  ['create unique index lists_once on lists (owner_id, lower(note))', 'the unique key "lists_once" of lists'],
  [
    'alter table lists add constraint lists_of foreign key (id) references people',
    'the foreign key "lists_of" of lists is new',
  ],
  ['alter table lists drop constraint lists_title', 'the unique key "lists_title" of lists is gone'],
  ['drop function count_lists(uuid)', 'the function count_lists(uuid) is gone'],
])('after "%s" the previous release is told to break, with the statement', async (statement, what) => {
  const told = await breaksOf(statement);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(what);
  expect(told[0]).toContain(`by 0099_tried: ${statement}`);
  expect(told[0]).toContain('docs/operating/upgrades.md');
});

test('a check that is tightened under its own name is found', async () => {
  const told = await breaksOf(
    'alter table lists drop constraint lists_place_check, add constraint lists_place_check check (place > 5)',
  );
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('the check "lists_place_check" of lists is new: CHECK ((place > 5))');
});

test('a change that a block makes is found, with its statement', async () => {
  const told = await breaksOf(`do $$ begin execute 'alter table ' || 'lists drop column note'; end $$`);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('by 0099_tried: do $$');
});

test.each([
  'alter table lists add column kind text',
  `alter table lists add column kind text not null default 'own'`,
  `alter table lists add column kind text default 'own' constraint lists_kind check (kind in ('own', 'shared'))`,
  'alter table lists alter column title drop not null',
  'alter table lists drop constraint lists_place_check',
  // Filled by a trigger for rows of the previous release.
  'alter table lists alter column organization_id set not null',
  'create index lists_by_place on lists (place)',
  'alter table lists rename constraint lists_title to lists_owner_title',
  'create table shelves (id uuid primary key, list_id uuid not null references lists)',
])('"%s" breaks nothing', async (statement) => {
  expect(await breaksOf(statement)).toEqual([]);
});

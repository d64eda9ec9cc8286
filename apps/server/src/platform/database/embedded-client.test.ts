import { organizationId } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EmbeddedClient } from './embedded-client.ts';
import { forOrganization } from './scope.ts';

let client: EmbeddedClient;

beforeAll(async () => {
  client = new EmbeddedClient();
  await client.exec(
    'create table notes (id integer primary key, text text, at timestamptz, tags text[], more jsonb)',
  );
});

afterAll(() => client.close());

const insert = 'insert into notes values ($1, $2, $3, $4, $5)';

test('a repeated statement uses the new values', async () => {
  const at = new Date('2026-01-02T03:04:05.678Z');
  const { affectedRows } = await client.query(insert, [1, 'one', at, ['a', 'b"c'], { n: 1 }]);
  await client.query(insert, [2, null, null, null, null]);
  const find = 'select * from notes where id = $1';
  expect(affectedRows).toBe(1);
  expect((await client.query(find, [1])).rows).toEqual([
    { id: 1, text: 'one', at, tags: ['a', 'b"c'], more: { n: 1 } },
  ]);
  expect((await client.query(find, [2], { rowMode: 'array' })).rows).toEqual([[2, null, null, null, null]]);
  expect(await client.query(find, [3])).toMatchObject({ rows: [], affectedRows: 0 });
});

test('long values are stored and read completely', async () => {
  const text = 'ä long one, '.repeat(200_000);
  await client.query(insert, [10, text, null, null, null]);
  const { rows } = await client.query<{ text: string }>('select text from notes where id = $1', [10]);
  expect(rows[0]?.text === text).toBe(true);
});

test('a failed statement affects neither its next execution nor other statements', async () => {
  await client.query(insert, [20, 'kept', null, null, null]);
  const twice = client.query(insert, [20, 'twice', null, null, null]);
  await expect(twice).rejects.toMatchObject({ code: '23505' });
  await client.query(insert, [21, 'after', null, null, null]);
  await expect(client.query('select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' });
  const find = 'select text from notes where id in ($1, $2) order by id';
  expect((await client.query(find, [20, 21])).rows).toEqual([{ text: 'kept' }, { text: 'after' }]);
});

test('a failed transaction leaves no rows', async () => {
  const failing = client.transaction(async (transaction) => {
    await transaction.query(insert, [30, 'gone', null, null, null]);
    await transaction.query(insert, [30, 'twice', null, null, null]);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  const find = 'select text from notes where id = $1';
  expect((await client.query(find, [30])).rows).toEqual([]);
  await client.transaction((transaction) => transaction.query(insert, [30, 'here', null, null, null]));
  expect((await client.query(find, [30])).rows).toEqual([{ text: 'here' }]);
});

test('a text of statements that fails in a transaction of its own leaves nothing to those who come next', async () => {
  const failing = client.exec('begin; insert into notes (id) values (35); select 1 / 0; commit');
  const others = [
    client.query<{ count: number }>('select count(*)::int as count from notes where id = $1', [35]),
    client.transaction((transaction) => transaction.query(insert, [36, 'kept', null, null, null])),
  ];
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect((await others[0])?.rows).toEqual([{ count: 0 }]);
  await others[1];
  expect((await client.query('select text from notes where id = $1', [36])).rows).toEqual([{ text: 'kept' }]);
});

test('queries at once wait for a running transaction', async () => {
  const count = 'select count(*)::int as notes from notes where id between 40 and 49';
  const work = client.transaction(async (transaction) => {
    for (const id of [40, 41, 42]) await transaction.query(insert, [id, '', null, null, null]);
  });
  const counted = client.query(count);
  await work;
  expect((await counted).rows).toEqual([{ notes: 3 }]);
});

test('there may be more statements than the cache holds', async () => {
  for (const round of [0, 1]) {
    for (let number = 0; number < 700; number += 1) {
      const { rows } = await client.query(`select $1::integer + ${number} as sum`, [round]);
      expect(rows).toEqual([{ sum: round + number }]);
    }
  }
});

test('after a change of its table a statement is prepared again', async () => {
  await client.exec('create table shapes (id integer)');
  const all = 'select * from shapes';
  expect((await client.query(all)).fields).toMatchObject([{ name: 'id' }]);
  await client.exec('alter table shapes add column name text');
  expect((await client.query(all)).fields).toMatchObject([{ name: 'id' }, { name: 'name' }]);
});

test('the same statement keeps its plan for each scope, and shows each its own rows', async () => {
  const [one, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  await client.exec(`create role reader; create table owned (organization_id uuid, text text);
    grant select on owned to reader; alter table owned enable row level security;
    create policy own on owned using (organization_id = current_setting('app.organization')::uuid);
    insert into owned values ('${one}', 'of one'), ('${other}', 'of other')`);
  client.useMemberRole('reader');
  const all = 'select text from owned order by text';
  const read = async () => (await client.query<{ text: string }>(all)).rows.map(({ text }) => text);
  for (let round = 0; round < 3; round += 1) {
    expect(await read()).toEqual(['of one', 'of other']);
    expect(await forOrganization(organizationId.parse(one), read)).toEqual(['of one']);
    expect(await forOrganization(organizationId.parse(other), read)).toEqual(['of other']);
  }
  // After an error, the connection's scope counts as unknown.
  const failing = forOrganization(organizationId.parse(one), () => client.query('select 1 / $1::int', [0]));
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await forOrganization(organizationId.parse(other), read)).toEqual(['of other']);
  expect(await read()).toEqual(['of one', 'of other']);
  const plans =
    'select generic_plans + custom_plans > 2 as kept from pg_prepared_statements where statement = $1';
  expect((await client.query(plans, [all])).rows).toEqual([{ kept: true }, { kept: true }]);
});

test('statements that were planned for empty tables are planned again once these hold rows', async () => {
  await client.exec(`create table pages (id uuid primary key, owner integer, body text);
    create table marks (page uuid, owner integer, name text, primary key (page, name));
    create index on pages (owner); create index on marks (owner);`);
  const join = `select marks.name from marks join pages on pages.id = marks.page
    where marks.owner = 1 and pages.owner = 1`;
  const planOf = async (statement: string) =>
    (await client.exec(`explain (costs off) ${statement}`)).flatMap(({ rows }) => rows);
  // From the sixth time on, PostgreSQL keeps the plan.
  for (let count = 0; count < 8; count += 1) await client.query(join);
  await client.query('insert into pages select gen_random_uuid(), 1, $1 from generate_series(1, 4000)', [
    'word '.repeat(100),
  ]);
  await client.query('insert into marks select id, 1, $1 from pages', ['kept']);
  await client.query(join);
  const named = 'select name from pg_prepared_statements where statement = $1';
  const [prepared] = (await client.query<{ name: string }>(named, [join])).rows;
  expect(await planOf(`execute ${prepared?.name}`)).toEqual(await planOf(join));
});

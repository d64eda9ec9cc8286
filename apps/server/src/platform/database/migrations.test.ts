import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOwnPostgres } from '../../testing/databases/create-own-postgres.ts';
import { type BareDatabase, openBareDatabase } from '../../testing/databases/open-bare-database.ts';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { testDatabaseUrl } from '../../testing/databases/test-database-url.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { explainBreaks } from './find-breaks.ts';
import { findMigrationErrors, migrationsFolder, readJournal } from './migrations.ts';
import { openPostgres } from './open-postgres.ts';
import { readShape, type Shape } from './read-shape.ts';
import { releases } from './releases.ts';

const serverUrl = testDatabaseUrl();
const rowsEach = 3;
/** Creation time of migrations that are newer than all of ours. */
let later = 9_000_000_000_000;
let folder: string;
let database: BareDatabase;
/** The tables of the last release. */
let released: Shape | null = null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-migrations-'));
  database = await openBareDatabase();
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** The first of the migrations, and maybe one more. */
async function makeFolder(name: string, first: number, more?: string): Promise<string> {
  const own = join(folder, name);
  await cp(migrationsFolder, own, { recursive: true });
  const { entries } = await readJournal();
  const kept: object[] = entries.slice(0, first);
  if (more !== undefined) {
    await writeFile(join(own, 'more.sql'), more);
    kept.push({ idx: first, version: '7', when: later++, tag: 'more', breakpoints: true });
  }
  await writeFile(join(own, 'meta/_journal.json'), JSON.stringify({ entries: kept }));
  return own;
}

/** Columns whose content a migration changes on purpose. */
const rewritten: Readonly<Record<string, readonly string[]>> = {
  // A default that nothing had used yet.
  '0055_member_views': ['public.organizations.is_anonymous'],
};

test('every migration has a later time than the one before, since it would be skipped otherwise', async () => {
  const { entries } = await readJournal();
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((left, right) => left - right));
});

test('each migration keeps every value of a database that is full of rows, and once more it changes nothing', async () => {
  const { entries } = await readJournal();
  let before = new Map<string, string>();
  for (const [index, { tag }] of entries.entries()) {
    await database.migrate(await makeFolder(tag, index + 1));
    const after = await sumColumns();
    const lost = [...before].filter(([column, sum]) => after.has(column) && after.get(column) !== sum);
    expect(
      lost.map(([column]) => column).filter((column) => !rewritten[tag]?.includes(column)),
      tag,
    ).toEqual([]);
    before = (await fillEmptyTables()) ? await sumColumns() : after;
    if (tag === releases.at(-1)?.lastMigration) released = await readShape(database.rows);
  }
  expect(before.size).toBeGreaterThan(300);
  await database.migrate(migrationsFolder);
  expect(await sumColumns()).toEqual(before);
});

test('the last release can do its work on the tables of this one', async () => {
  const { entries } = await readJournal();
  const tags = entries.map(({ tag }) => tag);
  const later = tags.slice(tags.indexOf(releases.at(-1)?.lastMigration ?? '') + 1);
  const migrations = await Promise.all(
    later.map(async (tag) => ({ tag, text: await readFile(join(migrationsFolder, `${tag}.sql`), 'utf8') })),
  );
  if (!released) throw new Error('The tables of the last release were not read.');
  expect(explainBreaks(released, await readShape(database.rows), migrations)).toEqual([]);
});

test('keys of visitors that were kept as they are open as before, and their hashes alone are left', async () => {
  const kept = await database.rows<{ hash: string }>('select key_hash as hash from support_keys');
  const hashOf = (row: number) => createHash('sha256').update(`words ${row}`).digest('hex');
  expect(new Set(kept.map(({ hash }) => hash))).toEqual(new Set([1, 2, 3].map(hashOf)));
  expect((await listColumns()).map(({ name }) => name)).not.toContain('visitor_key');
});

test('weights that lay beyond the scale are brought to its end in a version of their own', async () => {
  const kept = (weights: readonly number[]) =>
    JSON.stringify(weights.map((weight) => ({ text: 'says "weight":12, \\u0000 and "weight":9}', weight })));
  const [beyond, within] = [kept([12, 5, 4.75, 0, 0.5, 6, 5.01, 10.5, 1]), kept([5, 4.75, 0, 1])];
  const jobs = await database.rows<{ id: string; version: number }>(
    'select id, version from job_descriptions',
  );
  const [mended, left] = jobs;
  if (!mended || !left) throw new Error('The database has no two job descriptions.');
  await database.rows(`update job_descriptions set requirements = '${within}'`);
  await database.rows(`update job_descriptions set requirements = '${beyond}' where id = '${mended.id}'`);
  const migration = await readFile(join(migrationsFolder, '0021_weights_within_the_scale.sql'), 'utf8');
  for (const statement of migration.split('--> statement-breakpoint')) await database.rows(statement);
  const read = ({ id }: { id: string }) =>
    database.rows(`select version, requirements from job_descriptions where id = '${id}'`);
  const requirements = kept([5, 5, 4.75, 0, 0.5, 5, 5, 5, 1]);
  const version = mended.version + 1;
  expect(await read(mended)).toEqual([{ version, requirements }]);
  expect(await read(left)).toEqual([{ version: left.version, requirements: within }]);
  const versions = `select version, requirements from job_versions where job_id = '${mended.id}' and version = ${version}`;
  expect(await database.rows(versions)).toEqual([{ version, requirements }]);
});

test('groups that were kept before silence was told from failure follow from their verdicts', async () => {
  const verdict = (requirementId: string, status: string, credit: number | null) => ({
    requirementId,
    status,
    credit,
    must: true,
    weight: 1,
  });
  const [sql, years, degree] = ['skill-1', 'experience-1', 'education-1'];
  const kept = {
    silent: [verdict(sql, 'missing', 0), verdict(degree, 'unknown', null)],
    short: [verdict(sql, 'met', 1), verdict(years, 'missing', 0.2)],
    clear: [verdict(sql, 'met', 1), { ...verdict(degree, 'missing', 0), must: false }],
  };
  const ids = await database.rows<{ id: string }>('select id from analyses order by id');
  const read = () =>
    database.rows<{ group: string }>(
      'select gate_passed, missing, unknown_musts, "group" from analyses order by id',
    );
  for (const [place, verdicts] of Object.values(kept).entries()) {
    await database.rows(
      `update analyses set verdicts = '${JSON.stringify(verdicts)}', score = 50, confidence = 0.8, missing = '["${sql}"]',
        gate_passed = false, "group" = 'missing-must' where id = '${ids[place]?.id}'`,
    );
  }
  const migration = await readFile(join(migrationsFolder, '0032_groups_by_verdict.sql'), 'utf8');
  await database.rows(migration);
  const expected = [
    { gate_passed: true, missing: '[]', unknown_musts: 2, group: 'ask-first' },
    { gate_passed: false, missing: `["${years}"]`, unknown_musts: 0, group: 'missing-must' },
    { gate_passed: true, missing: '[]', unknown_musts: 0, group: 'talk-first' },
  ];
  expect(await read()).toEqual(expected);
  const present = JSON.stringify([{ ...verdict(sql, 'not-found', 0), kind: 'skill', overall: false }]);
  await database.rows(`update analyses set verdicts = '${present}', "group" = 'kept'`);
  await database.rows(migration);
  expect((await read()).map(({ group }) => group)).toEqual(['kept', 'kept', 'kept']);
});

test('of migrations that fail in the middle nothing is left, and mended ones are run from there', async () => {
  const { entries } = await readJournal();
  const before = await sumColumns();
  const breaks = `create table halves (id integer);--> statement-breakpoint
    delete from users;--> statement-breakpoint
    select 1 / 0`;
  const broken = await makeFolder('broken', entries.length, breaks);
  await expect(database.migrate(broken)).rejects.toThrow();
  expect(await sumColumns()).toEqual(before);
  await database.migrate(await makeFolder('mended', entries.length, 'create table halves (id integer)'));
  const made = "select table_name as name from information_schema.tables where table_name = 'halves'";
  expect(await database.rows(made)).toHaveLength(1);
});

if (serverUrl) {
  test('a migration whose connection is lost is rolled back', async () => {
    const { entries } = await readJournal();
    const before = await sumColumns();
    const cut = `create table quarters (id integer);--> statement-breakpoint
      select pg_terminate_backend(pg_backend_pid())`;
    await expect(database.migrate(await makeFolder('cut', entries.length, cut))).rejects.toThrow();
    expect(await sumColumns()).toEqual(before);
  });

  test('of processes that start at the same time one migrates and the others wait', async () => {
    const { url, drop } = await createOwnPostgres(serverUrl);
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url, quietLog)));
    const { entries } = await readJournal();
    for (const { database: each } of opened) {
      expect(await findMigrationErrors(each)).toEqual({ count: entries.length, errors: [] });
    }
    await Promise.all(opened.map(({ close }) => close()));
    await drop();
  });
} else {
  test('a migration of a killed process is rolled back', async () => {
    const { entries } = await readJournal();
    const data = join(folder, 'killed');
    const cut = `create table quarters (id integer);--> statement-breakpoint\nselect 'the last moment'`;
    const source = `
      import { drizzle } from 'drizzle-orm/pglite';
      import { migrate } from 'drizzle-orm/pglite/migrator';
      import { EmbeddedClient } from ${JSON.stringify(join(import.meta.dirname, 'embedded-client.ts'))};
      class Mortal extends EmbeddedClient {
        async execProtocolStream(message, options) {
          if (Buffer.from(message).includes('the last moment')) process.kill(process.pid, 'SIGKILL');
          return super.execProtocolStream(message, options);
        }
      }
      const client = new Mortal({ dataDir: ${JSON.stringify(data)} });
      await migrate(drizzle(client), { migrationsFolder: ${JSON.stringify(await makeFolder('few', 1))} });
      await migrate(drizzle(client), { migrationsFolder: ${JSON.stringify(await makeFolder('cut', entries.length, cut))} });
    `;
    const arguments_ = ['--input-type=module', '--eval', source];
    const { signal, stderr } = spawnSync(process.execPath, arguments_, { cwd: import.meta.dirname });
    expect(signal, stderr.toString()).toBe('SIGKILL');
    const client = new EmbeddedClient({ dataDir: data });
    const had = 'select count(*)::int as count from drizzle.__drizzle_migrations';
    expect((await client.query(had)).rows).toEqual([{ count: 1 }]);
    await client.close();
  });
}

test('a program knows its own migrations in the database, and names those that are missing', async () => {
  const opened = await openTestDatabase();
  const { entries } = await readJournal();
  const [first] = entries;
  expect(await findMigrationErrors(opened.database)).toEqual({ count: entries.length, errors: [] });
  const table = sql`drizzle.__drizzle_migrations`;
  await opened.database.execute(sql`insert into ${table} (hash, created_at) values ('newer', 9000000000000)`);
  expect((await findMigrationErrors(opened.database)).errors).toEqual([]);
  await opened.database.execute(sql`delete from ${table} where created_at = ${first?.when}`);
  expect((await findMigrationErrors(opened.database)).errors).toEqual([`${first?.tag} is missing`]);
  await opened.close();
});

type Column = { table: string; name: string; type: string };

async function listColumns(): Promise<Column[]> {
  return database.rows<Column>(`
    select format('%I.%I', table_schema, table_name) as table, quote_ident(column_name) as name, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and is_generated = 'NEVER'
    order by 1, ordinal_position`);
}

/** A sum over all values of each column. */
async function sumColumns(): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const [table, columns] of Map.groupBy(await listColumns(), (column) => column.table)) {
    const each = columns.map(
      ({ name }, index) =>
        `md5(string_agg(coalesce(${name}::text, '-'), '|' order by ${name}::text)) as c${index}`,
    );
    const [row] = await database.rows<Record<string, string | null>>(
      `select ${each.join(', ')} from ${table}`,
    );
    if (table.startsWith('drizzle.')) continue;
    for (const [index, { name }] of columns.entries()) {
      const sum = row?.[`c${index}`];
      // An empty table has nothing to lose.
      if (sum) sums.set(`${table}.${name}`, sum);
    }
  }
  return sums;
}

/**
 * Fills empty tables with rows that have the same ids in all tables, so that they refer to each other. Returns whether
 * there was an empty table.
 */
async function fillEmptyTables(): Promise<boolean> {
  let rows = 0;
  // Triggers and foreign keys are off while rows are inserted; migrations run with them on.
  await database.rows('set session_replication_role = replica');
  for (const [table, columns] of Map.groupBy(await listColumns(), (column) => column.table)) {
    const [found] = await database.rows<{ count: number }>(`select count(*)::int as count from ${table}`);
    if (found?.count !== 0) continue;
    const names = columns.map(({ name }) => name).join(', ');
    for (let row = 1; row <= rowsEach; row += 1) {
      const values = columns.map((column) => writeValue(column, row)).join(', ');
      await database.rows(`insert into ${table} (${names}) overriding system value values (${values})`);
      rows += 1;
    }
  }
  await database.rows('set session_replication_role = origin');
  return rows > 0;
}

const wordOf: Readonly<Record<string, (row: number) => string>> = {
  uuid: (row) => `00000000-0000-4000-8000-00000000000${row}`,
  text: (row) => `words ${row}`,
  integer: String,
  bigint: String,
  real: String,
  bytea: (row) => `\\x0${row}`,
  boolean: (row) => String(row % 2 === 1),
  jsonb: (row) => `{"row": ${row}}`,
  ARRAY: (row) => `{"words ${row}"}`,
  tsvector: (row) => `words ${row}`,
  date: (row) => `2026-01-0${row}`,
  'timestamp with time zone': (row) => `2026-01-0${row}`,
};

function writeValue({ table, name, type }: Column, row: number): string {
  // A check constraint: held credits belong to a hold.
  if (table.endsWith('.credit_entries') && name === 'kind') return `'hold'`;
  const word = wordOf[type];
  if (!word) throw new Error(`Say what a value of ${type} looks like (${table}.${name}).`);
  return `'${word(row)}'`;
}

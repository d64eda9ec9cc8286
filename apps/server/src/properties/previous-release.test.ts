import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMembership } from '../features/organizations/membership-repository.ts';
import { memberships, organizations } from '../features/organizations/organization-tables.ts';
import { personalOrganizationOf } from '../features/organizations/personal-organization.ts';
import { migrationsFolder, readJournal } from '../platform/database/migrations.ts';
import { previewMigrations } from '../platform/database/preview-migrations.ts';
import { createMemoryStorage } from '../platform/storage/memory-storage.ts';
import { createConsistencyChecks } from '../services.ts';
import { type BareDatabase, openBareDatabase } from '../testing/databases/open-bare-database.ts';

/** Data that the release before organizations stored for a user with all kinds of data, one without any, and an operator. */
const fixture = resolve(import.meta.dirname, '../testing/databases/release/rows-of-0039.json');
const lastMigration = '0039_invoice_language';
let folder: string;
let database: BareDatabase;
/** The one with all kinds of data. */
let userId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-previous-release-'));
  database = await openBareDatabase();
  await database.migrate(await makeFolderOfThen());
  const tables: Record<string, Record<string, unknown>[]> = JSON.parse(await readFile(fixture, 'utf8'));
  await database.rows('set session_replication_role = replica');
  // Made by its migration.
  await database.rows('delete from waitlist_counters');
  for (const [table, rows] of Object.entries(tables)) {
    const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`);
    const json = JSON.stringify(rows).replaceAll("'", "''");
    await database.rows(`insert into ${table} (${columns.join(', ')}) overriding system value
      select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, '${json}')`);
  }
  await database.rows('set session_replication_role = origin');
  userId = String(tables['resumes']?.[0]?.['owner_id']);
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function makeFolderOfThen(): Promise<string> {
  await cp(migrationsFolder, folder, { recursive: true });
  const { entries } = await readJournal();
  const then = entries.slice(0, entries.findIndex(({ tag }) => tag === lastMigration) + 1);
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: then }));
  return folder;
}

const countOf = async (what: string) =>
  (await database.rows<{ count: number }>(`select count(*)::int as count from ${what}`))[0]?.count;

type Fingerprint = { readonly rows: number; readonly hash: string };

/** By table: the number of rows, and a hash of the values of these columns. */
async function fingerprint(columnsByTable: ReadonlyMap<string, readonly string[]>) {
  const found = new Map<string, Fingerprint>();
  for (const [table, columns] of columnsByTable) {
    const row = `jsonb_build_array(${columns.map((name) => `t."${name}"`).join(', ')})::text`;
    const [sum] = await database.rows<Fingerprint>(`select count(*)::int as rows,
      coalesce(md5(string_agg(md5(${row}), '' order by md5(${row}))), '') as hash from ${table} t`);
    if (sum) found.set(table, sum);
  }
  return found;
}

async function listColumns(): Promise<Map<string, string[]>> {
  const columns = await database.rows<{ table: string; column: string }>(`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`);
  const byTable = Map.groupBy(columns, ({ table }) => table);
  return new Map([...byTable].map(([table, of]) => [table, of.map(({ column }) => column)]));
}

const sumCredits = () =>
  database.rows<Record<string, number>>(`select sum(monthly)::int as monthly, sum(bought)::int as bought,
    sum(held)::int as held, (select sum(amount)::int from invoices) as invoiced,
    (select sum(monthly + bought)::int from credit_entries where kind = 'debit') as spent from credit_accounts`);

test('a dry run reports what will change and changes nothing', async () => {
  const preview = await previewMigrations(database);
  expect(preview.pending.slice(0, 2)).toEqual(['0040_organizations', '0041_invitations']);
  expect(preview).toMatchObject({ removed: [], changed: [] });
  expect(preview.compared.columns).toBeGreaterThan(300);
  const made = new Map(preview.made.map(({ name, rows }) => [name, rows]));
  expect(made.get('organizations')).toBe(3);
  expect(made.get('memberships')).toBe(3);
  for (const table of ['resumes', 'job_descriptions', 'analyses', 'analysis_runs', 'batches', 'invoices']) {
    expect(made.get(`${table}.organization_id`), table).toBe(await countOf(table));
  }
  expect(await database.rows("select to_regclass('organizations') as found")).toEqual([{ found: null }]);
  expect(await previewMigrations(database)).toEqual(preview);
});

test('the migration moves a user’s data to their personal organization, and all checks pass', async () => {
  const columns = await listColumns();
  const before = await fingerprint(columns);
  const credits = await sumCredits();
  expect([...before.values()].filter(({ rows }) => rows > 0).length).toBeGreaterThan(40);
  expect(credits[0]?.['spent']).toBeGreaterThan(0);
  await database.migrate(migrationsFolder);
  expect(await fingerprint(columns)).toEqual(before);
  expect(await sumCredits()).toEqual(credits);
  const owned = await database.rows<{ table: string }>(`
    select a.table_name as table from information_schema.columns a
    join information_schema.columns b on b.table_name = a.table_name and b.table_schema = a.table_schema
    where a.table_schema = 'public' and a.column_name = 'organization_id' and b.column_name = 'owner_id'`);
  expect(owned.length).toBeGreaterThan(25);
  for (const { table } of owned) {
    expect(await countOf(`${table} where organization_id is distinct from owner_id`), table).toBe(0);
  }
  expect(await countOf('resumes where created_by = owner_id')).toBe(await countOf('resumes'));
  expect(await findMembership(database.database, userId, personalOrganizationOf(userId))).toMatchObject({
    role: 'owner',
  });
  // The fixture has no files.
  const storage = { ...createMemoryStorage(), has: async () => true };
  const clock = { now: () => new Date('2026-11-24T00:00:00Z') };
  const { checks } = await createConsistencyChecks({ database: database.database, storage, clock })();
  expect(checks.filter(({ errors }) => errors.length > 0)).toEqual([]);
  expect(await previewMigrations(database)).toMatchObject({ pending: [], made: [] });
});

test('rows written by a process of the previous release get their organization and creator', async () => {
  const [id, presetId] = [randomUUID(), randomUUID()];
  await database.rows(`insert into users (id, supabase_id, email, name, google_sign_in, is_verified, created_at, updated_at)
    values ('${id}', '${id}', 'late@example.org', 'Late Comer', false, true, now(), now())`);
  expect(
    await countOf(`memberships where user_id = '${id}' and organization_id = '${id}' and role = 'owner'`),
  ).toBe(1);
  await database.rows(`insert into requirement_presets (id, owner_id, name, requirements, created_at, updated_at)
    values ('${presetId}', '${id}', 'Cooks', '[]', now(), now())`);
  expect(
    await database.rows(
      `select organization_id, created_by from requirement_presets where id = '${presetId}'`,
    ),
  ).toEqual([{ organization_id: id, created_by: id }]);
  const keep = `insert into upload_days (owner_id, day, bytes) values ('${id}', '2026-11-24', 5)
    on conflict (owner_id) do update set bytes = upload_days.bytes + excluded.bytes`;
  await database.rows(keep);
  await database.rows(keep);
  expect(await countOf(`upload_days where organization_id = '${id}' and bytes = 10`)).toBe(1);
});

test('the previous release finds data that this one writes for a single user, but none of an organization', async () => {
  const on = database.database;
  const team = personalOrganizationOf(randomUUID());
  const createdAt = new Date();
  await on.insert(organizations).values({ id: team, name: 'Harbor Foods', personalUserId: null, createdAt });
  await on.insert(memberships).values({ organizationId: team, userId, role: 'owner', createdAt });
  const write = (organization: string) =>
    on.execute(sql`insert into requirement_presets (id, organization_id, created_by, name, requirements, created_at, updated_at)
      values (${randomUUID()}, ${organization}, ${userId}, 'Bakers', '[]', now(), now())`);
  await write(userId);
  await write(team);
  expect(await countOf(`requirement_presets where owner_id = '${userId}' and name = 'Bakers'`)).toBe(1);
  expect(await countOf(`requirement_presets where organization_id = '${team}' and owner_id is null`)).toBe(1);
});

test('deleting a user deletes the personal organization and keeps the work in other organizations', async () => {
  await database.rows(`delete from users where id = '${userId}'`);
  expect(await countOf(`organizations where id = '${userId}'`)).toBe(0);
  expect(await countOf(`job_descriptions where created_by = '${userId}'`)).toBe(0);
  expect(await countOf(`analysis_runs where created_by = '${userId}'`)).toBe(0);
  expect(await countOf(`requirement_presets where created_by = '${userId}'`)).toBe(1);
  expect(await countOf('credit_accounts where organization_id is null')).toBe(1);
  expect(await countOf('invoices where organization_id is null and owner_id is null')).toBe(1);
});

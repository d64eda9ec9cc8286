import { endpoint, type OrganizationId, organizationHeader } from '@winnow/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Queryable } from '../platform/database/database.ts';
import { listReferences } from '../platform/database/owned-rows.ts';
import { queryRows } from '../platform/database/query-rows.ts';
import { currentScope, forInstallation, forOrganization, forRequest } from '../platform/database/scope.ts';
import { createApi } from '../platform/http/data-api.ts';
import { answerErrors } from '../platform/http/error-edge.ts';
import { mount } from '../platform/http/mount.ts';
import type { RequestEnv } from '../platform/http/request-context.ts';
import { requestLog } from '../platform/http/request-log.ts';
import { listen } from '../platform/http/server.ts';
import { openMemoryLimiter } from '../platform/limits/limiter.ts';
import { createConsistencyChecks } from '../services.ts';
import { makeOwnThings } from '../testing/access/own-things.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { type SignedUp, signUp } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { openTeam } from '../testing/team.ts';
import { newJob } from '../testing/work.ts';

let server: TestServer;
let database: TestServer['platform']['openDatabase']['database'];
let anna: SignedUp;
let boris: SignedUp;
/** Tables with the organization of their rows. */
let owned: readonly string[];

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
  ({ database } = server.platform.openDatabase);
  [anna, boris] = [await signUp(server), await signUp(server)];
  for (const person of [anna, boris]) await makeOwnThings(server, person);
  owned = (
    await queryRows<{ name: string }>(
      database,
      sql`select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and column_name = 'organization_id' and table_type = 'BASE TABLE' order by 1`,
    )
  ).map(({ name }) => name);
});

afterAll(() => server.stop());

const count = async (on: Queryable, of: SQL) =>
  (await queryRows<{ rows: number }>(on, sql`select count(*)::int as rows from ${of}`))[0]?.rows ?? 0;

const messageOf = (error: unknown) => String((error as Error).cause ?? error);

/** No one changes records, whichever organization they belong to. */
function refusedForAll(error: unknown): [] {
  expect(messageOf(error)).toMatch(/only ever added to|never changed|stays as it is/);
  return [];
}

test('every table with the organization of its rows is protected, and every table that depends on one', async () => {
  const open = await queryRows<{ name: string }>(
    database,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not (relrowsecurity and relforcerowsecurity
        and exists (select from pg_policy where polrelid = pg_class.oid))`,
  );
  const unprotected = new Set(open.map(({ name }) => name));
  expect(owned.filter((name) => unprotected.has(name))).toEqual([]);
  const dependent = (await listReferences(database)).filter(
    ({ child, parent }) => unprotected.has(child) && !unprotected.has(parent),
  );
  // The chain of hashes reveals nothing, and every writer continues it.
  expect(dependent.map(({ child }) => child)).toEqual(['audit_chain']);
  expect(owned.length).toBeGreaterThan(30);
});

test('the doctor names a table that is no longer protected', async () => {
  const { storage, clock } = server.platform;
  const examine = async () => {
    const { checks } = await createConsistencyChecks({ database, storage, clock })();
    return checks.filter(({ errors }) => errors.length > 0).map(({ errors }) => errors);
  };
  expect(await examine()).toEqual([]);
  await database.execute(sql`alter table job_notes disable row level security`);
  expect(await examine()).toEqual([['job_notes has no policy']]);
  await database.execute(sql`alter table job_notes enable row level security`);
});

test('a query without a condition finds the rows of its organization alone', async () => {
  const filled: string[] = [];
  for (const name of owned) {
    const table = sql.identifier(name);
    const own = sql`${table} where organization_id::text = ${anna.organizationId}`;
    const [all, mine, found] = [
      await count(database, sql`${table}`),
      await count(database, own),
      await forOrganization(anna.organizationId, () => count(database, sql`${table}`)),
    ];
    expect(found, name).toBe(mine);
    if (mine > 0 && all > mine) filled.push(name);
    expect(await forRequest(() => count(database, sql`${table}`)), name).toBe(0);
  }
  // Where only one of them had rows nothing would be proved.
  expect(filled.length).toBeGreaterThan(9);
});

test('a query without a condition changes and deletes nothing of another organization', async () => {
  for (const name of owned) {
    const table = sql.identifier(name);
    const foreign = sql`${table} where organization_id::text = ${boris.organizationId}`;
    const before = await count(database, foreign);
    const wrong = (statement: SQL) =>
      forOrganization(anna.organizationId, () => queryRows(database, statement).catch(refusedForAll));
    const change = sql`update ${table} set organization_id = organization_id where organization_id::text = ${boris.organizationId} returning 1`;
    expect(await wrong(change), name).toEqual([]);
    expect(await wrong(sql`delete from ${foreign} returning 1`), name).toEqual([]);
    expect(await count(database, foreign), name).toBe(before);
  }
});

test('no row is written for another organization', async () => {
  let refused = 0;
  for (const name of owned) {
    const table = sql.identifier(name);
    const [row] = await queryRows<{ row: object }>(
      database,
      sql`select to_jsonb(t) as row from ${table} t where organization_id::text = ${boris.organizationId} limit 1`,
    );
    // Records of what was done are taken about any organization.
    if (!row || name === 'audit_entries') continue;
    const insert = sql`insert into ${table} overriding system value
      select (jsonb_populate_record(null::${table}, ${JSON.stringify(row.row)}::jsonb)).*`;
    const failure = await forOrganization(anna.organizationId, () => database.execute(insert)).catch(
      messageOf,
    );
    expect(failure, name).toContain('violates row-level security policy');
    refused += 1;
  }
  expect(refused).toBeGreaterThan(9);
  const { id } = await newJob(anna);
  const moved = sql`update job_descriptions set organization_id = ${boris.organizationId} where id = ${id}`;
  const failure = await forOrganization(anna.organizationId, () => database.execute(moved)).catch(messageOf);
  expect(failure).toContain('violates row-level security policy');
});

test('rows that depend on those of another organization are as invisible', async () => {
  const seen = await queryRows<{ organization: string }>(
    database,
    sql`select distinct j.organization_id as organization from job_versions v join job_descriptions j on j.id = v.job_id`,
  );
  expect(seen.length).toBeGreaterThan(1);
  const versions = (of: SQL = sql``) => count(database, sql`job_versions ${of}`);
  const mine = await versions(
    sql`where job_id in (select id from job_descriptions where organization_id = ${anna.organizationId})`,
  );
  expect(mine).toBeGreaterThan(0);
  expect(await forOrganization(anna.organizationId, () => versions())).toBe(mine);
  expect(await forRequest(() => versions())).toBe(0);
});

test('a transaction keeps its scope, and what runs beside it has its own', async () => {
  const jobs = (on: Queryable) => count(on, sql`job_descriptions`);
  const all = await jobs(database);
  const [annas, boriss] = await Promise.all(
    [anna, boris].map(({ organizationId }) => forOrganization(organizationId, () => jobs(database))),
  );
  const people = [anna, boris].flatMap(({ organizationId }, index) =>
    Array.from({ length: 40 }, () => ({ organizationId, expected: index === 0 ? annas : boriss })),
  );
  const asked = people.map(async ({ organizationId, expected }, index) => {
    const found = await forOrganization(organizationId, async () => {
      if (index % 4 === 0) await database.execute(sql`select no_such_column`).catch(() => {});
      if (index % 3 > 0) return jobs(database);
      return database.transaction(async (transaction) => {
        await transaction.execute(sql`select 1`);
        return forInstallation(() => jobs(transaction));
      });
    });
    expect(found).toBe(expected);
    expect(await jobs(database)).toBe(all);
  });
  await Promise.all(asked);
});

test('a handler that forgets whose data it is about shows what the caller may see, and nothing else', async () => {
  const { id: teamId, members } = await openTeam(server, ['recruiter']);
  const [recruiter] = members;
  if (!recruiter) throw new Error('The team is empty.');
  await newJob(recruiter);
  const { ask, stop } = await openForgetful();
  const jobsOf = (organizationId: OrganizationId) =>
    forInstallation(() => count(database, sql`job_descriptions where organization_id = ${organizationId}`));

  expect(await ask('jobs', anna.token)).toEqual({ rows: await jobsOf(anna.organizationId) });
  expect(await ask('jobs', recruiter.token, teamId)).toEqual({ rows: 1 });
  expect(await ask('jobs', recruiter.token)).toEqual({ rows: 0 });
  expect(await ask('visit')).toEqual({ rows: 0 });
  expect(currentScope()).toBe('installation');
  await stop();
});

test('streams of several organizations are watched by one of them', async () => {
  const { userId, organizationId } = anna;
  const watch = () => server.services.organizations.listRoles([userId, boris.userId]);
  const found = await forOrganization(organizationId, watch);
  expect(new Set(found.map((one) => one.organizationId))).toEqual(
    new Set([organizationId, boris.organizationId]),
  );
});

/** An API whose handlers have no condition in their queries. */
async function openForgetful() {
  const app = new Hono<RequestEnv>();
  app.use(requestLog(quietLog, { trustedProxies: 0 }));
  app.use((_, next) => forRequest(next));
  answerErrors(app, quietLog);
  const api = createApi({
    app,
    uploadFolder: server.platform.uploadFolder,
    openLimiter: openMemoryLimiter,
    identifyCaller: server.services.accounts.identifyCaller,
    isReadOnly: false,
    isStopping: () => false,
    listRoles: async () => [],
    seesJobsOf: async () => true,
    recordOperatorCall: async () => {},
    recordProgramRead: async () => {},
    requireDiskRoom: async () => {},
  });
  const shape = { method: 'GET', summary: 'Forgetful.', output: z.object({ rows: z.number() }) } as const;
  const handle = async () => ({ data: { rows: await count(database, sql`job_descriptions`) } });
  mount(
    api,
    endpoint({ ...shape, path: '/jobs', access: 'signed-in', permission: 'jobs.read', about: 'listed' }),
    handle,
  );
  mount(api, endpoint({ ...shape, path: '/visit', access: 'anyone' }), handle);
  const listening = await listen({ host: '127.0.0.1', port: 0 });
  listening.open(app);
  const ask = async (path: string, token?: string, organization?: string): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${listening.port}/api/${path}`, {
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(organization !== undefined && { [organizationHeader]: organization }),
      },
    });
    const body = (await response.json()) as { data: unknown };
    return response.ok ? body.data : body;
  };
  return { ask, stop: () => listening.stop(1_000) };
}

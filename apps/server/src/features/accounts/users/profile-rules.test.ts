import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ProfileRule, profileRules } from '../../../testing/profile-rules.ts';
import { signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const rules = profileRules.map((rule) => [`${rule.who} ${rule.does}`, rule] as const);
const sqlFile = resolve(import.meta.dirname, '../../../../../../docs/operating/hosted-supabase.sql');

/** The parts of a hosted project on which the SQL depends. */
const project = `
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
  create schema auth; create table auth.users (id uuid primary key, email text);
  create function auth.uid() returns uuid language sql stable as
    $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
  grant usage on schema auth, public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
`;

const anna = '11111111-1111-4111-8111-111111111111';
const boris = '22222222-2222-4222-8222-222222222222';
const sqlOf = {
  reads: `select id from profiles where id = '${anna}'`,
  changes: `update profiles set role = 'Recruiter' where id = '${anna}' returning id`,
  claims: `update profiles set id = '${boris}' where id = '${anna}' returning id`,
  adds: `insert into profiles (id) values ('33333333-3333-4333-8333-333333333333') returning id`,
  removes: `delete from profiles where id = '${anna}' returning id`,
};

let hosted: PGlite;
let server: TestServer;

beforeAll(async () => {
  hosted = await PGlite.create();
  const sql = await readFile(sqlFile, 'utf8');
  await hosted.exec(project);
  await hosted.query('insert into auth.users (id) values ($1)', [boris]);
  // Twice, since it may be run again.
  await hosted.exec(sql);
  await hosted.exec(sql);
  await hosted.query('insert into auth.users (id) values ($1)', [anna]);
  server = await startTestServer();
});

afterAll(() => Promise.all([hosted.close(), server.stop()]));

test('in a hosted project every user has a profile row, also earlier users', async () => {
  const { rows } = await hosted.query('select id from profiles order by id');
  expect(rows).toEqual([{ id: anna }, { id: boris }]);
});

test.for(rules)('in a hosted project: %s the row', async ([, rule]) => {
  expect(await tryHosted(rule)).toBe(rule.outcome);
});

test.for(rules)('in this server: %s the row', async ([, rule]) => {
  expect(await tryEmbedded(rule)).toBe(rule.outcome);
});

async function tryHosted({ who, does }: ProfileRule): Promise<ProfileRule['outcome']> {
  const role = who === 'nobody' ? 'anon' : 'authenticated';
  const id = who === 'its owner' ? anna : who === 'nobody' ? '' : boris;
  try {
    return await hosted.transaction(async (transaction) => {
      await transaction.query(`select set_config('request.jwt.claim.sub', $1, true)`, [id]);
      await transaction.exec(`set local role ${role}`);
      const { rows } = await transaction.query(sqlOf[does]);
      await transaction.rollback();
      return rows.length === 1 ? 'one row' : 'no row';
    });
  } catch (error) {
    expect(error).toMatchObject({ code: '42501' });
    return 'refused';
  }
}

async function tryEmbedded({ who, does }: ProfileRule): Promise<ProfileRule['outcome']> {
  const [owner, other] = [await signUp(server), await signUp(server)];
  const id = idIn(owner.token);
  const token = who === 'its owner' ? owner.token : who === 'nobody' ? null : other.token;
  const body = {
    reads: null,
    changes: { role: 'Recruiter' },
    claims: { id: idIn(other.token) },
    adds: { id },
    removes: null,
  };
  const method = { reads: 'GET', changes: 'PATCH', claims: 'PATCH', adds: 'POST', removes: 'DELETE' }[does];
  const response = await fetch(`${server.url}/rest/v1/profiles?id=eq.${id}`, {
    method,
    headers: {
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body[does] && { body: JSON.stringify(body[does]) }),
  });
  const answer = (await response.json()) as unknown;
  if (Array.isArray(answer)) return answer.length === 1 ? 'one row' : 'no row';
  expect(answer).toMatchObject({ code: '42501' });
  return 'refused';
}

function idIn(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { sub: string }).sub;
}

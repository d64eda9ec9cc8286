import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { createAuthClient, newAddress, newestEmail } from '../../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const dayMs = 24 * 60 * 60_000;
const password = 'a long and quiet river';
let server: TestServer;
let now = new Date();

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } }, { limitFactor: 1000, auditDays: 30 });
});

afterAll(() => server.stop());

async function count(table: string): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    server.platform.openDatabase.database,
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return row?.count ?? 0;
}

async function countAll() {
  const tables = [
    'identity_users',
    'identity_one_time_tokens',
    'identity_flow_states',
    'identity_factors',
    'identity_challenges',
    'identity_sessions',
    'identity_devices',
    'identity_letters',
    'identity_audit',
  ];
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table.replace('identity_', '')] = await count(table);
  return counts;
}

test('expired data is removed, each kind after its own time, and users stay', async () => {
  const email = newAddress();
  const client = createAuthClient(server, { flowType: 'pkce' });
  await client.signUp({ email, password });
  const { code } = await newestEmail(server, email);
  await client.verifyOtp({ email, token: code, type: 'signup' });
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
  await client.mfa.challenge({ factorId: factor?.id ?? '' });
  await client.resetPasswordForEmail(email);
  await newestEmail(server, email);
  await server.platform.openDatabase.database.execute(
    sql`insert into identity_letters (id, "order", created_at) values (${randomUUID()}, '{}', ${now.toISOString()})`,
  );
  const { clearing } = server.services.identity;
  const before = await countAll();
  await clearing.clear();
  expect(await countAll()).toEqual(before);

  now = new Date(now.getTime() + 2 * dayMs);
  await clearing.clear();
  const gone = { one_time_tokens: 0, flow_states: 0, factors: 0, challenges: 0 };
  expect(await countAll()).toEqual({ ...before, ...gone });

  const { data } = await client.refreshSession();
  now = new Date(now.getTime() + 29 * dayMs);
  await clearing.clear();
  expect(await countAll()).toEqual({ ...before, ...gone, letters: 0, audit: 0 });

  // Two days longer than a session may go without a refresh, and it is as if it had ended.
  now = new Date(now.getTime() + 2 * dayMs);
  await clearing.clear();
  expect(await countAll()).toMatchObject({ users: 1, sessions: 0, devices: 1 });
  const again = await client.refreshSession({ refresh_token: data.session?.refresh_token ?? '' });
  expect(again.error).toMatchObject({ name: 'AuthSessionMissingError' });

  now = new Date(now.getTime() + 400 * dayMs);
  await clearing.clear();
  expect(await countAll()).toMatchObject({ users: 1, devices: 0 });
});

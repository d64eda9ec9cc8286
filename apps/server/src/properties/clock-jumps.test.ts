import { createClient, getMe, updatePreferences } from '@winnow/contracts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createConsistencyChecks } from '../services.ts';
import { createAuthClient } from '../testing/auth-client.ts';
import { type SignedUp, signUp, signUpOperator } from '../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { newJob, sendResumes, start } from '../testing/work.ts';

const hourMs = 60 * 60_000;
let now = new Date('2026-10-30T10:00:00Z');
let server: TestServer;
let operator: SignedUp;

beforeAll(async () => {
  // A machine whose days have 23 and 25 hours in spring and autumn.
  vi.stubEnv('TZ', 'Europe/Berlin');
  server = await startTestServer({ clock: { now: () => now } }, { limitFactor: 1000 });
  operator = await signUpOperator(server);
});

afterAll(() => server.stop());

const jump = (hours: number) => {
  now = new Date(now.getTime() + hours * hourMs);
};

/** All that is done because time passes. */
async function letTimeWork(): Promise<void> {
  const { billing, retention, recovery, housekeeping, support } = server.services;
  await billing.renewals.run();
  await retention.run();
  await support.attachments.removeUnsent();
  await recovery.recover();
  await housekeeping.request();
  await server.platform.queue.runTasks();
}

/** Everything a user has that changes with time. */
async function holdingsOf({ organizationId }: SignedUp) {
  const { billing, credits, resumes } = server.services;
  const { availableCredits, heldCredits } = await credits.getBalance(organizationId);
  const entries = await credits.listEntries(organizationId, { limit: 100 });
  const { periodEnd, plan } = await billing.billing.getState(organizationId);
  return {
    availableCredits,
    heldCredits,
    plan,
    periodEnd,
    entries: entries.map(({ id }) => id),
    invoices: (await billing.invoices.list(organizationId)).map(({ number, state }) => `${number} ${state}`),
    resumes: await resumes.listIds(organizationId),
  };
}

async function findErrors() {
  const { openDatabase, storage } = server.platform;
  const dependencies = { database: openDatabase.database, storage, clock: { now: () => now } };
  return (await createConsistencyChecks(dependencies)()).checks.filter(({ errors }) => errors.length > 0);
}

test.each([
  ['the end of a year', '2026-12-31T23:30:00Z'],
  ['the hour that a spring leaves out', '2027-03-28T00:30:00Z'],
  ['the end of a leap day', '2028-02-29T23:30:00Z'],
  ['the hour that an autumn has twice', '2028-10-29T00:30:00Z'],
])('a clock that jumps an hour over %s and back expires nothing and gives nothing twice', async (_, edge) => {
  now = new Date(edge);
  // The months of this plan turn within the hour.
  jump(0.5);
  now.setUTCMonth(now.getUTCMonth() - 1);
  const anna = await signUp(server);
  const { billing, batches } = server.services;
  await billing.provider.subscribe(
    { organizationId: anna.organizationId, userId: anna.userId, email: anna.email },
    `order-${edge}`,
  );
  const [invoice] = await billing.invoices.list(anna.organizationId);
  await billing.invoices.settle(operator.userId, invoice?.id ?? '', {
    state: 'paid',
    reason: 'Transfer seen',
  });

  now = new Date(edge);
  const boris = await signUp(server);
  await boris.client.call(updatePreferences, { retentionDays: 1 });
  const job = await newJob(boris);
  const batch = await start(boris, job.id, await sendResumes(boris, ['Ada Thorne', 'Bela Novak']));
  await letTimeWork();
  expect((await batches.get(boris.organizationId, batch.id)).items.map(({ state }) => state)).toEqual([
    'done',
    'done',
  ]);

  jump(1);
  await letTimeWork();
  const after = [await holdingsOf(anna), await holdingsOf(boris)];
  expect(after[0]).toMatchObject({
    plan: 'pro',
    invoices: [expect.stringContaining('open'), expect.stringContaining('paid')],
  });
  expect(after[1]?.resumes).toHaveLength(2);
  for (const hours of [-1, -1, 1, 1]) {
    jump(hours);
    await letTimeWork();
    expect([await holdingsOf(anna), await holdingsOf(boris)], `${hours}`).toEqual(after);
  }
  expect(await findErrors()).toEqual([]);
});

test('whoever is signed in stays so when the clock jumps an hour', async () => {
  const { email, password } = await signUp(server);
  const auth = createAuthClient(server);
  await auth.signInWithPassword({ email, password });
  for (const hours of [1, -1, -1, 1, 2, -2]) {
    jump(hours);
    const { data, error } = await auth.refreshSession();
    expect(error, `${hours}`).toBeNull();
    const headers = () => ({ authorization: `Bearer ${data.session?.access_token}` });
    const client = createClient({ baseUrl: `${server.url}/api`, headers });
    expect((await client.call(getMe)).data.email).toBe(email);
  }
});

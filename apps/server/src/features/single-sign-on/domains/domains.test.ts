import {
  addEmailDomain,
  checkEmailDomain,
  createOrganization,
  emailDomainLimits,
  listEmailDomains,
  listOrganizationActivity,
  removeEmailDomain,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '../../../platform/clock/clock.ts';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../../testing/team.ts';
import { organizations } from '../../organizations/organization-tables.ts';
import { recheckEmailDomains } from '../single-sign-on-task-values.ts';

let server: TestServer;
let now = new Date('2026-03-02T09:00:00Z');
/** DNS records of these tests; `null` while no resolver answers. */
let records: Map<string, string[]> | null = new Map();

beforeAll(async () => {
  server = await startTestServer(
    {
      clock: { now: () => now },
      findTextRecords: async (name) => {
        if (!records) throw new Error('queryTxt ETIMEOUT');
        return records.get(name) ?? [];
      },
    },
    { limitFactor: 1000, accessTokenSeconds: 30 * 86_400 },
  );
});

beforeEach(() => {
  records = new Map();
});

afterAll(() => server.stop());

let numbered = 0;
const newDomain = () => `company-${++numbered}.example`;

async function openCompany(): Promise<SignedUp> {
  const [owner] = (await openTeam(server)).members;
  if (!owner) throw new Error('A team has an owner.');
  return owner;
}

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );

async function addVerified({ client }: SignedUp, domain: string) {
  const { id, record } = (await client.call(addEmailDomain, { domain })).data;
  records?.set(domain, [...(records.get(domain) ?? []), record]);
  return (await client.call(checkEmailDomain, { id })).data;
}

async function recheck(): Promise<void> {
  await server.platform.openDatabase.database.transaction((transaction) =>
    server.platform.queue.enqueue(transaction, recheckEmailDomains, {}),
  );
  await server.platform.queue.runTasks();
}

test('verifies a domain once its record is found', async () => {
  const { client } = await openCompany();
  const domain = newDomain();
  const added = (await client.call(addEmailDomain, { domain: `  Anna@${domain.toUpperCase()} ` })).data;
  expect(added).toMatchObject({ domain, state: 'pending', verifiedAt: null });
  expect(added.record).toMatch(/^winnow-verification=[0-9a-f]{40}$/);

  records?.set(domain, ['v=spf1 -all', `${added.record}0`]);
  expect((await client.call(checkEmailDomain, { id: added.id })).data.state).toBe('pending');
  expect(await server.services.emailDomains.findOwner(`anna@${domain}`)).toBeNull();

  records?.set(domain, ['v=spf1 -all', added.record]);
  expect((await client.call(checkEmailDomain, { id: added.id })).data).toMatchObject({
    state: 'verified',
    verifiedAt: now.toISOString(),
  });
  expect((await client.call(listEmailDomains)).data.map((row) => row.state)).toEqual(['verified']);
});

test('a verified domain does not include its subdomains', async () => {
  const owner = await openCompany();
  const domain = newDomain();
  await addVerified(owner, domain);
  const { findOwner } = server.services.emailDomains;
  expect(await findOwner(`Anna@${domain.toUpperCase()}`)).toBe(owner.organizationId);
  expect(await findOwner(`anna@mail.${domain}`)).toBeNull();
  expect(await findOwner(`anna@not${domain}`)).toBeNull();
  expect(await findOwner(domain)).toBeNull();
});

test.each([
  '',
  'localhost',
  'a b.example',
  'example.',
  '10.0.0.1',
  'ex_ample.com',
  'https://example.net/x',
  '@',
])('%j is no domain', async (domain) => {
  const { client } = await openCompany();
  expect(await codeOf(client.call(addEmailDomain, { domain }))).toBe('invalid');
});

test('stores an internationalized domain in its ASCII form', async () => {
  const { client } = await openCompany();
  const { domain } = (await client.call(addEmailDomain, { domain: 'Bücher.example' })).data;
  expect(domain).toBe('xn--bcher-kva.example');
});

test.each(['gmail.com', 'web.de', 'qq.com'])(
  '%s, where anyone has an address, is refused',
  async (domain) => {
    const { client } = await openCompany();
    expect(await codeOf(client.call(addEmailDomain, { domain }))).toBe('conflict');
  },
);

test('lists each domain once, up to a maximum', async () => {
  const { client } = await openCompany();
  const domain = newDomain();
  await client.call(addEmailDomain, { domain });
  expect(await codeOf(client.call(addEmailDomain, { domain }))).toBe('conflict');
  const { perOrganization } = emailDomainLimits;
  for (let had = 1; had < perOrganization; had += 1)
    await client.call(addEmailDomain, { domain: newDomain() });
  expect(await codeOf(client.call(addEmailDomain, { domain: newDomain() }))).toBe('conflict');
});

test('a domain can be verified by one organization; another one gets an error', async () => {
  const [first, second] = [await openCompany(), await openCompany()];
  const domain = newDomain();
  await addVerified(first, domain);
  await expect(addVerified(second, domain)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('another organization'),
  });
  expect((await second.client.call(listEmailDomains)).data[0]?.state).toBe('pending');
  expect(await server.services.emailDomains.findOwner(`a@${domain}`)).toBe(first.organizationId);
});

test('if two organizations verify a domain concurrently, one gets it', async () => {
  const companies = [await openCompany(), await openCompany()];
  const domain = newDomain();
  const ids: string[] = [];
  for (const { client } of companies) {
    const { id, record } = (await client.call(addEmailDomain, { domain })).data;
    records?.set(domain, [...(records.get(domain) ?? []), record]);
    ids.push(id);
  }
  const answers = await Promise.all(
    companies.map(({ client }, index) => codeOf(client.call(checkEmailDomain, { id: ids[index] ?? '' }))),
  );
  expect(answers.toSorted()).toEqual(['conflict', 'ok']);
});

test('a domain without its record lapses after a week and can be verified by another organization', async () => {
  const [former, next] = [await openCompany(), await openCompany()];
  const domain = newDomain();
  await addVerified(former, domain);
  records?.set(domain, []);
  await recheck();
  expect((await former.client.call(listEmailDomains)).data[0]?.state).toBe('missing');
  expect(await server.services.emailDomains.findOwner(`a@${domain}`)).toBe(former.organizationId);
  expect(await codeOf(addVerified(next, domain))).toBe('conflict');

  now = new Date(now.getTime() + emailDomainLimits.graceDays * dayMs);
  records?.set(domain, []);
  await recheck();
  await recheck();
  expect((await former.client.call(listEmailDomains)).data[0]?.state).toBe('lapsed');
  expect(await server.services.emailDomains.findOwner(`a@${domain}`)).toBeNull();
  const { events } = (await former.client.call(listOrganizationActivity, {})).data;
  expect(events.map(({ action }) => action)).toEqual(['email-domain-lapsed', 'email-domain-verified']);

  const [{ id = '', record = '' } = {}] = (await next.client.call(listEmailDomains)).data;
  records?.set(domain, [record]);
  expect((await next.client.call(checkEmailDomain, { id })).data.state).toBe('verified');
  expect((await former.client.call(listEmailDomains)).data[0]?.state).toBe('pending');
});

test('a record restored within a week keeps the domain verified', async () => {
  const owner = await openCompany();
  const domain = newDomain();
  const { record } = await addVerified(owner, domain);
  records?.set(domain, []);
  await recheck();
  records?.set(domain, [record]);
  await recheck();
  now = new Date(now.getTime() + emailDomainLimits.graceDays * dayMs);
  await recheck();
  expect((await owner.client.call(listEmailDomains)).data[0]?.state).toBe('verified');
});

test('if no resolver responds, a check reports it and domains stay verified', async () => {
  const owner = await openCompany();
  const { id } = await addVerified(owner, newDomain());
  records = null;
  expect(await codeOf(owner.client.call(checkEmailDomain, { id }))).toBe('unavailable');
  await recheck();
  now = new Date(now.getTime() + emailDomainLimits.graceDays * dayMs);
  await recheck();
  expect((await owner.client.call(listEmailDomains)).data[0]?.state).toBe('verified');
});

test('other organizations can claim a removed domain', async () => {
  const [first, second] = [await openCompany(), await openCompany()];
  const domain = newDomain();
  const { id } = await addVerified(first, domain);
  await first.client.call(removeEmailDomain, { id });
  expect(await codeOf(first.client.call(removeEmailDomain, { id }))).toBe('not-found');
  expect((await addVerified(second, domain)).state).toBe('verified');
});

test('a personal organization has no domains', async () => {
  const { client } = await signUp(server);
  expect(await codeOf(client.call(addEmailDomain, { domain: newDomain() }))).toBe('conflict');
});

test('deleting an organization deletes its domains', async () => {
  const person = await signUp(server);
  const { id } = (await person.client.call(createOrganization, { name: 'Short-lived Ltd' })).data;
  const domain = newDomain();
  await addVerified({ ...person, client: callAs(server, person, id) }, domain);
  await server.platform.openDatabase.database.delete(organizations).where(eq(organizations.id, id));
  expect(await server.services.emailDomains.findOwner(`a@${domain}`)).toBeNull();
});

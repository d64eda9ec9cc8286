import type { GoTrueClient } from '@supabase/auth-js';
import {
  createClient,
  fillAddress,
  getMe,
  getSingleSignOn,
  jobDraft,
  listMembers,
  listOrganizationActivity,
  listOrganizations,
  organizationHeader,
  removeSingleSignOn,
  requireSingleSignOn,
  saveSingleSignOn,
  switchOrganization,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '../../../platform/clock/clock.ts';
import { createAuthClient, newestEmail } from '../../../testing/auth-client.ts';
import { type IdentityProvider, startIdentityProvider } from '../../../testing/doubles/identity-provider.ts';
import { addFactor, openLinkOf, type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../../testing/team.ts';
import { forgetExceptions } from '../../organizations/exceptional-entries.ts';
import { exceptionalEntries } from '../../organizations/exceptional-entry-tables.ts';
import { callbackPage, type Records, setUpSignOn, signOn } from '../testing/sign-on.ts';

const records: Records = new Map();
let server: TestServer;
let provider: IdentityProvider;

beforeAll(async () => {
  server = await startTestServer(
    { findTextRecords: async (name) => records.get(name) ?? [] },
    { redirects: [callbackPage], limitFactor: 1000 },
  );
  provider = await startIdentityProvider(`${server.url}/auth/v1/callback`);
});

afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const personAt = (email: string) => ({ sub: crypto.randomUUID(), email, email_verified: true, name: 'Ida' });
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'ok',
    (error: { code?: string }) => error.code,
  );

/** A company whose owner can sign in without the provider, and where someone has signed in with single sign-on once. */
async function openCompany() {
  const [owner] = (await openTeam(server)).members;
  if (!owner) throw new Error('A team has an owner.');
  const domain = `${crypto.randomUUID()}.example`;
  const connectionId = await setUpSignOn(owner, records, domain, provider);
  const { token } = await addFactor(server, await openLinkOf(server, owner.email));
  const { organizationId } = owner;
  const client = callAs(server, { token }, organizationId);
  provider.person = personAt(`first@${domain}`);
  await signOn(server, connectionId);
  return { owner: { ...owner, token, client }, domain, connectionId, organizationId };
}

type Company = Awaited<ReturnType<typeof openCompany>>;

async function join(company: Company, email: string): Promise<SignedUp> {
  const person = await signUp(server, email);
  const { organizationId } = company;
  await server.services.teams.admission.admit({ organizationId, userId: person.userId, role: 'recruiter' });
  return { ...person, client: callAs(server, person, organizationId) };
}

const require = ({ owner }: Company, isRequired = true) =>
  owner.client.call(requireSingleSignOn, { isRequired }).then(({ data }) => data);

const enter = ({ organizationId }: Company, token: string) =>
  codeOf(callAs(server, { token }, organizationId).call(listMembers));

async function tokenOf(auth: GoTrueClient): Promise<string> {
  return (await auth.getSession()).data.session?.access_token ?? '';
}

test('once required, members of the domain can open the organization only with single sign-on', async () => {
  const company = await openCompany();
  const member = await join(company, `anna-${crypto.randomUUID()}@${company.domain}`);
  expect(await enter(company, member.token)).toBe('ok');
  await require(company);

  // The earlier session, its refresh, a new password, and a link by email.
  expect(await enter(company, member.token)).toBe('single-sign-on-required');
  const auth = createAuthClient(server);
  await auth.signInWithPassword(member);
  expect(await enter(company, await tokenOf(auth))).toBe('single-sign-on-required');
  await auth.refreshSession();
  expect(await enter(company, await tokenOf(auth))).toBe('single-sign-on-required');
  const link = await openLinkOf(server, member.email);
  expect(await enter(company, await tokenOf(link))).toBe('single-sign-on-required');
  // A second factor lets an owner in, but not a recruiter.
  const twofold = await addFactor(server, link);
  expect(await enter(company, twofold.token)).toBe('single-sign-on-required');
});

test('a single sign-on session has access, also after a refresh', async () => {
  const company = await openCompany();
  await require(company);
  provider.person = personAt(`ida@${company.domain}`);
  const { auth, token } = await signOn(server, company.connectionId);
  expect(await enter(company, token ?? '')).toBe('ok');
  await auth.refreshSession();
  expect(await enter(company, await tokenOf(auth))).toBe('ok');
});

test('the single sign-on of another organization gives no access', async () => {
  const [company, other] = [await openCompany(), await openCompany()];
  provider.person = personAt(`ida@${other.domain}`);
  const { token } = await signOn(server, other.connectionId);
  const { userId } = await server.services.accounts.identifyCaller(token ?? '');
  await server.services.teams.admission.admit({
    organizationId: company.organizationId,
    userId,
    role: 'recruiter',
  });
  await require(company);
  // A guest from another company, for whose address this one doesn't vouch.
  expect(await enter(company, token ?? '')).toBe('ok');
  await require(other);
  const auth = createAuthClient(server);
  const { error } = await auth.signInWithPassword({ email: `ida@${other.domain}`, password: 'x' });
  expect(error?.code).toBe('invalid_credentials');
});

test('requests without an organization use the personal one, and the account still works', async () => {
  const company = await openCompany();
  const member = await join(company, `anna-${crypto.randomUUID()}@${company.domain}`);
  await member.client.call(switchOrganization, { id: company.organizationId });
  const unnamed = createClient({
    baseUrl: `${server.url}/api`,
    headers: () => ({ authorization: `Bearer ${member.token}` }),
  });
  const current = async () =>
    (await unnamed.call(listOrganizations)).data.find(({ isCurrent }) => isCurrent)?.isPersonal;
  expect(await current()).toBe(false);
  await require(company);
  expect(await current()).toBe(true);
  expect((await unnamed.call(getMe)).data.email).toBe(member.email);
});

test('the error names the single sign-on to use', async () => {
  const company = await openCompany();
  const member = await join(company, `anna-${crypto.randomUUID()}@${company.domain}`);
  await require(company);
  const response = await fetch(`${server.url}/api/organization/members`, {
    headers: { authorization: `Bearer ${member.token}`, [organizationHeader]: company.organizationId },
  });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({
    code: 'single-sign-on-required',
    signOnId: company.connectionId,
  });
});

test('changing the email address does not bypass the requirement', async () => {
  const company = await openCompany();
  const member = await join(company, `anna-${crypto.randomUUID()}@${company.domain}`);
  await require(company);
  const { identity } = server.services;
  const { data } = await createAuthClient(server).signInWithPassword(member);
  await identity.admin.update(data.user?.id ?? '', { email: `elsewhere-${crypto.randomUUID()}@example.org` });
  expect(await enter(company, member.token)).toBe('single-sign-on-required');

  const guest = await join(company, `guest-${crypto.randomUUID()}@example.org`);
  expect(await enter(company, guest.token)).toBe('ok');
  const session = await createAuthClient(server).signInWithPassword(guest);
  await identity.admin.update(session.data.user?.id ?? '', {
    email: `now-${crypto.randomUUID()}@${company.domain}`,
  });
  expect(await enter(company, guest.token)).toBe('single-sign-on-required');
});

test('requiring single sign-on closes open streams of other sessions', async () => {
  const company = await openCompany();
  const member = await join(company, `anna-${crypto.randomUUID()}@${company.domain}`);
  const path = fillAddress(jobDraft.path, { idempotencyKey: crypto.randomUUID() });
  const stream = await fetch(`${server.url}/api${path}`, {
    headers: { authorization: `Bearer ${member.token}`, [organizationHeader]: company.organizationId },
  });
  expect(stream.status).toBe(200);
  const ended = stream.text();
  await require(company);
  // The stream ends long before its first heartbeat.
  await ended;
});

test('cannot be required before it works, or without another login for an owner', async () => {
  const [bare] = (await openTeam(server)).members;
  if (!bare) throw new Error('A team has an owner.');
  const obstacle = async () => (await bare.client.call(getSingleSignOn)).data.obstacle;
  const refused = () => codeOf(bare.client.call(requireSingleSignOn, { isRequired: true }));
  expect([await obstacle(), await refused()]).toEqual(['no-connection', 'conflict']);
  const { issuer, clientId, clientSecret } = provider;
  const rules = { defaultRole: 'recruiter', admitsNewcomers: true } as const;
  await bare.client.call(saveSingleSignOn, { issuer, clientId, clientSecret, ...rules });
  expect([await obstacle(), await refused()]).toEqual(['no-domain', 'conflict']);
  const domain = `${crypto.randomUUID()}.example`;
  const id = await setUpSignOn(bare, records, domain, provider);
  expect([await obstacle(), await refused()]).toEqual(['never-used', 'conflict']);
  provider.person = personAt(`ida@${domain}`);
  await signOn(server, id);
  expect([await obstacle(), await refused()]).toEqual(['no-way-in', 'conflict']);
  await addFactor(server, await openLinkOf(server, bare.email));
  // Her earlier session had one factor, and adding a second one ended it.
  const { token } = await addFactorAgain(bare);
  const client = callAs(server, { token }, bare.organizationId);
  expect((await client.call(getSingleSignOn)).data.obstacle).toBeNull();
  expect(await codeOf(client.call(requireSingleSignOn, { isRequired: true }))).toBe('ok');
});

async function addFactorAgain(person: SignedUp): Promise<{ token: string }> {
  const other = await signUp(server);
  const { userId } = other;
  const twofold = await addFactor(server, await openLinkOf(server, other.email));
  await server.services.teams.admission.admit({
    organizationId: person.organizationId,
    userId,
    role: 'owner',
  });
  return twofold;
}

test('lists the affected members before it is required', async () => {
  const company = await openCompany();
  const member = await join(company, `anna-${crypto.randomUUID()}@${company.domain}`);
  const state = (await company.owner.client.call(getSingleSignOn)).data;
  expect(state).toMatchObject({ isRequired: false, guests: 1, ownersWithWayIn: 1, obstacle: null });
  expect(state.affected.map(({ email }) => email).toSorted()).toEqual(
    [`first@${company.domain}`, member.email].toSorted(),
  );
});

test('an owner can log in with two factors and make it optional again', async () => {
  const company = await openCompany();
  const person = await signUp(server, `boss-${crypto.randomUUID()}@${company.domain}`);
  const { organizationId } = company;
  await server.services.teams.admission.admit({ organizationId, userId: person.userId, role: 'owner' });
  await require(company);
  expect(await enter(company, person.token)).toBe('single-sign-on-required');
  const { token } = await addFactor(server, await openLinkOf(server, person.email));
  expect(await enter(company, token)).toBe('ok');
  const client = callAs(server, { token }, organizationId);
  expect((await client.call(requireSingleSignOn, { isRequired: false })).data.isRequired).toBe(false);
});

test('an owner’s access without it is recorded once per session and emailed to all owners', async () => {
  const company = await openCompany();
  const person = await signUp(server, `boss-${crypto.randomUUID()}@${company.domain}`);
  const { organizationId } = company;
  await server.services.teams.admission.admit({ organizationId, userId: person.userId, role: 'owner' });
  const { token } = await addFactor(server, await openLinkOf(server, person.email));
  // The email about the second factor comes first.
  await server.platform.queue.runTasks();
  const bypasses = async () => {
    const { events } = (await company.owner.client.call(listOrganizationActivity, {})).data;
    return events
      .filter(({ action }) => action === 'single-sign-on-bypassed')
      .map(({ actor }) => actor?.userId);
  };
  expect(await enter(company, token)).toBe('ok');
  expect(await bypasses()).toEqual([]);
  await require(company);
  for (let calls = 0; calls < 3; calls += 1) expect(await enter(company, token)).toBe('ok');
  expect(await bypasses()).toEqual([person.userId]);
  for (const { email } of [person, company.owner]) {
    const { subject, text } = await newestEmail(server, email);
    expect(subject).toBe('Your organization was accessed without single sign-on');
    expect(text).toContain('/organization#activity');
  }
  // Sessions last a year at most; after that, entries are only in the audit log.
  const { database } = server.platform.openDatabase;
  const remembered = () =>
    database.$count(exceptionalEntries, eq(exceptionalEntries.organizationId, organizationId));
  const after = (days: number) => ({ now: () => new Date(Date.now() + days * dayMs) });
  await forgetExceptions({ database, clock: after(365) });
  expect(await remembered()).toBe(1);
  await forgetExceptions({ database, clock: after(367) });
  expect(await remembered()).toBe(0);
  expect(await bypasses()).toEqual([person.userId]);
});

test('changing or removing the provider ends the requirement', async () => {
  for (const end of ['another', 'none'] as const) {
    const company = await openCompany();
    const member = await join(company, `anna-${crypto.randomUUID()}@${company.domain}`);
    await require(company);
    const { issuer, clientSecret } = provider;
    const next = {
      issuer,
      clientId: 'next',
      clientSecret,
      defaultRole: 'recruiter',
      admitsNewcomers: true,
    } as const;
    const { data } = await (end === 'none'
      ? company.owner.client.call(removeSingleSignOn)
      : company.owner.client.call(saveSingleSignOn, next));
    expect(data.isRequired).toBe(false);
    expect(await enter(company, member.token)).toBe('ok');
  }
});

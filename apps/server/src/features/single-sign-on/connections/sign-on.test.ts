import {
  describeSingleSignOn,
  findSingleSignOn,
  getMe,
  getSingleSignOn,
  listEmailDomains,
  listMembers,
  listOrganizations,
  removeEmailDomain,
  saveSingleSignOn,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient, newestEmail } from '../../../testing/auth-client.ts';
import { type IdentityProvider, startIdentityProvider } from '../../../testing/doubles/identity-provider.ts';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../../testing/team.ts';
import {
  beginSignOn,
  callbackPage,
  createVisitor,
  type Records,
  setUpSignOn,
  signOn,
  walkToCallback,
} from '../testing/sign-on.ts';

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

type Company = { readonly owner: SignedUp; readonly domain: string; readonly connectionId: string };

async function openCompany(rules: Parameters<typeof setUpSignOn>[4] = {}): Promise<Company> {
  const [owner] = (await openTeam(server)).members;
  if (!owner) throw new Error('A team has an owner.');
  const domain = `${crypto.randomUUID()}.example`;
  return { owner, domain, connectionId: await setUpSignOn(owner, records, domain, provider, rules) };
}

const newPerson = (domain: string, claims: Readonly<Record<string, unknown>> = {}) => ({
  sub: crypto.randomUUID(),
  email: `ida-${crypto.randomUUID()}@${domain}`,
  email_verified: true,
  name: 'Ida Lindqvist',
  ...claims,
});

async function membersOf({ owner }: Company) {
  return (await owner.client.call(listMembers)).data.map(({ email, role, name }) => ({ email, role, name }));
}

test('a new person with an address in the domain gets an account and the default role', async () => {
  const company = await openCompany({ defaultRole: 'hiring-manager' });
  provider.person = newPerson(company.domain);
  const { token, end } = await signOn(server, company.connectionId);
  expect(end.href.split('?')[0]).toBe(callbackPage);
  expect(await membersOf(company)).toContainEqual({
    email: provider.person['email'],
    name: 'Ida Lindqvist',
    role: 'hiring-manager',
  });
  const client = callAs(server, { token: token ?? '' }, company.owner.organizationId);
  expect((await client.call(getMe)).data.email).toBe(provider.person['email']);
  expect((await client.call(listOrganizations)).data).toHaveLength(2);
});

test('a second login opens the same account, and the provider’s tokens are not passed on', async () => {
  const { connectionId, domain } = await openCompany();
  provider.person = newPerson(domain);
  const [first, second] = [await signOn(server, connectionId), await signOn(server, connectionId)];
  const users = await Promise.all([first, second].map(({ auth }) => auth.getUser()));
  expect(users[1]?.data.user?.id).toBe(users[0]?.data.user?.id);
  const { data } = await second.auth.getSession();
  expect(data.session?.provider_token).toBeUndefined();
  const claims = (await second.auth.getClaims()).data?.claims;
  expect(claims?.['amr']).toMatchObject([{ method: 'sso/oidc', provider: `sso:${connectionId}` }]);
});

test('requests only identity scopes, with a PKCE challenge and a nonce', async () => {
  const { connectionId } = await openCompany();
  await beginSignOn(server, connectionId).then(({ visitor, there }) => visitor.open(there.href));
  expect(Object.fromEntries(provider.asked)).toMatchObject({
    scope: 'openid email profile',
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: `${server.url}/auth/v1/callback`,
  });
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(provider.asked.get(name)).toMatch(/^[\w-]{43}$/);
});

test.each(['client_secret_basic', 'client_secret_post'] as const)(
  'a provider that wants %s and puts claims into the ID token is understood',
  async (authMethod) => {
    const other = await startIdentityProvider(`${server.url}/auth/v1/callback`, {
      authMethod,
      claimsInIdToken: true,
    });
    try {
      const [owner] = (await openTeam(server)).members;
      const domain = `${crypto.randomUUID()}.example`;
      other.person = newPerson(domain);
      const id = owner ? await setUpSignOn(owner, records, domain, other) : '';
      expect((await signOn(server, id)).token).not.toBeNull();
    } finally {
      await other.stop();
    }
  },
);

test('links an existing account with an address in a verified domain and emails its owner', async () => {
  const company = await openCompany();
  const before = await signUp(server, `anna-${crypto.randomUUID()}@${company.domain}`);
  provider.person = newPerson(company.domain, { email: before.email.toUpperCase() });
  const { auth } = await signOn(server, company.connectionId);
  const { data } = await auth.getUser();
  const password = await createAuthClient(server).signInWithPassword(before);
  expect(data.user?.id).toBe(password.data.user?.id);
  expect((await newestEmail(server, before.email)).subject).toBe('Login with your organization is on');
  expect((await membersOf(company)).map(({ email }) => email)).toContain(before.email);
});

test('a pre-registered account with an unverified address is reset when its owner logs in', async () => {
  const company = await openCompany();
  const email = `ida-${crypto.randomUUID()}@${company.domain}`;
  const password = 'a long and quiet river';
  const intruder = createAuthClient(server);
  await intruder.signUp({ email, password, options: { data: { full_name: 'Intruder' } } });
  provider.person = newPerson(company.domain, { email });
  const { token } = await signOn(server, company.connectionId);
  expect(token).not.toBeNull();
  expect((await intruder.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
  expect(await membersOf(company)).toContainEqual({ email, role: 'recruiter', name: 'Ida Lindqvist' });
});

test('rejects addresses outside the organization’s verified domains', async () => {
  const [company, other] = [await openCompany(), await openCompany()];
  const victims = [
    await signUp(server),
    await signUp(server, `boss-${crypto.randomUUID()}@${other.domain}`),
    await signUp(server, `sub-${crypto.randomUUID()}@mail.${company.domain}`),
  ];
  for (const { email } of victims) {
    provider.person = newPerson(company.domain, { email });
    const { token, error, end } = await signOn(server, company.connectionId);
    expect([token, error]).toEqual([null, 'sso_address_outside']);
    expect(end.searchParams.get('error')).toBe('access_denied');
  }
  provider.person = newPerson('nowhere.example');
  expect((await signOn(server, company.connectionId)).error).toBe('sso_address_outside');
  expect(await membersOf(company)).toHaveLength(1);
});

test('an unverified or removed domain allows no login, not even for linked accounts', async () => {
  const { owner, connectionId, domain } = await openCompany();
  provider.person = newPerson(domain);
  expect((await signOn(server, connectionId)).token).not.toBeNull();
  for (const { id } of (await owner.client.call(listEmailDomains)).data)
    await owner.client.call(removeEmailDomain, { id });
  expect((await signOn(server, connectionId)).error).toBe('sso_address_outside');
});

test('a different user of the provider with the same address does not get the account', async () => {
  const { connectionId, domain } = await openCompany();
  provider.person = newPerson(domain);
  await signOn(server, connectionId);
  provider.person = { ...provider.person, sub: crypto.randomUUID() };
  expect((await signOn(server, connectionId)).error).toBe('sso_subject_changed');
});

test('the provider cannot open an account whose address has left the domain', async () => {
  const { connectionId, domain } = await openCompany();
  provider.person = newPerson(domain);
  const { auth } = await signOn(server, connectionId);
  const id = (await auth.getUser()).data.user?.id ?? '';
  await server.services.identity.admin.update(id, { email: `${crypto.randomUUID()}@example.org` });
  expect((await signOn(server, connectionId)).error).toBe('sso_address_outside');
});

test('a changed address at the provider does not change the account', async () => {
  const { connectionId, domain } = await openCompany();
  provider.person = newPerson(domain);
  const first = (await (await signOn(server, connectionId)).auth.getUser()).data.user;
  provider.person = { ...newPerson(domain), sub: provider.person.sub };
  const second = (await (await signOn(server, connectionId)).auth.getUser()).data.user;
  expect([second?.id, second?.email]).toEqual([first?.id, first?.email]);
});

test.each([false, 'false'])(
  'an address that the provider calls unverified (%j) opens nothing',
  async (email_verified) => {
    const { connectionId, domain } = await openCompany();
    provider.person = newPerson(domain, { email_verified });
    expect((await signOn(server, connectionId)).error).toBe('provider_email_needs_verification');
  },
);

test('accepts an address without a verification claim in its own domains, but not a missing address', async () => {
  const { connectionId, domain } = await openCompany();
  provider.person = newPerson(domain, { email_verified: undefined });
  expect((await signOn(server, connectionId)).token).not.toBeNull();
  provider.person = newPerson(domain, { email: undefined });
  expect((await signOn(server, connectionId)).error).toBe('bad_oauth_callback');
});

test('without admission of new people, members can log in and others get an error', async () => {
  const company = await openCompany({ admitsNewcomers: false });
  provider.person = newPerson(company.domain);
  expect((await signOn(server, company.connectionId)).error).toBe('sso_not_admitted');
  expect(await membersOf(company)).toHaveLength(1);
  const known = await signUp(server, `known-${crypto.randomUUID()}@${company.domain}`);
  await server.services.teams.admission.admit({
    organizationId: company.owner.organizationId,
    userId: known.userId,
    role: 'auditor',
  });
  provider.person = newPerson(company.domain, { email: known.email });
  expect((await signOn(server, company.connectionId)).token).not.toBeNull();
  expect(await membersOf(company)).toContainEqual(
    expect.objectContaining({ email: known.email, role: 'auditor' }),
  );
});

test('a callback works once, and only in the browser that started the sign-in', async () => {
  const { connectionId, domain } = await openCompany();
  provider.person = newPerson(domain);
  const { visitor, back } = await walkToCallback(server, connectionId);
  const outsider = await createVisitor().open(back.href);
  expect(outsider.searchParams.get('error_code')).toBe('bad_oauth_state');
  const end = await visitor.open(back.href);
  expect(end.searchParams.has('code')).toBe(true);
  expect((await visitor.open(back.href)).searchParams.get('error_code')).toBe('bad_oauth_state');
});

test('a code from one sign-in cannot be used in another: verifier and nonce differ', async () => {
  const { connectionId, domain } = await openCompany();
  provider.person = newPerson(domain);
  const first = await walkToCallback(server, connectionId);
  const second = await walkToCallback(server, connectionId);
  const mixed = new URL(second.back);
  mixed.searchParams.set('code', first.back.searchParams.get('code') ?? '');
  expect((await second.visitor.open(mixed.href)).searchParams.get('error_code')).toBe('bad_oauth_callback');
});

test('a response from one provider is not accepted for another', async () => {
  const other = await startIdentityProvider(`${server.url}/auth/v1/callback`);
  try {
    const [company, second] = [await openCompany(), (await openTeam(server)).members[0]];
    const domain = `${crypto.randomUUID()}.example`;
    const otherId = second ? await setUpSignOn(second, records, domain, other) : '';
    provider.person = newPerson(company.domain);
    other.person = newPerson(domain);
    const [honest, hostile] = [
      await walkToCallback(server, company.connectionId),
      await walkToCallback(server, otherId),
    ];
    // The state of the sign-in at the first provider, with the response of the second one.
    const mixed = new URL(hostile.back);
    mixed.searchParams.set('state', honest.back.searchParams.get('state') ?? '');
    expect((await honest.visitor.open(mixed.href)).searchParams.get('error_code')).toBe('bad_oauth_callback');
  } finally {
    await other.stop();
  }
});

test('links the same person again after the organization changes its provider', async () => {
  const { owner, connectionId, domain } = await openCompany();
  provider.person = newPerson(domain);
  await signOn(server, connectionId);
  const { issuer, clientSecret } = provider;
  const other = {
    issuer,
    clientId: 'another',
    clientSecret,
    defaultRole: 'recruiter',
    admitsNewcomers: true,
  } as const;
  const next = (await owner.client.call(saveSingleSignOn, other)).data.connection?.id;
  expect(next).not.toBe(connectionId);
  const gone = await createVisitor().open(
    `${server.url}/auth/v1/authorize?${new URLSearchParams({ provider: `sso:${connectionId}` })}`,
  );
  expect(gone.pathname).toBe('/auth/v1/authorize');
});

test('keeps the stored secret unless a new one is entered, never shows it, and requires a new one for another client', async () => {
  const { owner, connectionId } = await openCompany();
  const { issuer, clientId } = provider;
  const same = { issuer, clientId, defaultRole: 'hiring-manager', admitsNewcomers: false } as const;
  const saved = (await owner.client.call(saveSingleSignOn, same)).data;
  expect(saved.connection).toMatchObject({
    id: connectionId,
    defaultRole: 'hiring-manager',
    admitsNewcomers: false,
  });
  expect(JSON.stringify(saved)).not.toContain(provider.clientSecret);
  await expect(owner.client.call(saveSingleSignOn, { ...same, clientId: 'another' })).rejects.toMatchObject({
    code: 'invalid',
    errors: { clientSecret: [expect.any(String)] },
  });
  expect((await owner.client.call(getSingleSignOn)).data.redirectAddress).toBe(
    `${server.url}/auth/v1/callback`,
  );
});

test('the login page finds single sign-on by the domain alone', async () => {
  const { owner, connectionId, domain } = await openCompany();
  const find = async (email: string) =>
    (await server.client.call(findSingleSignOn, { email })).data.connectionId;
  expect(await find(`nobody@${domain}`)).toBe(connectionId);
  expect(await find(`Nobody@${domain.toUpperCase()}`)).toBe(connectionId);
  for (const email of [owner.email, domain, '', '@', `x@mail.${domain}`])
    expect(await find(email)).toBeNull();
  const described = (await server.client.call(describeSingleSignOn, { id: connectionId })).data;
  expect(described.organization.name).toBe('Harbor Foods');
  await expect(server.client.call(describeSingleSignOn, { id: crypto.randomUUID() })).rejects.toMatchObject({
    status: 404,
  });
});

import { randomUUID } from 'node:crypto';
import {
  changeMemberRole,
  createDirectoryToken,
  getDirectory,
  listMembers,
  listOrganizationActivity,
  listOrganizations,
  organizationHeader,
  removeMember,
  revokeDirectoryToken,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import SCIMMY from 'scimmy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAuthClient } from '../../../testing/auth-client.ts';
import { openLinkOf, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { callAs } from '../../../testing/team.ts';
import { organizations } from '../../organizations/organization-tables.ts';
import {
  type Directory,
  newPerson,
  openDirectory,
  patchOf,
  type Records,
  sendWith,
} from '../testing/directory.ts';

const records: Records = new Map();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(
    { findTextRecords: async (name) => records.get(name) ?? [] },
    { limitFactor: 1000 },
  );
});

afterAll(() => server.stop());

const roleOf = async ({ owner }: Directory, email: string) =>
  (await owner.client.call(listMembers)).data.find((member) => member.email === email)?.role ?? null;

const actionsOf = async ({ owner }: Directory) =>
  (await owner.client.call(listOrganizationActivity, {})).data.events.map(({ action }) => action);

/** Emails after all tasks have run. */
async function emailsTo(email: string) {
  await server.platform.queue.runTasks();
  return ((await server.platform.outbox?.listEmails(500)) ?? []).filter(({ to }) => to === email);
}

/** Adds a person through the directory. */
async function add(directory: Directory, own: Record<string, unknown> = {}) {
  const person = newPerson(directory.domain, own);
  const { status, body } = await directory.send('POST', '/Users', person);
  expect(status, JSON.stringify(body)).toBe(201);
  return { ...body, email: person.userName } as { id: string; userName: string; email: string };
}

test('a person added by the directory gets the role with the fewest permissions and can log in by email', async () => {
  const directory = await openDirectory(server, records);
  const person = newPerson(directory.domain, { preferredLanguage: 'de-AT' });
  const { status, body, headers } = await directory.send('POST', '/Users', person);
  expect(status).toBe(201);
  expect(headers.get('content-type')).toContain('application/scim+json');
  expect(headers.get('location')).toBe(body.meta.location);
  expect(headers.get('etag')).toBe(body.meta.version);
  expect(body).toMatchObject({
    userName: person.userName,
    externalId: person['externalId'],
    name: { givenName: 'Ida', familyName: 'Lindqvist' },
    active: true,
  });
  expect(body).not.toHaveProperty('locale');
  // Validates against the schema of RFC 7643.
  expect(() => new SCIMMY.Schemas.User(body, 'out')).not.toThrow();
  expect(await roleOf(directory, person.userName)).toBe('hiring-manager');
  const auth = await openLinkOf(server, person.userName);
  const token = (await auth.getSession()).data.session?.access_token ?? '';
  const member = await server.services.accounts.identifyCaller(token, directory.owner.organizationId);
  expect(member.role).toBe('hiring-manager');
  const { events } = (await directory.owner.client.call(listOrganizationActivity, {})).data;
  expect(events).toContainEqual(
    expect.objectContaining({
      action: 'member-provisioned',
      actor: null,
      subject: expect.objectContaining({ name: 'Ida Lindqvist' }),
      role: 'hiring-manager',
    }),
  );
});

test('a person added by the directory gets one email in their language with organization, role and login', async () => {
  const directory = await openDirectory(server, records);
  const person = await add(directory, { preferredLanguage: 'de-AT' });
  const put = { ...newPerson(directory.domain), userName: person.userName, preferredLanguage: 'de-AT' };
  for (const displayName of ['Ida', 'Ida L.']) {
    const { status } = await directory.send('PUT', `/Users/${person.id}`, { ...put, displayName });
    expect(status).toBe(200);
  }
  const [organization] = (await directory.owner.client.call(listOrganizations)).data.filter(
    ({ isCurrent }) => isCurrent,
  );
  const emails = (await emailsTo(person.email)).filter(({ subject }) => subject.includes('hinzugefügt'));
  expect(emails.map(({ subject }) => subject)).toEqual([
    `Sie wurden bei Winnow zu „${organization?.name}“ hinzugefügt`,
  ]);
  for (const said of ['Ihre Rolle: Hiring Manager.', '„Passwort vergessen?“', `${server.url}/login`]) {
    expect(emails[0]?.text).toContain(said);
  }

  // Removed before the email was sent, and with single sign-on required.
  const gone = await add(directory);
  await directory.send('DELETE', `/Users/${gone.id}`);
  const signOnId = randomUUID();
  await server.platform.openDatabase.database
    .update(organizations)
    .set({ requiredSignOnId: signOnId })
    .where(eq(organizations.id, directory.owner.organizationId));
  const other = await add(directory);
  expect(await emailsTo(gone.email)).toEqual([]);
  const [welcome] = await emailsTo(other.email);
  expect(welcome?.text).toContain(`/single-sign-on/${signOnId}`);
  expect(welcome?.text).toContain('Your role: hiring manager.');
});

test('rejects addresses outside the verified domains', async () => {
  const directory = await openDirectory(server, records);
  const victim = await signUp(server);
  for (const userName of [victim.email, `x@sub.${directory.domain}`, 'no address']) {
    const person = newPerson(directory.domain, { userName, emails: [] });
    const { status, body } = await directory.send('POST', '/Users', person);
    expect([status, body.scimType]).toEqual([400, 'invalidValue']);
    expect(body.detail).toContain('verified domain');
  }
  // Nor by changing the address before the person is activated.
  const { id } = await add(directory, { active: false });
  const change = patchOf(
    { op: 'replace', path: 'emails', value: [{ value: victim.email, primary: true }] },
    { op: 'replace', path: 'active', value: true },
  );
  expect((await directory.send('PATCH', `/Users/${id}`, change)).status).toBe(400);
  expect(await roleOf(directory, victim.email)).toBeNull();
  expect((await directory.owner.client.call(listMembers)).data).toHaveLength(1);
});

test('a pre-registered account with an unverified address is taken over by the directory user', async () => {
  const directory = await openDirectory(server, records);
  const person = newPerson(directory.domain);
  const password = 'a long and quiet river';
  const intruder = createAuthClient(server);
  await intruder.signUp({ email: person.userName, password, options: { data: { full_name: 'Intruder' } } });
  await directory.send('POST', '/Users', person);
  const { error } = await intruder.signInWithPassword({ email: person.userName, password });
  expect(error?.code).toBe('invalid_credentials');
  const { data } = await directory.owner.client.call(listMembers);
  expect(data.map(({ name }) => name)).toContain('Ida Lindqvist');
});

test('links an existing member and keeps their role', async () => {
  const directory = await openDirectory(server, records);
  const { userId, email } = await signUp(server, `anna-${crypto.randomUUID()}@${directory.domain}`);
  await server.services.teams.admission.admit({
    organizationId: directory.owner.organizationId,
    userId,
    role: 'auditor',
  });
  const { status } = await directory.send(
    'POST',
    '/Users',
    newPerson(directory.domain, { userName: email, emails: [] }),
  );
  expect([status, await roleOf(directory, email)]).toEqual([201, 'auditor']);
});

test('rejects a second user with the same user name or address', async () => {
  const directory = await openDirectory(server, records);
  const { userName } = await add(directory);
  const again = await directory.send(
    'POST',
    '/Users',
    newPerson(directory.domain, { userName: userName.toUpperCase() }),
  );
  expect(again).toMatchObject({ status: 409, body: { scimType: 'uniqueness', status: '409' } });
  const other = newPerson(directory.domain, { userName: 'another', emails: [{ value: userName }] });
  expect(await directory.send('POST', '/Users', other)).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness' },
  });
});

test.each([
  ['Entra', patchOf({ op: 'Replace', path: 'active', value: 'False' })],
  ['Okta', patchOf({ op: 'replace', value: { active: false } })],
])(
  '%s deactivates a person: out at once, with the sessions, and back when activated',
  async (_, deactivation) => {
    const directory = await openDirectory(server, records);
    const { id, email } = await add(directory);
    const auth = await openLinkOf(server, email);
    const token = (await auth.getSession()).data.session?.access_token ?? '';
    const { organizationId } = directory.owner;
    const stream = await fetch(`${server.url}/api/candidates/events`, {
      headers: { authorization: `Bearer ${token}`, [organizationHeader]: organizationId },
    });
    expect(stream.status).toBe(200);
    expect((await directory.send('PATCH', `/Users/${id}`, deactivation)).body.active).toBe(false);
    await expect(callAs(server, { token }, organizationId).call(listMembers)).rejects.toMatchObject({
      status: 404,
    });
    // The server ends the stream.
    await stream.text();
    expect(await roleOf(directory, email)).toBeNull();
    expect(await actionsOf(directory)).toContain('member-deprovisioned');
    const activation = patchOf({ op: 'Replace', path: 'active', value: 'True' });
    expect((await directory.send('PATCH', `/Users/${id}`, activation)).body.active).toBe(true);
    expect(await roleOf(directory, email)).toBe('hiring-manager');
  },
);

test('a deleted user loses membership and keeps their account', async () => {
  const directory = await openDirectory(server, records);
  const { id, email, userName } = await add(directory);
  expect((await directory.send('DELETE', `/Users/${id}`)).status).toBe(204);
  expect(await roleOf(directory, email)).toBeNull();
  expect((await directory.send('GET', `/Users/${id}`)).body).toMatchObject({ status: '404' });
  expect((await directory.send('DELETE', `/Users/${id}`)).status).toBe(404);
  expect(await tokenOf(email)).toBeTypeOf('string');
  expect((await directory.send('POST', '/Users', newPerson(directory.domain, { userName }))).status).toBe(
    201,
  );
});

test('the last owner cannot be deprovisioned; one of two can', async () => {
  const directory = await openDirectory(server, records);
  const { owner, domain } = directory;
  const { id, email } = await add(directory);
  const { userId } = (await owner.client.call(listMembers)).data.find((member) => member.email === email) ?? {
    userId: '',
  };
  await owner.client.call(changeMemberRole, { userId, role: 'owner' });
  const second = callAs(server, { token: (await tokenOf(email)) ?? '' }, owner.organizationId);
  await second.call(removeMember, { userId: owner.userId });
  for (const [method, body] of [
    ['PATCH', patchOf({ op: 'replace', path: 'active', value: false })],
    ['DELETE', undefined],
  ] as const) {
    const refused = await directory.send(method, `/Users/${id}`, body);
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('needs an owner') },
    });
  }
  expect((await directory.send('GET', `/Users/${id}`)).body.active).toBe(true);
  const heir = await add({ ...directory, domain });
  const members = (await second.call(listMembers)).data;
  await second.call(changeMemberRole, {
    userId: members.find((member) => member.email === heir.email)?.userId ?? '',
    role: 'owner',
  });
  expect((await directory.send('DELETE', `/Users/${id}`)).status).toBe(204);
});

async function tokenOf(email: string) {
  return (await (await openLinkOf(server, email)).getSession()).data.session?.access_token;
}

test('adds no user and creates no account if the organization is full', async () => {
  const directory = await openDirectory(server, records);
  await server.platform.openDatabase.database
    .update(organizations)
    .set({ maxMembers: 2 })
    .where(eq(organizations.id, directory.owner.organizationId));
  await add(directory);
  const person = newPerson(directory.domain);
  const { status, body } = await directory.send('POST', '/Users', person);
  expect([status, body.detail]).toEqual([409, expect.stringContaining('at most 2 members')]);
  await expect(
    createAuthClient(server).signInWithOtp({ email: person.userName, options: { shouldCreateUser: false } }),
  ).resolves.toMatchObject({ error: { code: 'otp_disabled' } });
});

test('finds users by the filters that directories send, in pages', async () => {
  const directory = await openDirectory(server, records);
  const [one, two] = [
    await add(directory),
    await add(directory, { displayName: 'Bo "B" Berg', active: false }),
  ];
  await add(directory, {
    emails: [
      { type: 'work', value: `work-${crypto.randomUUID()}@${directory.domain}` },
      { type: 'home', value: 'ida@example.org' },
    ],
  });
  const find = async (filter: string) => {
    const { status, body } = await directory.send('GET', `/Users?${new URLSearchParams({ filter })}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.Resources.map(({ id }: { id: string }) => id);
  };
  const full = (await directory.send('GET', `/Users/${one.id}`)).body;
  for (const [filter, wanted] of [
    [`userName eq "${one.userName.toUpperCase()}"`, [one.id]],
    [`externalId eq "${full.externalId}"`, [one.id]],
    [`id eq "${one.id}"`, [one.id]],
    [`emails.value eq "${one.email}"`, [one.id]],
    [`emails[type eq "work" and value eq "${one.email}"]`, [one.id]],
    [`emails[type eq "home"].value eq "${one.email}"`, []],
    [`active eq false`, [two.id]],
    [`active eq "False"`, [two.id]],
    [`displayName eq "Bo \\"B\\" Berg"`, [two.id]],
    [`not (active eq true) and (displayName sw "bo" or title pr)`, [two.id]],
    [`urn:ietf:params:scim:schemas:core:2.0:User:userName eq "${two.userName}"`, [two.id]],
    [`meta.created gt "2100-01-01T00:00:00Z"`, []],
    [`userName eq "nobody"`, []],
  ] as const)
    expect([filter, await find(filter)]).toEqual([filter, wanted]);

  const second = (await directory.send('GET', '/Users?startIndex=2&count=1')).body;
  expect(second).toMatchObject({
    totalResults: 3,
    startIndex: 2,
    itemsPerPage: 1,
    Resources: [{ id: two.id }],
  });
  expect((await directory.send('GET', '/Users?count=0')).body).toMatchObject({
    totalResults: 3,
    Resources: [],
  });
  const few = (await directory.send('GET', `/Users/${one.id}?attributes=userName,name.givenName`)).body;
  expect(Object.keys(few).toSorted()).toEqual(['id', 'meta', 'name', 'schemas', 'userName']);
  expect(few.name).toEqual({ givenName: 'Ida' });
  for (const filter of ['userName', 'userName eq', '(userName pr', 'userName zz "x"', 'a'.repeat(3000)]) {
    const refused = await directory.send('GET', `/Users?${new URLSearchParams({ filter })}`);
    expect(refused).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } });
  }
});

test('PUT replaces the given attributes and keeps the user active if `active` is missing', async () => {
  const directory = await openDirectory(server, records);
  const { id, userName } = await add(directory);
  const { body } = await directory.send('PUT', `/Users/${id}`, {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    id,
    userName,
    name: { familyName: 'Berg' },
  });
  expect(body).toMatchObject({ userName, name: { familyName: 'Berg' }, active: true });
  for (const gone of ['externalId', 'displayName', 'emails']) expect(body).not.toHaveProperty(gone);
  const missing = await directory.send('PUT', `/Users/${id}`, { schemas: [], displayName: 'X' });
  expect(missing).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
});

test('rejects an outdated version and does not resend a known one', async () => {
  const directory = await openDirectory(server, records);
  const { id } = await add(directory);
  const first = await directory.send('GET', `/Users/${id}`);
  const etag = first.headers.get('etag') ?? '';
  expect((await directory.send('GET', `/Users/${id}`, undefined, { 'if-none-match': etag })).status).toBe(
    304,
  );
  const change = patchOf({ op: 'add', path: 'name.formatted', value: 'Ida L.' });
  const changed = await directory.send('PATCH', `/Users/${id}`, change, { 'if-match': etag });
  expect(changed).toMatchObject({ status: 200, body: { name: { formatted: 'Ida L.', givenName: 'Ida' } } });
  expect(changed.headers.get('etag')).not.toBe(etag);
  for (const method of ['PATCH', 'PUT'])
    expect(
      (await directory.send(method, `/Users/${id}`, { ...change, userName: 'x' }, { 'if-match': etag }))
        .status,
    ).toBe(412);
  expect((await directory.send('DELETE', `/Users/${id}`, undefined, { 'if-match': etag })).status).toBe(412);
  // A change without effect doesn't increase the version.
  const same = await directory.send('PATCH', `/Users/${id}`, change);
  expect(same.headers.get('etag')).toBe(changed.headers.get('etag'));
});

test('a token works only for its organization until revoked, with two tokens at most', async () => {
  const [directory, other] = [await openDirectory(server, records), await openDirectory(server, records)];
  const { id } = await add(directory);
  expect((await other.send('GET', `/Users/${id}`)).status).toBe(404);
  expect(
    (await other.send('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'active', value: false })))
      .status,
  ).toBe(404);
  expect((await other.send('DELETE', `/Users/${id}`)).status).toBe(404);
  expect((await other.send('GET', '/Users')).body.totalResults).toBe(0);
  const { client } = directory.owner;
  const second = (await client.call(createDirectoryToken)).data;
  await expect(client.call(createDirectoryToken)).rejects.toMatchObject({ code: 'conflict' });
  const state = (await client.call(getDirectory)).data;
  expect(state.tokens.map(({ ending, usedAt }) => [ending, usedAt !== null])).toEqual([
    [directory.secret.slice(-4), true],
    [second.secret.slice(-4), false],
  ]);
  expect(JSON.stringify(state)).not.toContain(directory.secret);
  await client.call(revokeDirectoryToken, { id: state.tokens[0]?.id ?? '' });
  const refused = await directory.send('GET', '/Users');
  expect(refused).toMatchObject({ status: 401, body: { status: '401' } });
  expect(refused.headers.get('www-authenticate')).toContain('Bearer');
  expect((await sendWith(server, second.secret)('GET', `/Users/${id}`)).status).toBe(200);
  for (const wrong of [null, 'x', `winnow_scim_${'a'.repeat(43)}`, directory.owner.token])
    expect((await sendWith(server, wrong)('GET', '/ServiceProviderConfig')).status).toBe(401);
});

test('a suspended organization rejects its directory', async () => {
  const directory = await openDirectory(server, records);
  await server.platform.openDatabase.database
    .update(organizations)
    .set({ suspendedAt: new Date() })
    .where(eq(organizations.id, directory.owner.organizationId));
  expect((await directory.send('GET', '/Users')).status).toBe(403);
});

test('rejects invalid SCIM requests with SCIM errors', async () => {
  const directory = await openDirectory(server, records);
  const { id } = await add(directory);
  for (const [method, path, body, status, scimType] of [
    ['PATCH', `/Users/${id}`, { schemas: [], Operations: [] }, 400, 'invalidSyntax'],
    ['PATCH', `/Users/${id}`, patchOf({ op: 'move', path: 'active', value: true }), 400, 'invalidSyntax'],
    ['PATCH', `/Users/${id}`, patchOf({ op: 'add', path: 'shoeSize', value: 44 }), 400, 'invalidPath'],
    ['PATCH', `/Users/${id}`, patchOf({ op: 'add', path: 'emails[type eq', value: 44 }), 400, 'invalidPath'],
    [
      'PATCH',
      `/Users/${id}`,
      patchOf({ op: 'replace', path: 'emails[type ne "work"].value', value: 'x' }),
      400,
      'noTarget',
    ],
    ['PATCH', `/Users/${id}`, patchOf({ op: 'remove' }), 400, 'noTarget'],
    [
      'PATCH',
      `/Users/${id}`,
      patchOf({ op: 'replace', path: 'active', value: 'maybe' }),
      400,
      'invalidValue',
    ],
    ['PATCH', `/Users/${id}`, patchOf({ op: 'remove', path: 'userName' }), 400, 'invalidValue'],
    ['GET', `/Users/${crypto.randomUUID()}`, undefined, 404, undefined],
    ['GET', '/Users/none', undefined, 404, undefined],
    ['GET', '/Nothing', undefined, 404, undefined],
    ['POST', `/Users/${id}`, {}, 405, undefined],
    ['POST', '/Bulk', {}, 501, undefined],
    ['GET', '/Me', undefined, 501, undefined],
  ] as const) {
    const { status: found, body: error } = await directory.send(method, path, body);
    expect([method, path, body, found, error.scimType]).toEqual([method, path, body, status, scimType]);
    expect(error).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      detail: expect.any(String),
    });
  }
});

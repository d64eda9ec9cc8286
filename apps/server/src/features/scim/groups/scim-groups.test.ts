import {
  changeMemberRole,
  type DirectoryRole,
  getDirectory,
  listMembers,
  seatsByPlan,
  setDirectoryRole,
  setGroupRole,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import SCIMMY from 'scimmy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { createScimChecks } from '../scim-checks.ts';
import { type Directory, newPerson, openDirectory, patchOf, type Records } from '../testing/directory.ts';

const records: Records = new Map();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(
    { findTextRecords: async (name) => records.get(name) ?? [] },
    { limitFactor: 1000 },
  );
});

afterAll(() => server.stop());

const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group'];

async function addPeople(directory: Directory, number: number) {
  const people: { id: string; email: string }[] = [];
  for (let made = 0; made < number; made += 1) {
    const person = newPerson(directory.domain);
    const { body } = await directory.send('POST', '/Users', person);
    people.push({ id: body.id, email: person.userName });
  }
  return people;
}

async function addGroup(directory: Directory, displayName: string, members: readonly { id: string }[] = []) {
  const group = { schemas, displayName, members: members.map(({ id }) => ({ value: id })) };
  const { status, body } = await directory.send('POST', '/Groups', group);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as { id: string };
}

async function mapGroup({ owner }: Directory, { id }: { id: string }, role: DirectoryRole | null) {
  return (await owner.client.call(setGroupRole, { id, role })).data;
}

async function rolesOf({ owner }: Directory, people: readonly { email: string }[]) {
  const members = (await owner.client.call(listMembers)).data;
  return people.map(({ email }) => members.find((member) => member.email === email)?.role ?? null);
}

test('a mapped group gives its role to people as they join and leave', async () => {
  const directory = await openDirectory(server, records);
  const [ida, bo] = await addPeople(directory, 2);
  if (!ida || !bo) throw new Error('Nobody was added.');
  const group = await addGroup(directory, 'Works council', [ida]);
  expect(await rolesOf(directory, [ida, bo])).toEqual(['hiring-manager', 'hiring-manager']);
  const state = await mapGroup(directory, group, 'auditor');
  expect(state.groups).toEqual([{ id: group.id, name: 'Works council', people: 1, role: 'auditor' }]);
  expect(await rolesOf(directory, [ida, bo])).toEqual(['auditor', 'hiring-manager']);
  // The format of Entra.
  const add = patchOf({ op: 'Add', path: 'members', value: [{ $ref: null, value: bo.id }] });
  expect((await directory.send('PATCH', `/Groups/${group.id}`, add)).status).toBe(204);
  const remove = patchOf({ op: 'Remove', path: 'members', value: [{ $ref: null, value: ida.id }] });
  expect((await directory.send('PATCH', `/Groups/${group.id}`, remove)).body).toBeNull();
  expect(await rolesOf(directory, [ida, bo])).toEqual(['hiring-manager', 'auditor']);
  // The format of Okta.
  const swap = patchOf(
    { op: 'add', path: 'members', value: [{ value: ida.id, display: ida.email }] },
    { op: 'remove', path: `members[value eq "${bo.id}"]` },
  );
  expect((await directory.send('PATCH', `/Groups/${group.id}`, swap)).body).toBeNull();
  expect(await rolesOf(directory, [ida, bo])).toEqual(['auditor', 'hiring-manager']);
  const shown = (await directory.send('GET', `/Groups/${group.id}`)).body;
  expect(shown.members).toMatchObject([{ value: ida.id, display: ida.email, type: 'User' }]);
  expect(() => new SCIMMY.Schemas.Group(shown, 'out')).not.toThrow();
  const person = (await directory.send('GET', `/Users/${ida.id}`)).body;
  expect(person.groups).toMatchObject([{ value: group.id, display: 'Works council', type: 'direct' }]);
  expect((await directory.send('DELETE', `/Groups/${group.id}`)).status).toBe(204);
  expect(await rolesOf(directory, [ida])).toEqual(['hiring-manager']);
});

test('with several groups the most powerful role applies; a group without a role changes nothing', async () => {
  const directory = await openDirectory(server, records);
  const [ida] = await addPeople(directory, 1);
  if (!ida) throw new Error('Nobody was added.');
  const [council, managers] = [
    await addGroup(directory, 'Council', [ida]),
    await addGroup(directory, 'Managers', [ida]),
  ];
  await mapGroup(directory, council, 'auditor');
  await mapGroup(directory, managers, 'admin');
  expect(await rolesOf(directory, [ida])).toEqual(['admin']);
  await addGroup(directory, 'Everybody', [ida]);
  expect(await rolesOf(directory, [ida])).toEqual(['admin']);
  await mapGroup(directory, managers, null);
  expect(await rolesOf(directory, [ida])).toEqual(['auditor']);
  await directory.owner.client.call(setDirectoryRole, { role: 'auditor' });
  const [newcomer] = await addPeople(directory, 1);
  expect(await rolesOf(directory, newcomer ? [newcomer] : [])).toEqual(['auditor']);
});

test('a group neither creates nor removes an owner', async () => {
  const directory = await openDirectory(server, records);
  const { owner } = directory;
  const { body } = await directory.send(
    'POST',
    '/Users',
    newPerson(directory.domain, { userName: `boss@${directory.domain}`, emails: [] }),
  );
  const group = await addGroup(directory, 'Staff', [body]);
  const wrong = owner.client.call(setGroupRole, { id: group.id, role: 'owner' as DirectoryRole });
  await expect(wrong).rejects.toMatchObject({ code: 'invalid' });
  const members = (await owner.client.call(listMembers)).data;
  const userId = members.find(({ email }) => email === `boss@${directory.domain}`)?.userId ?? '';
  await owner.client.call(changeMemberRole, { userId, role: 'owner' });
  await mapGroup(directory, group, 'auditor');
  expect(await rolesOf(directory, [{ email: `boss@${directory.domain}` }])).toEqual(['owner']);
});

test('a group that needs more seats than the plan has changes no one', async () => {
  const directory = await openDirectory(server, records);
  const people = await addPeople(directory, seatsByPlan.free);
  const group = await addGroup(directory, 'Recruiting', people);
  await expect(mapGroup(directory, group, 'recruiter')).rejects.toMatchObject({ code: 'no-seat' });
  expect((await directory.owner.client.call(getDirectory)).data.groups[0]?.role).toBeNull();
  const smaller = await addGroup(directory, 'Few', people.slice(1));
  await mapGroup(directory, smaller, 'recruiter');
  const add = patchOf({ op: 'add', path: 'members', value: [{ value: people[0]?.id }] });
  const refused = await directory.send('PATCH', `/Groups/${smaller.id}`, add);
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('seats') } });
  expect((await directory.send('GET', `/Groups/${smaller.id}`)).body.members).toHaveLength(people.length - 1);
});

test('group names are unique, groups contain only people of their organization, and are found by name', async () => {
  const [directory, other] = [await openDirectory(server, records), await openDirectory(server, records)];
  const [visitor] = await addPeople(other, 1);
  const { id } = await addGroup(directory, 'Staff');
  const again = await directory.send('POST', '/Groups', { schemas, displayName: 'STAFF' });
  expect(again).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
  for (const value of [visitor?.id, crypto.randomUUID(), 'nobody']) {
    const change = patchOf({ op: 'add', path: 'members', value: [{ value }] });
    const refused = await directory.send('PATCH', `/Groups/${id}`, change);
    expect(refused).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
  }
  const nested = patchOf({
    op: 'add',
    path: 'members',
    value: [{ value: crypto.randomUUID(), type: 'Group' }],
  });
  expect((await directory.send('PATCH', `/Groups/${id}`, nested)).body.detail).toContain('within groups');
  expect((await other.send('GET', `/Groups/${id}`)).status).toBe(404);
  const find = async (filter: string) =>
    (await directory.send('GET', `/Groups?${new URLSearchParams({ excludedAttributes: 'members', filter })}`))
      .body;
  expect(await find('displayName eq "staff"')).toMatchObject({ totalResults: 1, Resources: [{ id }] });
  expect(await find('displayName eq "none"')).toMatchObject({ totalResults: 0, Resources: [] });
  const put = await directory.send('PUT', `/Groups/${id}`, { schemas, displayName: 'Crew', members: [] });
  expect(put.body).toMatchObject({ id, displayName: 'Crew' });
});

test('the doctor reports groups mapped to owners, users without an account, and directories of personal organizations', async () => {
  const directory = await openDirectory(server, records);
  const { database } = server.platform.openDatabase;
  const find = createScimChecks({ database });
  const [ida] = await addPeople(directory, 1);
  const group = await addGroup(directory, 'Owners');
  const examine = async () => {
    const outcomes = [find.findOwnerGroups(), find.findWithoutAccount(), find.findOfPersonal()];
    return (await Promise.all(outcomes)).flatMap(({ errors }) => errors);
  };
  expect(await examine()).toEqual([]);
  const personal = directory.owner.userId;
  await database.execute(sql`update scim_groups set role = 'owner' where id = ${group.id}`);
  await database.execute(sql`update scim_users set user_id = null where id = ${ida?.id}`);
  await database.execute(sql`insert into scim_tokens (id, organization_id, created_by, secret_hash, ending, created_at)
    values (gen_random_uuid(), ${personal}, ${personal}, 'x', 'x', now())`);
  expect(await examine()).toEqual([
    `${group.id} makes owner`,
    `${ida?.id} has no account`,
    `the personal organization ${personal} has a directory`,
  ]);
});

test('the server describes itself as RFC 7643 requires', async () => {
  const { send } = await openDirectory(server, records);
  const config = (await send('GET', '/ServiceProviderConfig')).body;
  expect(() => new SCIMMY.Schemas.ServiceProviderConfig(config)).not.toThrow();
  expect(config).toMatchObject({ patch: { supported: true }, bulk: { supported: false } });
  const types = (await send('GET', '/ResourceTypes')).body;
  expect(types.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual([
    '/Users',
    '/Groups',
  ]);
  for (const type of types.Resources) expect(() => new SCIMMY.Schemas.ResourceType(type)).not.toThrow();
  const all = (await send('GET', '/Schemas')).body;
  for (const schema of all.Resources) {
    const known = { User: SCIMMY.Schemas.User, Group: SCIMMY.Schemas.Group }[schema.name as 'User' | 'Group'];
    for (const { name, subAttributes = [] } of schema.attributes) {
      expect(() => known.definition.attribute(name)).not.toThrow();
      for (const sub of subAttributes)
        expect(() => known.definition.attribute(`${name}.${sub.name}`)).not.toThrow();
    }
    const alone = await send('GET', `/Schemas/${schema.id}`);
    expect(alone.body).toEqual(schema);
  }
  expect((await send('GET', '/Schemas/urn:none')).status).toBe(404);
});

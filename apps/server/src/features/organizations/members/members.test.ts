import { randomUUID } from 'node:crypto';
import {
  changeMemberRole,
  createOrganization,
  deleteUser,
  fillAddress,
  getMe,
  jobDraft,
  leaveOrganization,
  listJobs,
  listMembers,
  listOrganizationActivity,
  listOrganizations,
  organizationHeader,
  type Role,
  removeMember,
  removeOrganizationLogo,
  renameOrganization,
  switchOrganization,
  transferOwnership,
  uploadOrganizationLogo,
} from '@winnow/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../../testing/team.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

/** A team with one member for each role. */
async function team<Roles extends readonly Role[]>(...roles: Roles) {
  const { id, members } = await openTeam(server, roles);
  return { id, members: members as { [Index in keyof Roles]: SignedUp } };
}

const rolesOf = async ({ client }: Pick<SignedUp, 'client'>) =>
  Object.fromEntries((await client.call(listMembers)).data.map(({ userId, role }) => [userId, role]));

const eventsOf = async ({ client }: Pick<SignedUp, 'client'>) =>
  (await client.call(listOrganizationActivity, {})).data.events;

test('who creates an organization owns it, and works in their own one until they switch', async () => {
  const anna = await signUp(server);
  const { data: made } = await anna.client.call(createOrganization, { name: '  Harbor Foods ' });
  expect(made).toMatchObject({ name: 'Harbor Foods', role: 'owner', isPersonal: false, isCurrent: false });
  expect((await anna.client.call(listOrganizations)).data).toMatchObject([
    { id: anna.userId, name: '', isPersonal: true, isCurrent: true, role: 'owner' },
    { id: made.id, isCurrent: false },
  ]);
  await anna.client.call(switchOrganization, { id: made.id });
  expect((await anna.client.call(listOrganizations)).data).toMatchObject([
    { isCurrent: false },
    { id: made.id, isCurrent: true },
  ]);
  expect(await eventsOf(anna)).toMatchObject([
    { action: 'organization-created', actor: { userId: anna.userId, name: 'Anna Example' } },
  ]);
});

test('a personal organization is neither renamed, left nor shared', async () => {
  const anna = await signUp(server);
  const personal = { status: 409, code: 'conflict', message: expect.stringContaining('personal') };
  await expect(anna.client.call(renameOrganization, { name: 'Mine' })).rejects.toMatchObject(personal);
  await expect(anna.client.call(leaveOrganization)).rejects.toMatchObject(personal);
});

test('name and logo are set by owners and admins, and are on record', async () => {
  const { members } = await team('owner', 'admin', 'recruiter');
  const [owner, admin, recruiter] = members;
  await admin.client.call(renameOrganization, { name: 'Harbor & Sons' });
  const picture = sharp({ create: { width: 900, height: 9, channels: 3, background: 'teal' } });
  const file = new Blob([new Uint8Array(await picture.png().toBuffer())]);
  const { logo } = (await owner.client.call(uploadOrganizationLogo, { file })).data;
  const shown = await fetch(`${server.url}${logo}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(512);
  await expect(recruiter.client.call(removeOrganizationLogo)).rejects.toMatchObject({ status: 403 });
  await admin.client.call(removeOrganizationLogo);
  expect((await fetch(`${server.url}${logo}`)).status).toBe(404);
  expect((await eventsOf(owner)).map(({ action, actor }) => [action, actor?.userId])).toEqual([
    ['organization-logo-changed', admin.userId],
    ['organization-logo-changed', owner.userId],
    ['organization-renamed', admin.userId],
  ]);
});

test('an admin manages everybody but owners', async () => {
  const { members } = await team('owner', 'admin', 'recruiter');
  const [owner, admin, recruiter] = members;
  await admin.client.call(changeMemberRole, { userId: recruiter.userId, role: 'auditor' });
  expect(await rolesOf(owner)).toMatchObject({ [recruiter.userId]: 'auditor' });
  const forbidden = { status: 403, code: 'forbidden' };
  const { call } = admin.client;
  for (const refused of [
    () => call(changeMemberRole, { userId: recruiter.userId, role: 'owner' }),
    () => call(changeMemberRole, { userId: admin.userId, role: 'owner' }),
    () => call(changeMemberRole, { userId: owner.userId, role: 'recruiter' }),
    () => call(removeMember, { userId: owner.userId }),
    () => call(transferOwnership, { userId: admin.userId }),
  ])
    await expect(refused()).rejects.toMatchObject(forbidden);
  await admin.client.call(removeMember, { userId: recruiter.userId });
  expect(await rolesOf(owner)).toEqual({ [owner.userId]: 'owner', [admin.userId]: 'admin' });
  expect((await eventsOf(owner)).map(({ action, subject, role }) => [action, subject?.userId, role])).toEqual(
    [
      ['member-removed', recruiter.userId, null],
      ['member-role-changed', recruiter.userId, 'auditor'],
    ],
  );
});

test('the last owner neither leaves nor becomes something else; handing over makes them an admin', async () => {
  const { members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const alone = { status: 409, message: expect.stringContaining('needs an owner') };
  await expect(owner.client.call(leaveOrganization)).rejects.toMatchObject(alone);
  const demotion = owner.client.call(changeMemberRole, { userId: owner.userId, role: 'admin' });
  await expect(demotion).rejects.toMatchObject(alone);
  await owner.client.call(transferOwnership, { userId: recruiter.userId });
  expect(await rolesOf(owner)).toEqual({ [owner.userId]: 'admin', [recruiter.userId]: 'owner' });
  await owner.client.call(leaveOrganization);
  await expect(owner.client.call(listMembers)).rejects.toMatchObject({ status: 404 });
  expect(await eventsOf(recruiter)).toMatchObject([
    { action: 'member-left', actor: { userId: owner.userId } },
    { action: 'ownership-transferred', subject: { userId: recruiter.userId }, role: 'owner' },
  ]);
});

test.each([
  ['owners', 'owner', 'recruiter'],
  ['owners', 'owner', null],
  ['admins', 'admin', 'auditor'],
  ['admins', 'admin', null],
] as const)('of two %s who act against each other at once, one wins', async (_, role, given) => {
  const { members } = await team('owner', role, role);
  const [owner, one, other] = members;
  // Only two competing owners: one of them must be left.
  if (role === 'owner') await owner.client.call(leaveOrganization);
  const against = (actor: SignedUp, { userId }: SignedUp) =>
    given
      ? actor.client.call(changeMemberRole, { userId, role: given })
      : actor.client.call(removeMember, { userId });
  const outcomes = await Promise.allSettled([against(one, other), against(other, one)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [refused] = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect([403, 404]).toContain(refused?.reason.status);
  const winner = outcomes[0].status === 'fulfilled' ? one : other;
  const roles = Object.values(await rolesOf(winner));
  expect(roles.filter((left) => left === role)).toHaveLength(1);
  expect(roles).toContain('owner');
});

test('of two last owners who leave at once, one stays', async () => {
  const { members } = await team('owner', 'owner', 'recruiter');
  const [one, other, recruiter] = members;
  const outcomes = await Promise.allSettled([one, other].map(({ client }) => client.call(leaveOrganization)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(Object.values(await rolesOf(recruiter)).toSorted()).toEqual(['owner', 'recruiter']);
});

test.each(['admin', 'owner'] as const)(
  'of two of the role %s who demote each other at once, one does',
  async (role) => {
    const { members } = await team('owner', role, role, 'recruiter');
    const [, one, other, recruiter] = members;
    const demoted = (by: SignedUp, { userId }: SignedUp) =>
      by.client.call(changeMemberRole, { userId, role: 'recruiter' });
    const outcomes = await Promise.allSettled([demoted(one, other), demoted(other, one)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 403, code: 'forbidden' },
    });
    const roles = await rolesOf(recruiter);
    expect([roles[one.userId], roles[other.userId]].toSorted()).toEqual([role, 'recruiter'].toSorted());
  },
);

test('a foreign organization and its members do not exist', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [, recruiter] = members;
  const boris = await signUp(server);
  const notFound = { status: 404, code: 'no-such-organization' };
  const asMember = callAs(server, boris, id);
  await expect(asMember.call(listMembers)).rejects.toMatchObject(notFound);
  await expect(asMember.call(renameOrganization, { name: 'Mine' })).rejects.toMatchObject(notFound);
  await expect(boris.client.call(switchOrganization, { id })).rejects.toMatchObject(notFound);
  const { data: own } = await boris.client.call(createOrganization, { name: 'Boris Ltd' });
  const inOwn = callAs(server, boris, own.id);
  for (const userId of [recruiter.userId, randomUUID()]) {
    const refused = inOwn.call(changeMemberRole, { userId, role: 'admin' });
    await expect(refused).rejects.toMatchObject({ status: 404, message: 'There is no such member.' });
  }
});

test.each([
  ['is removed', 404, (owner: SignedUp, userId: string) => owner.client.call(removeMember, { userId })],
  [
    'gets a role that may not listen',
    403,
    (owner: SignedUp, userId: string) => owner.client.call(changeMemberRole, { userId, role: 'auditor' }),
  ],
])('who %s is out with the next call, and of an open stream', async (_, status, act) => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const path = fillAddress(jobDraft.path, { idempotencyKey: randomUUID() });
  const stream = await fetch(`${server.url}/api${path}`, {
    headers: { authorization: `Bearer ${recruiter.token}`, [organizationHeader]: id },
  });
  expect(stream.status).toBe(200);
  const ended = stream.text();
  await act(owner, recruiter.userId);
  await expect(recruiter.client.call(listJobs, {})).rejects.toMatchObject({ status });
  // The stream ends long before its first heartbeat.
  await ended;
});

test('an account that alone owns a team with others is not deleted; one that hands over leaves its teams', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  await expect(owner.client.call(deleteUser)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('only owner of Harbor Foods'),
  });
  await owner.client.call(getMe);
  await owner.client.call(transferOwnership, { userId: recruiter.userId });
  await owner.client.call(deleteUser);
  expect(await rolesOf(recruiter)).toEqual({ [recruiter.userId]: 'owner' });
  await server.platform.queue.runTasks();
  const [left] = await eventsOf(recruiter);
  expect(left).toMatchObject({
    action: 'member-left',
    actor: { userId: null, isFormer: true },
    subject: null,
  });
  // The only member: the organization is deleted with the account.
  await recruiter.client.call(deleteUser);
  await server.platform.queue.runTasks();
  const another = await signUp(server);
  await expect(callAs(server, another, id).call(listMembers)).rejects.toMatchObject({ status: 404 });
});

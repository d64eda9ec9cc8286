import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  declineInvitation,
  type InvitedRole,
  inviteMember,
  leaveOrganization,
  listInvitations,
  listMembers,
  listOrganizationActivity,
  listOrganizations,
  listReceivedInvitations,
  openInvitation,
  removeMember,
  resendInvitation,
  revokeInvitation,
  updatePreferences,
} from '@winnow/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress, newestEmail } from '../../../testing/auth-client.ts';
import { findInDatabase } from '../../../testing/residual-data/find-residual-data.ts';
import { type SignedUp, signUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../../testing/team.ts';
import { invitations } from './invitation-tables.ts';

let server: TestServer;
let owner: SignedUp;
let teamId: string;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
  const { id, members } = await openTeam(server, ['owner']);
  [owner = await signUp(server)] = members;
  teamId = id;
  // With seats for everyone invited in this test.
  await server.platform.openDatabase.database.transaction((transaction) =>
    server.services.credits.changePlan(transaction, id, 'enterprise'),
  );
});

afterAll(() => server.stop());

/** Invites an address and reads the email. */
async function invite(email: string = newAddress(), role: InvitedRole = 'recruiter') {
  const { data } = await owner.client.call(inviteMember, { email, role });
  return { ...data, ...(await readLink(email)) };
}

async function readLink(email: string) {
  const { subject, text, link } = await newestEmail(server, email);
  return { subject, text, link, secret: new URL(link).hash.slice(1) };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing was refused',
    ({ status, message }) => `${status} ${message}`,
  );

const teamRoles = async () =>
  new Map((await owner.client.call(listMembers)).data.map(({ email, role }) => [email, role]));

const postpone = (id: string) =>
  server.platform.openDatabase.database
    .update(invitations)
    .set({ expiresAt: sql`${invitations.expiresAt} - interval '8 days'` })
    .where(eq(invitations.id, id));

test('an invitation is read by its link, accepted by a new account, and gives its role', async () => {
  const email = newAddress();
  const { id, secret, link, text, subject } = await invite(email, 'auditor');
  expect(link).toMatch(/\/invitation#[\w-]{43}$/);
  expect(subject).toBe('You’re invited to join Harbor Foods on Winnow');
  expect(text).toContain(
    `Anna Example (${owner.email}) invites you to join Harbor Foods on Winnow. Your role: auditor.`,
  );
  const opened = (await server.client.call(openInvitation, { secret })).data;
  expect(opened).toMatchObject({
    id,
    email,
    role: 'auditor',
    state: 'open',
    organization: { name: 'Harbor Foods' },
    invitedBy: 'Anna Example',
  });
  const boris = await signUp(server, email);
  expect((await boris.client.call(listReceivedInvitations)).data).toMatchObject([{ id, state: 'open' }]);
  const joined = (await boris.client.call(acceptInvitation, { id, secret })).data;
  expect(joined).toMatchObject({ id: teamId, name: 'Harbor Foods', role: 'auditor', isCurrent: false });
  expect((await teamRoles()).get(email)).toBe('auditor');
  expect((await boris.client.call(listReceivedInvitations)).data).toEqual([]);
  const { events } = (await callAs(server, boris, teamId).call(listOrganizationActivity, {})).data;
  expect(events.slice(0, 2)).toMatchObject([
    { action: 'member-joined', actor: { userId: boris.userId }, role: 'auditor' },
    { action: 'member-invited', actor: { userId: owner.userId }, subject: null, role: 'auditor' },
  ]);
});

test('the secret is kept as a hash alone', async () => {
  const { secret } = await invite();
  expect(await findInDatabase(server, secret)).toEqual([]);
});

test('an email is in the language of who invites', async () => {
  await owner.client.call(updatePreferences, { language: 'de' });
  const { subject, text } = await invite();
  await owner.client.call(updatePreferences, { language: 'en' });
  expect(subject).toBe('Einladung zu „Harbor Foods“ bei Winnow');
  expect(text).toContain('Ihre Rolle: Recruiter.');
});

test('a used invitation stays used: harmless for a member, refused for who was removed', async () => {
  const { id, secret, email } = await invite();
  const boris = await signUp(server, email);
  await boris.client.call(acceptInvitation, { id, secret });
  expect((await boris.client.call(acceptInvitation, { id, secret })).data.role).toBe('recruiter');
  await owner.client.call(removeMember, { userId: boris.userId });
  const used = '409 This invitation was already used. Ask for a new one.';
  expect(await refusal(boris.client.call(acceptInvitation, { id, secret }))).toBe(used);
  expect(await refusal(boris.client.call(declineInvitation, { id, secret }))).toBe(used);
  expect((await boris.client.call(listOrganizations)).data).toHaveLength(1);
  // A new invitation works.
  const again = await invite(email, 'admin');
  await boris.client.call(acceptInvitation, { id: again.id });
  expect((await teamRoles()).get(email)).toBe('admin');
});

test('of many who accept at once, all are the same member, once', async () => {
  const { id, secret, email } = await invite();
  const boris = await signUp(server, email);
  await Promise.all(Array.from({ length: 8 }, () => boris.client.call(acceptInvitation, { id, secret })));
  const { events } = (await owner.client.call(listOrganizationActivity, {})).data;
  const joins = events.filter(
    ({ action, actor }) => action === 'member-joined' && actor?.userId === boris.userId,
  );
  expect(joins).toHaveLength(1);
});

test('another address neither accepts nor declines, even with the link; without it there is no invitation', async () => {
  const { id, secret } = await invite();
  const eve = await signUp(server);
  for (const answer of [acceptInvitation, declineInvitation]) {
    expect(await refusal(eve.client.call(answer, { id, secret }))).toBe(
      '409 This invitation was sent to another email address. Log in with that address.',
    );
    const unknown = await refusal(eve.client.call(answer, { id: randomUUID() }));
    expect(unknown).toMatch(/^404 /);
    expect(await refusal(eve.client.call(answer, { id }))).toBe(unknown);
  }
  expect((await eve.client.call(listReceivedInvitations)).data).toEqual([]);
  expect((await server.client.call(openInvitation, { secret })).data.state).toBe('open');
});

test('a member is not invited again, at whatever spelling of the address', async () => {
  const { id, email } = await invite();
  const boris = await signUp(server, email);
  await boris.client.call(acceptInvitation, { id });
  for (const spelling of [email, ` ${email.toUpperCase()} `]) {
    expect(await refusal(owner.client.call(inviteMember, { email: spelling, role: 'admin' }))).toBe(
      '409 This person is already a member.',
    );
  }
  expect((await teamRoles()).get(email)).toBe('recruiter');
});

test('who became a member meanwhile keeps their role when they accept', async () => {
  const { id, secret, email } = await invite(newAddress(), 'admin');
  const boris = await signUp(server, email);
  const first = await boris.client.call(acceptInvitation, { id, secret });
  expect(first.data.role).toBe('admin');
  await callAs(server, boris, teamId).call(leaveOrganization);
  expect((await teamRoles()).has(email)).toBe(false);
});

test('an expired invitation is refused, listed as expired, and opens again with a new link', async () => {
  const { id, secret, email } = await invite();
  await postpone(id);
  const boris = await signUp(server, email);
  expect((await server.client.call(openInvitation, { secret })).data.state).toBe('expired');
  expect(await refusal(boris.client.call(acceptInvitation, { id, secret }))).toBe(
    '409 This invitation has expired. Ask for a new one.',
  );
  expect((await boris.client.call(listReceivedInvitations)).data).toEqual([]);
  const listed = (await owner.client.call(listInvitations)).data.find((one) => one.id === id);
  expect(listed).toMatchObject({ state: 'expired', invitedBy: { userId: owner.userId } });
  await owner.client.call(resendInvitation, { id });
  expect(await refusal(server.client.call(openInvitation, { secret }))).toMatch(/^404 .*newer email/);
  const renewed = await readLink(email);
  expect(renewed.secret).not.toBe(secret);
  await boris.client.call(acceptInvitation, { id, secret: renewed.secret });
});

test('an address that is invited again has one invitation, with the newest role and link', async () => {
  const first = await invite();
  const second = await invite(first.email, 'admin');
  expect(second.id).toBe(first.id);
  expect(await refusal(server.client.call(openInvitation, { secret: first.secret }))).toMatch(/^404 /);
  expect((await server.client.call(openInvitation, { secret: second.secret })).data.role).toBe('admin');
  const waiting = (await owner.client.call(listInvitations)).data.filter(
    ({ email }) => email === first.email,
  );
  expect(waiting).toMatchObject([{ role: 'admin', sentAt: expect.any(String) }]);
});

test.each([
  ['withdrawn', revokeInvitation, '409 This invitation was withdrawn. Ask for a new one.'],
  ['declined', declineInvitation, '409 This invitation was declined. Ask for a new one.'],
] as const)('an invitation that was %s is over', async (state, act, words) => {
  const { id, secret, email } = await invite();
  const boris = await signUp(server, email);
  await (state === 'declined' ? boris : owner).client.call(act, { id });
  expect((await server.client.call(openInvitation, { secret })).data.state).toBe(
    state === 'declined' ? 'declined' : 'revoked',
  );
  expect(await refusal(boris.client.call(acceptInvitation, { id, secret }))).toBe(words);
  expect((await owner.client.call(listInvitations)).data.map((one) => one.id)).not.toContain(id);
  for (const again of [revokeInvitation, resendInvitation])
    expect(await refusal(owner.client.call(again, { id }))).toMatch(/^404 /);
});

test('an email that has not left is not sent once its invitation is withdrawn', async () => {
  const email = newAddress();
  const { id } = (await owner.client.call(inviteMember, { email, role: 'recruiter' })).data;
  await owner.client.call(revokeInvitation, { id });
  await expect(newestEmail(server, email)).rejects.toThrow('There is no email');
});

test('nothing is left of invitations to an account that is deleted, and of those that ended long ago', async () => {
  const { id, email } = await invite();
  const boris = await signUp(server, email);
  const { accounts } = server.services;
  const caller = await accounts.identifyCaller(boris.token);
  await accounts.deletion.request(caller);
  await server.platform.queue.runTasks();
  expect(await findInDatabase(server, email)).toEqual([]);
  expect((await owner.client.call(listInvitations)).data.map((one) => one.id)).not.toContain(id);
  const { id: old } = await invite();
  const { database } = server.platform.openDatabase;
  const age = (days: number) =>
    database
      .update(invitations)
      .set({ expiresAt: sql`${invitations.expiresAt} - ${`${days} days`}::interval` })
      .where(eq(invitations.id, old));
  const { invitations: service } = server.services.teams;
  const isKept = async () =>
    (await database.select().from(invitations).where(eq(invitations.id, old))).length === 1;
  await age(36);
  await service.forgetOld();
  expect(await isKept()).toBe(true);
  await age(2);
  await service.forgetOld();
  expect(await isKept()).toBe(false);
});

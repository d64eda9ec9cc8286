import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  cancelPlan,
  changeMemberRole,
  chooseAnonymousView,
  getBilling,
  getOrganizationSettings,
  getSeats,
  inviteMember,
  listInvoices,
  listMembers,
  listNotifications,
  listOrganizations,
  listReceivedInvitations,
  type Role,
  setSpendingLimit,
  subscribe,
  transferOwnership,
  updateOrganizationSettings,
} from '@winnow/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress } from '../../testing/auth-client.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

const database = () => server.platform.openDatabase.database;

async function teamOf(...roles: Role[]) {
  const { id, members } = await openTeam(server, ['owner', ...roles]);
  const [owner] = members;
  if (!owner) throw new Error('The team has no owner.');
  const at = (place: number): SignedUp => {
    const member = members[place];
    if (!member) throw new Error(`The team has no member ${place}.`);
    return member;
  };
  return { id, owner, at, members };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing was refused',
    ({ code }) => code,
  );

const five: Role[] = ['recruiter', 'recruiter', 'admin', 'recruiter'];

test('invitations keep seats free, and none is sent beyond them; free roles need none', async () => {
  const { owner } = await teamOf('recruiter', 'recruiter', 'auditor');
  await owner.client.call(inviteMember, { email: newAddress(), role: 'recruiter' });
  const last = { email: newAddress(), role: 'admin' } as const;
  await owner.client.call(inviteMember, last);
  expect((await owner.client.call(getSeats)).data).toMatchObject({
    plan: 'free',
    included: 5,
    used: 3,
    invited: 2,
    withoutSeat: [],
  });
  const more = { email: newAddress(), role: 'recruiter' } as const;
  await expect(owner.client.call(inviteMember, more)).rejects.toMatchObject({
    code: 'no-seat',
    message: expect.stringContaining('All 5 seats of the plan are taken (3 used and 2 invited).'),
  });
  // The same seat again, with another role.
  await owner.client.call(inviteMember, { ...last, role: 'recruiter' });
  await owner.client.call(inviteMember, { ...more, role: 'auditor' });
});

test('a role that takes a seat is not given where none is left, nor is an invitation accepted', async () => {
  const { owner, at, id } = await teamOf(...five.slice(1), 'auditor', 'hiring-manager');
  const guest = await signUp(server);
  await owner.client.call(inviteMember, { email: guest.email, role: 'recruiter' });
  // The last seat goes to somebody else meanwhile.
  await owner.client.call(changeMemberRole, { userId: at(4).userId, role: 'recruiter' });
  const [invitation] = (await guest.client.call(listReceivedInvitations)).data;
  const answer = guest.client.call(acceptInvitation, { id: invitation?.id ?? '' });
  expect(await refusal(answer)).toBe('no-seat');
  const manager = at(5).userId;
  expect(await refusal(owner.client.call(changeMemberRole, { userId: manager, role: 'admin' }))).toBe(
    'no-seat',
  );
  expect(await refusal(owner.client.call(transferOwnership, { userId: manager }))).toBe('no-seat');
  await database().transaction((transaction) => server.services.credits.changePlan(transaction, id, 'pro'));
  await guest.client.call(acceptInvitation, { id: invitation?.id ?? '' });
  expect((await owner.client.call(getSeats)).data).toMatchObject({ included: 25, used: 6, invited: 0 });
});

test('a plan that shrinks below its seats removes nobody, loses nothing and is not billed twice', async () => {
  const { owner, at, members } = await teamOf(...five, 'recruiter', 'recruiter');
  await owner.client.call(subscribe, { plan: 'pro', idempotencyKey: randomUUID() });
  const invoices = (await owner.client.call(listInvoices)).data.length;
  const before = (await owner.client.call(getSeats)).data;
  expect(before).toMatchObject({ included: 25, used: 7, withoutSeat: [] });
  // In the order of joining; all joined at the same time, so by id.
  expect(before.withoutSeatOnFree).toHaveLength(2);
  expect(before.withoutSeatOnFree).not.toContain(owner.userId);
  await owner.client.call(cancelPlan);
  const organizationId = owner.organizationId;
  await database().transaction((transaction) =>
    server.services.credits.changePlan(transaction, organizationId, 'free'),
  );
  expect((await owner.client.call(getSeats)).data).toMatchObject({
    included: 5,
    used: 7,
    withoutSeat: before.withoutSeatOnFree,
  });
  expect((await at(6).client.call(listMembers)).data).toHaveLength(members.length);
  const email = newAddress();
  expect(await refusal(owner.client.call(inviteMember, { email, role: 'recruiter' }))).toBe('no-seat');
  await owner.client.call(subscribe, { plan: 'pro', idempotencyKey: randomUUID() });
  expect((await owner.client.call(getBilling)).data).toMatchObject({ plan: 'pro', endsAtPeriodEnd: false });
  expect((await owner.client.call(listInvoices)).data).toHaveLength(invoices);
});

test('a limit that is nearly or wholly used is told once each, to those who set it and the member', async () => {
  const { owner, at, id } = await teamOf('recruiter', 'admin', 'recruiter');
  const member = { organizationId: id, userId: at(1).userId };
  await owner.client.call(setSpendingLimit, { userId: member.userId, credits: 5 });
  const spend = (credits: number) =>
    database().transaction((transaction) =>
      server.services.credits.hold(transaction, member, {
        credits,
        reason: 'analysis',
        subjectId: randomUUID(),
        label: 'Analyst',
      }),
    );
  const told = async ({ client }: SignedUp) =>
    (await client.call(listNotifications, {})).data.notifications.filter(
      ({ kind }) => kind === 'spending-limit',
    );
  await spend(3);
  expect(await told(owner)).toEqual([]);
  await spend(1);
  expect(await told(owner)).toMatchObject([
    { about: { memberId: member.userId, spentCredits: 4, limitCredits: 5 } },
  ]);
  await spend(1);
  expect(await told(at(2))).toMatchObject([{ about: { spentCredits: 5, limitCredits: 5 } }]);
  expect(await told(at(1))).toHaveLength(1);
  expect(await told(at(3))).toEqual([]);
});

test('retention and the first view are the organization’s, and each member may choose their own view', async () => {
  const { owner, at } = await teamOf('recruiter');
  expect((await owner.client.call(getOrganizationSettings)).data).toEqual({
    retentionDays: 180,
    anonymousView: true,
    hiringManagersExport: false,
    allowsAssistants: true,
  });
  const settings = {
    retentionDays: 30,
    anonymousView: false,
    hiringManagersExport: true,
    allowsAssistants: false,
  };
  expect((await owner.client.call(updateOrganizationSettings, settings)).data).toEqual(settings);
  const viewOf = async ({ client }: SignedUp) =>
    (await client.call(listOrganizations)).data.map(({ isPersonal, anonymousView }) => [
      isPersonal,
      anonymousView,
    ]);
  expect(await viewOf(at(1))).toEqual([
    [true, null],
    [false, false],
  ]);
  await at(1).client.call(chooseAnonymousView, { anonymousView: true });
  expect(await viewOf(at(1))).toContainEqual([false, true]);
  expect(await viewOf(owner)).toContainEqual([false, false]);
  expect(await refusal(at(1).client.call(updateOrganizationSettings, { retentionDays: 1 }))).toBe(
    'forbidden',
  );
});

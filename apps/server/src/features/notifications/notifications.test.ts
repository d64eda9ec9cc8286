import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  countUnreadNotifications,
  deleteJob,
  inviteMember,
  leaveOrganization,
  listNotifications,
  listReceivedInvitations,
  markAllNotificationsRead,
  markNotificationsRead,
  type OrganizationId,
  type Role,
} from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { callAs, openTeam } from '../../testing/team.ts';
import { newJob } from '../../testing/work.ts';
import { createInboxFollowers } from './follow-inbox.ts';
import { createInboxService } from './inbox-service.ts';
import { createNotificationService, type Notice } from './notification-service.ts';
import { notifications } from './notification-tables.ts';

let server: TestServer;
let now = new Date();
const clock: Clock = { now: () => now };

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

async function team<Roles extends readonly Role[]>(...roles: Roles) {
  const { id, members } = await openTeam(server, roles);
  return { id, members: members as { [Index in keyof Roles]: SignedUp } };
}

const inboxOf = async ({ client }: Pick<SignedUp, 'client'>) =>
  (await client.call(listNotifications, {})).data;

const partsOf = ({ platform: { queue }, services: { notificationSettings, hiringTeams } }: TestServer) => ({
  queue,
  notificationSettings,
  hiringTeams,
});

/** In a transaction of its own, at the time of this test. */
function tell(notice: Notice): Promise<void> {
  const { database } = server.platform.openDatabase;
  const service = createNotificationService({ ...partsOf(server), database, clock });
  // One happens after the other.
  now = new Date(now.getTime() + 1_000);
  return database.transaction((transaction) => service.add(transaction, notice));
}

async function join(email: string, { client }: SignedUp, role: 'recruiter' | 'auditor' = 'recruiter') {
  await client.call(inviteMember, { email, role });
  const joining = await signUp(server, email);
  const [invitation] = (await joining.client.call(listReceivedInvitations)).data;
  await joining.client.call(acceptInvitation, { id: invitation?.id ?? '' });
  return joining;
}

const assigned = (
  organizationId: OrganizationId,
  [by, to]: readonly [SignedUp, SignedUp],
  jobId: string,
  analysisIds: readonly string[] = [randomUUID()],
): Notice => ({
  organizationId,
  to: [to.userId],
  actor: by.userId,
  kind: 'assigned',
  about: { jobId, analysisIds: [...analysisIds] },
});

test('owners and admins hear who joined, several in one notification; others and the one who joined do not', async () => {
  const { id, members } = await team('owner', 'admin', 'recruiter');
  const [owner, admin, recruiter] = members;
  const ben = await join(`${randomUUID()}@example.org`, owner);
  const cleo = await join(`${randomUUID()}@example.org`, owner, 'auditor');
  for (const manager of [owner, admin]) {
    const { notifications: list, unread } = await inboxOf(manager);
    expect(unread).toBe(1);
    expect(list).toMatchObject([
      {
        kind: 'member-joined',
        about: { memberId: cleo.userId, role: 'auditor' },
        actor: { userId: cleo.userId },
        count: 2,
        isRead: false,
        isGone: false,
        organization: { id, name: 'Harbor Foods' },
        member: null,
      },
    ]);
  }
  expect(await inboxOf(recruiter)).toMatchObject({ notifications: [], unread: 0 });
  expect(await inboxOf(ben)).toMatchObject({ notifications: [], unread: 0 });
});

test('alike notifications are gathered until they are read or ten minutes have passed', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const { id: jobId } = await newJob(owner);
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  await tell(assigned(id, members, jobId, [first]));
  await tell(assigned(id, members, jobId, [first, second]));
  const [gathered] = (await inboxOf(recruiter)).notifications;
  expect(gathered).toMatchObject({ kind: 'assigned', count: 2, jobTitle: 'Data analyst' });
  await recruiter.client.call(markNotificationsRead, { ids: [gathered?.id ?? ''] });
  await tell(assigned(id, members, jobId, [third]));
  expect((await inboxOf(recruiter)).notifications.map(({ count }) => count)).toEqual([1, 2]);
  now = new Date(now.getTime() + 11 * 60_000);
  await tell(assigned(id, members, jobId, [first]));
  expect(await inboxOf(recruiter)).toMatchObject({ unread: 2, notifications: [{ count: 1 }, {}, {}] });
});

test('what was rolled back is told to nobody, nor is anything to the actor or to who is no member', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const outsider = await signUp(server);
  const { id: jobId } = await newJob(owner);
  const { database } = server.platform.openDatabase;
  const notice = { ...assigned(id, members, jobId), to: [owner.userId, outsider.userId] };
  await tell(notice);
  const undone = database.transaction(async (transaction) => {
    await server.services.notifications.add(transaction, assigned(id, members, jobId));
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  for (const person of [owner, recruiter, outsider]) expect((await inboxOf(person)).unread).toBe(0);
});

test('notifications of an organization are gone for who left it', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const { id: jobId } = await newJob(owner);
  await tell(assigned(id, members, jobId));
  expect((await inboxOf(recruiter)).unread).toBe(1);
  await recruiter.client.call(leaveOrganization);
  const alone = { client: callAs(server, recruiter, recruiter.userId) };
  expect(await inboxOf(alone)).toMatchObject({ notifications: [], unread: 0 });
});

test('what was deleted or is not for the reader any more is shown without names', async () => {
  const { id, members } = await team('owner', 'recruiter', 'auditor');
  const [owner, recruiter, auditor] = members;
  const { id: jobId } = await newJob(owner);
  const gone = { ...assigned(id, [owner, recruiter], jobId), to: [recruiter.userId, auditor.userId] };
  await tell(gone);
  // The candidate doesn't exist, so the one notification of one candidate is about nothing.
  expect((await inboxOf(recruiter)).notifications).toMatchObject([{ isGone: true, candidate: null }]);
  await tell({
    organizationId: id,
    to: [recruiter.userId, auditor.userId],
    actor: null,
    kind: 'hiring-team',
    about: { jobId },
  });
  expect((await inboxOf(recruiter)).notifications[0]).toMatchObject({
    isGone: false,
    jobTitle: 'Data analyst',
  });
  expect((await inboxOf(auditor)).notifications[0]).toMatchObject({ isGone: true, jobTitle: null });
  await owner.client.call(deleteJob, { id: jobId });
  expect((await inboxOf(recruiter)).notifications[0]).toMatchObject({ isGone: true, jobTitle: null });
});

test('one, all until a moment, and again unread: only the own ones', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const jobs = [await newJob(owner), await newJob(owner)];
  for (const { id: jobId } of jobs) await tell(assigned(id, members, jobId));
  const { notifications: list } = await inboxOf(recruiter);
  const ids = list.map((one) => one.id);
  expect((await owner.client.call(markNotificationsRead, { ids })).data.unread).toBe(0);
  expect((await recruiter.client.call(countUnreadNotifications)).data.unread).toBe(2);
  const mark = (isRead: boolean) =>
    recruiter.client.call(markNotificationsRead, { ids: ids.slice(0, 1), isRead });
  expect((await mark(true)).data.unread).toBe(1);
  expect((await mark(false)).data.unread).toBe(2);
  const until = list[0]?.at ?? '';
  await tell({
    organizationId: id,
    to: [recruiter.userId],
    actor: null,
    kind: 'hiring-team',
    about: { jobId: jobs[0]?.id ?? '' },
  });
  expect((await recruiter.client.call(markAllNotificationsRead, { until })).data.unread).toBe(1);
});

test('a list goes on where its page ended', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  for (let made = 0; made < 3; made += 1) {
    const { id: jobId } = await newJob(owner);
    await tell(assigned(id, members, jobId));
  }
  const first = (await recruiter.client.call(listNotifications, { limit: 2 })).data;
  expect(first.notifications).toHaveLength(2);
  const cursor = first.nextCursor ?? undefined;
  const second = (await recruiter.client.call(listNotifications, { limit: 2, cursor })).data;
  expect(second).toMatchObject({ notifications: [{}], nextCursor: null });
  const ids = [...first.notifications, ...second.notifications].map((one) => one.id);
  expect(new Set(ids).size).toBe(3);
});

test('a listener of another process hears of what was added and read, once it is committed', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const { id: jobId } = await newJob(owner);
  const { database } = server.platform.openDatabase;
  const inbox = createInboxService({ ...partsOf(server), database, clock });
  const leaving = new AbortController();
  const counts: number[] = [];
  let heard: () => void = () => {};
  const next = () =>
    new Promise<void>((resolve) => {
      heard = resolve;
    });
  const told = async ({ unread }: { unread: number }) => {
    counts.push(unread);
    heard();
  };
  const { presence } = server.services;
  const followers = createInboxFollowers({ database, inbox, presence });
  let isFirst = true;
  await followers.follow(recruiter.userId, leaving.signal, {
    // Takes the current state and never finishes with the next event.
    unread: async () => {
      if (!isFirst) await new Promise(() => {});
      isFirst = false;
    },
    company: async () => {},
  });
  await followers.follow(recruiter.userId, leaving.signal, { unread: told, company: async () => {} });
  const added = next();
  await tell(assigned(id, members, jobId));
  await added;
  const read = next();
  const [one] = (await inboxOf(recruiter)).notifications;
  await recruiter.client.call(markNotificationsRead, { ids: [one?.id ?? ''] });
  await read;
  expect(counts).toEqual([0, 1, 0]);
  leaving.abort();
});

test('after 90 days a notification is removed', async () => {
  const { id, members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const { id: jobId } = await newJob(owner);
  await tell(assigned(id, members, jobId));
  const { database } = server.platform.openDatabase;
  const forget = (days: number) =>
    createNotificationService({
      ...partsOf(server),
      database,
      clock: { now: () => new Date(now.getTime() + days * dayMs) },
    }).forgetOld();
  await forget(89);
  expect((await inboxOf(recruiter)).notifications).toHaveLength(1);
  await forget(91);
  const left = await database.select().from(notifications).where(eq(notifications.userId, recruiter.userId));
  expect(left).toEqual([]);
});

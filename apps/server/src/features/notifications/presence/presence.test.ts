import { randomUUID } from 'node:crypto';
import {
  announcePresence,
  leavePresence,
  type PresentPlace,
  type Role,
  removeMember,
  updateNotificationSettings,
} from '@winnow/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock/clock.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { openTeam } from '../../../testing/team.ts';
import { newJob } from '../../../testing/work.ts';
import { createInboxFollowers } from '../follow-inbox.ts';
import { createInboxService } from '../inbox-service.ts';
import { presences } from '../notification-tables.ts';
import { createPresenceService } from './presence-service.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

afterAll(() => server.stop());

async function team<Roles extends readonly Role[]>(...roles: Roles) {
  const { id, members } = await openTeam(server, roles);
  return { id, members: members as { [Index in keyof Roles]: SignedUp } };
}

async function open({ client }: SignedUp, id: string, tabId: string = randomUUID()) {
  const { data } = await client.call(announcePresence, { tabId, subject: 'job', id });
  return { tabId, people: data.people.map(({ userId }) => userId) };
}

/** Events of a listener in another process, in order. */
function listen(userId: string) {
  const { database } = server.platform.openDatabase;
  const parts = { ...server.services, database, clock: systemClock };
  const presence = createPresenceService(parts);
  const followers = createInboxFollowers({ database, inbox: createInboxService(parts), presence });
  const leaving = new AbortController();
  const heard: (readonly PresentPlace[])[] = [];
  let next: (places: readonly PresentPlace[]) => void = (places) => heard.push(places);
  void followers.follow(userId, leaving.signal, {
    unread: async () => {},
    company: async (places) => next(places),
  });
  return {
    stop: () => leaving.abort(),
    next: () =>
      new Promise<readonly PresentPlace[]>((resolve) => {
        const waiting = heard.shift();
        if (waiting) return resolve(waiting);
        next = (places) => {
          next = (later) => heard.push(later);
          resolve(places);
        };
      }),
  };
}

test('who opens the same job is seen in another process, and who leaves or says nothing more is gone', async () => {
  const { members } = await team('owner', 'recruiter');
  const [owner, recruiter] = members;
  const { id } = await newJob(owner);
  const own = await open(owner, id);
  expect(own.people).toEqual([]);
  const listener = listen(owner.userId);
  const { tabId, people } = await open(recruiter, id);
  expect(people).toEqual([owner.userId]);
  expect(await listener.next()).toMatchObject([
    { subject: 'job', id, people: [{ userId: recruiter.userId }] },
  ]);
  expect((await owner.client.call(leavePresence, { tabId })).data).toEqual({ left: false });
  expect((await recruiter.client.call(leavePresence, { tabId })).data).toEqual({ left: true });
  expect(await listener.next()).toEqual([]);
  await open(recruiter, id, tabId);
  expect(await listener.next()).toHaveLength(1);
  const { database } = server.platform.openDatabase;
  const longAgo = { seenAt: sql`clock_timestamp() - interval '16 seconds'` };
  await database.update(presences).set(longAgo).where(eq(presences.tabId, tabId));
  expect(await listener.next()).toEqual([]);
  listener.stop();
});

test('nobody sees who shows nobody where they are, nor who was removed', async () => {
  const { members } = await team('owner', 'recruiter', 'recruiter');
  const [owner, shy, leaving] = members;
  const { id } = await newJob(owner);
  await open(shy, id);
  await open(leaving, id);
  const both = await open(owner, id);
  expect(new Set(both.people)).toEqual(new Set([shy.userId, leaving.userId]));
  await shy.client.call(updateNotificationSettings, { showsPresence: false });
  await owner.client.call(removeMember, { userId: leaving.userId });
  expect((await open(owner, id)).people).toEqual([]);
});

test('a role that sees no job is nowhere, and a tab of others cannot be moved', async () => {
  const { members } = await team('owner', 'auditor', 'recruiter');
  const [owner, auditor, recruiter] = members;
  const [first, second] = [await newJob(owner), await newJob(owner)];
  await expect(open(auditor, first.id)).rejects.toMatchObject({ status: 404 });
  const { tabId } = await open(owner, first.id);
  await open(recruiter, second.id, tabId);
  expect((await open(recruiter, first.id)).people).toEqual([owner.userId]);
});

test('without a word for a minute a row is removed', async () => {
  const { members } = await team('owner');
  const { id } = await newJob(members[0]);
  const { tabId } = await open(members[0], id);
  const { database } = server.platform.openDatabase;
  const longAgo = { seenAt: sql`clock_timestamp() - interval '2 minutes'` };
  await database.update(presences).set(longAgo).where(eq(presences.tabId, tabId));
  await server.services.presence.forgetGone();
  expect(await database.select().from(presences).where(eq(presences.tabId, tabId))).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import {
  getNotificationSettings,
  listNotifications,
  markNotificationsRead,
  openUnsubscription,
  unsubscribe,
  updateNotificationSettings,
} from '@winnow/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { EmailMessage } from '../../../platform/email/email-transport.ts';
import { Postponed } from '../../../platform/tasks/task.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import { openTeam } from '../../../testing/team.ts';
import { newJob } from '../../../testing/work.ts';
import { createInboxService } from '../inbox-service.ts';
import { createNotificationService, type Notice } from '../notification-service.ts';
import { createNotificationEmails } from './notification-emails.ts';

let server: TestServer;
let now: Date;
let sent: EmailMessage[];
const clock: Clock = { now: () => now };

beforeAll(async () => {
  server = await startTestServer({}, { limitFactor: 1000 });
});

beforeEach(() => {
  now = new Date('2026-11-23T09:00:00Z');
  sent = [];
});

afterAll(() => server.stop());

/** The service of one process. */
function emails(send: (message: EmailMessage) => Promise<void> = async (message) => void sent.push(message)) {
  const { platform, services } = server;
  const { database } = platform.openDatabase;
  const ordered: { userId: string; day: string }[] = [];
  const service = createNotificationEmails({
    ...services,
    database,
    clock,
    queue: { enqueue: async (_, __, payload) => void ordered.push(payload as never) },
    emailTransport: { send },
    siteUrl: 'https://winnow.example',
    inbox: createInboxService({ ...services, database, clock }),
    unsubscribeTokens: services.unsubscription.tokens,
    languageOf: async () => 'en',
  });
  return {
    ...service,
    /** Sends the digests that are due, one after the other. */
    async sendDue(userId: string) {
      await service.queueDigests();
      for (const order of ordered.splice(0).filter((one) => one.userId === userId))
        await service.sendDigest(order);
    },
  };
}

async function pair() {
  const { id, members } = await openTeam(server, ['owner', 'recruiter']);
  const [owner, recruiter] = members as [SignedUp, SignedUp];
  const { id: jobId } = await newJob(owner);
  const { database } = server.platform.openDatabase;
  const service = createNotificationService({
    ...server.services,
    queue: server.platform.queue,
    database,
    clock,
  });
  const tell = (notice: Pick<Notice, 'kind' | 'about'>) =>
    database.transaction((transaction) =>
      service.add(transaction, {
        organizationId: id,
        to: [recruiter.userId],
        actor: owner.userId,
        ...notice,
      } as Notice),
    );
  const list = async () => (await recruiter.client.call(listNotifications, {})).data.notifications;
  return {
    recruiter,
    tell,
    list,
    inTeam: () => tell({ kind: 'hiring-team', about: { jobId } }),
    atOnce: () =>
      tell({
        kind: 'spending-limit',
        about: { memberId: recruiter.userId, spentCredits: 95, limitCredits: 100 },
      }),
    read: async () =>
      recruiter.client.call(markNotificationsRead, { ids: (await list()).map(({ id: one }) => one) }),
    /** Payload of the task for the newest notification. */
    newest: async () => ({
      userId: recruiter.userId,
      id: (await list())[0]?.id ?? '',
      orderId: randomUUID(),
    }),
  };
}

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

test('what is wanted at once is sent a minute later, once, with a way to unsubscribe', async () => {
  const { recruiter, atOnce, newest } = await pair();
  await atOnce();
  const order = await newest();
  await expect(emails().sendAtOnce(order)).rejects.toBeInstanceOf(Postponed);
  later(2);
  await emails().sendAtOnce(order);
  await emails().sendAtOnce(order);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: recruiter.email,
    subject: 'You’ve used 95 of your 100 credits this month',
  });
  expect(sent[0]?.text).toContain(`https://winnow.example/notifications/${order.id}`);
  expect(sent[0]?.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(/^<https:\/\/winnow\.example\/api\/unsubscribe\/\S+>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('what was read in the app, or is not wanted any more, is not sent', async () => {
  const { recruiter, atOnce, newest, read } = await pair();
  await atOnce();
  const first = await newest();
  await read();
  later(20);
  await emails().sendAtOnce(first);
  await atOnce();
  const second = await newest();
  later(2);
  await recruiter.client.call(updateNotificationSettings, { emails: { 'spending-limit': 'off' } });
  await emails().sendAtOnce(second);
  expect(sent).toEqual([]);
});

test('after five emails at once in a day the rest waits for the digest', async () => {
  const { recruiter, atOnce, newest, read } = await pair();
  for (let times = 0; times < 6; times += 1) {
    await read().catch(() => undefined);
    await atOnce();
    later(15);
    await emails().sendAtOnce(await newest());
  }
  expect(sent).toHaveLength(5);
  later(24 * 60);
  await emails().sendDue(recruiter.userId);
  expect(sent.slice(5)).toMatchObject([{ subject: '1 notification in Winnow' }]);
});

test('a digest tells once what came before its hour and is unread, in the reader’s time zone', async () => {
  const { recruiter, inTeam, atOnce, read } = await pair();
  await recruiter.client.call(updateNotificationSettings, { timeZone: 'Asia/Tokyo', digestHour: 19 });
  await inTeam();
  later(59);
  await emails().sendDue(recruiter.userId);
  expect(sent).toEqual([]);
  // 19 o'clock in Tokyo.
  later(1);
  const [one, other] = [emails(), emails()];
  await Promise.all([one.sendDue(recruiter.userId), other.sendDue(recruiter.userId)]);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('added you to the hiring team of “Data analyst”.');
  await atOnce();
  later(60);
  await emails().sendDue(recruiter.userId);
  expect(sent).toHaveLength(1);
  await read();
  later(24 * 60);
  await emails().sendDue(recruiter.userId);
  expect(sent).toHaveLength(1);
});

test('a digest that is refused is sent by the next try, and one whose process was killed is not sent twice', async () => {
  const { recruiter, inTeam } = await pair();
  await inTeam();
  later(24 * 60);
  const refused = emails(async () => {
    throw new Error('The mail server is away.');
  });
  await expect(refused.sendDue(recruiter.userId)).rejects.toThrow('The mail server is away.');
  const killed = new Promise<void>((resolve) => {
    // The email is sent, but the process never learns of it.
    void emails(async (message) => {
      sent.push(message);
      resolve();
      await new Promise(() => {});
    }).sendDue(recruiter.userId);
  });
  await killed;
  await emails().sendDue(recruiter.userId);
  expect(sent).toHaveLength(1);
});

test('a link turns off its kind or the digest without sign-in, by a mail program too', async () => {
  const { recruiter, atOnce, inTeam, newest } = await pair();
  await atOnce();
  later(2);
  await emails().sendAtOnce(await newest());
  const path = /\/api\/unsubscribe\/[^>]+/.exec(sent[0]?.headers?.['List-Unsubscribe'] ?? '')?.[0];
  const posted = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(posted.status).toBe(200);
  const opened = await fetch(`${server.url}${path}`, { redirect: 'manual' });
  expect(opened.headers.get('location')).toMatch(/^\/unsubscribe#/);
  const settings = async () => (await recruiter.client.call(getNotificationSettings)).data.emails;
  expect(await settings()).toMatchObject({
    'spending-limit': 'off',
    mentioned: 'at-once',
    assigned: 'daily',
  });

  await inTeam();
  later(24 * 60);
  await emails().sendDue(recruiter.userId);
  const token = /unsubscribe#(\S+)/.exec(sent[1]?.text ?? '')?.[1] ?? '';
  expect((await server.client.call(openUnsubscription, { token })).data).toEqual({ of: 'digest' });
  await server.client.call(unsubscribe, { token });
  expect(await settings()).toMatchObject({ assigned: 'off', 'hiring-team': 'off', mentioned: 'at-once' });
  await server.client.call(unsubscribe, { token, fromAll: true });
  expect(new Set(Object.values(await settings()))).toEqual(new Set(['off']));
  const forged = token.replace(/\.digest\./, '.mentioned.');
  await expect(server.client.call(unsubscribe, { token: forged })).rejects.toMatchObject({ status: 404 });
});

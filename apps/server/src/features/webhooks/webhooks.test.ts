import type { ServerResponse } from 'node:http';
import {
  createWebhook,
  deletePerson,
  deleteWebhook,
  getWebhookSecret,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhook,
  type WebhookEventType,
  webhookEventTypes,
  webhookLimits,
  webhookRetrySeconds,
} from '@winnow/contracts';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runRequester } from '../../engine-tasks/requester.ts';
import { dayMs } from '../../platform/clock/clock.ts';
import { forInstallation } from '../../platform/database/scope.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { openTeam } from '../../testing/team.ts';
import { newJob, resumeText, send, start } from '../../testing/work.ts';
import { type Receiver, startReceiver } from './testing/webhook-receiver.ts';
import { claimDelivery } from './webhook-repository.ts';

let server: TestServer;
let receiver: Receiver;
let later = 0;

beforeAll(async () => {
  server = await startTestServer(
    { clock: { now: () => new Date(Date.now() + later) } },
    // Tests advance the clock by days.
    { limitFactor: 1000, accessTokenSeconds: 60 * 24 * 3600 },
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const work = () => server.platform.queue.runTasks();

async function add({ client }: SignedUp, eventTypes: WebhookEventType[] = [...webhookEventTypes]) {
  const { webhook, secret } = (await client.call(createWebhook, { url: receiver.url, eventTypes })).data;
  return { id: webhook.id, secret };
}

const logOf = async ({ client }: SignedUp, id: string) =>
  (await client.call(listWebhookDeliveries, { id })).data.deliveries;
const stateOf = async ({ client }: SignedUp) => (await client.call(listWebhooks)).data.webhooks[0];

/** Advances the clock and runs the scheduled sweep. */
async function pass(seconds: number) {
  later += seconds * 1_000;
  await forInstallation(() => server.services.webhookDelivering.sweep());
  await work();
}

test('the official library verifies messages, with either secret during a rotation', async () => {
  const anna = await signUp(server);
  const { id, secret } = await add(anna);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  await anna.client.call(sendTestWebhook, { id });
  await work();
  const [first] = receiver.received;
  if (!first) throw new Error('Nothing was delivered.');
  expect(new Verifier(secret).verify(first.body, first.headers)).toEqual({
    type: 'webhook.test',
    timestamp: expect.any(String),
    data: { organizationId: anna.organizationId },
  });
  expect(() => new Verifier(secret).verify(`${first.body} `, first.headers)).toThrow();

  const rotated = (await anna.client.call(rotateWebhookSecret, { id })).data;
  expect((await anna.client.call(getWebhookSecret, { id })).data.secret).toBe(rotated.secret);
  await anna.client.call(sendTestWebhook, { id });
  await work();
  const both = receiver.received[1];
  if (!both) throw new Error('Nothing was delivered.');
  for (const each of [secret, rotated.secret]) new Verifier(each).verify(both.body, both.headers);
  expect(both.headers['webhook-signature']?.split(' ')).toHaveLength(2);

  later += dayMs + 1;
  await anna.client.call(sendTestWebhook, { id });
  await work();
  expect(receiver.received[2]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  expect((await stateOf(anna))?.formerSecretUntil).toBeNull();
});

test('events of runs, candidates and deletions contain only ids', async () => {
  const anna = await signUp(server);
  const { id } = await add(anna);
  const job = await newJob(anna);
  const fileId = await send(anna, 'ada-thorne.txt', resumeText('Ada Thorne', 'SQL, Docker'));
  const run = await start(anna, job.id, [fileId]);
  await work();
  const told = () =>
    receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, string> });
  const types = () => told().map(({ type }) => type);
  expect(types().sort()).toEqual(['analysis.scored', 'person.added', 'run.finished', 'run.started']);
  expect(told().find(({ type }) => type === 'run.finished')?.data).toEqual({
    organizationId: anna.organizationId,
    runId: run.id,
    jobId: job.id,
  });
  const personId = told().find(({ type }) => type === 'person.added')?.data.personId ?? '';
  await anna.client.call(deletePerson, { id: personId });
  await work();
  expect(told().at(-1)).toMatchObject({ type: 'person.deleted', data: { personId } });
  const all = JSON.stringify(receiver.received) + JSON.stringify(await logOf(anna, id));
  expect(all).not.toMatch(/thorne|docker|\.txt/i);
});

test('an endpoint receives only its event types, and none while disabled', async () => {
  const anna = await signUp(server);
  const { id } = await add(anna, ['person.deleted']);
  await send(anna, 'a.txt', resumeText('Ben Quay'));
  await work();
  expect(receiver.received).toEqual([]);
  await anna.client.call(updateWebhook, { id, eventTypes: ['person.added'], isEnabled: false });
  await send(anna, 'b.txt', resumeText('Mia Falk'));
  await anna.client.call(updateWebhook, { id, isEnabled: true });
  await send(anna, 'c.txt', resumeText('Ida Lund'));
  await work();
  expect(receiver.received).toHaveLength(1);
  await anna.client.call(deleteWebhook, { id });
  expect(await stateOf(anna)).toBeUndefined();
});

test('a retry after a 500 response delivers the event with the same id', async () => {
  const anna = await signUp(server);
  const { id } = await add(anna, ['person.added']);
  receiver.answer = (response) => response.writeHead(500).end('<html>Oh no</html>');
  await send(anna, 'a.txt', resumeText('Ben Quay'));
  await work();
  expect(await logOf(anna, id)).toMatchObject([
    { state: 'pending', attempts: [{ number: 1, status: 500, response: '<html>Oh no</html>' }] },
  ]);
  receiver.answer = (response) => response.end('thanks');
  await pass(5);
  const [delivery] = await logOf(anna, id);
  expect(delivery).toMatchObject({
    state: 'delivered',
    nextAttemptAt: null,
    attempts: [{}, { status: 200 }],
  });
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
    new Set([delivery?.messageId]),
  );
});

test('disables an endpoint after the last retry and emails owners and admins', async () => {
  const { members } = await openTeam(server, ['owner', 'admin', 'recruiter']);
  const [owner, admin, recruiter] = members as [SignedUp, SignedUp, SignedUp];
  await expect(recruiter.client.call(listWebhooks)).rejects.toMatchObject({ status: 403 });
  const { id } = await add(owner, ['person.added']);
  receiver.answer = (response) => response.writeHead(503).end();
  await send(recruiter, 'a.txt', resumeText('Ben Quay'));
  await work();
  for (const seconds of webhookRetrySeconds.slice(0, -1)) await pass(seconds);
  expect(await stateOf(owner)).toMatchObject({ isEnabled: true });
  await pass(webhookRetrySeconds.at(-1) ?? 0);
  expect(receiver.received).toHaveLength(10);
  expect((await logOf(owner, id))[0]).toMatchObject({ state: 'failed', nextAttemptAt: null });
  expect(await stateOf(admin)).toMatchObject({ isEnabled: false, disabledFor: 'failing' });
  const emails = await server.platform.storedEmails.listEmails(1_000);
  const told = emails.filter(({ subject }) => subject === 'A webhook was turned off').map(({ to }) => to);
  expect(told.sort()).toEqual([owner.email, admin.email].sort());
});

test('an endpoint that accepts other messages stays enabled after one message fails for good', async () => {
  const anna = await signUp(server);
  const { id } = await add(anna, ['person.added']);
  let poison = '';
  receiver.answer = (response) => {
    const last = receiver.received.at(-1)?.headers['webhook-id'] ?? '';
    poison ||= last;
    response.writeHead(last === poison ? 500 : 200).end();
  };
  await send(anna, 'a.txt', resumeText('Ben Quay'));
  await work();
  await send(anna, 'b.txt', resumeText('Mia Falk'));
  await work();
  for (const seconds of webhookRetrySeconds) await pass(seconds);
  expect((await logOf(anna, id)).map(({ state }) => state).sort()).toEqual(['delivered', 'failed']);
  expect(await stateOf(anna)).toMatchObject({ isEnabled: true });
});

test('a 410 response disables the endpoint immediately', async () => {
  const anna = await signUp(server);
  const { id } = await add(anna, ['person.added']);
  receiver.answer = (response) => response.writeHead(410).end();
  await send(anna, 'a.txt', resumeText('Ben Quay'));
  await work();
  expect(await stateOf(anna)).toMatchObject({ isEnabled: false, disabledFor: 'gone' });
  expect((await logOf(anna, id))[0]?.state).toBe('failed');
  const again = (await anna.client.call(updateWebhook, { id, isEnabled: true })).data;
  expect(again).toMatchObject({ isEnabled: true, disabledFor: null });
});

test('does not follow redirects, and stores only the first kilobyte of a response', async () => {
  const anna = await signUp(server);
  const { id } = await add(anna, ['person.added']);
  receiver.answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
  await anna.client.call(sendTestWebhook, { id });
  await work();
  expect(receiver.received).toHaveLength(1);
  expect((await logOf(anna, id))[0]).toMatchObject({ state: 'failed', attempts: [{ status: 302 }] });
  receiver.answer = (response) => {
    const more = () => {
      while (!response.destroyed && response.write('x\0'.repeat(8_192)));
    };
    response.on('drain', more);
    more();
  };
  await anna.client.call(sendTestWebhook, { id });
  await work();
  const [endless] = await logOf(anna, id);
  expect(endless?.state).toBe('delivered');
  expect(endless?.attempts[0]?.response).toBe('x'.repeat(1_024));
});

test.each([
  ['never answers', () => {}],
  ['begins an answer and never ends it', (response: ServerResponse) => response.writeHead(200).write('wait')],
])(
  'an endpoint that %s is given up after 15 seconds, which the log says, and is tried again',
  async (_, begin) => {
    const anna = await signUp(server);
    const { id } = await add(anna, ['person.added']);
    const waiting = new AbortController();
    const timeout = AbortSignal.timeout;
    const clock = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (ms === 15_000 ? waiting.signal : timeout.call(AbortSignal, ms)));
    receiver.answer = (response) => {
      begin(response);
      waiting.abort(new DOMException('15 seconds went by.', 'TimeoutError'));
    };
    await send(anna, 'a.txt', resumeText('Ben Quay'));
    await work().finally(() => clock.mockRestore());
    expect(await logOf(anna, id)).toMatchObject([
      { state: 'pending', attempts: [{ number: 1, status: null, error: 'timeout', response: '' }] },
    ]);
    receiver.answer = (response) => response.end('thanks');
    await pass(5);
    expect((await logOf(anna, id))[0]).toMatchObject({ state: 'delivered', attempts: [{}, { status: 200 }] });
  },
);

test('resends deliveries of a killed process with the same id and counts them once', async () => {
  const anna = await signUp(server);
  const { id } = await add(anna, ['person.added']);
  const fileId = await send(anna, 'a.txt', resumeText('Ben Quay'));
  const { database } = server.platform.openDatabase;
  await server.services.resumes.read(runRequester(anna.organizationId), fileId);
  const now = new Date(Date.now() + later);
  const until = new Date(now.getTime() + 30_000);
  // Like a process that ends before it records the response.
  const claimed = await forInstallation(() => claimDelivery(database, id, { now, until, atOnce: 4 }));
  await work();
  expect(receiver.received).toEqual([]);
  await pass(31);
  const [delivery] = await logOf(anna, id);
  expect(delivery).toMatchObject({
    messageId: claimed?.messageId,
    state: 'delivered',
    attempts: [{ number: 1 }],
  });
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([claimed?.messageId]);
});

test('a manual resend delivers once with the same id and payload', async () => {
  const anna = await signUp(server);
  const { id } = await add(anna, ['person.added']);
  await send(anna, 'a.txt', resumeText('Ben Quay'));
  await work();
  const [sent] = await logOf(anna, id);
  if (!sent) throw new Error('Nothing was delivered.');
  receiver.answer = (response) => response.writeHead(500).end();
  await anna.client.call(redeliverWebhook, { id, deliveryId: sent.id });
  await work();
  const [again] = await logOf(anna, id);
  expect(again).toMatchObject({ state: 'failed', messageId: sent.messageId, payload: sent.payload });
  expect(receiver.received).toHaveLength(2);
  expect(await stateOf(anna)).toMatchObject({ isEnabled: true });
});

test('deletes log entries after 30 days', async () => {
  const anna = await signUp(server);
  const { id } = await add(anna);
  await anna.client.call(sendTestWebhook, { id });
  await work();
  later += webhookLimits.keptDays * dayMs + 1;
  await forInstallation(() => server.services.webhookDelivering.forgetOld());
  expect(await logOf(anna, id)).toEqual([]);
});

test.each([
  ['http://example.com/', 'Enter an address that begins with https://.'],
  ['https://10.0.0.1/', 'This address is private. Enter one that can be reached from the internet.'],
  ['https://[::1]/', 'This address is private. Enter one that can be reached from the internet.'],
  ['https://localhost./', 'This address is private. Enter one that can be reached from the internet.'],
  ['ftp://example.com/', expect.stringContaining('complete address')],
  ['https://a:b@example.com/', expect.stringContaining('complete address')],
  ['no address', expect.stringContaining('complete address')],
])('%s is no address of a webhook', async (url, words) => {
  const anna = await signUp(server);
  const adding = anna.client.call(createWebhook, { url, eventTypes: ['run.finished'] });
  await expect(adding).rejects.toMatchObject({ status: 422, message: words });
});

test('limits webhooks to ten per organization', async () => {
  const anna = await signUp(server);
  for (let count = 0; count < webhookLimits.endpoints; count += 1) await add(anna);
  await expect(add(anna)).rejects.toMatchObject({ status: 409, code: 'no-room' });
});

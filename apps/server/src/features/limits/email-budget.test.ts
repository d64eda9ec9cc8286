import { contactSupport, joinWaitlist } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import { createAuthClient, newAddress, newestEmail } from '../../testing/auth-client.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const password = 'a long and quiet river';
const [minuteMs, hourMs, dayMs] = [60_000, 60 * 60_000, 24 * 60 * 60_000];
let server: TestServer;
let now = new Date();

beforeAll(async () => {
  server = await startTestServer(
    { trustedProxies: 1, clock: { now: () => now } },
    { emailsPerHour: 90, emailCooldownSeconds: 0 },
  );
});

afterAll(() => server.stop());

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

let networks = 0;
/** A new /48 network each time. */
const unusedClientAddress = () => {
  networks += 1;
  return `2001:db8:${networks.toString(16)}::1`;
};

async function ask(
  path: string,
  body: object,
  address = unusedClientAddress(),
  cookie = '',
): Promise<number> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      origin: server.url,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

const recover = (email: string, address?: string, cookie?: string) =>
  ask('/auth/v1/recover', { email }, address, cookie);
const signUp = (email: string, address?: string) => ask('/auth/v1/signup', { email, password }, address);

/** Receivers of sent emails, after waiting emails have been retried. */
async function receivers(options = { withPostponed: true }): Promise<string[]> {
  await server.platform.queue.runTasks(options);
  const emails = (await server.platform.outbox?.listEmails(500)) ?? [];
  return emails.map(({ to }) => to);
}

const countTo = async (email: string) => (await receivers()).filter((to) => to === email).length;

async function newConfirmedAccount(): Promise<string> {
  const email = newAddress();
  const client = createAuthClient(server);
  await client.signUp({ email, password });
  const { code } = await newestEmail(server, email);
  await client.verifyOtp({ email, token: code, type: 'signup' });
  return email;
}

async function countSends(): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    server.platform.openDatabase.database,
    sql`select count(*)::int as count from email_sends`,
  );
  return row?.count ?? 0;
}

test('requests that send nothing use up nothing: after 351 of them a sign-up and a reset get their emails', async () => {
  const known = await newConfirmedAccount();
  const before = await countSends();
  const statuses: number[] = [];
  for (let request = 0; request < 90; request += 1) statuses.push(await recover(newAddress(), '203.0.113.5'));
  for (let request = 0; request < 261; request += 1) statuses.push(await recover(newAddress()));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(261);
  const newcomer = newAddress();
  expect(await signUp(newcomer, '198.51.100.1')).toBe(200);
  expect(await recover(known, '198.51.100.2')).toBe(200);
  const to = await receivers();
  expect(to).toContain(newcomer);
  expect(to.filter((address) => address === known)).toHaveLength(2);
  expect(await countSends()).toBe(before + 2);
});

test('one group of addresses has twenty people written to in an hour; the rest wait, and come later', async () => {
  const addresses = Array.from({ length: 23 }, newAddress);
  for (const [index, email] of addresses.entries()) {
    expect(await signUp(email, `2001:db8:f000:a0${(index % 16).toString(16)}::1`)).toBe(200);
  }
  const sentAt = async () => {
    const to = new Set(await receivers());
    return addresses.filter((email) => to.has(email)).length;
  };
  expect(await sentAt()).toBe(20);
  // Other receivers are not delayed.
  const other = newAddress();
  await signUp(other);
  expect(await countTo(other)).toBe(1);
  pass(59 * minuteMs);
  expect(await sentAt()).toBe(20);
  pass(minuteMs);
  expect(await sentAt()).toBe(23);
});

test('a /48 has four times as many people written to, however many of its groups ask', async () => {
  pass(dayMs);
  const addresses = Array.from({ length: 60 }, newAddress);
  const own = await startTestServer(
    { trustedProxies: 1 },
    { receiversPerHour: 5, emailCooldownSeconds: 0, limitFactor: 1 },
  );
  for (const [index, email] of addresses.slice(0, 25).entries()) {
    await fetch(`${own.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `2001:db8:aaaa:${(index * 256).toString(16)}::1` },
      body: JSON.stringify({ email, password }),
    });
  }
  await own.platform.queue.runTasks();
  expect(await own.platform.outbox?.listEmails(500)).toHaveLength(20);
  await own.stop();
});

test('whoever signs up random addresses from everywhere leaves a third for accounts that exist', async () => {
  pass(dayMs);
  const known = await newConfirmedAccount();
  const others = Array.from({ length: 70 }, newAddress);
  for (const email of others) await signUp(email);
  const sent = new Set(await receivers());
  // The confirmation of the account was one of the sixty.
  expect(others.filter((email) => sent.has(email))).toHaveLength(59);
  expect(await recover(known)).toBe(200);
  expect(await countTo(known)).toBe(2);
  pass(hourMs);
  expect(others.filter((email) => sent.has(email)).length).toBe(59);
  const later = new Set(await receivers());
  expect(others.every((email) => later.has(email))).toBe(true);
});

test('an email that waits has a link of its own time, and ends none that was sent', async () => {
  pass(dayMs);
  const email = newAddress();
  const address = '198.51.100.77';
  await signUp(email, address);
  const first = await newestEmail(server, email);
  for (let other = 0; other < 60; other += 1) await signUp(newAddress());
  await receivers();
  await ask('/auth/v1/resend', { email, type: 'signup' }, address);
  expect(await countTo(email)).toBe(1);
  const client = createAuthClient(server);
  const { error } = await client.verifyOtp({ email, token: first.code, type: 'signup' });
  expect(error).toBeNull();
});

test('one address gets ten emails a day, its owner may ask for five more, and what is dropped is on record', async () => {
  pass(dayMs);
  const email = await newConfirmedAccount();
  const signedIn = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { origin: server.url },
    body: JSON.stringify({ email, password }),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  for (let request = 0; request < 14; request += 1) expect(await recover(email)).toBe(200);
  expect(await countTo(email)).toBe(10);
  for (let request = 0; request < 7; request += 1) {
    expect(await recover(email, unusedClientAddress(), cookie)).toBe(200);
  }
  expect(await countTo(email)).toBe(15);
  const { emailBudget, audit } = server.services;
  const dropped = async () => (await audit.list({ action: 'emails-dropped', limit: 50 })).entries;
  await emailBudget.record(audit);
  const before = (await dropped()).length;
  pass(hourMs);
  await emailBudget.record(audit);
  await emailBudget.record(audit);
  expect(await dropped()).toHaveLength(before + 1);
  expect((await dropped())[0]).toMatchObject({
    actorId: null,
    subjectId: null,
    details: { reason: 'receiver', emails: 7 },
  });
  pass(dayMs);
  expect(await recover(email)).toBe(200);
  expect(await countTo(email)).toBe(16);
});

test('what cannot be sent within the life of its link is dropped', async () => {
  pass(2 * dayMs);
  const own = await startTestServer(
    { clock: { now: () => now } },
    { emailsPerHour: 3, emailCooldownSeconds: 0, codeSeconds: 600 },
  );
  for (let person = 0; person < 4; person += 1) {
    await fetch(`${own.url}/auth/v1/signup`, {
      method: 'POST',
      body: JSON.stringify({ email: newAddress(), password }),
    });
  }
  await own.platform.queue.runTasks();
  pass(2 * hourMs);
  await own.platform.queue.runTasks({ withPostponed: true });
  expect(await own.platform.outbox?.listEmails(10)).toHaveLength(2);
  const drops = await queryRows(
    own.platform.openDatabase.database,
    sql`select reason, emails from email_drops`,
  );
  expect(drops).toEqual([{ reason: 'late', emails: 2 }]);
  await own.stop();
});

test('the waitlist and support write to others within the same budget', async () => {
  pass(2 * dayMs);
  const address = '198.51.100.99';
  const join = (email: string) =>
    ask(`/api${joinWaitlist.path}`, { name: 'Ida', email, role: 'Recruiter' }, address);
  const addresses = Array.from({ length: 22 }, newAddress);
  for (const email of addresses) expect(await join(email)).toBe(200);
  const sent = async () => {
    const to = await receivers();
    return addresses.filter((email) => to.includes(email)).length;
  };
  expect(await sent()).toBe(20);
  const asker = newAddress();
  const question = {
    name: 'Ida',
    email: asker,
    subject: 'A question',
    message: 'How does this work, please?',
  };
  expect(await ask(`/api${contactSupport.path}`, question, address)).toBe(200);
  expect(await countTo(asker)).toBe(0);
  pass(hourMs);
  expect(await sent()).toBe(22);
  expect(await countTo(asker)).toBe(1);
});

test('nothing that is stored of it names anybody, and it is gone after a day', async () => {
  const { emailBudget, audit, limitStore } = server.services;
  const { database } = server.platform.openDatabase;
  const stored = async () =>
    JSON.stringify([
      await queryRows(database, sql`select * from email_sends`),
      await queryRows(database, sql`select * from limit_counts`),
    ]);
  expect(await stored()).toContain('receiver_hash');
  expect(await stored()).not.toMatch(/@|2001:|198\.51/);
  pass(2 * dayMs);
  await emailBudget.record(audit);
  await limitStore.clear();
  expect(await stored()).toBe('[[],[]]');
});

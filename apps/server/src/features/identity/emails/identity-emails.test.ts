import { request } from 'node:http';
import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { createSmtpTransport } from '../../../platform/email/smtp-transport.ts';
import { createAuthClient, newAddress } from '../../../testing/auth-client.ts';
import { type SmtpInbox, startSmtpInbox } from '../../../testing/doubles/smtp-inbox.ts';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';

const password = 'a long and quiet river';
const siteUrl = 'https://winnow.example';
let inbox: SmtpInbox;
let server: TestServer;

beforeAll(async () => {
  inbox = await startSmtpInbox();
  const emailTransport = createSmtpTransport(inbox.url, 'Winnow <winnow@winnow.example>', false);
  server = await startTestServer({ emailTransport, siteUrl }, { emailCooldownSeconds: 0, limitFactor: 1000 });
});

afterAll(async () => {
  server.platform.emailTransport.close();
  await server.stop();
  await inbox.close();
});

async function emailsTo(address: string): Promise<Email[]> {
  await server.platform.queue.runTasks();
  return inbox.emails.filter(({ to }) => to?.some((person) => person.address === address));
}

async function newestTo(address: string): Promise<Email> {
  const message = (await emailsTo(address)).at(-1);
  if (!message) throw new Error(`Nothing came to ${address}.`);
  return message;
}

const codeIn = ({ text }: Email) => /code: (\d{6})/.exec(text ?? '')?.[1] ?? '';

async function signUp(email = newAddress()) {
  const client = createAuthClient(server);
  await client.signUp({ email, password });
  await client.verifyOtp({ email, token: codeIn(await newestTo(email)), type: 'signup' });
  return { client, email };
}

/** Like a program that sets the Host header itself. */
function post(path: string, body: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(`${server.url}${path}`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject).end(body);
  });
}

/** Makes tasks that wait for a retry due at once. */
async function letRetriesBeDue(): Promise<void> {
  await server.platform.openDatabase.database.execute(
    sql`update pgboss.job set start_after = now() where state = 'retry'`,
  );
}

test('a mail server that is down loses nothing, and people sign up all the same', async () => {
  const email = newAddress();
  const client = createAuthClient(server);
  inbox.refuse(true);
  const { data, error } = await client.signUp({ email, password });
  expect(error).toBeNull();
  expect(data.user?.confirmation_sent_at).toBeTruthy();
  expect(await emailsTo(email)).toEqual([]);
  await letRetriesBeDue();
  expect(await emailsTo(email)).toEqual([]);
  inbox.refuse(false);
  await letRetriesBeDue();
  const token = codeIn(await newestTo(email));
  expect((await client.verifyOtp({ email, token, type: 'signup' })).error).toBeNull();
});

test('what was settled while the mail server was down is not asked for again', async () => {
  const { client, email } = await signUp();
  inbox.refuse(true);
  const [first, second] = [newAddress(), newAddress()];
  await client.updateUser({ email: first });
  await emailsTo(first);
  await client.updateUser({ email: second });
  inbox.refuse(false);
  await letRetriesBeDue();
  expect(await emailsTo(first)).toEqual([]);
  expect((await newestTo(second)).subject).toBe('Confirm your new email address');
  expect((await newestTo(email)).subject).toBe('Confirm the change of your email address');
});

test('neither a task nor a row holds the address, the link or the code once the email is sent', async () => {
  const { client, email } = await signUp();
  await client.resetPasswordForEmail(email);
  const { database } = server.platform.openDatabase;
  const waiting = await queryRows<{ data: string }>(
    database,
    sql`select data::text as data from pgboss.job where name = 'send-letter'`,
  );
  expect(waiting).not.toEqual([]);
  // Apart from the id, it only contains which request asked for it.
  for (const { data } of waiting) {
    const { _origin: origin = {}, ...payload } = JSON.parse(data);
    expect(Object.keys(payload)).toEqual(['id']);
    expect(['requestId', 'traceparent']).toEqual(expect.arrayContaining(Object.keys(origin)));
  }
  const message = await newestTo(email);
  const kept = await queryRows<{ order: string }>(
    database,
    sql`select "order"::text as "order" from identity_letters`,
  );
  expect(kept.filter(({ order }) => order.includes(email))).toEqual([]);
  const tokens = await queryRows<{ row: string }>(
    database,
    sql`select row_to_json(t)::text as row from identity_one_time_tokens t`,
  );
  expect(tokens).not.toEqual([]);
  const link = /token_hash=([^&\s]+)/.exec(message.text ?? '')?.[1] ?? '';
  expect(link).not.toBe('');
  for (const { row } of tokens) expect(row).not.toMatch(new RegExp(`${link}|"${codeIn(message)}"`));
});

test('an email that is tried twice is sent once', async () => {
  const { client, email } = await signUp();
  await client.resetPasswordForEmail(email);
  const rows = await queryRows<{ id: string }>(
    server.platform.openDatabase.database,
    sql`select data->>'id' as id from pgboss.job where name = 'send-letter' and state = 'created'`,
  );
  expect(rows).not.toEqual([]);
  const before = (await emailsTo(email)).length;
  for (const { id } of rows) await server.services.identity.emails.send(id);
  expect((await emailsTo(email)).length).toBe(before);
});

test('what happens to an account is told: password, address, second factor', async () => {
  const { client, email } = await signUp();
  await client.updateUser({ password: 'another slow and narrow river' });
  expect((await newestTo(email)).subject).toBe('Your password was changed');

  const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
  if (!factor) throw new Error('The factor was not made.');
  const token = new TOTP({ secret: factor.totp.secret }).generate();
  await client.mfa.challengeAndVerify({ factorId: factor.id, code: token });
  expect((await newestTo(email)).subject).toBe('Two-step login is on');
  await client.mfa.unenroll({ factorId: factor.id });
  expect((await newestTo(email)).subject).toBe('An authenticator app was removed');

  const next = newAddress();
  await client.updateUser({ email: next });
  for (const address of [next, email]) {
    const code = codeIn(await newestTo(address));
    await createAuthClient(server).verifyOtp({ email: address, token: code, type: 'email_change' });
  }
  expect((await newestTo(email)).subject).toBe('Your email address was changed');
});

test('a factor that was never verified goes without an email', async () => {
  const { client, email } = await signUp();
  const before = (await emailsTo(email)).length;
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
  await client.mfa.unenroll({ factorId: factor?.id ?? '' });
  expect((await emailsTo(email)).length).toBe(before);
});

test('every email says the same in words and as a page, and fetches nothing', async () => {
  await server.platform.queue.runTasks();
  expect(new Set(inbox.emails.map(({ subject }) => subject)).size).toBeGreaterThan(5);
  for (const { html = '', text = '', headers, subject = '' } of inbox.emails) {
    expect(headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
    expect(html).toContain(subject);
    for (const line of text.split('\n').filter((part) => part.trim() !== '' && !part.includes('code:'))) {
      expect(html.replaceAll('&amp;', '&')).toContain(line.replace(/:$/, ''));
    }
    expect(html).not.toMatch(/<(img|link|script|iframe|object)|src=|url\(|@import|@font-face/i);
  }
});

test('links lead to the site, whatever host or page the request names', async () => {
  const { email } = await signUp();
  const status = await post('/auth/v1/recover?redirect_to=https://evil.example/', JSON.stringify({ email }), {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    referer: 'https://evil.example/',
  });
  expect(status).toBe(200);
  const { text = '', html = '' } = await newestTo(email);
  expect(text + html).not.toContain('evil.example');
  for (const [address] of text.matchAll(/https?:\/\/\S+/g)) expect(new URL(address).origin).toBe(siteUrl);
});

test('looking at a link in an email does not use it up', async () => {
  const verifying = await startTestServer({}, { emailLinks: 'verify' });
  try {
    const client = createAuthClient(verifying);
    const email = newAddress();
    await client.signUp({ email, password });
    await verifying.platform.queue.runTasks();
    const [message] = (await verifying.platform.outbox?.listEmails(1)) ?? [];
    const link = /^https?:\S+$/m.exec(message?.text ?? '')?.[0] ?? '';
    expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(200);
    const opened = await fetch(link, { redirect: 'manual' });
    expect(opened.headers.get('location')).toContain('access_token');
  } finally {
    await verifying.stop();
  }
});

test.each([
  ['de', 'Bestätigen Sie Ihre E-Mail-Adresse', 'Ihr Passwort wurde geändert', /ein: (\d{6})/],
  ['ar', 'أكّد بريدك الإلكتروني', 'تغيّرت كلمة مرورك', /الرمز: (\d{6})/],
] as const)(
  'emails are written in the language of their reader: %s',
  async (language, confirm, changed, code) => {
    const email = newAddress();
    const client = createAuthClient(server);
    await client.signUp({ email, password, options: { data: { language } } });
    const message = await newestTo(email);
    expect(message.subject).toBe(confirm);
    expect(message.html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    const token = code.exec(message.text ?? '')?.[1] ?? '';
    expect((await client.verifyOtp({ email, token, type: 'signup' })).error).toBeNull();
    await client.updateUser({ password: 'another long and quiet river' });
    expect((await newestTo(email)).subject).toBe(changed);
  },
);

test.each([
  ['en', 'Confirm it’s you', /code: (\d{6})/],
  ['de', 'Bestätigen Sie, dass Sie es sind', /Code: (\d{6})/],
  ['ar', 'أكّد أنك أنت', /رمزك: (\d{6})/],
] as const)(
  'a code that confirms who is signed in says so, has no link and signs in: %s',
  async (language, subject, code) => {
    const { client, email } = await signUp();
    await client.updateUser({ data: { language } });
    const options = { shouldCreateUser: false, data: { purpose: 'confirmation' } };
    expect((await createAuthClient(server).signInWithOtp({ email, options })).error).toBeNull();
    const message = await newestTo(email);
    expect(message.subject).toBe(subject);
    expect(message.text).not.toContain('token_hash');
    const token = code.exec(message.text ?? '')?.[1] ?? '';
    const { data } = await createAuthClient(server).verifyOtp({ email, token, type: 'email' });
    expect(data.user?.email).toBe(email);
    expect(data.user?.user_metadata).not.toHaveProperty('purpose');
    // A sign-in that may create an account counts as one, whatever its metadata says.
    await createAuthClient(server).signInWithOtp({ email, options: { data: options.data } });
    expect((await newestTo(email)).subject).not.toBe(subject);
  },
);

test('an address that was left is told in the language of whoever left it', async () => {
  const email = newAddress();
  const next = newAddress();
  const client = createAuthClient(server);
  await client.signUp({ email, password, options: { data: { language: 'de' } } });
  const codeOf = ({ text }: Email) => /\b(\d{6})\b/.exec(text ?? '')?.[1] ?? '';
  await client.verifyOtp({ email, token: codeOf(await newestTo(email)), type: 'signup' });
  await client.updateUser({ email: next });
  await client.verifyOtp({ email, token: codeOf(await newestTo(email)), type: 'email_change' });
  await client.verifyOtp({ email: next, token: codeOf(await newestTo(next)), type: 'email_change' });
  expect((await newestTo(email)).subject).toBe('Ihre E-Mail-Adresse wurde geändert');
});

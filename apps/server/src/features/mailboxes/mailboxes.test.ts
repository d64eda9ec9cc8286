import { createHash, randomUUID } from 'node:crypto';
import {
  checkMailbox,
  deleteFiles,
  disconnectMailbox,
  forgetMailboxEmail,
  getMailbox,
  listFiles,
  listNotifications,
  pauseMailbox,
  testMailbox,
  updatePreferences,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import { composeEmail } from '../../testing/compose-email.ts';
import { type ImapServer, imapUser, startImapServer } from '../../testing/doubles/imap-server.ts';
import { type SignedUp, signUp } from '../../testing/sign-up.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { newJob, resumeText, send } from '../../testing/work.ts';
import '../../testing/databases/test-database-url.ts';
import { makeParcel } from '../imports/testing/make-parcel.ts';
import { findUnfitMailboxes } from './mailbox-check-repository.ts';
import { findMailbox } from './mailbox-repository.ts';
import { openMailboxPassword, resealMailboxPasswords } from './mailbox-secret.ts';
import {
  connect,
  connectionTo,
  emailsOf,
  mailCertificate,
  withMailServers,
} from './testing/mailbox-tests.ts';

let server: TestServer;
const mailServers: ImapServer[] = [];
let moved = 0;

beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + moved) };
  server = await startTestServer({ ...withMailServers, clock }, { limitFactor: 1000 });
});

afterEach(async () => {
  for (const each of mailServers.splice(0)) await each.stop();
});

afterAll(async () => {
  expect((await findUnfitMailboxes(server.platform.openDatabase.database)).errors).toEqual([]);
  await server.stop();
});

async function startMail(): Promise<ImapServer> {
  const mail = await startImapServer({ security: 'tls', certificate: mailCertificate });
  mailServers.push(mail);
  return mail;
}

async function aJobWithMail() {
  const someone = await signUp(server);
  await someone.client.call(updatePreferences, { anonymousView: false });
  const { id } = await newJob(someone);
  return { someone, id, mail: await startMail() };
}

const runTasks = () => server.platform.queue.runTasks();

async function checkAgain({ client }: SignedUp, id: string): Promise<void> {
  await client.call(checkMailbox, { id });
  await runTasks();
}

const mailboxOf = async ({ client }: SignedUp, id: string) =>
  (await client.call(getMailbox, { id })).data.mailbox;
const filesOf = async ({ client }: SignedUp) => (await client.call(listFiles, { limit: 100 })).data.files;
const resume = (name: string, fileName = `${name}.txt`) => ({ name: fileName, content: resumeText(name) });

test('resumes come to the library with who sent them, and are read', async () => {
  const { someone, id, mail } = await aJobWithMail();
  mail.deliver(
    await composeEmail({
      subject: 'My application',
      added: [
        'Authentication-Results: mx.company.example; spf=pass smtp.mailfrom=a@candidates.example; dkim=fail',
      ],
      attachments: [
        resume('Ada Thorne'),
        { name: 'photo.heic', content: 'x' },
        { name: 'winmail.dat', content: 'x' },
      ],
    }),
    { receivedAt: new Date('2026-11-02T08:31:00Z') },
  );
  mail.deliver(
    await composeEmail({ id: '<bare@mail.example>', from: 'ben@candidates.example', subject: 'A question' }),
  );
  await connect(someone, id, mail, { receivingServer: 'mx.company.example' });
  await runTasks();
  expect(await filesOf(someone)).toMatchObject([
    { candidateName: 'Ada Thorne', source: 'mailbox', sourceLabel: imapUser.username, state: 'read' },
  ]);
  const [bare, first] = await emailsOf(someone, id);
  expect(bare).toMatchObject({
    from: { address: 'ben@candidates.example' },
    attachments: [],
    spf: null,
    dkim: null,
  });
  expect(first).toMatchObject({
    from: { name: 'Ada Thorne', address: 'ada@candidates.example' },
    subject: 'My application',
    receivedAt: '2026-11-02T08:31:00.000Z',
    spf: { result: 'pass', domain: 'candidates.example' },
    dkim: { result: 'fail' },
    attachments: [
      { name: 'Ada Thorne.txt', outcome: 'added', reading: 'read' },
      { name: 'photo.heic', outcome: 'skipped', reason: 'not-a-resume' },
      { name: 'winmail.dat', outcome: 'skipped', reason: 'winmail' },
    ],
  });
  expect(await mailboxOf(someone, id)).toMatchObject({
    emails: 2,
    resumes: 1,
    error: null,
    isChecking: false,
  });
  expect(mail.commands.join('\n')).not.toMatch(/SELECT|STORE|EXPUNGE|MOVE|COPY|APPEND|BODY\[/);
});

test('what a server other than the receiving one says of the sender is not believed', async () => {
  const { someone, id, mail } = await aJobWithMail();
  const forged = 'Authentication-Results: mx.company.example; spf=pass; dkim=pass';
  mail.deliver(
    await composeEmail({
      id: '<1@x.example>',
      added: ['Authentication-Results: relay.example; spf=fail', forged],
    }),
  );
  mail.deliver(await composeEmail({ id: '<2@x.example>' }));
  await connect(someone, id, mail, { receivingServer: 'mx.company.example' });
  await runTasks();
  for (const email of await emailsOf(someone, id)) expect(email).toMatchObject({ spf: null, dkim: null });
});

test('each resume comes once, also where emails are delivered again or get new numbers', async () => {
  const { someone, id, mail } = await aJobWithMail();
  const known = await send(someone, 'known.txt', resumeText('Ben Quay'));
  const first = await composeEmail({
    attachments: [resume('Ada Thorne'), resume('Ada Thorne', 'copy.txt'), resume('Ben Quay')],
  });
  mail.deliver(first);
  await connect(someone, id, mail);
  await runTasks();
  const before = await filesOf(someone);
  expect(before).toHaveLength(2);
  const [email] = await emailsOf(someone, id);
  expect(email?.attachments).toMatchObject([{ outcome: 'added' }, { outcome: 'known', fileId: known }]);
  mail.deliver(first);
  // The same file by another person is another email with a known file.
  mail.deliver(
    await composeEmail({
      id: '<other@x.example>',
      from: 'eve@x.example',
      attachments: [resume('Ada Thorne')],
    }),
  );
  await checkAgain(someone, id);
  expect((await filesOf(someone)).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  expect(await emailsOf(someone, id)).toHaveLength(2);
  mail.renumber();
  await checkAgain(someone, id);
  expect(await emailsOf(someone, id)).toHaveLength(2);
  expect(await mailboxOf(someone, id)).toMatchObject({ emails: 2, resumes: 1 });
});

test('archives are opened, and what cannot be a resume says why', async () => {
  const { someone, id, mail } = await aJobWithMail();
  const archive = await makeParcel([
    { name: 'one/Cleo Marsh.txt', content: resumeText('Cleo Marsh') },
    { name: 'locked.txt', content: 'secret', isEncrypted: true },
    { name: 'bomb.txt', content: new Uint8Array(30 * 1024 * 1024) },
  ]).arrayBuffer();
  mail.deliver(
    await composeEmail({
      attachments: [
        { name: 'resumes.zip', content: new Uint8Array(archive) },
        { name: 'broken.zip', content: 'PK\u0003\u0004 no archive' },
        { name: 'empty.pdf', content: '' },
        { name: 'large.txt', content: 'x'.repeat(11 * 1024 * 1024) },
        { name: 'noise.pdf', content: Uint8Array.from([1, 2, 3]) },
      ],
    }),
  );
  await connect(someone, id, mail);
  await runTasks();
  const [email] = await emailsOf(someone, id);
  expect(email?.attachments).toMatchObject([
    { name: 'resumes.zip / Cleo Marsh.txt', outcome: 'added', reading: 'read' },
    { name: 'resumes.zip / locked.txt', outcome: 'refused', reason: 'encrypted' },
    { name: 'resumes.zip / bomb.txt', outcome: 'refused', reason: 'too-large' },
    { name: 'broken.zip', outcome: 'refused', reason: 'corrupt' },
    { name: 'empty.pdf', outcome: 'refused', reason: 'empty' },
    { name: 'large.txt', outcome: 'refused', reason: 'too-large' },
    { name: 'noise.pdf', outcome: 'added', reading: 'refused' },
  ]);
});

test('an email that is too large or too complex is listed, and the next ones come', async () => {
  const { someone, id, mail } = await aJobWithMail();
  mail.deliver(
    await composeEmail({
      id: '<large@x.example>',
      subject: 'Large',
      attachments: [{ name: 'a.pdf', content: Buffer.alloc(31 * 1024 * 1024) }],
    }),
  );
  const opened = Array.from(
    { length: 2_000 },
    (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
  );
  mail.deliver(Buffer.from(`From: deep@x.example\r\nSubject: Deep\r\n${opened.join('')}\r\nend`));
  mail.deliver(Buffer.from([0, 255, 254, 10, 10]));
  mail.deliver(await composeEmail({ id: '<last@x.example>', attachments: [resume('Ada Thorne')] }));
  await connect(someone, id, mail);
  await runTasks();
  expect((await emailsOf(someone, id)).map(({ subject, problem }) => [subject, problem]).sort()).toEqual([
    ['', null],
    ['Application', null],
    ['Deep', 'too-complex'],
    ['Large', 'too-large'],
  ]);
  expect(await filesOf(someone)).toHaveLength(1);
});

test('of the folder as it was, only emails since a day are taken in, and later ones always', async () => {
  const { someone, id, mail } = await aJobWithMail();
  const old = new Date('2026-01-02T10:00:00Z');
  mail.deliver(await composeEmail({ id: '<old@x.example>' }), { receivedAt: old });
  mail.deliver(await composeEmail({ id: '<new@x.example>' }), {
    receivedAt: new Date('2026-11-02T10:00:00Z'),
  });
  await connect(someone, id, mail, { since: '2026-10-01T00:00:00Z' });
  await runTasks();
  expect(await emailsOf(someone, id)).toHaveLength(1);
  // Moved into the folder by a person.
  mail.deliver(await composeEmail({ id: '<moved@x.example>' }), { receivedAt: old });
  await checkAgain(someone, id);
  expect(await emailsOf(someone, id)).toHaveLength(2);
});

test('after a connection that breaks, it goes on where it was', async () => {
  const { someone, id, mail } = await aJobWithMail();
  for (const name of ['Ada Thorne', 'Ben Quay', 'Cleo Marsh'])
    mail.deliver(await composeEmail({ id: `<${name}@x.example>`, attachments: [resume(name)] }));
  let loaded = 0;
  mail.before = (command) => {
    if (command !== 'UID FETCH') return 'go';
    loaded += 1;
    // The list, and one email.
    return loaded > 2 ? 'close' : 'go';
  };
  await connect(someone, id, mail);
  await runTasks();
  expect(await mailboxOf(someone, id)).toMatchObject({ emails: 1, error: 'connection', isPaused: false });
  mail.before = () => 'go';
  await checkAgain(someone, id);
  expect(await mailboxOf(someone, id)).toMatchObject({ emails: 3, resumes: 3, error: null });
  const fetched = mail.commands.filter((command) => /FETCH \d+ .*BODY/.test(command));
  expect(fetched.map((command) => command.split(' ')[2])).toEqual(['1', '2', '2', '3']);
});

test('two checks at once take nothing twice', async () => {
  const { someone, id, mail } = await aJobWithMail();
  for (let index = 0; index < 5; index += 1)
    mail.deliver(
      await composeEmail({ id: `<${index}@x.example>`, attachments: [resume(`Ada Thorne ${index}`)] }),
    );
  const { id: mailboxId } = await connect(someone, id, mail);
  const { mailboxChecking: checking } = server.services;
  await Promise.all([checking.check(mailboxId), checking.check(mailboxId), checking.check(mailboxId)]);
  await runTasks();
  expect(await mailboxOf(someone, id)).toMatchObject({ emails: 5, resumes: 5 });
  expect(await filesOf(someone)).toHaveLength(5);
});

test('a wrong password pauses a mailbox after three tries, and its recruiters are told', async () => {
  const { someone, id, mail } = await aJobWithMail();
  await connect(someone, id, mail);
  mail.instead = (command) => (command === 'LOGIN' ? 'TAG NO [AUTHENTICATIONFAILED] changed\r\n' : null);
  for (let tries = 0; tries < 3; tries += 1) await checkAgain(someone, id);
  expect(await mailboxOf(someone, id)).toMatchObject({
    isPaused: true,
    pausedFor: 'login',
    nextCheckAt: null,
  });
  const { data } = await someone.client.call(listNotifications, {});
  expect(data.notifications).toMatchObject([{ kind: 'mailbox-paused', about: { jobId: id } }]);
  await expect(someone.client.call(checkMailbox, { id })).rejects.toMatchObject({ code: 'conflict' });
  mail.instead = () => null;
  mail.deliver(await composeEmail());
  await someone.client.call(pauseMailbox, { id, isPaused: false });
  await runTasks();
  expect(await mailboxOf(someone, id)).toMatchObject({ isPaused: false, error: null, emails: 1 });
});

test('a connection that does not work is not stored, and says what is wrong', async () => {
  const { someone, id, mail } = await aJobWithMail();
  mail.deliver(await composeEmail({ added: ['Authentication-Results: mx.company.example; spf=pass'] }));
  mail.deliver(await composeEmail(), { folder: 'Applications' });
  const given = { id, ...connectionTo(mail) };
  const tried = async (change: object) =>
    (await someone.client.call(testMailbox, { ...given, ...change })).data;
  expect(await tried({})).toEqual({
    error: null,
    emails: 1,
    folders: [],
    receivingServer: 'mx.company.example',
  });
  expect(await tried({ password: 'wrong' })).toMatchObject({ error: 'login', emails: null });
  expect(await tried({ folder: 'Aplications' })).toMatchObject({
    error: 'folder',
    folders: ['INBOX', 'Applications'],
  });
  expect(await tried({ host: '127.0.0.1' })).toMatchObject({ error: 'address' });
  await expect(connect(someone, id, mail, { folder: 'Aplications' })).rejects.toMatchObject({
    code: 'invalid',
    errors: { folder: [expect.stringContaining('no such folder')] },
  });
  expect(await mailboxOf(someone, id)).toBeNull();
  await connect(someone, id, mail);
  // The stored password goes to the same account of the same server alone.
  expect(await tried({ password: '' })).toMatchObject({ error: null });
  for (const change of [{ host: 'imap.elsewhere.example' }, { username: 'other' }, { port: 1 }])
    await expect(tried({ password: '', ...change })).rejects.toMatchObject({ code: 'invalid' });
});

test('the password is stored encrypted, and told to nobody', async () => {
  const { someone, id, mail } = await aJobWithMail();
  const shown = await connect(someone, id, mail);
  expect(JSON.stringify(shown)).not.toContain(imapUser.password);
  const rows = await queryRows<{ row: string }>(
    server.platform.openDatabase.database,
    sql`select to_jsonb(t)::text as row from mailboxes t`,
  );
  expect(rows.map(({ row }) => row).join()).not.toContain(imapUser.password);
});

test('with new keys a password is encrypted again, and what the old ones do not open stays', async () => {
  const { someone, id, mail } = await aJobWithMail();
  const { id: mailboxId } = await connect(someone, id, mail);
  const keysOf = (secret: string) => ({ derive: () => createHash('sha256').update(secret).digest() });
  const { database } = server.platform.openDatabase;
  const sealed = async () => (await findMailbox(database, someone.organizationId, id))?.sealedSecret ?? '';
  const { keys } = server.services.identityBase;
  const before = await sealed();
  await database.transaction((transaction) =>
    resealMailboxPasswords(transaction, keysOf('unknown'), keysOf('new')),
  );
  expect(await sealed()).toBe(before);
  await database.transaction((transaction) => resealMailboxPasswords(transaction, keys, keysOf('new')));
  expect(openMailboxPassword(keysOf('new'), mailboxId, await sealed())).toBe(imapUser.password);
  // The installation has its own keys still: the password is asked for.
  await runTasks();
  expect(await mailboxOf(someone, id)).toMatchObject({ error: 'secret' });
});

test('the anonymous view shows what came, and not by whom', async () => {
  const { someone, id, mail } = await aJobWithMail();
  mail.deliver(await composeEmail({ attachments: [resume('Ada Thorne')] }));
  await connect(someone, id, mail);
  await runTasks();
  await someone.client.call(updatePreferences, { anonymousView: true });
  const [email] = await emailsOf(someone, id);
  expect(email).toMatchObject({ from: null, subject: '', attachments: [{ name: '', outcome: 'added' }] });
  expect(JSON.stringify(email)).not.toMatch(/thorne|candidates/i);
});

test('an email goes with the last of its resumes, and those without one after their time', async () => {
  const { someone, id, mail } = await aJobWithMail();
  mail.deliver(
    await composeEmail({ id: '<1@x.example>', attachments: [resume('Ada Thorne'), resume('Ben Quay')] }),
  );
  mail.deliver(await composeEmail({ id: '<2@x.example>' }));
  mail.deliver(await composeEmail({ id: '<3@x.example>', subject: 'Removed by hand' }));
  await connect(someone, id, mail);
  await runTasks();
  const [ada, ben] = await filesOf(someone);
  await someone.client.call(deleteFiles, { ids: [ada?.id ?? ''] });
  expect(await emailsOf(someone, id)).toHaveLength(3);
  await someone.client.call(deleteFiles, { ids: [ben?.id ?? ''] });
  const left = await emailsOf(someone, id);
  expect(left).toHaveLength(2);
  const byHand = left.find(({ subject }) => subject === 'Removed by hand');
  await someone.client.call(forgetMailboxEmail, { id, emailId: byHand?.id ?? '' });
  await expect(someone.client.call(forgetMailboxEmail, { id, emailId: randomUUID() })).rejects.toMatchObject({
    code: 'not-found',
  });
  await checkAgain(someone, id);
  expect(await emailsOf(someone, id)).toHaveLength(1);
  moved = 91 * 86_400_000;
  await server.services.mailboxChecking.forgetOldEmails();
  moved = 0;
  expect(await emailsOf(someone, id)).toEqual([]);
});

test('without room nothing is passed over: it goes on when there is', async () => {
  const { someone, id, mail } = await aJobWithMail();
  mail.deliver(await composeEmail({ attachments: [resume('Ada Thorne')] }));
  await connect(someone, id, mail);
  const { database } = server.platform.openDatabase;
  await database.execute(sql`update organizations set storage_mb = 0 where id = ${someone.organizationId}`);
  await runTasks();
  expect(await mailboxOf(someone, id)).toMatchObject({ error: 'no-room', emails: 0, isPaused: false });
  await database.execute(
    sql`update organizations set storage_mb = null where id = ${someone.organizationId}`,
  );
  await checkAgain(someone, id);
  expect(await mailboxOf(someone, id)).toMatchObject({ error: null, emails: 1, resumes: 1 });
});

test('a disconnected mailbox forgets its password; its emails and resumes stay', async () => {
  const { someone, id, mail } = await aJobWithMail();
  mail.deliver(await composeEmail({ attachments: [resume('Ada Thorne')] }));
  await connect(someone, id, mail);
  await runTasks();
  await someone.client.call(disconnectMailbox, { id });
  expect(await mailboxOf(someone, id)).toBeNull();
  expect(await emailsOf(someone, id)).toHaveLength(1);
  await expect(someone.client.call(checkMailbox, { id })).rejects.toMatchObject({ code: 'not-found' });
});

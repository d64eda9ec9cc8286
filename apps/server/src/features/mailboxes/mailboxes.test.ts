import { randomUUID } from 'node:crypto';
import { deleteFiles, forgetMailboxEmail, updatePreferences } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { composeEmail } from '../../testing/compose-email.ts';
import { imapUser } from '../../testing/doubles/imap-server.ts';
import { resumeText, send } from '../../testing/work.ts';
import '../../testing/databases/test-database-url.ts';
import { makeParcel } from '../imports/testing/make-parcel.ts';
import {
  attached,
  connect,
  emailsOf,
  filesOf,
  mailboxOf,
  useMailboxServer,
} from './testing/mailbox-tests.ts';

const { server, runTasks, aJobWithMail, checkAgain, daysLater } = useMailboxServer();

test('resumes are added to the library with their sender, and read', async () => {
  const { someone, id, mail } = await aJobWithMail();
  mail.deliver(
    await composeEmail({
      subject: 'My application',
      added: [
        'Authentication-Results: mx.company.example; spf=pass smtp.mailfrom=a@candidates.example; dkim=fail',
      ],
      attachments: [
        attached('Ada Thorne'),
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

test('checks of the sender by other servers than the receiving one are ignored', async () => {
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

test('each resume is added once, even if emails are delivered again or renumbered', async () => {
  const { someone, id, mail } = await aJobWithMail();
  const known = await send(someone, 'known.txt', resumeText('Ben Quay'));
  const first = await composeEmail({
    attachments: [attached('Ada Thorne'), attached('Ada Thorne', 'copy.txt'), attached('Ben Quay')],
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
      attachments: [attached('Ada Thorne')],
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

test('archives are unpacked, and files that cannot be resumes have a reason', async () => {
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

test('an email that is too large or too complex is listed, and later ones are processed', async () => {
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
  mail.deliver(await composeEmail({ id: '<last@x.example>', attachments: [attached('Ada Thorne')] }));
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

test('of existing emails only those since a date are processed, and later ones always', async () => {
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

test('concurrent checks process nothing twice', async () => {
  const { someone, id, mail } = await aJobWithMail();
  for (let index = 0; index < 5; index += 1)
    mail.deliver(
      await composeEmail({ id: `<${index}@x.example>`, attachments: [attached(`Ada Thorne ${index}`)] }),
    );
  const { id: mailboxId } = await connect(someone, id, mail);
  const { mailboxChecking: checking } = server().services;
  await Promise.all([checking.check(mailboxId), checking.check(mailboxId), checking.check(mailboxId)]);
  await runTasks();
  expect(await mailboxOf(someone, id)).toMatchObject({ emails: 5, resumes: 5 });
  expect(await filesOf(someone)).toHaveLength(5);
});

test('the anonymous view shows the attachments, but not the sender', async () => {
  const { someone, id, mail } = await aJobWithMail();
  mail.deliver(await composeEmail({ attachments: [attached('Ada Thorne')] }));
  await connect(someone, id, mail);
  await runTasks();
  await someone.client.call(updatePreferences, { anonymousView: true });
  const [email] = await emailsOf(someone, id);
  expect(email).toMatchObject({ from: null, subject: '', attachments: [{ name: '', outcome: 'added' }] });
  expect(JSON.stringify(email)).not.toMatch(/thorne|candidates/i);
});

test('an email is removed with its last resume, and one without resumes after a period', async () => {
  const { someone, id, mail } = await aJobWithMail();
  mail.deliver(
    await composeEmail({ id: '<1@x.example>', attachments: [attached('Ada Thorne'), attached('Ben Quay')] }),
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
  await daysLater(91, () => server().services.mailboxChecking.forgetOldEmails());
  expect(await emailsOf(someone, id)).toEqual([]);
});

test('without storage space no email is skipped: processing continues when there is space', async () => {
  const { someone, id, mail } = await aJobWithMail();
  mail.deliver(await composeEmail({ attachments: [attached('Ada Thorne')] }));
  await connect(someone, id, mail);
  const { database } = server().platform.openDatabase;
  await database.execute(sql`update organizations set storage_mb = 0 where id = ${someone.organizationId}`);
  await runTasks();
  expect(await mailboxOf(someone, id)).toMatchObject({ error: 'no-room', emails: 0, isPaused: false });
  await database.execute(
    sql`update organizations set storage_mb = null where id = ${someone.organizationId}`,
  );
  await checkAgain(someone, id);
  expect(await mailboxOf(someone, id)).toMatchObject({ error: null, emails: 1, resumes: 1 });
});

import { createHash } from 'node:crypto';
import {
  checkMailbox,
  disconnectMailbox,
  listNotifications,
  pauseMailbox,
  testMailbox,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import { composeEmail } from '../../testing/compose-email.ts';
import { imapUser } from '../../testing/doubles/imap-server.ts';
import '../../testing/databases/test-database-url.ts';
import { findMailbox } from './mailbox-repository.ts';
import { openMailboxPassword, resealMailboxPasswords } from './mailbox-secret.ts';
import {
  attached,
  connect,
  connectionTo,
  emailsOf,
  mailboxOf,
  useMailboxServer,
} from './testing/mailbox-tests.ts';

const { server, runTasks, aJobWithMail, checkAgain } = useMailboxServer();

test('after a connection that breaks, it goes on where it was', async () => {
  const { someone, id, mail } = await aJobWithMail();
  for (const name of ['Ada Thorne', 'Ben Quay', 'Cleo Marsh'])
    mail.deliver(await composeEmail({ id: `<${name}@x.example>`, attachments: [attached(name)] }));
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
  // The stored password is only used for the same account on the same server.
  expect(await tried({ password: '' })).toMatchObject({ error: null });
  for (const change of [{ host: 'imap.elsewhere.example' }, { username: 'other' }, { port: 1 }])
    await expect(tried({ password: '', ...change })).rejects.toMatchObject({ code: 'invalid' });
});

test('the password is stored encrypted, and told to nobody', async () => {
  const { someone, id, mail } = await aJobWithMail();
  const shown = await connect(someone, id, mail);
  expect(JSON.stringify(shown)).not.toContain(imapUser.password);
  const rows = await queryRows<{ row: string }>(
    server().platform.openDatabase.database,
    sql`select to_jsonb(t)::text as row from mailboxes t`,
  );
  expect(rows.map(({ row }) => row).join()).not.toContain(imapUser.password);
});

test('with new keys a password is encrypted again, and what the old ones do not open stays', async () => {
  const { someone, id, mail } = await aJobWithMail();
  const { id: mailboxId } = await connect(someone, id, mail);
  const keysOf = (secret: string) => ({ derive: () => createHash('sha256').update(secret).digest() });
  const { database } = server().platform.openDatabase;
  const sealed = async () => (await findMailbox(database, someone.organizationId, id))?.sealedSecret ?? '';
  const { keys } = server().services.identityBase;
  const before = await sealed();
  await database.transaction((transaction) =>
    resealMailboxPasswords(transaction, keysOf('unknown'), keysOf('new')),
  );
  expect(await sealed()).toBe(before);
  await database.transaction((transaction) => resealMailboxPasswords(transaction, keys, keysOf('new')));
  expect(openMailboxPassword(keysOf('new'), mailboxId, await sealed())).toBe(imapUser.password);
  // The password can't be decrypted, so it must be entered again.
  await runTasks();
  expect(await mailboxOf(someone, id)).toMatchObject({ error: 'secret' });
});

test('a disconnected mailbox forgets its password; its emails and resumes stay', async () => {
  const { someone, id, mail } = await aJobWithMail();
  mail.deliver(await composeEmail({ attachments: [attached('Ada Thorne')] }));
  await connect(someone, id, mail);
  await runTasks();
  await someone.client.call(disconnectMailbox, { id });
  expect(await mailboxOf(someone, id)).toBeNull();
  expect(await emailsOf(someone, id)).toHaveLength(1);
  await expect(someone.client.call(checkMailbox, { id })).rejects.toMatchObject({ code: 'not-found' });
});

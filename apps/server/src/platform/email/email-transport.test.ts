import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { escapeHtml } from '../http/pages/escape-html.ts';
import type { EmailTransport } from './email-transport.ts';
import { createOutbox } from './outbox-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const from = 'Winnow <winnow@localhost>';
let folder: string;
let smtpServer: SMTPServer;
const received: Buffer[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-mail-test-'));
  smtpServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? new Error('no such mailbox') : null),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtpServer.listen(0, '127.0.0.1', () => resolve()));
});

afterAll(async () => {
  await new Promise<void>((resolve) => smtpServer.close(() => resolve()));
  await rm(folder, { recursive: true, force: true });
});

function smtp({ requireTls } = { requireTls: false }): EmailTransport {
  const { port } = smtpServer.server.address() as AddressInfo;
  return createSmtpTransport(`smtp://127.0.0.1:${port}`, from, requireTls);
}

async function newestInFolder(): Promise<Buffer> {
  const names = (await readdir(folder)).sort();
  return readFile(join(folder, names.at(-1) ?? ''));
}

const adapters: [name: string, create: () => EmailTransport, newest: () => Promise<Buffer | undefined>][] = [
  ['a mail server', () => smtp(), async () => received.at(-1)],
  ['the outbox', () => createOutbox(folder, from, systemClock), newestInFolder],
];

describe.each(adapters)('mail through %s', (_, create, newest) => {
  test('an email arrives as it was written', async () => {
    const emailTransport = create();
    const text = 'Zoë, your code is 123456.\n\nA line that begins with a dot:\n.hidden\n';
    await emailTransport.send({ to: 'zoe@example.test', subject: 'Your code – 123456', text });
    const message = await PostalMime.parse((await newest()) ?? '');
    expect(message.from?.address).toBe('winnow@localhost');
    expect(message.to?.map(({ address }) => address)).toEqual(['zoe@example.test']);
    expect(message.subject).toBe('Your code – 123456');
    expect(message.text?.trim()).toBe(text.trim());
    emailTransport.close();
  });

  test('a line break in a subject does not become a header', async () => {
    const emailTransport = create();
    await emailTransport.send({ to: 'a@example.test', subject: 'Hello\r\nBcc: eve@example.test', text: 'x' });
    const message = await PostalMime.parse((await newest()) ?? '');
    expect(message.bcc ?? []).toEqual([]);
    expect(message.headers.map(({ key }) => key)).not.toContain('bcc');
    emailTransport.close();
  });
});

test('a recipient that the server refuses is an error', async () => {
  const emailTransport = smtp();
  await expect(emailTransport.send({ to: 'nobody@example.test', subject: 'x', text: 'x' })).rejects.toThrow();
  emailTransport.close();
});

test('a server without STARTTLS gets no email where TLS is required, and none in the clear', async () => {
  const before = received.length;
  const emailTransport = smtp({ requireTls: true });
  await expect(emailTransport.send({ to: 'a@example.test', subject: 'x', text: 'x' })).rejects.toThrow(/TLS/);
  expect(received).toHaveLength(before);
  emailTransport.close();
});

test('the outbox lists the newest emails first', async () => {
  let minute = 0;
  const clock = { now: () => new Date(Date.UTC(2030, 0, 1, 0, minute++)) };
  const own = join(folder, 'own');
  const outbox = createOutbox(own, from, clock);
  expect(await outbox.listEmails(10)).toEqual([]);
  for (const subject of ['one', 'two', 'three'])
    await outbox.send({ to: 'a@example.test', subject, text: subject });
  const emails = await outbox.listEmails(2);
  expect(emails.map(({ subject }) => subject)).toEqual(['three', 'two']);
});

test('emails to an address, and those that mention it, are removed from the outbox', async () => {
  const own = await mkdtemp(join(tmpdir(), 'winnow-outbox-test-'));
  const outbox = createOutbox(own, from, systemClock);
  const filler = 'A long line that is broken in the email. '.repeat(10);
  await outbox.send({ to: 'Anna@example.org', subject: 'To Anna', text: 'Hello' });
  await outbox.send({ to: 'support@example.org', subject: 'Of her', text: `${filler}anna@example.org asks` });
  await outbox.send({ to: 'boris@example.org', subject: 'To Boris', text: 'Hello' });
  await outbox.removeEmailsAbout('anna@example.org');
  expect((await outbox.listEmails(10)).map(({ subject }) => subject)).toEqual(['To Boris']);
  await rm(own, { recursive: true, force: true });
});

test.each([
  'joanna@example.org',
  'jo.anna@example.org',
  'jo-anna@example.org',
  'jo+anna@example.org',
  "o'anna@example.org",
  'jóanna@example.org',
  'anna@example.org.uk',
  'anna@example.organic',
  'anna@example.org-x.example',
])('an email that names %s stays when anna@example.org leaves', async (other) => {
  const own = await mkdtemp(join(tmpdir(), 'winnow-outbox-test-'));
  const outbox = createOutbox(own, from, systemClock);
  // Wherever a line is broken, even within the address.
  for (let before = 0; before < 80; before += 1) {
    const text = `${'é'.repeat(3)}${'x'.repeat(before)} ${other}`;
    const html = `<p>${escapeHtml(text)}</p>`;
    await outbox.send({ to: 'support@example.org', subject: `Of ${other}`, text, html });
  }
  await outbox.removeEmailsAbout('anna@example.org');
  expect(await outbox.listEmails(100)).toHaveLength(80);
  await rm(own, { recursive: true, force: true });
});

test.each([
  'Anna <ANNA@EXAMPLE.ORG> asks.',
  'It is anna@example.org.',
  "'anna@example.org', she says",
  'https://example.org/?email=anna@example.org&more',
  'See more...anna@example.org - thanks',
  'joanna@example.org and anna@example.org',
])('an email that says "%s" goes with anna@example.org', async (text) => {
  const own = await mkdtemp(join(tmpdir(), 'winnow-outbox-test-'));
  const outbox = createOutbox(own, from, systemClock);
  await outbox.send({ to: 'support@example.org', subject: 'Of her', text });
  await outbox.send({ to: 'support@example.org', subject: `Überall: ${text}`, text: 'Hello' });
  await outbox.removeEmailsAbout('anna@example.org');
  expect(await outbox.listEmails(10)).toEqual([]);
  await rm(own, { recursive: true, force: true });
});

test('half written emails are taken out too, and one that goes meanwhile keeps none of the others', async () => {
  const own = await mkdtemp(join(tmpdir(), 'winnow-outbox-test-'));
  const outbox = createOutbox(own, from, systemClock);
  await outbox.send({ to: 'anna@example.org', subject: 'To Anna', text: 'Hello' });
  await outbox.send({ to: 'boris@example.org', subject: 'To Boris', text: 'Hello' });
  await writeFile(join(own, '2030.eml.draft'), 'To: anna@example.org\r\n');
  // Listed in the folder, but gone when it is opened.
  await symlink(join(own, 'nowhere'), join(own, '2030.eml'));
  expect((await outbox.listEmails(10)).map(({ subject }) => subject).sort()).toEqual(['To Anna', 'To Boris']);
  await outbox.removeEmailsAbout('anna@example.org');
  expect((await outbox.listEmails(10)).map(({ subject }) => subject)).toEqual(['To Boris']);
  expect((await readdir(own)).filter((name) => name.endsWith('.draft'))).toEqual([]);
  await rm(own, { recursive: true, force: true });
});

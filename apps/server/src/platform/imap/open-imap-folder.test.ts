import { afterEach, expect, test } from 'vitest';
import { makeCertificate } from '../../testing/doubles/certificate.ts';
import { type ImapServer, imapUser, startImapServer } from '../../testing/doubles/imap-server.ts';
import { type MailConnection, MailFolderError } from './mail-folder.ts';
import { createImapFolders } from './open-imap-folder.ts';

const certificate = makeCertificate();
const servers: ImapServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function start(security: 'tls' | 'starttls' | 'none' = 'tls', own = certificate): Promise<ImapServer> {
  const server = await startImapServer({ security, certificate: own });
  servers.push(server);
  return server;
}

const open = createImapFolders({
  trustedHosts: ['127.0.0.1', 'localhost'],
  certificates: [certificate.cert],
  connectMs: 1_000,
  quietMs: 1_000,
});

const connection = ({ port }: ImapServer, change: Partial<MailConnection> = {}): MailConnection => ({
  host: 'localhost',
  port,
  security: 'tls',
  ...imapUser,
  folder: 'INBOX',
  ...change,
});

async function problemOf(given: MailConnection, opener = open) {
  const error = await opener(given).then(
    (folder) => folder.close().then(() => null),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof MailFolderError)) return error;
  return error.problem;
}

test.each(['tls', 'starttls'] as const)(
  'emails are listed and loaded over %s, and nothing is changed',
  async (security) => {
    const server = await start(security);
    for (const word of ['first', 'second', 'third'])
      server.deliver(Buffer.from(`Subject: ${word}\r\n\r\n${word}`));
    const folder = await open(connection(server, { security }));
    expect(folder).toMatchObject({ uidValidity: '1', uidNext: 4, emails: 3 });
    const all = await folder.list({ after: 0 }, 2);
    expect(all.map(({ uid, bytes }) => ({ uid, bytes }))).toEqual([
      { uid: 1, bytes: 23 },
      { uid: 2, bytes: 25 },
    ]);
    expect((await folder.list({ after: 2 }, 10)).map(({ uid }) => uid)).toEqual([3]);
    // `4:*` names the third email as well.
    expect(await folder.list({ after: 3 }, 10)).toEqual([]);
    expect(Buffer.from((await folder.load(2)) ?? []).toString()).toBe('Subject: second\r\n\r\nsecond');
    expect(Buffer.from((await folder.load(2, 9)) ?? []).toString()).toBe('Subject: ');
    expect(await folder.load(9)).toBeNull();
    await folder.close();
    expect(server.commands.join('\n')).not.toMatch(/SELECT|STORE|EXPUNGE|MOVE|COPY|APPEND|BODY\[/);
    expect(server.commands).toContain('EXAMINE INBOX');
  },
);

test('each kind of failure has its own code', async () => {
  const server = await start();
  expect(await problemOf(connection(server))).toBeNull();
  expect(await problemOf(connection(server, { password: 'wrong' }))).toBe('login');
  expect(await problemOf(connection(server, { folder: 'Elsewhere' }))).toBe('folder');
  expect(await problemOf(connection(server, { host: 'nowhere.invalid' }))).toBe('name');
  expect(
    await problemOf(
      connection(await start('tls', makeCertificate({ names: ['else.example'], addresses: [] }))),
    ),
  ).toBe('certificate');
  const expired = makeCertificate({ days: 1 });
  const trusting = createImapFolders({ trustedHosts: ['localhost'], certificates: [expired.cert] });
  expect(await problemOf(connection(await start('tls', expired)), trusting)).toBe('certificate');
  const bare = await start('none');
  expect(await problemOf(connection(bare, { security: 'starttls' }))).toBe('no-tls');
  expect(await problemOf(connection(bare))).toBe('no-tls');
  expect(bare.commands.join()).not.toContain('LOGIN');
  const mute = await start();
  mute.before = () => 'hang';
  expect(await problemOf(connection(mute))).toBe('timeout');
  const port = server.port;
  await server.stop();
  expect(await problemOf({ ...connection(mute), port })).toBe('connection');
});

test('if the folder does not exist, the existing ones are listed', async () => {
  const server = await start();
  server.deliver(Buffer.from('x'), { folder: 'Applications' });
  await expect(open(connection(server, { folder: 'Aplications' }))).rejects.toMatchObject({
    problem: 'folder',
    folders: ['INBOX', 'Applications'],
  });
});

test('a server that sends too much is disconnected', async () => {
  const server = await start();
  server.deliver(Buffer.from('x'));
  server.instead = (command) =>
    command === 'UID FETCH' ? `* 1 FETCH (UID 1 BODY[] {${1024 ** 3}}\r\n${'x'.repeat(100)}` : null;
  const folder = await open(connection(server));
  await expect(folder.load(1)).rejects.toMatchObject({ problem: 'protocol' });
  server.instead = (command) => (command === 'UID SEARCH' ? `* SEARCH ${'1 '.repeat(3_000_000)}` : null);
  const other = await open(connection(server));
  await expect(other.list({ after: 0 }, 10)).rejects.toMatchObject({ problem: 'protocol' });
});

test('addresses that are not public are refused before a connection is made', async () => {
  const server = await start();
  const careful = createImapFolders({ trustedHosts: [], certificates: [certificate.cert] });
  for (const host of [
    'localhost',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '::ffff:127.0.0.1',
    '0',
  ])
    expect(await problemOf(connection(server, { host }), careful), host).toBe('address');
  expect(server.commands).toEqual([]);
});

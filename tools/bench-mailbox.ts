/**
 * Delivers 200 emails with 300 attachments to a mail server that it starts, connects a job of a product server to it,
 * and kills that server five times while it imports them. Then half of the emails are delivered again, and the mail
 * server assigns new UIDs to all of them. Prints how long it took. Exits with 1 if a resume is missing or duplicated,
 * or an email is not listed exactly once.
 *
 *   npm run bench:mailbox
 *   npm run bench:mailbox -- --emails 1000 --kills 10 --postgres
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { composeEmail } from '../apps/server/src/testing/compose-email.ts';
import { makeCertificate } from '../apps/server/src/testing/doubles/certificate.ts';
import { imapUser, startImapServer } from '../apps/server/src/testing/doubles/imap-server.ts';
import { type SpawnedServer, spawnServer } from '../apps/server/src/testing/spawn-server.ts';
import {
  type Client,
  checkMailbox,
  connectMailbox,
  createClient,
  createJob,
  getMailbox,
  listFiles,
  listMailboxEmails,
  type MailboxEmail,
  RequestFailure,
  type ResumeFile,
  signIn,
  signUp,
} from '../packages/contracts/src/index.ts';
import { machine } from './bench/machine.ts';
import { makeResume } from './bench/make-resume.ts';
import { startPostgres } from './running/start-postgres.ts';
import { plainText } from './samples/layouts/plain-text.ts';
import { singleColumnPdf } from './samples/layouts/single-column.ts';
import { wordParagraphs } from './samples/layouts/word-paragraphs.ts';

const { values } = parseArgs({
  options: {
    emails: { type: 'string', default: '200' },
    kills: { type: 'string', default: '5' },
    postgres: { type: 'boolean', default: false },
  },
});
const emailCount = Number(values.emails);
const kills = Number(values.kills);
/** Every second email has two attachments. */
const attachmentCount = emailCount + Math.floor(emailCount / 2);
/** Every tenth attachment was sent earlier by another person. */
const copyEvery = 10;
const accent = '#1f5f4a';
const advert = 'Harbor accountant\n\nRequirements\n- 3+ years of experience in accounting\n- QuickBooks';

function say(what: string, figure: string): void {
  process.stdout.write(`${what.padEnd(46)} ${figure.padEnd(40)} (load ${loadavg()[0]?.toFixed(1)})\n`);
}

async function makeFile(number: number): Promise<{ name: string; content: Uint8Array }> {
  const resume = makeResume(number);
  switch (number % 3) {
    case 0:
      return { name: `resume-${number}.txt`, content: plainText(resume) };
    case 1:
      return { name: `resume-${number}.docx`, content: await wordParagraphs(resume, accent.slice(1)) };
    default:
      return { name: `resume-${number}.pdf`, content: await singleColumnPdf(resume, { accent }) };
  }
}

async function makeEmails(): Promise<{ emails: Buffer[]; distinct: number }> {
  const emails: Buffer[] = [];
  const files: { name: string; content: Uint8Array }[] = [];
  let distinct = 0;
  for (let index = 0; index < emailCount; index += 1) {
    const attachments: typeof files = [];
    for (let each = 0; each <= index % 2; each += 1) {
      const isCopy = files.length > 0 && files.length % copyEvery === 0;
      const file = isCopy ? files[files.length - copyEvery / 2] : await makeFile(distinct);
      if (!file) throw new Error('A copy has an original.');
      if (!isCopy) distinct += 1;
      files.push(file);
      attachments.push(file);
    }
    const from = `Applicant ${index} <applicant-${index}@candidates.example>`;
    emails.push(await composeEmail({ id: `<${index}@mail.example>`, from, attachments }));
  }
  return { emails, distinct };
}

async function enter(url: string): Promise<string> {
  const account = { email: `${randomUUID()}@example.org`, password: 'a long and quiet river' };
  const visitor = createClient({ baseUrl: url });
  await visitor.call(signUp, { name: 'Ada Thorne', ...account });
  return (await visitor.call(signIn, account)).data.token;
}

async function listAll(client: Client, id: string) {
  const emails: MailboxEmail[] = [];
  const files: ResumeFile[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { data } = await client.call(listMailboxEmails, { id, limit: 100, ...(cursor && { cursor }) });
    emails.push(...data.emails);
    cursor = data.nextCursor;
  }
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { data } = await client.call(listFiles, { limit: 100, ...(cursor && { cursor }) });
    files.push(...data.files);
    cursor = data.nextCursor;
  }
  return { emails, files };
}

process.stdout.write(`${machine}; the server, the mail server and whoever asks share the machine\n`);
const folder = await mkdtemp(join(tmpdir(), 'winnow-bench-mailbox-'));
const postgres = values.postgres ? await startPostgres({ isDurable: true }) : null;
if (values.postgres && !postgres) throw new Error('No PostgreSQL can be started here.');
const certificate = makeCertificate();
const authority = join(folder, 'authority.pem');
await writeFile(authority, certificate.cert);
const mail = await startImapServer({ security: 'tls', certificate });

let port = '0';
const start = () =>
  spawnServer({
    DATA_DIR: join(folder, 'data'),
    // The same port again, since sessions belong to an address.
    PORT: port,
    IDENTITY_AUTO_CONFIRM: 'on',
    LOG_LEVEL: 'warn',
    FREE_STORAGE_MB: '1000000',
    DAILY_UPLOAD_PERCENT: '100',
    MAILBOX_PRIVATE_HOSTS: 'localhost',
    MAILBOX_CA_FILE: authority,
    ...(postgres && { DATABASE_URL: postgres.url }),
  });

let server: SpawnedServer = await start();
port = new URL(server.url).port;
let token = '';
const clientOf = () =>
  createClient({ baseUrl: `${server.url}/api`, headers: () => ({ authorization: `Bearer ${token}` }) });

/** Waits until a check that starts now has ended and every resume was read; restarts the server after a kill. */
async function untilTaken(id: string, due: () => boolean): Promise<void> {
  for (;;) {
    if (server.process.signalCode !== null) server = await start();
    try {
      const { mailbox } = (await clientOf().call(getMailbox, { id })).data;
      if (due() && mailbox && !mailbox.isChecking && Date.parse(mailbox.nextCheckAt ?? '') > Date.now()) {
        const { files } = await listAll(clientOf(), id);
        if (files.every(({ state }) => state !== 'unread')) return;
      }
    } catch (error) {
      // The server was killed, which is reported a moment later.
      if (!(error instanceof RequestFailure && error.kind === 'network')) throw error;
    }
    await wait(200);
  }
}

async function checkAgain(id: string): Promise<void> {
  await clientOf().call(checkMailbox, { id });
  await untilTaken(id, () => true);
}

try {
  const { emails, distinct } = await makeEmails();
  for (const email of emails) mail.deliver(email);
  process.stdout.write(
    `${postgres?.version ?? 'embedded database'}, ${emailCount} emails, ${attachmentCount} attachments, ${distinct} resumes\n\n`,
  );
  token = await enter(`${server.url}/api`);
  const { id } = (await clientOf().call(createJob, { text: advert })).data;
  let fetched = 0;
  let killed = 0;
  mail.before = (command) => {
    if (command === 'UID FETCH') fetched += 1;
    if (killed < kills && fetched > ((killed + 1) * emailCount) / (kills + 1)) {
      killed += 1;
      server.process.kill('SIGKILL');
      return 'close';
    }
    return 'go';
  };
  const begun = performance.now();
  const given = { host: 'localhost', port: mail.port, ...imapUser };
  await clientOf().call(connectMailbox, { id, ...given });
  await untilTaken(id, () => killed === kills);
  const seconds = (performance.now() - begun) / 1_000;
  say(
    'taken in and read, all',
    `${seconds.toFixed(1)} s, ${(attachmentCount / seconds).toFixed(1)} files a second`,
  );
  say('the server was killed', `${killed} times, ${fetched} fetches`);
  for (const email of emails.filter((_, index) => index % 2 === 0)) mail.deliver(email);
  await checkAgain(id);
  mail.renumber();
  await checkAgain(id);
  const all = await listAll(clientOf(), id);
  const { mailbox } = (await clientOf().call(getMailbox, { id })).data;
  const listed = all.emails.flatMap(({ attachments }) => attachments);
  const read = all.files.filter(({ state }) => state === 'read').length;
  say('emails listed', `${all.emails.length} of ${emailCount}`);
  say('attachments listed', `${listed.length} of ${attachmentCount}`);
  say('resumes in the library', `${all.files.length} of ${distinct}, ${read} read`);
  say('the mailbox counts', `${mailbox?.emails} emails, ${mailbox?.resumes} resumes`);
  const changing = mail.commands.filter((command) =>
    /^(SELECT|STORE|UID STORE|EXPUNGE|MOVE|COPY|APPEND)/.test(command),
  );
  say('commands that change the mailbox', String(changing.length));
  const isRight =
    all.emails.length === emailCount &&
    listed.length === attachmentCount &&
    all.files.length === distinct &&
    read === distinct &&
    mailbox?.emails === emailCount &&
    mailbox.resumes === distinct &&
    changing.length === 0;
  if (!isRight) process.stdout.write('FAILED: something is missing or there twice\n');
  process.exitCode = isRight ? 0 : 1;
} catch (error) {
  throw new Error(`The server wrote:\n${server.output()}`, { cause: error });
} finally {
  server.process.kill('SIGTERM');
  await server.ended;
  await mail.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}

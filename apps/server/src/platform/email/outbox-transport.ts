import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import type { Clock } from '../clock/clock.ts';
import type { EmailTransport } from './email-transport.ts';

/** An email in the outbox. */
export type OutboxEmail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly date: string;
  readonly text: string;
};

/** Outbox of a server without a mail server: each email becomes an `.eml` file that any mail program opens. */
export type Outbox = EmailTransport & {
  /** Newest first, at most `count`. */
  listEmails(count: number): Promise<OutboxEmail[]>;
  /** Removes all emails that are to an address or mention it, including partially written ones. */
  removeEmailsAbout(address: string): Promise<void>;
  /** Names of stored emails with this prefix. */
  listNamed(beginning: string): Promise<string[]>;
  /** Removes the emails with these names. */
  removeNamed(names: readonly string[]): Promise<void>;
};

/** Stores emails in a folder. */
export function createOutbox(folder: string, from: string, clock: Clock): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  return {
    destination: `the outbox ${folder}`,

    async send({ outboxName = randomUUID(), ...message }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const now = clock.now();
      const { message: raw } = await transport.sendMail({
        from,
        ...message,
        date: now,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const name = `${now.toISOString().replaceAll(':', '-')}-${outboxName}.eml`;
      await writeFile(join(folder, `${name}.draft`), raw as Buffer, { mode: 0o600 });
      await rename(join(folder, `${name}.draft`), join(folder, name));
    },

    async listEmails(count) {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      const newest = names.sort().reverse().slice(0, count);
      const emails = await Promise.all(newest.map((name) => readStoredEmail(folder, name)));
      return emails.filter((message) => message !== null);
    },

    async removeEmailsAbout(address) {
      const wanted = wholeAddress(address);
      const names = (await readdir(folder).catch(() => [])).filter((name) => /\.eml(\.draft)?$/.test(name));
      for (const name of names) {
        const raw = await readOrNull(join(folder, name));
        if (!raw) continue;
        if (wanted.test(await wordsOf(raw))) await rm(join(folder, name), { force: true });
      }
    },

    async listNamed(beginning) {
      const names = await readdir(folder).catch(() => []);
      return names.flatMap((name) => {
        const given = givenName(name);
        return given?.startsWith(beginning) ? [given] : [];
      });
    },

    async removeNamed(names) {
      const wanted = new Set(names);
      for (const name of await readdir(folder).catch(() => [])) {
        if (wanted.has(givenName(name) ?? '')) await rm(join(folder, name), { force: true });
      }
    },

    close: () => transport.close(),
  };
}

/** The part of a file name after the time, which ends with `Z`. */
function givenName(fileName: string): string | null {
  return /Z-([\w-]+)\.eml(?:\.draft)?$/.exec(fileName)?.[1] ?? null;
}

/** Matches an address in a text, but not as part of another address. */
function wholeAddress(address: string): RegExp {
  const literal = address.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}](?:\.|[_'+-]*))${literal}(?![.-]?[\p{L}\p{N}])`, 'iu');
}

/**
 * The text part of an email, decoded; the HTML part has the same content. In the file, lines are broken
 * anywhere, also in a URL.
 */
async function wordsOf(raw: Buffer): Promise<string> {
  const { subject = '', text = '' } = await PostalMime.parse(raw);
  const [head = ''] = raw.toString('utf8').split('\r\n\r\n', 1);
  return [head, subject, text].join('\n');
}

async function readStoredEmail(folder: string, name: string): Promise<OutboxEmail | null> {
  const raw = await readOrNull(join(folder, name));
  if (!raw) return null;
  const parsed = await PostalMime.parse(raw);
  return {
    id: name,
    to: (parsed.to ?? []).map((person) => person.address ?? '').join(', '),
    subject: parsed.subject ?? '',
    date: parsed.date ?? '',
    text: parsed.text ?? '',
  };
}

/** `null` if the file was removed or renamed meanwhile. */
async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

export type ReceivedEmail = { readonly subject: string; readonly link: string; readonly code: string };

/** A page, or another client of the service. */
type Caller = Pick<Page, 'request'>;

/** Data folders by the address of the server. */
const dataFolders = new Map<string, string>();

/** Registers where a server other than the configuration's stores its unsent emails. */
export function storesEmailsIn(url: string, dataFolder: string): void {
  dataFolders.set(new URL(url).origin, dataFolder);
}

/** Waits for the newest email to an address in the outbox of the page's server. */
export async function receiveEmail(page: Caller, to: string, subject: string): Promise<ReceivedEmail> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const folder = join(dataFolders.get(origin) ?? process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  let email: ReceivedEmail | null = null;
  await expect
    .poll(
      async () => {
        email = await findEmail(folder, to, subject);
        return email !== null;
      },
      { message: `an email "${subject}" to ${to}`, timeout: 10_000 },
    )
    .toBe(true);
  return email as unknown as ReceivedEmail;
}

/** Emails by path: they never change, and each of hundreds would be read at each poll. */
const known = new Map<string, Promise<Email>>();

/** All emails of an outbox, newest first. Names begin with the time. */
export async function readOutbox(folder: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names
      .sort()
      .reverse()
      .map((name) => {
        const path = join(folder, name);
        const email = known.get(path) ?? readFile(path).then((bytes) => PostalMime.parse(bytes));
        known.set(path, email);
        return email;
      }),
  );
}

async function findEmail(folder: string, to: string, subject: string): Promise<ReceivedEmail | null> {
  for (const email of await readOutbox(folder)) {
    const isTo = (email.to ?? []).some(({ address }) => address === to);
    if (!isTo || email.subject !== subject) continue;
    const text = email.text ?? '';
    const [link = ''] = /https?:\/\/\S+/.exec(text) ?? [];
    const [, code = ''] = /code:?\s+(\d{6})/i.exec(text) ?? [];
    return { subject, link, code };
  }
  return null;
}

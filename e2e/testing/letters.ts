import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';

export type ReceivedLetter = { readonly subject: string; readonly link: string; readonly code: string };

/** A page, or whatever else asks the service. */
type Caller = Pick<Page, 'request'>;

/** Data folders by the address that a server answers at. */
const dataFolders = new Map<string, string>();

/** Says where a server other than the configuration's own keeps the emails that it does not send. */
export function keepsLettersIn(url: string, dataFolder: string): void {
  dataFolders.set(new URL(url).origin, dataFolder);
}

/** Waits for the newest letter to an address, as it is kept in the outbox of the server that the page is of. */
export async function receiveLetter(page: Caller, to: string, subject: string): Promise<ReceivedLetter> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const folder = join(dataFolders.get(origin) ?? process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  let letter: ReceivedLetter | null = null;
  await expect
    .poll(
      async () => {
        letter = await findLetter(folder, to, subject);
        return letter !== null;
      },
      { message: `a letter "${subject}" to ${to}`, timeout: 10_000 },
    )
    .toBe(true);
  return letter as unknown as ReceivedLetter;
}

/** Names begin with the time. */
async function findLetter(folder: string, to: string, subject: string): Promise<ReceivedLetter | null> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  for (const name of names.sort().reverse()) {
    const letter = await PostalMime.parse(await readFile(join(folder, name)));
    const isTo = (letter.to ?? []).some(({ address }) => address === to);
    if (!isTo || letter.subject !== subject) continue;
    const text = letter.text ?? '';
    const [link = ''] = /https?:\/\/\S+/.exec(text) ?? [];
    const [, code = ''] = /code:?\s+(\d{6})/i.exec(text) ?? [];
    return { subject, link, code };
  }
  return null;
}

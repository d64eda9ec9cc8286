import { expect, type Page } from '@playwright/test';

export type ReceivedLetter = { readonly subject: string; readonly link: string; readonly code: string };

/** A page, or whatever else asks the service. */
type Caller = Pick<Page, 'request'>;

/** Waits for the newest letter to an address, as whoever sits at the machine reads it in the outbox. */
export async function receiveLetter(page: Caller, to: string, subject: string): Promise<ReceivedLetter> {
  let letter: ReceivedLetter | null = null;
  await expect
    .poll(
      async () => {
        letter = await findLetter(page, to, subject);
        return letter !== null;
      },
      { message: `a letter "${subject}" to ${to}`, timeout: 10_000 },
    )
    .toBe(true);
  return letter as unknown as ReceivedLetter;
}

async function findLetter(page: Caller, to: string, subject: string): Promise<ReceivedLetter | null> {
  const html = await (await page.request.get('/dev/outbox')).text();
  const articles = html.split('<article>').slice(1).map(unescapeHtml);
  const found = articles.find((text) => text.includes(`<h2>${subject}</h2>`) && text.includes(`To ${to},`));
  if (!found) return null;
  const [link = ''] = /https?:\/\/\S+/.exec(found) ?? [];
  const [, code = ''] = /code:?\s+(\d{6})/i.exec(found) ?? [];
  return { subject, link, code };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

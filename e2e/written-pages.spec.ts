import { expect, type Page, test } from '@playwright/test';
import { publicAddresses } from './testing/public-addresses.ts';

const languages = { en: 'ltr', de: 'ltr', es: 'ltr', fr: 'ltr', ar: 'rtl' } as const;

/** Records browser errors, and which elements of the server-rendered page are discarded. */
async function watch(page: Page): Promise<{ errors: string[]; removed: () => Promise<string[]> }> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    const removed: string[] = [];
    Object.assign(window, { removed });
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof Element) removed.push(node.outerHTML.slice(0, 200));
    }).observe(document, { childList: true, subtree: true });
  });
  return { errors, removed: () => page.evaluate(() => (window as unknown as { removed: string[] }).removed) };
}

for (const path of publicAddresses)
  test(`${path} is written in every language, and taken over as it stands`, async ({ browser, baseURL }) => {
    for (const [language, direction] of Object.entries(languages)) {
      const context = await browser.newContext({ locale: language, baseURL: baseURL ?? '' });
      const headers = { accept: 'text/html', 'accept-language': language };
      const html = await (await context.request.get(path, { headers })).text();
      // Counted, since a page that differs would be printed in full.
      const countOf = (part: string | RegExp) => html.split(part).length - 1;
      expect.soft(countOf(`<html lang="${language}" dir="${direction}">`), 'html').toBe(1);
      expect.soft(countOf(/<h1[ >]/), 'first headings').toBe(1);
      expect.soft(countOf('<title>'), 'titles').toBe(1);
      expect.soft(countOf(/<meta name="description" content="[^"]{50,}"/), 'descriptions').toBe(1);
      expect.soft(countOf('<link rel="canonical"'), 'canonical addresses').toBe(1);
      expect.soft(countOf('<link rel="alternate" hrefLang='), 'languages').toBe(6);
      expect.soft(countOf(/<meta property="og:image" content="http[^"]+\/og-\w+\.png"/), 'previews').toBe(1);
      const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
      for (const script of scripts) expect(script).toMatch(/src=|type="application\/(ld\+)?json"/);

      const page = await context.newPage();
      const { errors, removed } = await watch(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(errors).toEqual([]);
      expect(await removed(), 'elements that were thrown away').toEqual([]);
      await context.close();
    }
  });

test('the not-found page says 404, is written in every language, and is kept by no search engine', async ({
  request,
}) => {
  for (const [language, heading] of [
    ['en', 'Page Not Found'],
    ['de', 'Seite nicht gefunden'],
    ['es', 'Página no encontrada'],
    ['fr', 'Page introuvable'],
    ['ar', 'الصفحة غير موجودة'],
  ] as const) {
    const headers = { accept: 'text/html', 'accept-language': language };
    const answer = await request.get('/there/is/nothing', { headers });
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html.includes(heading)).toBe(true);
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(true);
  }
});

test('a screen behind the login is an empty page that no search engine keeps', async ({ request }) => {
  const answer = await request.get('/login', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(200);
  expect((await answer.text()).includes('noindex')).toBe(true);
});

test('every page in the sitemap exists, and its canonical URL is its own', async ({
  request,
  playwright,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  expect([...paths]).toEqual(expect.arrayContaining([...publicAddresses]));
  expect(addresses).toHaveLength(paths.size * 5);
  for (const address of addresses) {
    expect(address).toContain(baseURL);
    // A new visitor each, since an address that names a language would be remembered.
    const visitor = await playwright.request.newContext({ extraHTTPHeaders: { accept: 'text/html' } });
    const answer = await visitor.get(address);
    expect(answer.status(), address).toBe(200);
    expect((await answer.text()).includes(`<link rel="canonical" href="${address}"/>`), address).toBe(true);
    await visitor.dispose();
  }
  const picture = await request.get('/og-en.png');
  expect(picture.headers()['content-type']).toBe('image/png');
});

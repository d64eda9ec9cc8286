import { expect, type Page, test } from '@playwright/test';
import { overflowOf } from './testing/overflow-of.ts';
import { publicAddresses } from './testing/public-addresses.ts';

const addresses = [...publicAddresses, '/login', '/register', '/nothing'];

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test('a chosen language applies immediately, is kept, and is used by the next page', async ({ page }) => {
  await page.goto('/resume-matcher');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('إلى أي حد تلبي السيرة الذاتية الوظيفة؟');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle('مطابقة السيرة الذاتية · Winnow');
  expect(await stored(page)).toBe('ar');
  const next = await page.request.get('/nothing', { headers: { accept: 'text/html' } });
  expect(await next.text()).toContain('<html lang="ar" dir="rtl">');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('a language in the URL counts as a choice, and choosing another removes it from the URL', async ({
  page,
}) => {
  await page.goto('/resume-matcher?lang=de', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lebenslauf/);
  expect(await stored(page)).toBe('de');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/resume/);
  await expect(page).toHaveURL('/resume-matcher');
});

for (const [language, heading, login] of [
  ['es', '¿Qué tan bien encaja un currículum en un puesto?', 'Iniciar sesión'],
  ['fr', 'Ce CV correspond-il au poste\u202f?', 'Se connecter'],
] as const)
  test(`a browser that prefers ${language} gets it, from the first page to the login`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale: `${language}-CA`, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/resume-matcher');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(login);
    await context.close();
  });

test('only the texts of the current language are loaded', async ({ browser, baseURL }) => {
  const fetched: string[] = [];
  const context = await browser.newContext({ locale: 'de-DE', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/resume-matcher', { waitUntil: 'networkidle' });
  const texts = fetched.filter((path) => path.includes('-texts.'));
  expect(texts.length).toBeGreaterThan(0);
  for (const path of texts) expect(path).toContain('-texts.de-');
  await context.close();
});

test('an error is shown in the current language', async ({ page, context }) => {
  await page.goto('/resume-matcher?lang=de', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mit Beispielen ausprobieren' }).click();
  await expect(page.getByRole('alert')).toContainText('Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung.');
});

test('texts that are 40 % longer fit a phone, and no text is outside of the catalogues', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('language', 'en-XA'));
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of addresses) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[⟦⟧]/);
    expect(await overflowOf(page), path).toBe(0);
    for (const button of await page.getByRole('button').all()) {
      const name = (await button.innerText()).trim();
      if (/[A-Za-z]{4}/.test(name)) expect(name, path).toMatch(/[⟦⟧]/);
    }
  }
});

for (const language of ['de', 'es', 'fr', 'ar'])
  test(`in ${language} nothing is wider than a phone`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of addresses) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflowOf(page), path).toBe(0);
    }
  });

import { expect, test } from 'vitest';
import { findScreen, screensOf } from './find-screen.ts';
import { screens } from './screens.ts';
import { sitemap } from './sitemap.ts';

const open = { launchMode: 'open', hasDevPages: false } as const;
const waitlist = { launchMode: 'waitlist', hasDevPages: false } as const;

test.each([
  ['/', '/'],
  ['/pricing', '/pricing'],
  ['/dev/ui', null],
  ['/nothing', null],
  ['/pricing/nothing', null],
])('the address %s shows the screen %s', (address, path) => {
  expect(findScreen(address, open)?.path ?? null).toBe(path);
});

test('before the launch only the landing page exists', () => {
  expect(screensOf(waitlist).map(({ path }) => path)).toEqual(['/']);
  expect(findScreen('/pricing', waitlist)).toBeNull();
});

test('every address is listed once, and every page names its file', () => {
  const paths = screens.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { kind, file, path } of screens) if (kind === 'page') expect(file, path).toBeDefined();
});

test('search engines get the pages in each language, and no screen behind the login', () => {
  const settings = { ...open, siteUrl: 'https://winnow.example', contactEmail: null, twitterUrl: '' };
  const map = sitemap({
    ...settings,
    linkedinUrl: '',
    demoVideoUrl: null,
    isReadOnly: false,
    prices: { currency: 'EUR', proMonth: 3900, vatRate: 0 },
  });
  expect(map).toContain('<loc>https://winnow.example/pricing?lang=ar</loc>');
  expect(map).toContain('hreflang="de" href="https://winnow.example/pricing?lang=de"');
  expect(map).not.toContain('/dashboard');
});

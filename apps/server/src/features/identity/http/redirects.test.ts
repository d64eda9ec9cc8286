import { expect, test } from 'vitest';
import { addToAddress, chooseRedirect } from './redirects.ts';

const settings = {
  siteUrl: 'https://winnow.example',
  redirects: ['https://*.winnow.example/auth/callback', 'https://other.example/**'],
};
const local = { siteUrl: 'http://127.0.0.1:3000', redirects: [] };

test.each([
  'https://winnow.example/auth/callback?next=1#x',
  'https://winnow.example',
  'https://a.winnow.example/auth/callback',
  'https://a.winnow.example/auth/callback#part',
  'https://other.example/any/where?x=1',
])('%s is an allowed redirect of a sign-in', (address) => {
  expect(chooseRedirect(settings, address, null)).toBe(address);
});

test.each([
  'http://winnow.example/auth/callback',
  'https://winnow.example:8443/',
  'https://winnow.example.evil.example/',
  'https://winnow.example@evil.example/',
  'https://evil.example/https://winnow.example',
  'https://a.b.winnow.example/auth/callback',
  'https://evil.example/.winnow.example/auth/callback',
  'https://evil.example#.winnow.example/auth/callback',
  'https://a.winnow.example/auth/callback/more',
  '//evil.example',
  '/\\evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https://winnow.example\\@evil.example',
  'https://evil.example\\.winnow.example',
  'https://winnow.example\n.evil.example',
  'https://winnow%2eexample/',
  'https://ＷＩＮＮＯＷ.example/',
  'https://192.0.2.1/',
  'https://3221226219/',
  'https://0xc0.0.2.1/',
  'javascript:alert(1)',
  'data:text/html,x',
  'someone@example.org',
  ' https://winnow.example',
  '',
])('%j is not allowed, and redirects to the site', (address) => {
  expect(chooseRedirect(settings, address, null)).toBe(settings.siteUrl);
});

test('on this machine any port is allowed, but no obfuscated number', () => {
  expect(chooseRedirect(local, 'http://127.0.0.1:5173/auth/callback', null)).toContain(':5173');
  for (const address of ['http://2130706433:3000/', 'http://0x7f.1:3000/', 'https://127.0.0.1:3000/']) {
    expect(chooseRedirect(local, address, null)).toBe(local.siteUrl);
  }
});

test('the requesting page is the fallback, and is checked the same way', () => {
  expect(chooseRedirect(settings, 'https://evil.example', 'https://winnow.example/login')).toContain(
    '/login',
  );
  expect(chooseRedirect(settings, null, 'https://evil.example/')).toBe(settings.siteUrl);
});

test('parameters added to an address keep the existing ones', () => {
  const address = addToAddress('https://winnow.example/x?a=1', {
    query: { code: '2' },
    fragment: { b: 'c d' },
  });
  expect(address).toBe('https://winnow.example/x?a=1&code=2#b=c+d');
});

import { expect, test } from 'vitest';
import { safeReturnPath, withReturnPath } from './return-path.ts';

test.each([
  '/dashboard',
  '/settings',
  '/tools/job-description-creator',
  '/job-descriptions/0191c7a2-5a3e-7c7e-9d55-0a5c3e1f7a10',
  '/resume-history?stage=shortlist&sort=-score&q=caf%C3%A9',
  '/resume-analyzer?batch=1#evidence-12',
  '/resume-history/',
])('%s is an address of this site', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  ['nothing', ''],
  ['the landing page', '/'],
  ['another site', 'https://elsewhere.example/'],
  ['a host without a scheme', '//elsewhere.example'],
  ['three slashes', '///elsewhere.example'],
  ['a backslash', '/\\elsewhere.example'],
  ['two backslashes', '\\\\elsewhere.example'],
  ['a backslash further on', '/settings\\..\\..'],
  ['an encoded slash', '/%2Felsewhere.example'],
  ['an encoded slash alone', '%2F%2Felsewhere.example'],
  ['an encoded backslash', '/%5Celsewhere.example'],
  ['a tab that browsers drop', '/\t/elsewhere.example'],
  ['a line feed that browsers drop', '/\n/elsewhere.example'],
  ['a line feed at the end', '/settings\n'],
  ['a null character', '/\u0000/elsewhere.example'],
  ['space before it', ' //elsewhere.example'],
  ['userinfo', '/@elsewhere.example'],
  ['userinfo behind a colon', 'https:winnow@elsewhere.example'],
  ['a scheme without slashes', 'https:elsewhere.example'],
  ['a scheme in a path', '/https://elsewhere.example'],
  ['script', 'javascript:alert(1)'],
  ['script in odd letters', 'JaVaScRiPt:alert(1)'],
  ['script behind a slash', '/javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a dot', '/./dashboard'],
  ['two dots', '/../dashboard'],
  ['two dots further on', '/tools/../../x'],
  ['dots that become a host', '/..//elsewhere.example'],
  ['encoded dots', '/%2e%2e//elsewhere.example'],
  ['an empty part', '/tools//elsewhere.example'],
  ['a full-width slash', '/\uff0felsewhere.example'],
  ['a full stop of another script', '/\u3002elsewhere.example'],
  ['a text that runs backwards', '/\u202edraobhsad'],
  ['a quote in the query', '/settings?x="><script>'],
  ['a backslash in the query', '/settings?x=\\'],
  ['a relative path', 'dashboard'],
  ['only a query', '?returnTo=/x'],
  ['only a fragment', '#x'],
  ['the screen that is left', '/login?returnTo=/login'],
  ['the screen that is left in capitals', '/LOGIN'],
  ['the identity service', '/auth/v1/authorize?provider=google'],
  ['the API', '/api/docs'],
  ['something endless', `/${'a'.repeat(3_000)}`],
])('%s leads to the dashboard', (_, path) => {
  expect(safeReturnPath(path)).toBe('/dashboard');
});

test('accepted addresses stay on the site in a browser', () => {
  const site = 'https://winnow.example';
  for (const path of ['/settings', '/resume-history?x=//elsewhere.example', '/support#//elsewhere.example'])
    expect(new URL(safeReturnPath(path), site).origin).toBe(site);
});

test('the return path is passed on unless it is the default', () => {
  expect(withReturnPath('/login', '/settings?x=1')).toBe('/login?returnTo=%2Fsettings%3Fx%3D1');
  expect(withReturnPath('/login', '/dashboard')).toBe('/login');
  expect(withReturnPath('/login', '//elsewhere.example')).toBe('/login');
});

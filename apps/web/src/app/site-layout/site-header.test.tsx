// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { SiteHeader } from './site-header.tsx';

afterEach(cleanup);

test('visitors without an account can sign up from the menu on a phone too', () => {
  const { container } = render(
    <MemoryRouter>
      <SiteHeader />
    </MemoryRouter>,
  );
  const ways = [...container.querySelectorAll('details a')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/features', '/pricing', '/resume-matcher', '/register']);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

test.each([
  ['/', '/login'],
  ['/pricing', '/login'],
  ['/support', '/login?returnTo=%2Fsupport'],
  ['/support?ticket=9b1f', '/login?returnTo=%2Fsupport%3Fticket%3D9b1f'],
  // The part after `#` opens the list: it must not appear in a URL that is sent.
  ['/shared#a-secret', '/login'],
])('from %s the sign-in link is %s', (from, wayIn) => {
  render(
    <MemoryRouter initialEntries={[from]}>
      <SiteHeader />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(wayIn);
});

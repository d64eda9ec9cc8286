// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { SiteHeader } from './site-header.tsx';

afterEach(cleanup);

test('whoever has no account yet is led to one from the menu of a phone too', () => {
  const { container } = render(
    <MemoryRouter>
      <SiteHeader />
    </MemoryRouter>,
  );
  const ways = [...container.querySelectorAll('details a')].map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/features', '/pricing', '/resume-matcher', '/register']);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

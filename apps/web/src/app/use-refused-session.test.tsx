// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { session } from '../lib/session/session.ts';
import { useRefusedSession } from './use-refused-session.ts';

afterEach(cleanup);

function Page() {
  useRefusedSession();
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

test.each([
  ['/support?ticket=7', '/login?returnTo=%2Fsupport%3Fticket%3D7'],
  // These redirect to the login themselves, or are part of it.
  ['/dashboard', '/dashboard'],
  ['/login?returnTo=/settings', '/login?returnTo=/settings'],
])('on %s a session refused by the server leads to %s', (shown, next) => {
  render(
    <MemoryRouter initialEntries={[shown]}>
      <Page />
    </MemoryRouter>,
  );
  act(() => session.refuse());
  expect(screen.getByText(next)).toBeVisible();
});

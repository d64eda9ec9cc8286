import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { credits, useCredits } from '../../entities/credits/credits.ts';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { sessionKey } from '../../lib/session/stored-session.ts';
import { CreditsPage } from './credits-page.tsx';

beforeEach(() => {
  const session = {
    access_token: 'token',
    refresh_token: 'refresh',
    expires_at: Math.round(Date.now() / 1_000) + 3_600,
    user: { id: 'somebody' },
  };
  localStorage.setItem(sessionKey, JSON.stringify(session));
});

afterEach(() => {
  cleanup();
  credits.forget();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Shows the balance next to every screen, so it is requested before the page does. */
function CreditsLeft() {
  return <p>{useCredits().balance?.availableCredits}</p>;
}

function openPage(): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <CreditsLeft />
        <CreditsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const balance = {
  plan: 'free',
  availableCredits: 7,
  usedCredits: 3,
  heldCredits: 0,
  monthlyCredits: 10,
  monthlyLeft: 7,
  boughtLeft: 0,
  renewsAt: '2026-12-01T00:00:00.000Z',
};

test('offline, that is shown instead of an empty list, and a retry loads everything', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  openPage();
  await screen.findByText('Network error. Please check your connection.');
  expect(screen.queryByText('No activity yet')).toBeNull();

  vi.stubGlobal(
    'fetch',
    async (address: string) =>
      new Response(JSON.stringify({ data: String(address).endsWith('/transactions') ? [] : balance })),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('7 of 10 from this month');
  await screen.findByText('No activity yet');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed balance requested elsewhere is reported too', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    String(address).endsWith('/transactions')
      ? new Response(JSON.stringify({ data: [] }))
      : new Response('Bad gateway', { status: 502 }),
  );
  openPage();
  await screen.findByText('Error 502');
});

test('with a back end that sends only the two balance figures, they are shown', async () => {
  const figures = { availableCredits: 42, usedCredits: 8 };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ data: String(address).endsWith('/transactions') ? [] : figures }),
  );
  openPage();
  const balance = await screen.findByRole('region', { name: 'Available' });
  expect(balance.textContent).toContain('42');
  expect(balance.textContent).toContain('8 credits');
  expect(screen.queryByRole('alert')).toBeNull();
});

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { BillingState } from '@winnow/contracts';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../lib/requests/query-client.ts';
import { BillingPage } from './billing-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const free: BillingState = {
  plan: 'free',
  paymentKind: 'stripe',
  source: 'free',
  status: 'active',
  periodEnd: null,
  endsAtPeriodEnd: false,
  openInvoices: 0,
};
const pro: BillingState = { ...free, plan: 'pro', source: 'stripe', periodEnd: '2026-12-21T10:00:00.000Z' };
const prices = {
  currency: 'EUR',
  vatRate: 1_900,
  plans: [
    { plan: 'free', creditsAMonth: 10, price: 0 },
    { plan: 'pro', creditsAMonth: 100, price: 3_900 },
  ],
  topUps: [],
};

/** The page at an address, before a server whose payments arrive when the test says so. */
function openPage(address: string) {
  const server = { state: free, timesAsked: 0 };
  const answers: Readonly<Record<string, () => unknown>> = {
    '/api/billing': () => {
      server.timesAsked += 1;
      return server.state;
    },
    '/api/billing/plans': () => prices,
    '/api/billing/address': () => null,
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://localhost');
    return new Response(JSON.stringify({ data: (answers[pathname] ?? (() => []))() }));
  });
  render(
    <QueryClientProvider client={createQueryClient({ onFailure: () => {} })}>
      <MemoryRouter initialEntries={[address]}>
        <BillingPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

test('who comes back from paying sees the plan begin when the payment arrives', async () => {
  const server = openPage('/billing?checkout=done');
  await screen.findByText('10 credits a month');
  expect(screen.getByRole('status').textContent).toContain('on its way');
  server.state = pro;
  await vi.advanceTimersByTimeAsync(3_000);
  await screen.findByText('100 credits a month');
  expect(screen.getByText('Prices contain 19 % VAT.')).toBeTruthy();
});

test('a payment that does not arrive is asked after for a minute', async () => {
  const server = openPage('/billing?checkout=done');
  await screen.findByText('10 credits a month');
  await vi.advanceTimersByTimeAsync(300_000);
  await waitFor(() => expect(server.timesAsked).toBe(20));
});

test('who has paid nothing is not asked after', async () => {
  const server = openPage('/billing');
  await screen.findByText('10 credits a month');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.timesAsked).toBe(1);
});

import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { BillingState, Invoice } from '@winnow/contracts';
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

const invoice: Invoice = {
  id: '6f1e2d3c-0000-4000-8000-000000000001',
  number: 'STRIPE-1',
  state: 'paid',
  description: '100 Winnow credits',
  amount: 5_000,
  paidBack: 0,
  currency: 'EUR',
  issuedAt: '2026-11-21T10:00:00.000Z',
  dueAt: '2026-11-21T10:00:00.000Z',
  paidAt: '2026-11-21T10:00:00.000Z',
  paymentKind: 'stripe',
  payer: null,
  corrects: null,
  payUrl: null,
};

/** The page at an address, before a server whose payments arrive when the test says so. */
function openPage(address: string) {
  const server: { state: BillingState; invoices: Invoice[]; timesAsked: number } = {
    state: free,
    invoices: [],
    timesAsked: 0,
  };
  const answers: Readonly<Record<string, () => unknown>> = {
    '/api/billing': () => {
      server.timesAsked += 1;
      return server.state;
    },
    '/api/billing/plans': () => prices,
    '/api/billing/address': () => null,
    '/api/billing/invoices': () => server.invoices,
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://localhost');
    return new Response(JSON.stringify({ data: (answers[pathname] ?? (() => []))() }));
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <BillingPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

test('after paying, the plan starts on the page when the payment arrives', async () => {
  const server = openPage('/billing?checkout=done');
  await screen.findByText('10 credits a month');
  expect(screen.getByRole('status').textContent).toContain('being processed');
  server.state = pro;
  await vi.advanceTimersByTimeAsync(3_000);
  await screen.findByText('100 credits a month');
  expect(screen.getByText('Prices include 19 % VAT.')).toBeVisible();
});

test('after buying credits, the invoice appears when it arrives', async () => {
  const server = openPage('/billing?checkout=done');
  await screen.findByText('No invoices yet');
  server.invoices = [invoice];
  await vi.advanceTimersByTimeAsync(3_000);
  await screen.findByText('STRIPE-1');
});

test.each<[string, Partial<BillingState>, RegExp]>([
  ['a card that failed', { status: 'past-due' }, /try again over the next few days/],
  [
    'a transfer that did not come',
    { status: 'past-due', source: 'invoice' },
    /^Pro ends on .+ unless the invoice below is paid\.$/,
  ],
  [
    'a failed payment of a plan that was cancelled',
    { status: 'past-due', endsAtPeriodEnd: true },
    /^Pro ends on/,
  ],
  ['a gift, which costs nothing', { source: 'offer' }, /^Gift$/],
  ['a contract, which is not on the list', { source: 'operator' }, /^Custom pricing$/],
  ['a plan without limit', { plan: 'enterprise', source: 'operator' }, /need to buy any/],
])('the page announces %s', async (_, state, words) => {
  const server = openPage('/billing');
  server.state = { ...pro, ...state };
  expect(await screen.findByText(words)).toBeVisible();
});

test('an address is requested only where it is printed on invoices', async () => {
  openPage('/billing');
  await screen.findByRole('button', { name: 'Change address' });
  expect(screen.queryByRole('button', { name: 'Save address' })).toBeNull();
  cleanup();
  openPage('/billing').state = { ...pro, source: 'invoice' };
  expect(await screen.findByRole('button', { name: 'Save address' })).toBeVisible();
});

test.each<[string, Partial<Invoice>, RegExp]>([
  ['disputed', { state: 'disputed' }, /reviewing the payment/],
  ['taken back by a bank', { state: 'charged-back' }, /returned the money/],
  ['paid back in part', { paidBack: 500 }, /^€5(\.00)? refunded$/],
  ['overdue', { state: 'open', dueAt: '2025-01-01T10:00:00.000Z' }, /^Was due/],
])('an invoice that is %s has a text status', async (_, change, words) => {
  const server = openPage('/billing');
  server.invoices = [{ ...invoice, ...change }];
  expect(await screen.findByText(words)).toBeVisible();
});

test('a missing payment is polled for a minute', async () => {
  const server = openPage('/billing?checkout=done');
  await screen.findByText('10 credits a month');
  await vi.advanceTimersByTimeAsync(300_000);
  await waitFor(() => expect(server.timesAsked).toBe(20));
});

test('without a payment there is no polling', async () => {
  const server = openPage('/billing');
  await screen.findByText('10 credits a month');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.timesAsked).toBe(1);
});

import { ApiError, type OrganizationId, priceListOf, usualPrices } from '@winnow/contracts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { openTestDatabase } from '../../testing/databases/open-test-database.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { users } from '../accounts/users/user-tables.ts';
import { createAuditService } from '../audit/audit-service.ts';
import { type CreditService, createCreditService } from '../credits/credit-service.ts';
import { createSetClock, insertOwner } from '../credits/testing/credit-fixtures.ts';
import { createBillingChecks } from './billing-checks.ts';
import { type BillingServices, createBillingServices } from './billing-services.ts';
import type { Invoice } from './invoices/invoice-repository.ts';

type Step =
  | { readonly do: 'order' | 'cancel' | 'resume' | 'buy' | 'pay' | 'void' | 'refund' | 'correct' | 'gift' }
  | { readonly do: 'contract'; readonly plan: 'free' | 'pro' | 'enterprise'; readonly days: number | null }
  | { readonly do: 'wait'; readonly days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom<Exclude<Step['do'], 'contract' | 'wait'>>(
      'order',
      'cancel',
      'resume',
      'buy',
      'pay',
      'void',
      'refund',
      'correct',
      'gift',
    ),
  }),
  fc.record({ do: fc.constantFrom<'order' | 'pay'>('order', 'pay') }),
  fc.record({
    do: fc.constant('contract' as const),
    plan: fc.constantFrom('free' as const, 'pro' as const, 'enterprise' as const),
    days: fc.option(fc.integer({ min: 1, max: 40 })),
  }),
  fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 13, 15, 28, 29, 30, 31, 70) }),
  fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 15, 31) }),
);

const dayMs = 24 * 60 * 60_000;
const operatorId = '00000000-0000-4000-8000-000000000001';
const clock = createSetClock('2027-01-31T10:00:00Z');
let opened: OpenDatabase;
let credits: CreditService;
let services: BillingServices;
let count = 0;

beforeAll(async () => {
  opened = await openTestDatabase();
  const { database } = opened;
  credits = createCreditService({ database, clock, audit: createAuditService({ database, clock }) });
  services = createBillingServices({
    database,
    clock,
    credits,
    audit: createAuditService({ database, clock }),
    queue: { enqueue: async () => {} },
    log: quietLog,
    emailTransport: { send: async () => {} },
    siteUrl: 'http://localhost',
    languageOf: async () => 'en',
    // Everyone is eligible for the waitlist offer.
    waitlist: { redeemOffer: async () => true },
    prices: priceListOf(usualPrices),
    issuer: { lines: ['Winnow Ltd'], bankDetails: 'IBAN XX00 0000' },
    stripe: null,
  });
});

afterAll(() => opened.close());

/** Performs a step. A refusal with a message is not an error. */
async function take(organizationId: OrganizationId, { do: what, ...more }: Step): Promise<void> {
  const { billing, invoices, renewals } = services;
  const payer = { organizationId, userId: organizationId, email: 'anna@example.org' };
  const key = `model-press-${count++}`;
  const issued = await invoices.list(organizationId);
  const open = issued.filter(({ state }) => state === 'open').at(-1);
  const paid = issued.find(({ state }) => state === 'paid');
  const reason = 'As the model says';
  const acts: Readonly<Record<Step['do'], () => Promise<unknown>>> = {
    order: () => billing.subscribe(payer, key),
    cancel: () => billing.cancel(organizationId),
    resume: () => billing.resume(organizationId),
    buy: () => billing.topUp(payer, 'small', key),
    pay: async () => open && invoices.settle(operatorId, open.id, { state: 'paid', reason }),
    void: async () => open && invoices.settle(operatorId, open.id, { state: 'void', reason }),
    refund: async () => paid && invoices.settle(operatorId, paid.id, { state: 'refunded', reason }),
    async correct() {
      const address = { name: `Anna ${key}`, street: '', city: '', country: '', taxId: '', email: '' };
      await invoices.saveAddress(organizationId, address);
      const invoice = open ?? paid;
      if (invoice) await invoices.correct({ organizationId, userId: organizationId }, invoice.id);
    },
    gift: () => opened.database.transaction((transaction) => billing.welcome(transaction, payer)),
    contract: async () => {
      const { plan, days } = more as { plan: 'free' | 'pro' | 'enterprise'; days: number | null };
      const until = days === null ? null : new Date(clock.now().getTime() + days * dayMs);
      await billing.setPlan(operatorId, organizationId, { plan, until, reason });
    },
    wait: async () => {
      const { days } = more as { days: number };
      clock.set(new Date(clock.now().getTime() + days * dayMs).toISOString());
      await renewals.run();
    },
  };
  await acts[what]().catch((refusal: unknown) => {
    if (!(refusal instanceof ApiError)) throw refusal;
  });
}

/** Billed months that still count, in order: a refunded month may be ordered again. */
function billedMonths(invoices: readonly Invoice[]) {
  return invoices
    .filter(({ kind, state }) => kind === 'plan' && state !== 'void' && state !== 'refunded')
    .map(({ periodStart, periodEnd }) => ({ start: Number(periodStart), end: Number(periodEnd) }))
    .sort((a, b) => a.start - b.start);
}

test('whatever people and operators do to plans and invoices, and however long they wait, it adds up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      clock.set('2027-01-31T10:00:00Z');
      const organizationId = await insertOwner(opened.database);
      for (const each of steps) {
        const before = await services.billing.getState(organizationId);
        await take(organizationId, each);
        const state = await services.billing.getState(organizationId);
        const invoices = await services.invoices.list(organizationId);
        expect((await credits.getBalance(organizationId)).plan).toBe(state.plan);
        billedMonths(invoices).forEach(({ start, end }, index, months) => {
          expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThanOrEqual(months[index - 1]?.end ?? 0);
        });
        const bought = invoices.filter(({ state: stands }) => stands === 'paid');
        const paidCredits = bought.reduce((sum, invoice) => sum + invoice.credits, 0);
        expect((await credits.getBalance(organizationId)).boughtLeft).toBe(paidCredits);
        const isLate = ({ kind, state: stands, dueAt }: Invoice) =>
          kind === 'plan' && stands === 'open' && dueAt < clock.now();
        if (state.source === 'invoice') expect(state.status === 'past-due').toBe(invoices.some(isLate));
        if (each.do !== 'wait') continue;
        // No ended period is left, and a canceled plan wasn't renewed.
        if (state.periodEnd) expect(Date.parse(state.periodEnd)).toBeGreaterThan(clock.now().getTime());
        const hasEnded = before.periodEnd && Date.parse(before.periodEnd) <= clock.now().getTime();
        if (!hasEnded || !before.endsAtPeriodEnd) continue;
        // After a contract, the rest of a month that was billed before it continues.
        const isLeft = before.source === 'operator' && state.source === 'invoice';
        expect(state).toMatchObject(isLeft ? { plan: 'pro', endsAtPeriodEnd: true } : { plan: 'free' });
      }
      await opened.database.delete(users).where(eq(users.id, organizationId));
    }),
    { numRuns: 25 },
  );
  expect((await credits.checkAllBooks()).errors).toEqual([]);
  expect((await createBillingChecks({ database: opened.database }).findGapsInNumbers()).errors).toEqual([]);
});

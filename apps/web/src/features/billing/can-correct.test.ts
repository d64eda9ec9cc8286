import type { Invoice } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { canCorrect } from './can-correct.ts';

const address = {
  name: 'Anna Ltd',
  street: '1 Old Road',
  city: 'Leeds',
  country: 'UK',
  taxId: '',
  email: '',
};
const now = new Date('2026-11-21T10:00:00Z');
const invoice: Invoice = {
  id: '5f0c6f0e-6a6e-4d0e-8a8f-0a4cf2f3a111',
  number: 'W-2026-00001',
  state: 'open',
  description: '25 Winnow credits',
  amount: 1_250,
  paidBack: 0,
  currency: 'EUR',
  issuedAt: '2026-01-02T10:00:00Z',
  dueAt: '2026-01-16T10:00:00Z',
  paidAt: null,
  paymentKind: 'invoice',
  payer: { ...address, street: '2 New Road', email: 'anna@example.org' },
  corrects: null,
  payUrl: null,
};

test.each([
  ['one that is open, however old', {}, true],
  ['one that says the same already', { payer: { ...address, email: 'anna@example.org' } }, false],
  ['one of Stripe’s', { paymentKind: 'stripe' }, false],
  ['one that is void', { state: 'void' }, false],
  ['one that was paid long ago', { state: 'paid' }, false],
  ['one that was paid lately', { state: 'paid', issuedAt: '2026-11-01T10:00:00Z' }, true],
] as const)('whether it can be reissued: %s', (_, change, can) => {
  expect(canCorrect({ ...invoice, ...change }, address, now)).toBe(can);
});

test('without an address nothing is reissued', () => {
  expect(canCorrect(invoice, null, now)).toBe(false);
});

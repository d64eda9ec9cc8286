import { expect, test } from 'vitest';
import { isOutdated, newsOf } from './invoice-news.ts';
import type { InvoiceRow } from './invoice-repository.ts';

const invoice = (state: InvoiceRow['state'], paidBack = 0, second = 0) => ({
  state,
  paidBack,
  syncedAt: new Date(Date.UTC(2026, 10, 21, 10, 0, second)),
});

test.each([
  ['paid', 'open', true],
  ['paid', 'void', true],
  ['void', 'paid', false],
  ['open', 'paid', false],
] as const)(
  'of an invoice that is %s, an answer "%s" that was asked for later is outdated: %s',
  (known, answer, expected) => {
    expect(isOutdated(invoice(answer, 0, 1), invoice(known))).toBe(expected);
  },
);

test('a dispute can be won, and an older response does not reopen it', () => {
  expect(isOutdated(invoice('paid', 0, 1), invoice('disputed'))).toBe(false);
  expect(isOutdated(invoice('disputed', 0, 0), invoice('paid', 0, 1))).toBe(true);
});

test.each([
  [null, invoice('paid'), null],
  [invoice('open'), invoice('paid'), null],
  [invoice('paid'), invoice('paid', 500), 'refunded'],
  [invoice('paid', 500), invoice('paid', 500), null],
  [invoice('paid', 500), invoice('refunded', 1_900), 'refunded'],
  [invoice('paid', 500), invoice('paid'), 'refund-failed'],
  [invoice('refunded', 1_900), invoice('paid'), 'refund-failed'],
  [invoice('disputed', 500), invoice('paid'), 'dispute-won'],
  [invoice('paid'), invoice('disputed'), 'disputed'],
  [null, invoice('disputed'), 'disputed'],
  [invoice('disputed'), invoice('disputed'), null],
  [invoice('disputed'), invoice('paid'), 'dispute-won'],
  [invoice('disputed'), invoice('refunded', 1_900), 'refunded'],
  [invoice('disputed'), invoice('charged-back'), 'charged-back'],
  [invoice('charged-back'), invoice('disputed'), 'disputed'],
  [invoice('charged-back'), invoice('paid'), 'dispute-won'],
] as const)('%j and then %j is news of %s', (known, answer, expected) => {
  expect(newsOf(answer, known)).toBe(expected);
});

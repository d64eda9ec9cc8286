import { expect, test } from 'vitest';
import { isOutdated, newsOf } from './bill-news.ts';
import type { InvoiceRow } from './invoice-repository.ts';

const bill = (state: InvoiceRow['state'], paidBack = 0, second = 0) => ({
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
  'of a bill that is %s, an answer "%s" that was asked for later is outdated: %s',
  (known, answer, expected) => {
    expect(isOutdated(bill(answer, 0, 1), bill(known))).toBe(expected);
  },
);

test('a dispute may be won, and an answer that was asked for earlier does not bring it back', () => {
  expect(isOutdated(bill('paid', 0, 1), bill('disputed'))).toBe(false);
  expect(isOutdated(bill('disputed', 0, 0), bill('paid', 0, 1))).toBe(true);
});

test.each([
  [null, bill('paid'), null],
  [bill('open'), bill('paid'), null],
  [bill('paid'), bill('paid', 500), 'refunded'],
  [bill('paid', 500), bill('paid', 500), null],
  [bill('paid', 500), bill('refunded', 1_900), 'refunded'],
  [bill('paid', 500), bill('paid'), 'refund-failed'],
  [bill('refunded', 1_900), bill('paid'), 'refund-failed'],
  [bill('disputed', 500), bill('paid'), 'dispute-won'],
  [bill('paid'), bill('disputed'), 'disputed'],
  [null, bill('disputed'), 'disputed'],
  [bill('disputed'), bill('disputed'), null],
  [bill('disputed'), bill('paid'), 'dispute-won'],
  [bill('disputed'), bill('refunded', 1_900), 'refunded'],
  [bill('disputed'), bill('charged-back'), 'charged-back'],
  [bill('charged-back'), bill('disputed'), 'disputed'],
  [bill('charged-back'), bill('paid'), 'dispute-won'],
] as const)('%j and then %j is news of %s', (known, answer, expected) => {
  expect(newsOf(answer, known)).toBe(expected);
});

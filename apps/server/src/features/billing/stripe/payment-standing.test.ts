import { expect, test } from 'vitest';
import { creditsUnpaid, leftOf, standingOf, together, untouched } from './payment-standing.ts';

const charge = { status: 'succeeded', amount_captured: 1_900, amount_refunded: 0, currency: 'eur' } as const;
const failed = { status: 'failed', amount_captured: 0, amount_refunded: 0, currency: 'eur' } as const;
const dispute = (status: string) => ({ status, amount: 1_900, currency: 'eur' });

test('a payment that nobody touched is whole, whatever was tried before it', () => {
  expect(standingOf([failed, charge], [])).toEqual({ ...untouched, paid: 1_900 });
});

test.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['appeal_under_review', 'open'],
  ['lost', 'lost'],
  ['won', 'none'],
  ['warning_needs_response', 'none'],
  ['warning_closed', 'none'],
  ['prevented', 'none'],
] as const)('of a dispute that is %s the money is %s', (status, expected) => {
  const standing = standingOf([charge], [dispute(status)]);
  expect(standing).toMatchObject({ dispute: expected, disputed: expected === 'none' ? 0 : 1_900 });
});

test('of several disputes an open one comes first, and one that is won counts no more', () => {
  expect(standingOf([charge], [dispute('lost'), dispute('needs_response')]).dispute).toBe('open');
  expect(standingOf([charge], [dispute('won'), dispute('lost')])).toMatchObject({
    dispute: 'lost',
    disputed: 1_900,
  });
});

test('a bank that counts in another currency disputes the whole', () => {
  const elsewhere = { status: 'lost', amount: 310_000, currency: 'jpy' };
  expect(standingOf([charge], [elsewhere])).toMatchObject({ disputed: 1_900 });
});

test('what is left of a payment is what neither refunds nor credit notes nor banks took', () => {
  const standing = { paid: 1_900, refunded: 500, disputed: 0, dispute: 'none' } as const;
  expect(leftOf(standing, 0)).toBe(1_400);
  expect(leftOf(standing, 500)).toBe(1_400);
  expect(leftOf(standing, 1_900)).toBe(0);
  expect(leftOf({ ...standing, disputed: 1_900, dispute: 'open' }, 0)).toBe(0);
});

test('payments of one invoice count together', () => {
  const lost = standingOf([charge], [dispute('lost')]);
  expect(together([standingOf([charge], []), lost])).toEqual({
    paid: 3_800,
    refunded: 0,
    disputed: 1_900,
    dispute: 'lost',
  });
  expect(together([])).toEqual(untouched);
});

test.each([
  [0, 0, 0],
  [1_900, 0, 100],
  [0, 1_900, 100],
  [950, 0, 50],
  [18, 0, 0],
  [19, 0, 1],
  [950, 1_900, 100],
])(
  'where %i of 1,900 were refunded and %i are disputed, %i of 100 credits are unpaid',
  (refunded, disputed, credits) => {
    expect(creditsUnpaid(100, { paid: 1_900, refunded, disputed, dispute: 'none' })).toBe(credits);
  },
);

test('nothing of an invoice of zero is unpaid', () => {
  expect(creditsUnpaid(100, untouched)).toBe(0);
});

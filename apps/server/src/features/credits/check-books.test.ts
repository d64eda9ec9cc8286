import { expect, test } from 'vitest';
import { checkBooks } from './check-books.ts';
import type { Books } from './credit-repository.ts';

const at = new Date('2026-11-21T10:00:00Z');
const accountId = 'account';
const account: Books['account'] = {
  id: accountId,
  organizationId: null,
  plan: 'free',
  month: '2026-11',
  monthGranted: 10,
  monthly: 9,
  bought: 0,
  held: 0,
  createdAt: at,
};
const hold = {
  id: 'hold',
  accountId,
  monthly: 0,
  bought: 0,
  unlimited: 0,
  drawn: 0,
  jobId: null,
  createdBy: null,
  createdAt: at,
};

function entry(number: number, change: Partial<Books['entries'][number]>): Books['entries'][number] {
  const nothing = { holdId: null, subjectId: null, actorId: null, key: null, availableAfter: null };
  return {
    ...nothing,
    id: `entry-${number}`,
    number,
    accountId,
    kind: 'grant',
    monthly: 0,
    bought: 0,
    unlimited: 0,
    reason: 'monthly',
    at,
    ...change,
  };
}

const recall = (credits: number): Books['recalls'][number] => ({
  accountId,
  purchase: 'stripe:a',
  credits,
  reason: 'payment-refunded',
  raisedAt: at,
  askedAt: at,
});

const entries = [
  entry(1, { monthly: 10, key: 'month:2026-11:free' }),
  entry(2, { kind: 'hold', monthly: 1, holdId: 'hold' }),
  entry(3, { kind: 'debit', monthly: 1, holdId: 'hold', subjectId: 'a' }),
];
const sound: Books = { account, holds: [hold], entries, recalls: [] };
const invariants = (books: Books) => checkBooks(books).map(({ invariant }) => invariant);

test('consistent books have no error', () => {
  expect(checkBooks(sound)).toEqual([]);
});

test.each<[string, Books, string[]]>([
  ['a balance that is not the sum', { ...sound, account: { ...account, monthly: 10 } }, ['balance-is-sum']],
  ['a hold that is not the sum', { ...sound, holds: [{ ...hold, monthly: 1 }] }, ['hold-is-sum']],
  ['a sum of holds that is not the sum', { ...sound, account: { ...account, held: 2 } }, ['hold-is-sum']],
  [
    'a file both charged and given back',
    {
      ...sound,
      entries: [
        ...entries.slice(0, 1),
        entry(2, { kind: 'hold', monthly: 2, holdId: 'hold' }),
        entry(3, { kind: 'debit', monthly: 1, holdId: 'hold', subjectId: 'a' }),
        entry(4, { kind: 'release', monthly: 1, holdId: 'hold', subjectId: 'a' }),
      ],
    },
    ['settled-once'],
  ],
  [
    'a month given twice',
    {
      ...sound,
      account: { ...account, monthly: 19 },
      entries: [...entries, entry(4, { monthly: 10, key: 'month:2026-11:free' })],
    },
    ['month-once'],
  ],
  [
    'a balance that was below zero for a while',
    {
      ...sound,
      entries: [entry(0, { kind: 'expiry', monthly: 1 }), entry(4, { monthly: 1 }), ...entries],
    },
    ['never-negative'],
  ],
  [
    'more taken back than is not paid for',
    {
      ...sound,
      entries: [
        ...entries,
        entry(4, { bought: 9, key: 'stripe:a' }),
        entry(5, { kind: 'expiry', bought: 9, subjectId: 'stripe:a' }),
      ],
      recalls: [recall(8)],
    },
    ['recalled-fairly'],
  ],
  ['a purchase called back that was never made', { ...sound, recalls: [recall(1)] }, ['recalled-fairly']],
])('%s is found', (_, books, expected) => {
  expect(invariants(books)).toEqual(expected);
});

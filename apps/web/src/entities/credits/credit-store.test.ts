import { type CreditTransaction, type KnownBalance, RequestFailure } from '@winnow/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCreditStore } from './credit-store.ts';

const balance: KnownBalance = {
  plan: 'free',
  availableCredits: 7,
  usedCredits: 3,
  heldCredits: 0,
  monthlyCredits: 10,
  monthlyLeft: 7,
  boughtLeft: 0,
  renewsAt: '2026-12-01T00:00:00.000Z',
};
const line = { id: 'a' } as CreditTransaction;

let now: number;
let token: string | null;
const asked = { balance: vi.fn(async () => balance), transactions: vi.fn(async () => [line]) };
const onRefused = vi.fn();
const newStore = () => createCreditStore({ ...asked, token: async () => token, onRefused, now: () => now });

beforeEach(() => {
  now = 1_000_000;
  token = 'token';
  asked.balance.mockClear();
  asked.transactions.mockClear();
  onRefused.mockClear();
});

test('the balance is requested at most once in sixty seconds, unless a refresh is forced', async () => {
  const store = newStore();
  await store.fetchBalance();
  now += 59_999;
  await store.fetchBalance();
  expect(asked.balance).toHaveBeenCalledTimes(1);
  now += 1;
  await store.fetchBalance();
  await store.fetchBalance({ isForced: true });
  expect(asked.balance).toHaveBeenCalledTimes(3);
  expect(store.getState().balance).toEqual(balance);
});

test('the ledger is requested only while it is empty; a refresh requests both', async () => {
  const store = newStore();
  await store.fetchTransactions();
  await store.fetchTransactions();
  expect(asked.transactions).toHaveBeenCalledTimes(1);
  await store.refresh();
  expect(asked.transactions).toHaveBeenCalledTimes(2);
  expect(asked.balance).toHaveBeenCalledTimes(1);
});

test('a second request during the first is refused with a reason', async () => {
  const store = newStore();
  const first = Promise.all([store.fetchBalance(), store.fetchTransactions()]);
  const again = await Promise.allSettled([store.fetchBalance(), store.fetchTransactions()]);
  expect(again.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
    'Already fetching balance',
    'Already fetching transactions',
  ]);
  await first;
});

test('without a token, and after the session has ended, there is a message', async () => {
  const store = newStore();
  token = null;
  await expect(store.fetchBalance()).rejects.toThrow('No authentication token found. Please login again.');
  token = 'token';
  asked.balance.mockRejectedValueOnce(new RequestFailure('answered', 401));
  await expect(store.fetchBalance()).rejects.toThrow('Session expired. Please login again.');
  expect(store.getState().isFetchingBalance).toBe(false);
  expect(onRefused.mock.calls.map(([{ reason }]) => reason)).toEqual(['token-missing', 'session-expired']);
});

test('the cost of an action is shown at once, and the next response takes precedence', async () => {
  const store = newStore();
  await store.fetchBalance();
  const reported = vi.fn();
  store.subscribe(reported);
  store.showSpent({ usedCredits: 5, availableCredits: 5 });
  expect(store.getState().balance).toMatchObject({ usedCredits: 5, availableCredits: 5, monthlyCredits: 10 });
  expect(reported).toHaveBeenCalled();
  await store.fetchBalance({ isForced: true });
  expect(store.getState().balance).toEqual(balance);
});

test('signing out clears the loaded data', async () => {
  const store = newStore();
  await store.refresh();
  store.forget();
  expect(store.getState()).toMatchObject({ balance: null, transactions: [] });
  await store.fetchBalance();
  expect(asked.balance).toHaveBeenCalledTimes(2);
});

test('a response that arrives after signing out is not shown to the next user', async () => {
  const store = newStore();
  const late = Promise.withResolvers<KnownBalance>();
  asked.balance.mockImplementationOnce(() => late.promise);
  const first = store.fetchBalance();
  store.forget();
  const theirs = { ...balance, availableCredits: 10, usedCredits: 0 };
  asked.balance.mockImplementationOnce(async () => theirs);
  await store.fetchBalance();
  late.resolve(balance);
  await first;
  expect(store.getState()).toMatchObject({ balance: theirs, isFetchingBalance: false });
});

import { expect, test } from 'vitest';
import {
  addFailure,
  type FailurePolicy,
  type FailureState,
  multiply,
  ownPolicies,
  quietMs,
  unknownPolicies,
  whyNot,
} from './failure-policy.ts';

const [minuteMs, hourMs, dayMs] = [60_000, 60 * 60_000, 24 * 60 * 60_000];
const start = new Date('2026-03-01T00:00:00Z');

/** Guesses as often as allowed, with a pause between, and returns the time of each. */
function guess(policy: FailurePolicy, { times = 100_000, pauseMs = 0 }): number[] {
  let now = start.getTime();
  let state: FailureState = {
    failures: 0,
    countedSince: start,
    waits: 0,
    blockedUntil: null,
    total: 0,
    lastFailedAt: start,
  };
  const tried: number[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const refusal = whyNot(state, policy, new Date(now));
    if (refusal?.reason === 'wait') now = refusal.until.getTime();
    else if (refusal === null) {
      tried.push(now - start.getTime());
      ({ state } = addFailure(state, policy, new Date(now)));
      now += pauseMs;
    } else now += dayMs;
  }
  return tried;
}

/** The highest number of attempts within any interval of this length. */
function maxWithin(tried: readonly number[], ms: number): number {
  let max = 0;
  for (let from = 0, to = 0; to < tried.length; to += 1) {
    while ((tried[to] ?? 0) - (tried[from] ?? 0) >= ms) from += 1;
    max = Math.max(max, to - from + 1);
  }
  return max;
}

test('of 100,000 guesses at a second factor a hundred are tried, in ever longer turns of ten', () => {
  const tried = guess(unknownPolicies.factor, {});
  expect(tried).toHaveLength(100);
  const turns = [...new Set(tried)].map((at) => at / minuteMs);
  const waits = turns.slice(1).map((at, index) => at - (turns[index] ?? 0));
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
});

test.each([0, 1, minuteMs, 20 * minuteMs, 72 * minuteMs, 75 * minuteMs, hourMs * 3])(
  'emailed codes are tried less than forty times in any 24 hours, one every %i ms',
  (pauseMs) => {
    const tried = guess(unknownPolicies.code, { times: 2_000, pauseMs });
    expect(maxWithin(tried, dayMs)).toBeLessThan(40);
    // At most two of a million codes are valid for one address.
    expect((maxWithin(tried, dayMs) * 2) / 1_000_000).toBeLessThan(0.0001);
  },
);

test('passwords are tried a hundred times, then ten at a time, and at last ten a day', () => {
  const tried = guess(unknownPolicies.password, { times: 1_000 });
  expect(tried.filter((at) => at === 0)).toHaveLength(100);
  expect(maxWithin(tried, dayMs)).toBe(160);
  expect(maxWithin(tried.slice(-100), dayMs)).toBe(10);
});

test('no wait is as long as what makes counting start over', () => {
  for (const policy of [...Object.values(unknownPolicies), ...Object.values(ownPolicies)])
    expect(policy.maxWaitMs).toBeLessThan(quietMs);
});

test('after a quiet week nothing but the ceiling remembers', () => {
  const policy = unknownPolicies.factor;
  const before = {
    failures: 3,
    countedSince: start,
    waits: 4,
    blockedUntil: start,
    total: 43,
    lastFailedAt: start,
  };
  const { state } = addFailure(before, policy, new Date(start.getTime() + quietMs));
  expect(state).toMatchObject({ failures: 1, waits: 0, blockedUntil: null, total: 44 });
});

test('counts may be multiplied for tests of other products, and waits stay', () => {
  expect(multiply(unknownPolicies.factor, 10)).toMatchObject({
    first: 100,
    next: 100,
    ceiling: 1000,
    waitMs: 15 * minuteMs,
  });
  expect(multiply(unknownPolicies.password, 10).ceiling).toBeNull();
});

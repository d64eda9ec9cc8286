import { expect, test } from 'vitest';
import {
  monthlyGrant,
  monthOf,
  oneToGiveBack,
  oneToSpend,
  startOfNextMonth,
  takeForHold,
  takeOwn,
} from './credit-rules.ts';

test('monthly credits are used before purchased ones', () => {
  expect(takeForHold({ plan: 'free', monthly: 3, bought: 5 }, 4)).toEqual({
    monthly: 3,
    bought: 1,
    unlimited: 0,
  });
});

test('an insufficient balance is not charged', () => {
  expect(takeForHold({ plan: 'pro', monthly: 3, bought: 5 }, 9)).toBeNull();
});

test('an unlimited plan charges nothing', () => {
  expect(takeForHold({ plan: 'enterprise', monthly: 0, bought: 2 }, 900)).toEqual({
    monthly: 0,
    bought: 0,
    unlimited: 900,
  });
});

test('a hold spends monthly credits first and refunds purchased ones first', () => {
  const hold = { monthly: 1, bought: 1, unlimited: 0 };
  expect(oneToSpend(hold)).toEqual({ monthly: 1, bought: 0, unlimited: 0 });
  expect(oneToGiveBack(hold)).toEqual({ monthly: 0, bought: 1, unlimited: 0 });
  expect(oneToSpend({ monthly: 0, bought: 0, unlimited: 0 })).toBeNull();
});

test('a larger plan adds the difference, a smaller one adds nothing', () => {
  const isTeam = false;
  expect(monthlyGrant({ plan: 'pro', isTeam, monthGranted: 10 })).toBe(90);
  expect(monthlyGrant({ plan: 'free', isTeam, monthGranted: 100 })).toBe(0);
  expect(monthlyGrant({ plan: 'enterprise', isTeam, monthGranted: 0 })).toBe(0);
});

test('a team has no free credits, and has those of a plan that it buys', () => {
  expect(monthlyGrant({ plan: 'free', isTeam: true, monthGranted: 0 })).toBe(0);
  expect(monthlyGrant({ plan: 'pro', isTeam: true, monthGranted: 0 })).toBe(100);
});

test('a team on the Free plan charges the missing credits to the member, completely or not at all', () => {
  const team = { plan: 'free', isTeam: true, monthly: 1, bought: 2 } as const;
  expect(takeOwn(team, { monthly: 4 }, 3)).toBe(0);
  expect(takeOwn(team, { monthly: 4 }, 7)).toBe(4);
  expect(takeOwn(team, { monthly: 4 }, 8)).toBeNull();
  expect(takeOwn({ ...team, plan: 'pro' }, { monthly: 4 }, 4)).toBeNull();
  expect(takeOwn({ ...team, isTeam: false }, { monthly: 4 }, 4)).toBeNull();
});

test('months are in UTC, including leap days and year ends', () => {
  expect(monthOf(new Date('2026-12-31T23:59:59.999Z'))).toBe('2026-12');
  expect(monthOf(new Date('2027-01-01T00:30:00+01:00'))).toBe('2026-12');
  expect(startOfNextMonth('2026-12').toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(startOfNextMonth('2028-02').toISOString()).toBe('2028-03-01T00:00:00.000Z');
});

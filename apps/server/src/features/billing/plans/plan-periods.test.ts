import { expect, test } from 'vitest';
import { addMonth, periodAfter } from './plan-periods.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  ['2026-11-21', '2026-12-21'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-31', '2028-02-29'],
])('a month after %s is %s', (from, to) => {
  expect(addMonth(day(from))).toEqual(day(to));
});

test('what began on the 31st turns on the last day of shorter months and on the 31st again', () => {
  const renewals = ['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'].map(
    day,
  );
  renewals.slice(1).forEach((renewal, index) => {
    expect(periodAfter(renewals[index] ?? renewal, renewals[index] ?? renewal, 31).end).toEqual(renewal);
  });
  // Even if the server was off for months.
  expect(periodAfter(day('2026-02-28'), day('2026-07-31'), 31)).toEqual({
    start: day('2026-07-31'),
    end: day('2026-08-31'),
  });
});

test('months in which nothing ran are not billed', () => {
  expect(periodAfter(day('2026-01-10'), day('2026-05-11'))).toEqual({
    start: day('2026-05-10'),
    end: day('2026-06-10'),
  });
});

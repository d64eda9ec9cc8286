import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countMonths, type MonthRun, monthRun, monthsSince } from './timeline.ts';

const today = '2026-11-21';
const months = (start: string, end: string): number | null => {
  const run = monthRun(start, end, today);
  return run && run.last - run.first + 1;
};

describe('the timeline', () => {
  it('counts both ends of a range', () => {
    expect(months('2019-01', '2019-12')).toBe(12);
    expect(months('2026-11', 'present')).toBe(1);
  });

  it('takes years without months at their middle', () => {
    expect(months('2019', '2021')).toBe(24);
    expect(months('2020', '2020')).toBe(6);
  });

  it('returns null for a range without a date, or one that ends before it starts', () => {
    expect(monthRun(null, '2019', today)).toBeNull();
    expect(monthRun('2019', null, today)).toBeNull();
    expect(months('2021-05', '2019-05')).toBeNull();
  });

  it('counts no months in the future', () => {
    expect(months('2026-10', '2030-01')).toBe(2);
  });

  it('returns how long ago the latest run ended', () => {
    const runs = [monthRun('2015-01', '2016-01', today), monthRun('2020-01', '2025-11', today)];
    expect(
      monthsSince(
        runs.flatMap((run) => run ?? []),
        today,
      ),
    ).toBe(12);
    expect(monthsSince([], today)).toBeNull();
  });

  it('counts the months of overlapping runs once', () => {
    const run: fc.Arbitrary<MonthRun> = fc
      .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 60 }))
      .map(([first, length]) => ({ first, last: first + length }));
    fc.assert(
      fc.property(fc.array(run, { maxLength: 12 }), (runs) => {
        const covered = new Set<number>();
        for (const { first, last } of runs)
          for (let month = first; month <= last; month += 1) covered.add(month);
        expect(countMonths(runs)).toBe(covered.size);
      }),
    );
  });
});

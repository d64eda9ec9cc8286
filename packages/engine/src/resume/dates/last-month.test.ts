import { describe, expect, it } from 'vitest';
import { lastMonth } from './last-month.ts';

const today = '2026-11-23';

describe('the month at which open positions end', () => {
  it.each([
    [
      'a later job that has ended',
      [
        ['2005-01', 'present'],
        ['2012-03', '2014-08'],
      ],
      '2014-08',
    ],
    [
      'the later of several',
      [
        ['2005', 'present'],
        ['2007', '2009'],
        ['2009-02', '2011-06'],
      ],
      '2011-06',
    ],
    [
      'a year alone, which proves its first month',
      [
        ['2005', 'present'],
        ['2012', '2014'],
      ],
      '2014-01',
    ],
  ] as const)('is that of %s', (_, ranges, expected) => {
    expect(lastMonth(positionsOf(ranges), today)).toBe(expected);
  });

  it.each([
    [
      'nothing ended after it began',
      [
        ['2005-01', 'present'],
        ['1999', '2004-12'],
      ],
    ],
    [
      'the job that ended is as old as a job search',
      [
        ['2015-01', 'present'],
        ['2020-01', '2025-06'],
      ],
    ],
    [
      'one open position began later',
      [
        ['2005-01', 'present'],
        ['2010-01', '2012-05'],
        ['2013-01', 'present'],
      ],
    ],
    [
      'the other began in the year in which it ended',
      [
        ['2014', 'present'],
        ['2012', '2014'],
      ],
    ],
    ['nothing is open', [['2005-01', '2010-01']]],
    ['nothing has ended', [['2005-01', 'present']]],
  ] as const)('is today where %s', (_, ranges) => {
    expect(lastMonth(positionsOf(ranges), today)).toBeNull();
  });
});

const positionsOf = (ranges: readonly (readonly [string, string])[]) =>
  ranges.map(([start, end]) => ({ start, end }));

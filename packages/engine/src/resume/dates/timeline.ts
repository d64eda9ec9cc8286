import { largest } from '../../largest.ts';
import type { PartialDate } from '../resume.ts';

/** A run of whole months, ends included, counted from year 0. */
export type MonthRun = { readonly first: number; readonly last: number };

const monthIndex = (year: number, month: number): number => year * 12 + month - 1;

/**
 * The months from start to end. A year without a month is taken at its middle (July as a start, June as an end), so
 * that "2019 to 2021" is 24 months, the expected value; a single year is its second half. `null` if a date is missing
 * or the end is before the start.
 */
export function monthRun(
  start: PartialDate | null,
  end: PartialDate | 'present' | null,
  today: string,
): MonthRun | null {
  if (start === null || end === null) return null;
  const now = indexOf(today.slice(0, 7), 1);
  const first = indexOf(start, 7);
  const last = end === 'present' ? now : Math.min(indexOf(end, 6), now);
  if (last >= first) return { first, last };
  return start.length === 4 && start === end ? { first, last: first + 5 } : null;
}

/** The months of a position with a known length from its start. */
export function runFrom(start: PartialDate | null, months: number | null): MonthRun | null {
  if (start === null || months === null || months < 1) return null;
  const first = indexOf(start, 7);
  return { first, last: first + months - 1 };
}

function indexOf(date: PartialDate, monthOfYearAlone: number): number {
  const [year, month] = date.split('-');
  return monthIndex(Number(year), month === undefined ? monthOfYearAlone : Number(month));
}

/** How many months the runs cover, those in several runs counted once. */
export function countMonths(runs: readonly MonthRun[]): number {
  let months = 0;
  let covered = Number.NEGATIVE_INFINITY;
  for (const { first, last } of [...runs].sort((a, b) => a.first - b.first)) {
    months += Math.max(0, last - Math.max(first, covered + 1) + 1);
    covered = Math.max(covered, last);
  }
  return months;
}

/** Months from the end of the latest run to today; 0 while it lasts. `null` without runs. */
export function monthsSince(runs: readonly MonthRun[], today: string): number | null {
  if (runs.length === 0) return null;
  const latest = largest(runs.map((run) => run.last));
  return Math.max(0, indexOf(today.slice(0, 7), 1) - latest);
}

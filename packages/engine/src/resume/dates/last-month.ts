import type { PartialDate, Position } from '../resume.ts';
import { monthRun } from './timeline.ts';

/** Minimum age in months of the last date for a file to count as old; otherwise "present" means today. */
const minAge = 24;

/**
 * The month at which open positions end: the latest month in a closed position, if every open position started before
 * it and it is at least two years ago. `null` if the file does not appear old: open positions then end today.
 */
export function lastMonth(
  positions: readonly Pick<Position, 'start' | 'end'>[],
  today: string,
): PartialDate | null {
  const begins = positions.flatMap(({ start, end }) => (end === 'present' && start !== null ? [start] : []));
  const named = positions.flatMap(({ start, end }) =>
    end === 'present' || end === null ? [] : [start, end].flatMap((date) => date ?? []),
  );
  const last = named
    .map((date) => monthOf(date, '01'))
    .toSorted()
    .at(-1);
  if (last === undefined || begins.length === 0) return null;
  const isLater = begins.every((begin) => monthOf(begin, '12') < last);
  return isLater && monthsBetween(last, today) >= minAge ? last : null;
}

/** A year alone counts as the month that proves less. */
const monthOf = (date: PartialDate, monthOfYearAlone: string): PartialDate =>
  date.includes('-') ? date : `${date}-${monthOfYearAlone}`;

function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

/** Ends open positions at the last month of the file, if known. A length stated in the position takes precedence. */
export function endOpenPositions(
  positions: readonly Position[],
  today: string,
): { readonly positions: readonly Position[]; readonly asOf: PartialDate | null } {
  const asOf = lastMonth(positions, today);
  if (asOf === null) return { positions, asOf };
  const ended = positions.map((position) => {
    const run = position.end === 'present' ? monthRun(position.start, position.end, asOf) : null;
    return run === null ? position : { ...position, months: run.last - run.first + 1 };
  });
  return { positions: ended, asOf };
}

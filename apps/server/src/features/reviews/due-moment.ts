import { ApiError, reviewLimits, sentence } from '@winnow/contracts';
import { dayMs, hourMs } from '../../platform/clock/clock.ts';

/**
 * The end of a day in a time zone: the start of the day after there.
 * @param day as `2026-11-27`
 * @param timeZone as `Europe/Berlin`
 */
export function endOfDay(day: string, timeZone: string): Date {
  const next = Date.parse(`${day}T00:00:00Z`) + dayMs;
  const first = next - offsetAt(next, timeZone);
  // The second computation accounts for a daylight saving change in between.
  const second = next - offsetAt(first, timeZone);
  const isMidnight = second + offsetAt(second, timeZone) === next;
  // If daylight saving time begins at midnight, the day ends with the jump.
  return new Date(isMidnight ? second : Math.max(first, second));
}

/** Milliseconds by which a time zone is ahead of UTC at a time. */
function offsetAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  const there = Date.parse(
    `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`,
  );
  // Offsets are whole minutes; the format leaves out milliseconds.
  return Math.round((there - moment) / minuteMs) * minuteMs;
}

const minuteMs = hourMs / 60;

/** A due date and the time at which it ends. @throws ApiError `invalid` if it is in the past or too far ahead */
export function dueBy(
  dueOn: string | null,
  timeZone: string,
  now: Date,
): { readonly dueOn: string | null; readonly dueAt: Date | null } {
  if (dueOn === null) return { dueOn, dueAt: null };
  const dueAt = endOfDay(dueOn, timeZone);
  if (dueAt <= now) throw new ApiError('invalid', sentence('review-due-over'));
  if (dueAt.getTime() > now.getTime() + (reviewLimits.dueDays + 1) * dayMs) {
    throw new ApiError('invalid', sentence('review-due-far', { days: reviewLimits.dueDays }));
  }
  return { dueOn, dueAt };
}

import { reviewLimits } from '@winnow/contracts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The day in the reader's time zone, as `2026-11-27`. */
export function today(): string {
  return dayFrom(new Date());
}

/** Whether a review can be due on a day: from today on, within a year. */
export function isDueDay(day: string): boolean {
  return day >= today() && day <= dayFrom(new Date(Date.now() + reviewLimits.dueDays * dayMs));
}

function dayFrom(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

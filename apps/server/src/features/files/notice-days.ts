import { dayMs } from '../../platform/clock/clock.ts';

const max = 7;

/** Days before a resume's deletion at which the notice is sent; 0 for short retention periods, which have none. */
export function noticeDaysOf(retentionDays: number): number {
  return Math.min(max, Math.floor(retentionDays / 4));
}

/** Upload time of a file, from its deletion time and retention period. */
export function sentAt(deletedAt: Date, retentionDays: number): Date {
  return new Date(deletedAt.getTime() - retentionDays * dayMs);
}

export function daysAfter(time: Date, days: number): Date {
  return new Date(time.getTime() + days * dayMs);
}

import type { SubscriptionRow } from './subscription-repository.ts';

/** How long a bill may wait. */
const payWithinDays = 14;

const dayMs = 24 * 60 * 60_000;

/** The same day a month on; the last day of a shorter month where that has no such day. */
export function addMonth(from: Date, months = 1): Date {
  const day = from.getUTCDate();
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return moved;
}

export function dueAfter(issuedAt: Date): Date {
  return new Date(issuedAt.getTime() + payWithinDays * dayMs);
}

/**
 * The period that holds a moment, where a plan goes on after the end of its last one. Months in which nothing ran,
 * as while a server was off, are not billed.
 */
export function periodAfter(lastEnd: Date, now: Date): { readonly start: Date; readonly end: Date } {
  let start = lastEnd;
  let end = addMonth(start);
  while (end <= now) {
    start = end;
    end = addMonth(start);
  }
  return { start, end };
}

/** What the end of a period brings. */
export type PeriodEnd = 'nothing' | 'ends' | 'goes-on';

/** @param hasOverdueBill whether a bill of the plan has waited longer than it may */
export function atPeriodEnd(
  { periodEnd, source, endsAtPeriodEnd }: SubscriptionRow,
  now: Date,
  hasOverdueBill: boolean,
): PeriodEnd {
  // What Stripe renews, Stripe tells us of.
  if (periodEnd === null || periodEnd > now || source === 'stripe') return 'nothing';
  return endsAtPeriodEnd || source !== 'invoice' || hasOverdueBill ? 'ends' : 'goes-on';
}

import type { SubscriptionRow } from './subscription-repository.ts';

/**
 * A month on, on the day on which the person's months turn; the last day of a month that has no such day.
 * @param renewalDay from 1 to 31: what began on the 31st turns on 28 February, and on 31 March again
 */
export function addMonth(from: Date, renewalDay = from.getUTCDate()): Date {
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(renewalDay, lastDay));
  return moved;
}

/**
 * The period that contains a moment, where a plan continues after its last period. Months in which nothing ran,
 * as while a server was off, are not billed.
 */
export function periodAfter(
  lastEnd: Date,
  now: Date,
  renewalDay = lastEnd.getUTCDate(),
): { readonly start: Date; readonly end: Date } {
  let start = lastEnd;
  let end = addMonth(start, renewalDay);
  while (end <= now) {
    start = end;
    end = addMonth(start, renewalDay);
  }
  return { start, end };
}

/** What the end of a period brings. */
export type PeriodEnd = 'nothing' | 'ends' | 'goes-on';

/** @param hasOverdueInvoice whether an invoice of the plan has waited longer than it may */
export function atPeriodEnd(
  { periodEnd, source, endsAtPeriodEnd }: SubscriptionRow,
  now: Date,
  hasOverdueInvoice: boolean,
): PeriodEnd {
  // Stripe reports its own renewals.
  if (periodEnd === null || periodEnd > now || source === 'stripe') return 'nothing';
  return endsAtPeriodEnd || source !== 'invoice' || hasOverdueInvoice ? 'ends' : 'goes-on';
}

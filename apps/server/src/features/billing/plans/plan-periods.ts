import type { SubscriptionRow } from './subscription-repository.ts';

/**
 * One month later, on the renewal day, or on the last day of a month that is too short.
 * @param renewalDay from 1 to 31; for 31, the renewals are on 28 February and on 31 March
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
 * The period that contains a time, for a plan that continues after its last period. Months in which the server was off
 * are not billed.
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

/** What happens at the end of a period. */
export type PeriodEnd = 'nothing' | 'ends' | 'goes-on';

/** @param hasOverdueInvoice whether an invoice of the plan is overdue */
export function atPeriodEnd(
  { periodEnd, source, endsAtPeriodEnd }: SubscriptionRow,
  now: Date,
  hasOverdueInvoice: boolean,
): PeriodEnd {
  // Stripe reports its own renewals.
  if (periodEnd === null || periodEnd > now || source === 'stripe') return 'nothing';
  return endsAtPeriodEnd || source !== 'invoice' || hasOverdueInvoice ? 'ends' : 'goes-on';
}

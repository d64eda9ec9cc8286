import type { InvoiceRow } from './invoice-repository.ts';

/** Payment events that the user is notified of. */
export const invoiceNews = ['refunded', 'refund-failed', 'disputed', 'dispute-won', 'charged-back'] as const;
export type InvoiceNews = (typeof invoiceNews)[number];

type Standing = Pick<InvoiceRow, 'state' | 'paidBack' | 'syncedAt'>;

/** Order of an invoice's states: a void invoice may still be paid, but a paid one never becomes open again. */
const stages: Readonly<Record<InvoiceRow['state'], number>> = {
  open: 0,
  void: 1,
  paid: 2,
  refunded: 2,
  disputed: 2,
  'charged-back': 2,
};

/** Whether the provider's answer is older than the stored state. */
export function isOutdated(answer: Standing, known: Standing): boolean {
  if (stages[answer.state] !== stages[known.state]) return stages[answer.state] < stages[known.state];
  return answer.syncedAt !== null && known.syncedAt !== null && answer.syncedAt < known.syncedAt;
}

/** @param known the stored state; `null` for a new invoice */
export function newsOf(answer: Standing, known: Standing | null): InvoiceNews | null {
  const { state, paidBack } = answer;
  if (state === 'disputed' || state === 'charged-back') return known?.state === state ? null : state;
  if (paidBack > (known?.paidBack ?? 0)) return 'refunded';
  const wasDisputed = known?.state === 'disputed' || known?.state === 'charged-back';
  if (wasDisputed) return 'dispute-won';
  return paidBack < (known?.paidBack ?? 0) ? 'refund-failed' : null;
}

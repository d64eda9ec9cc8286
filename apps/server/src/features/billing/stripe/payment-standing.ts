import type Stripe from 'stripe';

/** State of a payment, in the smallest unit of its currency. */
export type PaymentStanding = {
  readonly paid: number;
  readonly refunded: number;
  /** Amount withdrawn by banks, provisionally or for good. */
  readonly disputed: number;
  /** `open` while a bank investigates, `lost` once it has taken the money for good. */
  readonly dispute: 'none' | 'open' | 'lost';
};

export const untouched: PaymentStanding = { paid: 0, refunded: 0, disputed: 0, dispute: 'none' };

/** States in which the bank holds the money. A `warning` is an inquiry before anything is withdrawn. */
const open: readonly Stripe.Dispute.Status[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
];

type Charge = Pick<Stripe.Charge, 'status' | 'amount_captured' | 'amount_refunded' | 'currency'>;
type Dispute = Pick<Stripe.Dispute, 'status' | 'amount' | 'currency'>;

/** Asks Stripe how much of a payment was refunded and whether a bank disputes it. */
export async function fetchStanding(client: Stripe, paymentId: string): Promise<PaymentStanding> {
  const ofPayment = { payment_intent: paymentId, limit: 100 };
  const { data: charges } = await client.charges.list(ofPayment);
  const { data: disputes } = await client.disputes.list(ofPayment);
  return standingOf(charges, disputes);
}

export function standingOf(charges: readonly Charge[], disputes: readonly Dispute[]): PaymentStanding {
  const taken = charges.filter(({ status }) => status === 'succeeded');
  const isOpen = ({ status }: Dispute) => open.includes(status);
  const against = disputes.filter((each) => isOpen(each) || each.status === 'lost');
  const paid = sum(taken.map(({ amount_captured: amount }) => amount));
  const isOurs = ({ currency }: Dispute) => taken.every((charge) => charge.currency === currency);
  return {
    paid,
    refunded: sum(taken.map(({ amount_refunded: amount }) => amount)),
    // A bank may dispute in another currency; then the whole payment counts.
    disputed: sum(against.map((each) => (isOurs(each) ? each.amount : paid))),
    dispute: against.some(isOpen) ? 'open' : against.length > 0 ? 'lost' : 'none',
  };
}

/** The state of an invoice that was paid in several payments. */
export function together(standings: readonly PaymentStanding[]): PaymentStanding {
  const has = (dispute: PaymentStanding['dispute']) => standings.some((each) => each.dispute === dispute);
  return {
    paid: sum(standings.map(({ paid }) => paid)),
    refunded: sum(standings.map(({ refunded }) => refunded)),
    disputed: sum(standings.map(({ disputed }) => disputed)),
    dispute: has('open') ? 'open' : has('lost') ? 'lost' : 'none',
  };
}

/** How many of the bought credits are no longer paid for; a credit paid in part counts as paid. */
export function creditsUnpaid(credits: number, { paid, refunded, disputed }: PaymentStanding): number {
  if (paid === 0) return 0;
  return Math.floor((credits * Math.min(paid, refunded + disputed)) / paid);
}

/**
 * What is left of a payment after refunds and disputes. @param credited amount of credit notes, which may be the same
 * money as the refunds
 */
export function leftOf({ paid, refunded, disputed }: PaymentStanding, credited: number): number {
  return Math.max(0, paid - Math.max(refunded, credited) - disputed);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

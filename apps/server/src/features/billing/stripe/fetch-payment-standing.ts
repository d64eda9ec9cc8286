import type { StripeDependencies } from '../../../platform/payments/stripe-client.ts';
import { type PaymentStanding, standingOf } from './payment-standing.ts';

/** Looks at what has become of a payment: what of it went back, and whether a bank disputes it. */
export type LookAtPayment = (paymentId: string) => Promise<PaymentStanding>;

export function createLookAtPayment({ client }: StripeDependencies): LookAtPayment {
  return async (paymentId) => {
    const ofPayment = { payment_intent: paymentId, limit: 100 };
    const { data: charges } = await client.charges.list(ofPayment);
    const { data: disputes } = await client.disputes.list(ofPayment);
    return standingOf(charges, disputes);
  };
}

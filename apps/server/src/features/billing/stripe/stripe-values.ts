import type Stripe from 'stripe';

/** The id of what Stripe names by its id, or sends whole. */
export function idOf(reference: string | { readonly id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** Stripe counts seconds. */
export function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** Whether any of the time that was billed lies after a moment. */
export function reachesBeyond({ lines }: Pick<Stripe.Invoice, 'lines'>, moment: Date): boolean {
  return lines.data.some(({ period }) => fromSeconds(period.end) > moment);
}

/** By which is kept that a subscription is one too many. */
export function surplusKey(subscriptionId: string): string {
  return `surplus:${subscriptionId}`;
}

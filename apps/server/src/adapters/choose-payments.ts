import type { Config } from '../config/config.ts';
import type { StripeDependencies } from '../platform/payments/stripe-client.ts';

/** Stripe where its key is set, else `null`: invoices are paid by transfer. Its library is loaded only then. */
export async function choosePayments({
  billing,
}: Pick<Config, 'billing'>): Promise<StripeDependencies | null> {
  if (!billing.stripe) return null;
  const { openStripe } = await import('../platform/payments/stripe-client.ts');
  return openStripe(billing.stripe);
}

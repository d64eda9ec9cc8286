import type { Config } from '../config/config.ts';
import type { StripeDependencies } from '../platform/payments/stripe-client.ts';

/** Stripe if its key is set, or `null` for invoices by bank transfer. Its library is only loaded if needed. */
export async function choosePayments({
  billing,
}: Pick<Config, 'billing'>): Promise<StripeDependencies | null> {
  if (!billing.stripe) return null;
  const { openStripe } = await import('../platform/payments/stripe-client.ts');
  return openStripe(billing.stripe);
}

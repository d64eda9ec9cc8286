import type { OrganizationId } from '@winnow/contracts';
import type { Database } from '../../../platform/database/database.ts';
import type { StripeDependencies } from '../../../platform/payments/stripe-client.ts';
import { findAddress } from '../invoices/invoice-repository.ts';
import { findCustomer, findEmail } from '../plans/subscription-repository.ts';
import { asked } from './stripe-calls.ts';

type Dependencies = { readonly database: Database; readonly stripe: StripeDependencies };

/** Customers at Stripe. */
export function createStripeCustomers({ database, stripe: { client } }: Dependencies) {
  return {
    /**
     * Updates the address for Stripe's receipts and reminders: the billing email, or else the organization's
     * longest-standing owner.
     */
    async followOwner(organizationId: OrganizationId): Promise<void> {
      const customer = await findCustomer(database, organizationId);
      if (customer === null) return;
      const address = await findAddress(database, organizationId);
      const email = address?.email || (await findEmail(database, organizationId));
      if (email) await asked(client.customers.update(customer, { email }));
    },
  };
}

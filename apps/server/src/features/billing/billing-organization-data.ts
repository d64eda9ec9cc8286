import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { OrganizationDataSource } from '../organizations/organization-data.ts';
import { leaveProvider } from './billing-task-values.ts';
import { findAddress, listInvoicesOf } from './invoices/invoice-repository.ts';
import { presentInvoice } from './invoices/invoice-view.ts';
import { findCustomer, findSubscription } from './plans/subscription-repository.ts';
import { listOpenCheckouts } from './stripe/checkout-repository.ts';

/**
 * Plan, invoices and billing address of an organization. On deletion, invoices stay without naming it, and
 * subscriptions at a provider are ended.
 */
export function createBillingOrganizationData({
  database,
  queue,
}: {
  readonly database: Database;
  readonly queue: Pick<Queue, 'enqueue'>;
}): OrganizationDataSource {
  return {
    name: 'billing',

    async describe(organizationId) {
      const subscription = await findSubscription(database, organizationId);
      const plan = subscription && {
        plan: subscription.plan,
        since: subscription.periodStart.toISOString(),
        periodEnd: subscription.periodEnd?.toISOString() ?? null,
      };
      const invoices = (await listInvoicesOf(database, organizationId)).map(presentInvoice);
      return { plan, invoices, address: await findAddress(database, organizationId) };
    },

    async takeLeave(transaction, organizationId) {
      const customerId = await findCustomer(transaction, organizationId);
      const subscriptionId = (await findSubscription(transaction, organizationId))?.providerId ?? null;
      const checkoutIds = await listOpenCheckouts(transaction, organizationId);
      if (customerId || subscriptionId) {
        await queue.enqueue(transaction, leaveProvider, { customerId, subscriptionId, checkoutIds });
      }
    },
  };
}

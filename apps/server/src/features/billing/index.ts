import type { AccountServices } from '../accounts/account-services.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import { check } from '../operator/consistency.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';
import type { WaitlistService } from '../waitlist/waitlist-service.ts';
import { createBillingChecks } from './billing-checks.ts';
import { mountBilling, mountStripeWebhook } from './billing-routes.ts';
import { type BillingServices, createBillingServices } from './billing-services.ts';
import { handleBillingTasks } from './billing-tasks.ts';

type Needs = Foundation & {
  readonly accounts: AccountServices;
  readonly audit: AuditService;
  readonly credits: CreditService;
  readonly organizations: OrganizationService;
  readonly waitlist: WaitlistService;
};
type Uses = { readonly billing: BillingServices };

export const billing = feature({
  createServices: (given: Needs) => ({
    billing: createBillingServices({
      ...given,
      languageOf: async (organizationId) =>
        given.accounts.users.getLanguage(await given.organizations.getFirstOwner(organizationId)),
    }),
  }),
  routes(api, given: Uses) {
    mountBilling(api, given.billing);
    if (given.billing.stripeEvents) mountStripeWebhook(api.app, given.billing.stripeEvents);
  },
  tasks: (queue, given: Uses) => handleBillingTasks(queue, given.billing),
  organizationData: (given: Uses) => [given.billing.organizationData],
  greet:
    (given: Uses) =>
    (transaction, { userId, email }) =>
      given.billing.billing.welcome(transaction, {
        organizationId: personalOrganizationOf(userId),
        email,
      }),
  checks(stored) {
    const find = createBillingChecks(stored);
    return [
      check('invoices-numbered', 'The numbers of invoices follow each other without gaps.', () =>
        find.findGapsInNumbers(),
      ),
      check('invoices-made-out', 'Every invoice of a person says whom it is made out to.', () =>
        find.findNamelessInvoices(),
      ),
    ];
  },
  guards: ['invoices_stay_as_issued', 'invoices_never_removed', 'invoice_payers_stay_as_issued'],
});

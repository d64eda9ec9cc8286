import type { AuditService } from '../audit/audit-service.ts';
import { createAuditService } from '../audit/audit-service.ts';
import { type Foundation, feature, type Stored } from '../feature.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import type { ConsistencyCheck } from '../operator/consistency.ts';
import { check } from '../operator/consistency.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import { ledgerInvariants } from './check-books.ts';
import { mountCredits } from './credit-routes.ts';
import { type CreditService, createCreditService } from './credit-service.ts';
import { findUnansweredKeys } from './find-unanswered-keys.ts';
import { findExceededLimits, findUnevenMoves } from './spending-checks.ts';
import { createSpendingService } from './spending-service.ts';

type Needs = Foundation & {
  readonly audit: AuditService;
  readonly notifications: NotificationService;
  readonly webhookEvents: WebhookEvents;
  readonly organizations: OrganizationService;
};
type Uses = Foundation & { readonly credits: CreditService };

export const credits = feature({
  createServices: (given: Needs) => ({
    credits: createCreditService(given),
    spending: createSpendingService(given),
  }),
  routes: mountCredits,
  organizationData: (given: Uses) => [
    {
      name: 'credits',
      // The ledger stays, without naming the organization and without open holds.
      takeLeave: (transaction, organizationId) => given.credits.releaseAll(transaction, organizationId),
    },
  ],
  checks: (stored) => [
    checkLedger(stored),
    check(
      'moves-match',
      'What a member brings to an organization leaves their own ledger, and comes back to it.',
      () => findUnevenMoves(stored.database),
    ),
    check('limits-kept', 'No member spent more in a month than their limit allowed.', () =>
      findExceededLimits(stored.database),
    ),
    check('keys-answered', 'Whoever asks again with the same key gets the answer of the first time.', () =>
      findUnansweredKeys(stored.database),
    ),
  ],
  guards: [
    'credit_entries_append_only',
    'credit_entries_never_emptied',
    'credit_entries_apply',
    'credit_entries_audit',
  ],
});

function checkLedger(stored: Stored): ConsistencyCheck {
  const service = createCreditService({ ...stored, audit: createAuditService(stored) });
  return {
    invariants: ledgerInvariants,
    async run() {
      const { accounts, errors } = await service.checkAllBooks();
      return {
        count: accounts,
        errors: errors.map(({ invariant, accountId, found }) => ({
          invariant,
          found: `${accountId}: ${found}`,
        })),
      };
    },
  };
}

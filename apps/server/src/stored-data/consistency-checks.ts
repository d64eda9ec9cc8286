import { createAccountChecks } from '../features/accounts/account-checks.ts';
import { createWorkChecks } from '../features/analyses/checks/work-checks.ts';
import { createAuditService } from '../features/audit/audit-service.ts';
import { createBillingChecks } from '../features/billing/billing-checks.ts';
import { createCandidateEmailChecks } from '../features/candidate-emails/candidate-email-checks.ts';
import { createCreditService } from '../features/credits/credit-service.ts';
import { createUnownedFiles } from '../features/housekeeping/unowned-files.ts';
import { type Consistency, createConsistency } from '../features/operator/consistency.ts';
import { listChecks } from '../features/operator/list-checks.ts';
import { createOrganizationChecks } from '../features/organizations/organization-checks.ts';
import { createSupportChecks } from '../features/support/support-checks.ts';
import { createWaitlistChecks } from '../features/waitlist/waitlist-checks.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { listFileOwners } from './file-owners.ts';

type Dependencies = { readonly database: Database; readonly clock: Clock; readonly storage: Storage };

/** The checks of `/admin/checks` and of `npm run doctor`: the same ones, on nothing but what is stored. */
export function createConsistencyChecks(dependencies: Dependencies): Consistency {
  const audit = createAuditService(dependencies);
  return createConsistency(
    listChecks({
      ...dependencies,
      credits: createCreditService({ ...dependencies, audit }),
      audit,
      accounts: createAccountChecks(dependencies),
      billing: createBillingChecks(dependencies),
      work: createWorkChecks(dependencies),
      organizations: createOrganizationChecks(dependencies),
      waitlist: createWaitlistChecks(dependencies),
      support: createSupportChecks(dependencies),
      candidateEmails: createCandidateEmailChecks(dependencies),
      files: createUnownedFiles({ ...dependencies, owners: listFileOwners(dependencies.database) }),
    }),
  );
}

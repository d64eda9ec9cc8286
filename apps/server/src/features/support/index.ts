import type { AccountServices } from '../accounts/account-services.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { FileAllowanceService } from '../files/file-allowance.ts';
import type { EmailBudget } from '../limits/email-budget.ts';
import { check } from '../operator/consistency.ts';
import { createAttachmentFiles } from './attachment-files.ts';
import { createSupportChecks } from './support-checks.ts';
import { mountSupportDesk } from './support-desk-routes.ts';
import { mountSupport } from './support-routes.ts';
import { createSupportServices, type SupportServices } from './support-services.ts';
import { handleSupportTasks } from './support-tasks.ts';

type Needs = Foundation & {
  readonly accounts: AccountServices;
  readonly allowance: FileAllowanceService;
  readonly audit: AuditService;
  readonly credits: CreditService;
  readonly emailBudget: EmailBudget;
};
type Uses = { readonly support: SupportServices; readonly accounts: AccountServices };

export const support = feature({
  createServices(given: Needs) {
    const { users } = given.accounts;
    return {
      support: createSupportServices({
        ...given,
        supportAddresses: supportAddressesOf(given),
        languageOf: (userId) => users.getLanguage(userId),
        wantsReplies: async (userId) => (await users.getEmailPreferences(userId)).supportReplies,
      }),
    };
  },
  routes(api, given: Uses) {
    mountSupport(api, given.support, given.accounts.users);
    mountSupportDesk(api, given.support);
  },
  tasks: (queue, given: Uses) => handleSupportTasks(queue, given.support),
  personalData: (given: Uses) => [given.support.personalData],
  fileOwners: (database) => [createAttachmentFiles(database)],
  checks: (stored) => [
    check('attachments-there', 'Every file that was sent to or by support is in storage.', () =>
      createSupportChecks(stored).findMissingFiles(),
    ),
  ],
});

/** Operators receive support requests; without operators the public contact address does. */
function supportAddressesOf({ operatorEmails, pageSettings }: Foundation): readonly string[] {
  if (operatorEmails.length > 0) return operatorEmails;
  return pageSettings.contactEmail ? [pageSettings.contactEmail] : [];
}

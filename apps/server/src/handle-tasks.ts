import { handleAccountTasks } from './features/accounts/account-tasks.ts';
import { handleBatchTasks } from './features/analyses/batches/batch-tasks.ts';
import { handleBillingTasks } from './features/billing/billing-tasks.ts';
import { handleCandidateEmailTasks } from './features/candidate-emails/candidate-email-tasks.ts';
import { handleHousekeepingTasks } from './features/housekeeping/housekeeping-tasks.ts';
import { handleIdentityTasks } from './features/identity/identity-tasks.ts';
import { handleLimitTasks } from './features/limits/limit-tasks.ts';
import { handleRetentionTasks } from './features/retention/retention-tasks.ts';
import { handleSearchTasks } from './features/search/search-tasks.ts';
import { handleSupportTasks } from './features/support/support-tasks.ts';
import { handleWaitlistTasks } from './features/waitlist/waitlist-tasks.ts';
import type { Platform } from './platform.ts';
import type { Services } from './services.ts';

/** Says who does which work for later, before the queue is started. */
export function handleTasks({ queue, openDatabase }: Platform, services: Services): void {
  handleHousekeepingTasks(queue, services.housekeeping);
  handleAccountTasks(queue, services.accounts, () => openDatabase.scrub());
  handleLimitTasks(queue, services);
  handleIdentityTasks(queue, services.identity);
  handleRetentionTasks(queue, services.retention, services.retentionEmails);
  handleWaitlistTasks(queue, services.waitlist);
  handleBillingTasks(queue, services.billing);
  handleSupportTasks(queue, services.support);
  handleSearchTasks(queue, services.work.pendingIndex);
  handleBatchTasks(queue, services.work, services.batchEmails);
  handleCandidateEmailTasks(queue, services.candidateEmails);
}

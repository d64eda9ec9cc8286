import { handleAccountJobs } from './features/accounts/account-tasks.ts';
import { handleBatchJobs } from './features/analyses/batches/batch-tasks.ts';
import { handleBillingJobs } from './features/billing/billing-tasks.ts';
import { handleCandidateEmailTasks } from './features/candidate-emails/candidate-email-tasks.ts';
import { handleHousekeepingJobs } from './features/housekeeping/housekeeping-tasks.ts';
import { handleIdentityJobs } from './features/identity/identity-tasks.ts';
import { handleLimitJobs } from './features/limits/limit-tasks.ts';
import { handleRetentionJobs } from './features/retention/retention-tasks.ts';
import { handleSearchJobs } from './features/search/search-tasks.ts';
import { handleSupportJobs } from './features/support/support-tasks.ts';
import { handleWaitlistJobs } from './features/waitlist/waitlist-tasks.ts';
import type { Platform } from './platform.ts';
import type { Services } from './services.ts';

/** Says who does which work for later, before the queue is started. */
export function handleJobs({ queue, openDatabase }: Platform, services: Services): void {
  handleHousekeepingJobs(queue, services.housekeeping);
  handleAccountJobs(queue, services.accounts, () => openDatabase.scrub());
  handleLimitJobs(queue, services);
  handleIdentityJobs(queue, services.identity);
  handleRetentionJobs(queue, services.retention, services.retentionEmails);
  handleWaitlistJobs(queue, services.waitlist);
  handleBillingJobs(queue, services.billing);
  handleSupportJobs(queue, services.support);
  handleSearchJobs(queue, services.work.pendingIndex);
  handleBatchJobs(queue, services.work, services.batchEmails);
  handleCandidateEmailTasks(queue, services.candidateEmails);
}

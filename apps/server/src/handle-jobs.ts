import { handleAccountJobs } from './features/accounts/account-jobs.ts';
import { handleBatchJobs } from './features/analyses/batches/batch-jobs.ts';
import { handleBillingJobs } from './features/billing/billing-jobs.ts';
import { handleCandidateEmailTasks } from './features/candidate-emails/candidate-email-tasks.ts';
import { handleHousekeepingJobs } from './features/housekeeping/housekeeping-jobs.ts';
import { handleIdentityJobs } from './features/identity/identity-jobs.ts';
import { handleLimitJobs } from './features/limits/limit-jobs.ts';
import { handleRetentionJobs } from './features/retention/retention-jobs.ts';
import { handleSearchJobs } from './features/search/search-jobs.ts';
import { handleSupportJobs } from './features/support/support-jobs.ts';
import { handleWaitlistJobs } from './features/waitlist/waitlist-jobs.ts';
import type { Platform } from './platform.ts';
import type { Services } from './services.ts';

/** Says who does which work for later, before the queue is started. */
export function handleJobs({ queue, openDatabase }: Platform, services: Services): void {
  handleHousekeepingJobs(queue, services.housekeeping);
  handleAccountJobs(queue, services.accounts, () => openDatabase.scrub());
  handleLimitJobs(queue, services);
  handleIdentityJobs(queue, services.identity);
  handleRetentionJobs(queue, services.retention, services.retentionLetters);
  handleWaitlistJobs(queue, services.waitlist);
  handleBillingJobs(queue, services.billing);
  handleSupportJobs(queue, services.support);
  handleSearchJobs(queue, services.work.pendingIndex);
  handleBatchJobs(queue, services.work, services.batchLetters);
  handleCandidateEmailTasks(queue, services.candidateEmails);
}

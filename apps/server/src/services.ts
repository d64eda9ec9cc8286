import { createFairQueue } from './engine-tasks/fair-queue.ts';
import { createReadingProcesses } from './engine-tasks/reading-processes.ts';
import { createAccountServices } from './features/accounts/account-services.ts';
import { createEmbeddedIdentity } from './features/accounts/identities/embedded-identity.ts';
import { createHostedIdentity } from './features/accounts/identities/hosted-identity.ts';
import { createBatchEmails } from './features/analyses/batches/batch-emails.ts';
import { createAuditService } from './features/audit/audit-service.ts';
import { createBillingServices } from './features/billing/billing-services.ts';
import { createCandidateEmailServices } from './features/candidate-emails/candidate-email-services.ts';
import { createCreditService } from './features/credits/credit-service.ts';
import { createFileAllowance } from './features/files/file-allowance.ts';
import { createHousekeepingService } from './features/housekeeping/housekeeping-service.ts';
import { createUnownedFiles } from './features/housekeeping/unowned-files.ts';
import { createIdentityService, type IdentityBase } from './features/identity/identity-service.ts';
import { createEmailBudget, emailLimitsOf } from './features/limits/email-budget.ts';
import { createLimitStore } from './features/limits/limit-store.ts';
import { createOperatorService } from './features/operator/operator-service.ts';
import { createPeopleService } from './features/operator/people-service.ts';
import { createResumeMatcherService } from './features/resume-matcher/resume-matcher-service.ts';
import { createSampleFiles } from './features/resume-matcher/sample-files.ts';
import { createRetentionEmails } from './features/retention/retention-emails.ts';
import { createRetentionService } from './features/retention/retention-service.ts';
import { createSearchService } from './features/search/search-service.ts';
import { createSiteService } from './features/site/site-service.ts';
import { createSupportServices } from './features/support/support-services.ts';
import { createWaitlistService } from './features/waitlist/waitlist-service.ts';
import { createWriterService } from './features/writer/writer-service.ts';
import { createIdentityInProcess } from './identity-server/identity-in-process.ts';
import { removeUploadsBefore } from './platform/http/abandoned-uploads.ts';
import type { Platform } from './platform.ts';
import { createConsistencyChecks } from './stored-data/consistency-checks.ts';
import { listFileOwners } from './stored-data/file-owners.ts';
import { listPersonalData } from './stored-data/personal-data.ts';
import { createWorkServices } from './work-services.ts';

export type Services = ReturnType<typeof createServices>;

/** Makes all services from what the platform gives. */
export function createServices(platform: Platform, identityBase: IdentityBase) {
  const { clock, queue, openDatabase, uploadFolder, samplesFolder } = platform;
  const { database } = openDatabase;

  const readers = createReadingProcesses({
    processes: platform.readerProcesses,
    queue: createFairQueue({ processes: platform.readerProcesses }),
    codeFolder: platform.readerCodeFolder,
    log: platform.log,
    ...platform.readingTrial,
  });
  const resumeMatcher = createResumeMatcherService({ readers, clock });
  const samples = createSampleFiles(samplesFolder);
  const housekeeping = createHousekeepingService({
    database,
    queue,
    clock,
    removeUploads: async (before) =>
      (await removeUploadsBefore(uploadFolder, before)) + (await platform.storage.removeDrafts(before)),
    removeDrafts: (before) => writer.removeAbandonedDrafts(before),
  });

  const digest = (text: string) => identityBase.keys.hmac('limits', text).toString('base64url');
  const limitStore = createLimitStore({ database, clock, digest });
  const { openLimiter } = limitStore;
  const limits = emailLimitsOf(identityBase.settings);
  const emailBudget = createEmailBudget({ database, clock, digest, limits });
  const identity = createIdentityService(identityBase, { ...platform, database, openLimiter, emailBudget });

  const answer = createIdentityInProcess(identity);
  const identities = platform.hostedIdentity
    ? createHostedIdentity({ ...platform.hostedIdentity, clock })
    : createEmbeddedIdentity({ identity, clock, answer });
  const audit = createAuditService({ database, clock });

  const credits = createCreditService({ database, clock, audit });
  const fileOwners = listFileOwners(database);
  const allowance = createFileAllowance({ ...platform, database, owners: fileOwners, credits });
  const work = createWorkServices({
    ...platform,
    database,
    readers,
    samples,
    credits,
    audit,
    allowance,
  });
  const writer = createWriterService({ ...platform, database, readers, credits });

  const site = createSiteService({
    identities,
    pageSettings: platform.pageSettings,
    emailGoesToOutbox: platform.outbox !== null,
    hasOutboxPage: platform.outboxKey !== null,
  });

  const waitlist = createWaitlistService({
    database,
    queue,
    clock,
    emailTransport: platform.emailTransport,
    emailBudget,
  });

  const { siteUrl } = identityBase.settings;
  const languageOf = (userId: string) => accounts.users.getLanguage(userId);
  const billing = createBillingServices({
    ...platform,
    database,
    siteUrl,
    languageOf,
    credits,
    waitlist,
    audit,
  });

  const support = createSupportServices({
    ...platform,
    database,
    siteUrl,
    credits,
    allowance,
    audit,
    supportAddresses: addressesOfSupport(platform),
    emailBudget,
    languageOf,
    wantsReplies: async (userId) => (await accounts.users.getEmailPreferences(userId)).supportReplies,
  });

  const candidateEmails = createCandidateEmailServices({
    ...platform,
    database,
    audit,
    credits,
    jobs: work.jobs,
    contacts: work.contacts,
    emailGoesToOutbox: platform.outbox !== null,
    getUser: (userId) => accounts.users.getAny(userId),
  });

  const accounts = createAccountServices({
    ...platform,
    database,
    identities,
    siteUrl,
    greet: billing.billing.welcome,
    answerMs: identityBase.settings.emailSpreadMs,
    audit,
    personalData: [
      ...listPersonalData({ ...platform, database, credits, waitlist }),
      billing.personalData,
      work.personalData,
      support.personalData,
      candidateEmails.stored.personalData,
    ],
  });

  const search = createSearchService({
    database,
    isAnonymous: async (userId) => (await accounts.users.getPreferences(userId)).anonymousView,
  });

  const retention = createRetentionService({
    ...platform,
    database,
    users: accounts.users,
    resumes: work.resumes,
    removal: work.removal,
    unownedFiles: createUnownedFiles({ ...platform, owners: fileOwners }),
  });

  const retentionEmails = createRetentionEmails({
    ...platform,
    siteUrl,
    users: accounts.users,
    resumes: work.resumes,
  });

  const operator = createOperatorService({
    ...platform,
    database,
    audit,
    checkConsistency: createConsistencyChecks({ ...platform, database }),
  });
  const people = createPeopleService({ ...platform, ...accounts, database, audit, credits });

  const batchEmails = createBatchEmails({
    ...platform,
    database,
    siteUrl,
    languageOf,
    wantsEmails: async (userId) => (await accounts.users.getEmailPreferences(userId)).analysisFinished,
    wantsCreditEmails: async (userId) => (await accounts.users.getEmailPreferences(userId)).creditsLow,
    credits,
  });

  return {
    readers,
    resumeMatcher,
    samples,
    housekeeping,
    limitStore,
    emailBudget,
    identity,
    accounts,
    audit,
    site,
    waitlist,
    support,
    credits,
    allowance,
    operator,
    people,
    retention,
    retentionEmails,
    search,
    billing,
    writer,
    work,
    batchEmails,
    candidateEmails,
  };
}

/** Operators receive support requests; without operators the public contact address does. */
function addressesOfSupport({ operatorEmails, pageSettings }: Platform): readonly string[] {
  if (operatorEmails.length > 0) return operatorEmails;
  return pageSettings.contactEmail ? [pageSettings.contactEmail] : [];
}

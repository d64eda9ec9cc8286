import { createReaderPool } from '@winnow/documents';
import { loadVocabulary } from '@winnow/engine';
import { createAccountServices } from './features/accounts/account-services.ts';
import { createEmbeddedIdentity } from './features/accounts/embedded-identity.ts';
import { createHostedIdentity } from './features/accounts/hosted-identity.ts';
import { createAuditService } from './features/audit/audit-service.ts';
import { createCreditService } from './features/credits/credit-service.ts';
import { handleHousekeepingJobs } from './features/housekeeping/housekeeping-jobs.ts';
import { createHousekeepingService } from './features/housekeeping/housekeeping-service.ts';
import { handleIdentityJobs } from './features/identity/identity-jobs.ts';
import { createIdentityService, type IdentityBase } from './features/identity/identity-service.ts';
import { createResumeMatcherService } from './features/resume-matcher/resume-matcher-service.ts';
import { createSampleFiles } from './features/resume-matcher/sample-files.ts';
import { createSiteService } from './features/site/site-service.ts';
import { handleWaitlistJobs } from './features/waitlist/waitlist-jobs.ts';
import { createWaitlistService } from './features/waitlist/waitlist-service.ts';
import { createWriterService } from './features/writer/writer-service.ts';
import { createIdentityInProcess } from './identity-in-process.ts';
import { removeUploadsBefore } from './platform/http/abandoned-uploads.ts';
import type { Platform } from './platform.ts';

export type Services = ReturnType<typeof createServices>;

/** Makes all services from the ground they stand on. */
export function createServices(platform: Platform, identityBase: IdentityBase) {
  const { clock, queue, openDatabase, uploadFolder, samplesFolder } = platform;
  const { database } = openDatabase;

  const readers = createReaderPool({ processes: platform.readerProcesses });
  const vocabulary = loadVocabulary();

  const resumeMatcher = createResumeMatcherService({ readers, vocabulary, clock });
  const samples = createSampleFiles(samplesFolder);
  const housekeeping = createHousekeepingService({
    database,
    queue,
    clock,
    removeUploads: (before) => removeUploadsBefore(uploadFolder, before),
  });

  const identity = createIdentityService(identityBase, { ...platform, database });

  const answer = createIdentityInProcess(identity);
  const identities = platform.hostedIdentity
    ? createHostedIdentity({ ...platform.hostedIdentity, clock })
    : createEmbeddedIdentity({ identity, clock, answer });
  const audit = createAuditService({ database, clock });
  const accounts = createAccountServices({
    ...platform,
    database,
    identities,
    siteUrl: identityBase.settings.siteUrl,
    answerMs: identityBase.settings.letterSpreadMs,
  });

  const credits = createCreditService({ database, clock });
  const writer = createWriterService({ ...platform, vocabulary, credits });

  const site = createSiteService({
    identities,
    pageSettings: platform.pageSettings,
    mailGoesToOutbox: platform.outbox !== null,
  });

  const waitlist = createWaitlistService({ database, queue, clock, mail: platform.mail });

  handleHousekeepingJobs(queue, housekeeping);
  handleIdentityJobs(queue, identity);
  handleWaitlistJobs(queue, waitlist);

  return {
    readers,
    resumeMatcher,
    samples,
    housekeeping,
    identity,
    accounts,
    audit,
    site,
    waitlist,
    credits,
    writer,
  };
}

import { serverEvents } from '@winnow/contracts';
import { Hono } from 'hono';
import { mountAccounts } from './features/accounts/account-routes.ts';
import { mountAnalyses } from './features/analyses/analysis-routes.ts';
import { mountBatches } from './features/analyses/batches/batch-routes.ts';
import { mountJobHome } from './features/analyses/job-home/job-home-routes.ts';
import { mountAudit } from './features/audit/audit-routes.ts';
import { mountBilling, mountStripeWebhook } from './features/billing/billing-routes.ts';
import { mountCandidateEmails } from './features/candidate-emails/candidate-email-routes.ts';
import { mountCredits } from './features/credits/credit-routes.ts';
import { mountFiles } from './features/files/file-routes.ts';
import { mountHealth } from './features/health/health-routes.ts';
import { mountIdentity } from './features/identity/identity-routes.ts';
import { mountJobs } from './features/jobs/job-routes.ts';
import { mountOperator } from './features/operator/operator-routes.ts';
import { mountOutbox } from './features/outbox/outbox-routes.ts';
import { mountPresets } from './features/presets/preset-routes.ts';
import { mountResumeMatcher } from './features/resume-matcher/resume-matcher-routes.ts';
import { mountSearch } from './features/search/search-routes.ts';
import { mountShares } from './features/shares/share-routes.ts';
import { mountSite } from './features/site/site-routes.ts';
import { mountSupportDesk } from './features/support/support-desk-routes.ts';
import { mountSupport } from './features/support/support-routes.ts';
import { mountWaitlist } from './features/waitlist/waitlist-routes.ts';
import { mountWriter } from './features/writer/writer-routes.ts';
import { checkMigrations } from './platform/database/migrations.ts';
import { checkStorage } from './platform/health/check-storage.ts';
import { nowAndThen } from './platform/health/now-and-then.ts';
import { answerErrors } from './platform/http/error-edge.ts';
import { createDiskGuard } from './platform/http/guards/disk-guard.ts';
import { refuseOtherMethods } from './platform/http/guards/refuse-other-methods.ts';
import { sameOrigin } from './platform/http/guards/same-origin.ts';
import { securityHeaders } from './platform/http/guards/security-headers.ts';
import { waitlistGate } from './platform/http/guards/waitlist-gate.ts';
import type { Api } from './platform/http/mount.ts';
import { serveApiDocs } from './platform/http/pages/api-docs.ts';
import { serveSecurityText } from './platform/http/pages/security-text.ts';
import { serveWeb } from './platform/http/pages/serve-web.ts';
import type { App, RequestEnv } from './platform/http/request-context.ts';
import { requestLog } from './platform/http/request-log.ts';
import type { Platform } from './platform.ts';
import type { Services } from './services.ts';

/** Puts the application together: what every request passes, the features, and the web at the end. */
export function createApp(platform: Platform, services: Services, isStopping: () => boolean): App {
  const app = new Hono<RequestEnv>();
  const { demoVideoUrl } = platform.pageSettings;
  const api: Api = {
    app,
    endpoints: [],
    uploadFolder: platform.uploadFolder,
    openLimiter: services.limitStore.openLimiter,
    identifyCaller: services.accounts.identifyCaller,
    recordOperatorCall: services.operator.recordCall,
    requireDiskRoom: createDiskGuard(platform.diskMeter, platform.storageCeilings.minFreeDiskShare),
  };

  app.use(requestLog(platform.log, platform));
  app.use(
    securityHeaders({
      overTls: platform.siteUrl?.startsWith('https:') ?? false,
      connectTo: platform.hostedIdentity ? [new URL(platform.hostedIdentity.url).origin] : [],
      framesFrom: demoVideoUrl ? [new URL(demoVideoUrl).origin] : [],
    }),
  );
  app.use(sameOrigin(platform.siteUrl));
  answerErrors(app, platform.log);
  if (platform.pageSettings.launchMode === 'waitlist') app.use(waitlistGate);

  mountHealth(app, {
    checks: readinessChecks(platform, services),
    isStopping,
    identifyCaller: services.accounts.identifyCaller,
    reach: platform,
    ...platform,
  });
  if (!platform.hostedIdentity) mountIdentity(app, services.identity, '/auth/v1');
  mountSite(api, services.site);
  mountAccounts(api, services.accounts, platform.clock);
  mountAudit(api, services.audit);
  mountOperator(api, services.operator, services.people);
  mountResumeMatcher(api, services.resumeMatcher, services.samples);
  mountWaitlist(api, services.waitlist);
  mountSupport(api, services.support, services.accounts.users);
  mountSupportDesk(api, services.support);
  mountCredits(api, services.credits);
  const { work, accounts } = services;
  mountJobs(api, work, {
    readers: services.readers,
    workOn: work.overview.workOn,
    remove: work.removal.removeJob,
  });
  mountJobHome(api, work.jobHome);
  mountPresets(api, work.presets);
  mountFiles(api, work.resumes, {
    countAnalyses: (ownerId, ids) => work.analyses.countBy(ownerId, 'resumeId', ids),
    retentionDays: async (ownerId) => (await accounts.users.getPreferences(ownerId)).retentionDays,
    remove: work.removal.removeFiles,
    allowance: services.allowance,
    clock: platform.clock,
  });
  mountCandidateEmails(
    api,
    services.candidateEmails,
    async (caller) => (await accounts.profiles.find(caller))?.company_name ?? null,
  );
  mountSearch(api, services.search);
  mountBatches(api, platform.eventStreams, work);
  // Before the analyses: their paths begin alike, and `shares` is no analysis.
  mountShares(api, work);
  mountAnalyses(api, work);
  mountBilling(api, services.billing);
  if (services.billing.stripeEvents) mountStripeWebhook(app, services.billing.stripeEvents);
  mountWriter(api, services.writer, platform.eventStreams);
  platform.eventStreams.mount(api, serverEvents, ({ emit }) => emit('hello', { version: platform.version }));
  if (platform.outbox && platform.outboxKey) {
    mountOutbox(app, platform.outbox, platform.outboxKey, platform);
  }

  serveApiDocs(api, platform.version);
  refuseOtherMethods(api);
  serveSecurityText(app, platform.pageSettings, platform.clock);
  serveWeb(app, platform.webFolder, platform.pageSettings);
  return app;
}

/** A probe writes to a bucket that may cost money. */
const storageProbeMs = 30_000;

function readinessChecks(
  { openDatabase, queue, storage, diskMeter, clock }: Platform,
  { housekeeping }: Services,
) {
  return {
    database: async () => {
      await openDatabase.ping();
      return { kind: openDatabase.kind };
    },
    migrations: () => checkMigrations(openDatabase.database),
    queue: async () => {
      await queue.ping();
      return {};
    },
    housekeeping: async () => {
      const latest = await housekeeping.findLatest();
      return { lastFinishedAt: latest?.finishedAt ?? null, removedUploads: latest?.removedUploads ?? null };
    },
    storage: nowAndThen(clock, storageProbeMs, () => checkStorage(storage, diskMeter)),
  };
}

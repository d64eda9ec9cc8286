import { candidateEvents } from '@winnow/contracts';
import type { EventStreams } from '../../platform/http/event-streams.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { HiringTeamService } from '../hiring-teams/hiring-team-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { check } from '../operator/consistency.ts';
import type { GatherResumes } from '../people/gather-resumes.ts';
import type { SampleFiles } from '../resume-matcher/sample-files.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import { mountAnalyses } from './analysis-routes.ts';
import { createAnalysisService } from './analysis-service.ts';
import { createBatchEmails } from './batches/batch-emails.ts';
import { mountBatches } from './batches/batch-routes.ts';
import { createBatchService } from './batches/batch-service.ts';
import { handleBatchTasks } from './batches/batch-tasks.ts';
import { createRunFollowers } from './batches/follow-runs.ts';
import { createSampleService } from './batches/sample-service.ts';
import { createChangeService } from './changes/change-service.ts';
import { mountTags } from './changes/tag-routes.ts';
import { createTagService } from './changes/tag-service.ts';
import { createWorkChecks } from './checks/work-checks.ts';
import { createContactService } from './contacts/contact-service.ts';
import { createItemWorker } from './items/item-worker.ts';
import { createRecoveryService } from './items/recovery-service.ts';
import { mountJobHome } from './job-home/job-home-routes.ts';
import { createJobHomeService } from './job-home/job-home-service.ts';
import { type CandidateFollowers, createCandidateFollowers } from './live/follow-candidates.ts';
import { createOverviewService } from './overview-service.ts';
import { createRemovalService } from './removal-service.ts';
import { createScoreResume } from './scoring/score-resume.ts';

type Needs = Foundation & {
  readonly accounts: AccountServices;
  readonly audit: AuditService;
  readonly credits: CreditService;
  readonly jobs: JobService;
  readonly resumes: ResumeService;
  readonly reader: ResumeReader;
  readonly searchIndex: SearchIndex;
  readonly gathering: GatherResumes;
  readonly sampleFiles: SampleFiles;
  readonly hiringTeams: HiringTeamService;
  readonly notifications: NotificationService;
  readonly webhookEvents: WebhookEvents;
};
type Uses = Parameters<typeof mountBatches>[1] &
  Parameters<typeof mountAnalyses>[1] &
  Parameters<typeof mountJobHome>[1] &
  Parameters<typeof mountTags>[1] & {
    readonly eventStreams: EventStreams;
    readonly candidateFollowers: CandidateFollowers;
  };

export const analyses = feature({
  createServices(given: Needs) {
    const { users } = given.accounts;
    const parts = { ...given, scoreResume: createScoreResume(given.readers) };
    const service = createAnalysisService(parts);
    const batches = createBatchService(parts);
    return {
      analyses: service,
      batches,
      jobHome: createJobHomeService(parts),
      contacts: createContactService(parts),
      worker: createItemWorker(parts),
      recovery: createRecoveryService(parts),
      changes: createChangeService(parts),
      tags: createTagService(parts),
      overview: createOverviewService({ ...parts, analyses: service }),
      candidateFollowers: createCandidateFollowers(parts),
      runFollowers: createRunFollowers({ ...parts, batches }),
      removal: createRemovalService({ ...parts, batches }),
      samples: createSampleService({ ...parts, batches, samples: given.sampleFiles }),
      batchEmails: createBatchEmails({
        ...given,
        languageOf: (userId) => users.getLanguage(userId),
        wantsEmails: async (userId) => (await users.getEmailPreferences(userId)).analysisFinished,
        wantsCreditEmails: async (userId) => (await users.getEmailPreferences(userId)).creditsLow,
      }),
    };
  },
  routes(api, given: Uses) {
    given.eventStreams.mount(api, candidateEvents, ({ caller, emit, signal }) =>
      given.candidateFollowers.follow(caller, signal, {
        changed: (analysisIds) => emit('changed', { analysisIds }),
        jobs: (lost) => emit('jobs', { lost }),
      }),
    );
    mountTags(api, given);
    mountJobHome(api, given);
    // Before the routes of one analysis: `batches` is no id.
    mountBatches(api, given);
    mountAnalyses(api, given);
  },
  tasks: handleBatchTasks,
  organizationData: ({ batches }: Uses) => [
    {
      name: 'analyses',
      takeLeave: (transaction, organizationId) => batches.stopFor(transaction, organizationId, 'all'),
    },
  ],
  checks(stored) {
    const find = createWorkChecks(stored);
    return [
      check('runs-end-with-their-files', 'A run has ended if and only if all its files have.', () =>
        find.findUnfitBatches(),
      ),
      check('files-settled', 'A scored file is charged once, any other file costs nothing.', () =>
        find.findUnsettledItems(),
      ),
      check('holds-needed', 'What is held is held for a file that is under way.', () =>
        find.findUnownedHolds(),
      ),
      check('work-goes-on', 'Nobody has worked on a file for longer than that can take.', () =>
        find.findStaleWork(),
      ),
      check('resumes-there', 'Every resume that is held has its file in storage.', () =>
        find.findMissingFiles(),
      ),
      check('scored-alike', 'The same resume, job, day and engine gave the same result.', () =>
        find.findUnequalScorings(),
      ),
      check('declined-with-reason', 'Every candidate who was declined has a reason.', () =>
        find.findUnreasonedDeclines(),
      ),
      check('tags-owned', 'Every tag belongs to the owner of its resume.', () => find.findForeignTags()),
    ];
  },
  guards: ['analysis_runs_never_changed', 'analysis_events_never_changed'],
});

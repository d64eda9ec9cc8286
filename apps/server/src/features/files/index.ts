import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { RemovalService } from '../analyses/removal-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import type { ConsentService } from '../people/consents/consent-service.ts';
import { createGatherResumes } from '../people/gather-resumes.ts';
import { createSearchIndex } from '../search/search-index.ts';
import type { PoolWriter } from '../talent-pool/pool-writer.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import { createFileAllowance, type FileAllowanceService } from './file-allowance.ts';
import { mountFiles } from './file-routes.ts';
import { createResumeFiles } from './resume-files.ts';
import { createResumeReader } from './resume-reader.ts';
import { createResumeService, type ResumeService } from './resume-service.ts';
import { createSourceService, type SourceService } from './source-service.ts';

type Uses = Foundation & {
  readonly resumes: ResumeService;
  readonly allowance: FileAllowanceService;
  readonly sources: SourceService;
  readonly organizations: OrganizationService;
  readonly analyses: AnalysisService;
  readonly removal: RemovalService;
  readonly consents: ConsentService;
};

export const files = feature({
  createServices(
    given: Foundation & {
      readonly credits: CreditService;
      readonly organizations: OrganizationService;
      readonly poolWriter: PoolWriter;
      readonly webhookEvents: WebhookEvents;
    },
  ) {
    const allowance = createFileAllowance({ ...given, owners: given.fileOwners });
    const reader = createResumeReader(given.readers);
    const searchIndex = createSearchIndex(given);
    const gathering = createGatherResumes(given);
    const resumes = createResumeService({ ...given, allowance, reader, searchIndex, gathering });
    return { allowance, reader, searchIndex, gathering, resumes, sources: createSourceService(given) };
  },
  routes: (api, { resumes, allowance, sources, clock, organizations, analyses, removal, consents }: Uses) =>
    mountFiles(api, resumes, {
      countAnalyses: (organizationId, ids) => analyses.countBy(organizationId, 'resumeId', ids),
      retentionDays: organizations.getRetentionDays,
      listKeptDays: consents.listKeptDays,
      remove: removal.removeFiles,
      allowance,
      sources,
      clock,
    }),
  organizationData: ({ resumes }: Uses) => [
    {
      // Only the files: the rows are deleted with their organization.
      name: 'resumes',
      async listFiles(organizationId) {
        const held = await resumes.getAll(organizationId, await resumes.listIds(organizationId));
        return held.map(({ storageKey, fileName }) => ({ key: storageKey, name: fileName }));
      },
    },
  ],
  fileOwners: (database) => [createResumeFiles(database)],
});

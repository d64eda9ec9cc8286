import { randomBytes } from 'node:crypto';
import { type ApplyPage, languages, type OrganizationId, type saveApplyPage } from '@winnow/contracts';
import type * as z from 'zod';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { forInstallation, forOrganization } from '../../platform/database/scope.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import {
  findApplyPage,
  findNewestApplyPage,
  findShownJob,
  listOpenJobs,
  lockApplyPage,
  type ShownJob,
  saveApplyPageRow,
} from './apply-page-repository.ts';

/** 128 bits: unguessable, and short enough for a printed notice. */
const slugBytes = 16;

export type ApplyPageService = {
  /** What was saved, or what a page begins with. @throws ApiError `not-found` for a job of others */
  get(organizationId: OrganizationId, jobId: string): Promise<ApplyPage>;
  save(member: Member, settings: z.output<typeof saveApplyPage.input>): Promise<ApplyPage>;
  /** For visitors who have its URL. */
  find(slug: string): Promise<ShownJob | undefined>;
  /** Jobs that an organization publishes, for anyone. */
  listOpen(organizationId: OrganizationId, limit: number): Promise<ShownJob[]>;
};

export function createApplyPageService({
  database,
  clock,
  jobs,
  audit,
  siteUrl,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<JobService, 'get'>;
  readonly audit: Pick<AuditService, 'record'>;
  /** Without a trailing slash. */
  readonly siteUrl: string;
}): ApplyPageService {
  async function present(organizationId: OrganizationId, jobId: string): Promise<ApplyPage> {
    const row = await findApplyPage(database, organizationId, jobId);
    const feeds = {
      xml: `${siteUrl}/apply/feeds/${organizationId}.xml`,
      json: `${siteUrl}/apply/feeds/${organizationId}.json`,
    };
    if (!row) {
      const newest = await findNewestApplyPage(database, organizationId);
      return {
        jobId,
        isOpen: false,
        isListed: true,
        language: newest?.language ?? languages[0],
        closesOn: null,
        notice: newest?.notice ?? '',
        privacyUrl: newest?.privacyUrl ?? '',
        questions: [],
        url: null,
        embedUrl: null,
        feeds,
        updatedAt: null,
      };
    }
    const { isOpen, isListed, language, closesOn, notice, privacyUrl, slug, updatedAt } = row;
    return {
      jobId,
      ...{ isOpen, isListed, language, closesOn, notice, privacyUrl },
      questions: [...row.questions],
      url: `${siteUrl}/apply/${slug}`,
      embedUrl: `${siteUrl}/apply/${slug}/embed`,
      feeds,
      updatedAt: updatedAt.toISOString(),
    };
  }

  return {
    async get(organizationId, jobId) {
      await jobs.get(organizationId, jobId);
      return present(organizationId, jobId);
    },

    async save({ organizationId, userId: createdBy }, { id: jobId, ...settings }) {
      await jobs.get(organizationId, jobId);
      await database.transaction(async (transaction) => {
        const before = await lockApplyPage(transaction, jobId);
        const updatedAt = clock.now();
        const slug = before?.slug ?? randomBytes(slugBytes).toString('base64url');
        const createdAt = before?.createdAt ?? updatedAt;
        await saveApplyPageRow(transaction, {
          ...{ jobId, organizationId, createdBy: before?.createdBy ?? createdBy, slug },
          ...settings,
          ...{ createdAt, updatedAt },
        });
        const action = actionOf(before?.isOpen ?? false, settings.isOpen);
        await audit.record(transaction, { action, actorId: createdBy, subjectId: jobId, organizationId });
      });
      return present(organizationId, jobId);
    },

    // The address says whose page it is.
    find: (slug) => forInstallation(() => findShownJob(database, slug)),

    listOpen: (organizationId, limit) =>
      forOrganization(organizationId, () =>
        listOpenJobs(database, organizationId, { today: todayOf(clock), limit }),
      ),
  };
}

function actionOf(wasOpen: boolean, isOpen: boolean): string {
  if (wasOpen === isOpen) return 'apply-page-changed';
  return isOpen ? 'applications-opened' : 'applications-closed';
}

/** Whether a job takes applications on a day, `YYYY-MM-DD`. */
export function takesApplications({ page, job }: Pick<ShownJob, 'page' | 'job'>, today: string): boolean {
  return page.isOpen && job.status === 'active' && (page.closesOn === null || page.closesOn >= today);
}

/** The hiring company: the one named in the job, otherwise the organization. */
export function employerOf({ job, organization }: Pick<ShownJob, 'job' | 'organization'>): string {
  return job.company || organization;
}

export type { ShownJob };

export const todayOf = (clock: Clock): string => dayOf(clock.now());

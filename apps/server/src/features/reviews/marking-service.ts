import {
  ApiError,
  type OwnMark,
  type Review,
  type ReviewCandidate,
  type ReviewRequirement,
  type ReviewSummary,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import { aliasOf } from '../analyses/analysis-row.ts';
import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { FindPersonal } from '../shares/find-personal.ts';
import { describeBlindly } from './describe-blindly.ts';
import { listMarks, noteOpened, updateMark } from './mark-repository.ts';
import { type ListedReview, lockReview } from './review-repository.ts';
import type { ReviewService } from './review-service.ts';
import type { MarkRow } from './review-tables.ts';
import type { Viewer } from './review-view.ts';
import { findReviewer } from './reviewer-repository.ts';
import { getVisibleReview, noSuchReview } from './visible-review.ts';

export type MarkingService = ReturnType<typeof createMarkingService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<JobService, 'getVersion'>;
  readonly analyses: Pick<AnalysisService, 'open'>;
  readonly findPersonal: FindPersonal;
  readonly reviews: Pick<ReviewService, 'presentOne' | 'finish'>;
};

/** Marking of candidates by reviewers. Nothing here reveals a score, a verdict, or marks of others. */
export function createMarkingService(dependencies: Dependencies) {
  const { database, clock, jobs, analyses, findPersonal, reviews } = dependencies;

  async function listRequirements({
    organizationId,
    jobId,
    jobVersion,
  }: Pick<ListedReview, 'organizationId' | 'jobId' | 'jobVersion'>): Promise<ReviewRequirement[]> {
    const { requirements } = await jobs.getVersion(organizationId, jobId, jobVersion);
    return requirements.flatMap(({ id, text, must, overall }) => (overall ? [] : [{ id, text, must }]));
  }

  return {
    listRequirements,

    /** @throws ApiError `not-found` */
    async get(viewer: Viewer, id: string): Promise<Review> {
      const review = await getVisibleReview(database, viewer, id);
      const items = await listMarks(database, id, { userId: viewer.userId });
      return {
        ...(await reviews.presentOne(viewer, id)),
        items: items.map((item) => ({
          analysisId: item.analysisId,
          name: review.isAnonymous ? null : item.candidateName,
          alias: aliasOf(item.analysisId),
          fileName: review.isAnonymous ? null : item.fileName,
          own: presentMark(item),
        })),
        requirements: await listRequirements(review),
      };
    },

    /** The resume, for its reviewers. @throws ApiError `not-found`, also for anyone else */
    async getCandidate(
      viewer: Viewer,
      id: string,
      analysisId: string,
      signal?: AbortSignal,
    ): Promise<ReviewCandidate> {
      const review = await getVisibleReview(database, viewer, id);
      const [item] = await listMarks(database, id, { userId: viewer.userId, analysisId });
      if (!item) noSuchReview();
      const opened = await analyses.open(viewer.organizationId, analysisId, signal);
      const personal = review.isAnonymous ? await findPersonal(viewer.organizationId, opened, signal) : null;
      return describeBlindly(opened, personal);
    },

    /** @throws ApiError `not-found`, `conflict` once the review has ended or the reviewer has finished */
    async mark(
      member: Member,
      { id, analysisId }: { readonly id: string; readonly analysisId: string },
      { mark, reason, requirements }: OwnMark,
    ): Promise<OwnMark> {
      const known = await findRequirementsAsked(member, id);
      const given = {
        mark,
        reason,
        requirements: Object.fromEntries(Object.entries(requirements).filter(([key]) => known.has(key))),
      };
      await database.transaction(async (transaction) => {
        const review = (await lockReview(transaction, member.organizationId, id)) ?? noSuchReview();
        const reviewer = (await findReviewer(transaction, id, member.userId)) ?? noSuchReview();
        if (review.state !== 'open') throw new ApiError('conflict', sentence('review-ended'));
        if (reviewer.doneAt !== null) {
          throw new ApiError('conflict', sentence('review-finished'));
        }
        const key = { reviewId: id, createdBy: member.userId, analysisId };
        const isThere = await updateMark(transaction, key, {
          ...given,
          markedAt: mark === null ? null : clock.now(),
        });
        if (!isThere) noSuchReview();
      });
      return given;
    },

    /** @throws ApiError `not-found`, `conflict` if a candidate has no mark */
    async finish(member: Member, id: string): Promise<ReviewSummary> {
      await getVisibleReview(database, { ...member, seesAll: false }, id);
      return reviews.finish(member, id, async (transaction) => {
        const items = await listMarks(transaction, id, { userId: member.userId });
        return items.every(({ mark }) => mark !== null) ? items.map(({ analysisId }) => analysisId) : null;
      });
    },

    /** Records in the member's open reviews that they opened a candidate's page, which shows score and decisions. */
    noteOpened({ organizationId, userId }: Member, analysisId: string): Promise<void> {
      return noteOpened(database, organizationId, { userId, analysisId }, clock.now());
    },
  };

  /** Ids of the requirements to mark; empty if only candidates are marked. */
  async function findRequirementsAsked(member: Member, id: string): Promise<ReadonlySet<string>> {
    const review = await getVisibleReview(database, { ...member, seesAll: false }, id);
    if (!review.asksRequirements) return new Set();
    return new Set((await listRequirements(review)).map((requirement) => requirement.id));
  }
}

function presentMark({
  mark,
  reason,
  requirements,
}: Pick<MarkRow, 'mark' | 'reason' | 'requirements'>): OwnMark {
  return { mark, reason, requirements: { ...requirements } };
}

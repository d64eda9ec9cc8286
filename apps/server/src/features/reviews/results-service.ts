import {
  ApiError,
  type CandidateReview,
  type OrganizationId,
  type ReviewMark,
  type ReviewResults,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { everyJobOf, type Member } from '../../platform/http/caller.ts';
import type { AnalysisService } from '../analyses/analysis-service.ts';
import { agreementOf } from './agreement/agreement.ts';
import { listMarks, type MarkedCandidate } from './mark-repository.ts';
import type { MarkingService } from './marking-service.ts';
import { listReviewsOfAnalysis } from './review-repository.ts';
import { isRevealedTo, presentPerson, type Viewer } from './review-view.ts';
import { listRequesters, listReviewers } from './reviewer-repository.ts';
import { getVisibleReview } from './visible-review.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly analyses: Pick<AnalysisService, 'getRows'>;
  readonly marking: Pick<MarkingService, 'listRequirements'>;
};

/** Maximum reviews on a candidate's page; older ones are in the list of reviews. */
const maxOfCandidate = 20;

type GivenMark = MarkedCandidate & { readonly mark: ReviewMark };

/** Results of reviews, once they are revealed. */
export function createResultsService({ database, clock, analyses, marking }: Dependencies) {
  return {
    /** @throws ApiError `not-found`, `conflict` before the reveal and for a reviewer who hasn't finished */
    async get(viewer: Viewer, id: string): Promise<ReviewResults> {
      const review = await getVisibleReview(database, viewer, id);
      const asked = await listReviewers(database, [id]);
      if (!isRevealedTo(viewer.userId, review, asked, clock.now())) {
        throw new ApiError('conflict', sentence('review-results-hidden'));
      }
      const marks = await listMarks(database, id);
      const done = asked
        .flatMap((reviewer) => (reviewer.doneAt ? [{ ...reviewer, doneAt: reviewer.doneAt }] : []))
        .toSorted((one, other) => one.doneAt.getTime() - other.doneAt.getTime());
      const ids = [...new Set(marks.map(({ analysisId }) => analysisId))];
      const rows = await analyses.getRows(everyJobOf(review.organizationId), ids);
      const candidates = rows
        .map((row) => ({ row, marks: done.flatMap(({ userId }) => markOf(marks, userId, row.id)) }))
        .toSorted((one, other) => (other.row.score ?? -1) - (one.row.score ?? -1));
      return {
        reviewers: done.map((reviewer) => ({
          ...presentPerson(reviewer),
          doneAt: reviewer.doneAt.toISOString(),
          opened: marks.filter(({ createdBy, openedAt }) => createdBy === reviewer.userId && openedAt).length,
        })),
        candidates: candidates.map(({ row, marks: given }) => ({
          analysisId: row.id,
          name: review.isAnonymous ? null : row.candidateName,
          alias: row.alias,
          fileName: review.isAnonymous ? null : row.fileName,
          score: row.score,
          band: row.band,
          decision: row.decision,
          marks: given.map(presentMark),
          verdicts: verdictsOf(row.verdicts),
        })),
        requirements: await marking.listRequirements(review),
        agreement: agreementOf(
          candidates.map(({ row, marks: given }) => ({
            score: row.score,
            marks: given.map(({ mark }) => mark),
            requirements: given.map(({ requirements }) => requirements),
            verdicts: verdictsOf(row.verdicts),
          })),
        ),
      };
    },

    /** Results of revealed reviews about a candidate. @throws ApiError `not-found` */
    async listOfCandidate(
      { organizationId, userId }: Member,
      analysisId: string,
    ): Promise<{ reviews: CandidateReview[]; isBlind: boolean }> {
      await requireAnalysis(organizationId, analysisId);
      const found = await listReviewsOfAnalysis(database, organizationId, analysisId, maxOfCandidate);
      const ids = found.map(({ id }) => id);
      const people = await listReviewers(database, ids);
      const requesters = new Map((await listRequesters(database, ids)).map((row) => [row.reviewId, row]));
      const askedIn = (reviewId: string) => people.filter((person) => person.reviewId === reviewId);
      const isBlind = found.some(
        ({ id, state }) =>
          state === 'open' &&
          askedIn(id).some((reviewer) => reviewer.userId === userId && reviewer.doneAt === null),
      );
      const reviews: CandidateReview[] = [];
      // A reviewer who is still marking a candidate sees no results about them from any review.
      for (const review of isBlind ? [] : found) {
        const asked = askedIn(review.id);
        if (!isRevealedTo(userId, review, asked, clock.now())) continue;
        const marks = await listMarks(database, review.id, { analysisId });
        const requester = requesters.get(review.id);
        reviews.push({
          id: review.id,
          requestedBy: requester
            ? presentPerson(requester)
            : { userId: review.createdBy, name: null, profileImage: null },
          createdAt: review.createdAt.toISOString(),
          marks: asked
            .filter(({ doneAt }) => doneAt !== null)
            .flatMap((reviewer) =>
              markOf(marks, reviewer.userId, analysisId).map(({ mark, reason }) => ({
                userId: reviewer.userId,
                mark,
                reason,
                by: presentPerson(reviewer),
              })),
            ),
        });
      }
      return { reviews, isBlind };
    },
  };

  async function requireAnalysis(organizationId: OrganizationId, id: string): Promise<void> {
    await analyses.getRows(everyJobOf(organizationId), [id]);
  }
}

function markOf(marks: readonly MarkedCandidate[], userId: string, analysisId: string): GivenMark[] {
  return marks.flatMap((given) =>
    given.createdBy === userId && given.analysisId === analysisId && given.mark !== null
      ? [{ ...given, mark: given.mark }]
      : [],
  );
}

function presentMark({ createdBy, mark, reason, requirements }: GivenMark) {
  return { userId: createdBy, mark, reason, requirements: { ...requirements } };
}

function verdictsOf(
  verdicts: readonly {
    readonly requirementId: string;
    readonly status: 'met' | 'partly' | 'not-met' | 'not-found';
  }[],
) {
  return Object.fromEntries(verdicts.map(({ requirementId, status }) => [requirementId, status]));
}

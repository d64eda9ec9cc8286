import {
  ApiError,
  type OrganizationId,
  type ReviewState,
  type ReviewSummary,
  reviewLimits,
  seesEveryJob,
  sentence,
} from '@winnow/contracts';
import { type Clock, dayMs, hourMs } from '../../platform/clock/clock.ts';
import { pageOf, placeInTime, readTimeCursor } from '../../platform/database/cursor.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { everyJobOf, type Member } from '../../platform/http/caller.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AnalysisService, ChosenAnalyses } from '../analyses/analysis-service.ts';
import type { ContactService } from '../analyses/contacts/contact-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { HiringTeamService } from '../hiring-teams/hiring-team-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { dueBy } from './due-moment.ts';
import { deleteMarks } from './mark-repository.ts';
import {
  findReview,
  findReviewAnywhere,
  insertReview,
  listReviewPage,
  lockReview,
  type ReviewFilter,
  updateReview,
} from './review-repository.ts';
import type { ReviewRow } from './review-tables.ts';
import { type ReviewEmail, sendReviewEmail } from './review-task-values.ts';
import { isRevealed, presentReviews, type Viewer } from './review-view.ts';
import { orderFor } from './reviewer-order.ts';
import {
  findReviewer,
  listDueSoon,
  listMarkers,
  listReviewers,
  listSettled,
  updateReviewer,
} from './reviewer-repository.ts';
import { noSuchReview } from './visible-review.ts';

export type WantedReview = {
  /** Becomes the id of the review. */
  readonly idempotencyKey: string;
  readonly of: ChosenAnalyses;
  readonly reviewerIds: readonly string[];
  readonly message: string;
  readonly dueOn: string | null;
  readonly timeZone: string;
  readonly asksRequirements: boolean;
  readonly isAnonymous: boolean;
};

export type ReviewPage = {
  readonly of: 'asked-of-me' | 'asked-by-me' | 'job';
  readonly jobDescriptionId?: string | undefined;
  readonly state: ReviewState | 'all';
  readonly cursor?: string | undefined;
  readonly limit: number;
};

export type ReviewService = ReturnType<typeof createReviewService>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueueAll'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly contacts: Pick<ContactService, 'record'>;
  readonly hiringTeams: Pick<HiringTeamService, 'addIn'>;
  readonly notifications: Pick<NotificationService, 'add'>;
  readonly jobs: Pick<JobService, 'get'>;
  readonly analyses: Pick<AnalysisService, 'choose' | 'getRows'>;
};

/** Requests, lists and ends reviews. Marking is in `marking-service.ts`. */
export function createReviewService(dependencies: Dependencies) {
  const { database, clock, queue, audit, contacts, hiringTeams, notifications, jobs, analyses } =
    dependencies;

  async function presentOne(viewer: Member, id: string): Promise<ReviewSummary> {
    const row = (await findReview(database, viewer.organizationId, id)) ?? noSuchReview();
    const [review] = await presentReviews(database, viewer, [row], clock.now());
    return review ?? noSuchReview();
  }

  /** Changes an open review under its lock. @throws ApiError `not-found`, `conflict` if it has ended */
  async function change(
    { organizationId }: Pick<Member, 'organizationId'>,
    id: string,
    apply: (transaction: Transaction, review: ReviewRow) => Promise<void>,
  ): Promise<void> {
    await database.transaction(async (transaction) => {
      const review = (await lockReview(transaction, organizationId, id)) ?? noSuchReview();
      if (review.state !== 'open') throw new ApiError('conflict', sentence('review-ended'));
      await apply(transaction, review);
    });
  }

  function enqueue(transaction: Transaction, emails: readonly ReviewEmail[]): Promise<void> {
    return queue.enqueueAll(
      transaction,
      sendReviewEmail,
      emails.map((payload) => ({ payload })),
    );
  }

  async function record(
    on: Queryable,
    action: 'review-requested' | 'review-closed' | 'review-completed' | 'review-canceled',
    { userId, organizationId }: { readonly userId: string | null; readonly organizationId: OrganizationId },
    reviewId: string,
    details: Readonly<Record<string, string | number | boolean | null>> = {},
  ): Promise<void> {
    await audit.record(on, { action, actorId: userId, subjectId: reviewId, organizationId, details });
  }

  /**
   * Closes a review, which reveals the marks. @param actorId who closed it; `null` if the last reviewer has finished
   */
  async function close(
    transaction: Transaction,
    review: Pick<ReviewRow, 'id' | 'organizationId' | 'createdBy'>,
    actorId: string | null,
  ): Promise<void> {
    const { id, organizationId, createdBy } = review;
    await updateReview(transaction, id, { state: 'closed', closedAt: clock.now() });
    const action = actorId === null ? 'review-completed' : 'review-closed';
    await record(transaction, action, { userId: actorId, organizationId }, id);
    if (actorId === null) await enqueue(transaction, [{ reviewId: id, userId: createdBy, kind: 'done' }]);
  }

  return {
    /**
     * @throws ApiError `not-found` if a candidate or a reviewer isn't of the organization, `invalid` for candidates of
     * several jobs, too many candidates or a past due date
     */
    async ask(member: Member, wanted: WantedReview): Promise<ReviewSummary> {
      const { organizationId, userId: createdBy } = member;
      const ids = await analyses.choose(everyJobOf(organizationId), wanted.of);
      const jobId = await onlyJobOf(member, ids);
      const { version: jobVersion } = await jobs.get(organizationId, jobId);
      const asked = [...new Set(wanted.reviewerIds)];
      const markers = await listMarkers(database, organizationId, asked);
      if (markers.length < asked.length) {
        throw new ApiError('not-found', 'One of these people can’t review candidates in this organization.');
      }
      const now = clock.now();
      const id = wanted.idempotencyKey;
      const { message, dueOn, asksRequirements, isAnonymous } = wanted;
      const review: ReviewRow = {
        id,
        organizationId,
        createdBy,
        jobId,
        jobVersion,
        message,
        state: 'open',
        asksRequirements,
        isAnonymous,
        ...dueBy(dueOn, wanted.timeZone, now),
        createdAt: now,
        closedAt: null,
      };
      await database.transaction(async (transaction) => {
        const isNew = await insertReview(
          transaction,
          review,
          asked.map((userId) => ({
            reviewId: id,
            organizationId,
            createdBy: userId,
            doneAt: null,
            emailedAt: now,
            remindedAt: null,
          })),
          asked.flatMap((userId) =>
            orderFor(id, userId, ids).map((analysisId, index) => ({
              reviewId: id,
              organizationId,
              createdBy: userId,
              analysisId,
              position: index + 1,
              mark: null,
              reason: '',
              requirements: {},
              markedAt: null,
              openedAt: null,
            })),
          ),
        );
        if (!isNew) {
          const earlier = await findReview(transaction, organizationId, id);
          if (earlier?.createdBy === createdBy) return;
          throw new ApiError('conflict', sentence('review-asked-before'));
        }
        // Reviewers who only see the jobs of their hiring teams are added to this job's.
        const joining = markers.flatMap(({ userId, role }) => (seesEveryJob(role) ? [] : [userId]));
        await hiringTeams.addIn(transaction, member, jobId, joining);
        const details = { candidates: ids.length, reviewers: asked.length };
        await record(transaction, 'review-requested', member, id, details);
        const others = asked.filter((userId) => userId !== createdBy);
        await enqueue(
          transaction,
          others.map((userId) => ({ reviewId: id, userId, kind: 'asked' })),
        );
        await notifications.add(transaction, {
          organizationId,
          to: others,
          actor: createdBy,
          kind: 'review-requested',
          about: { jobId, reviewId: id, candidates: ids.length, dueOn },
        });
      });
      return presentOne(member, id);
    },

    /** @throws ApiError `bad-request` for an unknown page */
    async list(viewer: Viewer, { of, jobDescriptionId, state, cursor, limit }: ReviewPage) {
      const { organizationId, userId, seesAll } = viewer;
      const filter: ReviewFilter = {
        jobId: jobDescriptionId,
        state: state === 'all' ? undefined : state,
        createdBy: of === 'asked-by-me' ? userId : undefined,
        reviewerId: of === 'asked-of-me' || (of === 'job' && !seesAll) ? userId : undefined,
        onlyTeamsOf: seesAll ? undefined : userId,
      };
      const after = cursor === undefined ? undefined : readTimeCursor(cursor);
      const { rows, total } = await listReviewPage(database, organizationId, filter, { after, limit });
      const { shown, nextCursor } = pageOf(rows, limit, placeInTime);
      return { reviews: await presentReviews(database, viewer, shown, clock.now()), nextCursor, total };
    },

    /** The organization of a review in which the user takes part. @throws ApiError `not-found` */
    async locate(userId: string, id: string): Promise<OrganizationId> {
      const review = (await findReviewAnywhere(database, id)) ?? noSuchReview();
      const hasPart = review.createdBy === userId || (await findReviewer(database, id, userId)) !== undefined;
      return hasPart ? review.organizationId : noSuchReview();
    },

    /**
     * @throws ApiError `not-found`, `conflict` once it has ended or results are revealed, `invalid` for a past due date
     */
    async changeDue(
      member: Member,
      id: string,
      { dueOn, timeZone }: { readonly dueOn: string | null; readonly timeZone: string },
    ): Promise<ReviewSummary> {
      await change(member, id, async (transaction, review) => {
        const now = clock.now();
        // Marks that were revealed can't be hidden again.
        if (isRevealed(review, await listReviewers(transaction, [id]), now)) {
          throw new ApiError('conflict', sentence('review-results-shown'));
        }
        await updateReview(transaction, id, dueBy(dueOn, timeZone, now));
        for (const { userId } of await listReviewers(transaction, [id])) {
          await updateReviewer(transaction, id, userId, { remindedAt: null });
        }
      });
      return presentOne(member, id);
    },

    /** Reminds reviewers who haven't finished and got no email recently; returns their number. */
    async remind(member: Member, id: string): Promise<number> {
      let reminded = 0;
      await change(member, id, async (transaction) => {
        const now = clock.now();
        const lately = new Date(now.getTime() - reviewLimits.reminderHours * hourMs);
        const waitedFor = (await listReviewers(transaction, [id])).filter(
          ({ userId, isMember, doneAt, emailedAt }) =>
            isMember && doneAt === null && emailedAt <= lately && userId !== member.userId,
        );
        for (const { userId } of waitedFor) await updateReviewer(transaction, id, userId, { emailedAt: now });
        await enqueue(
          transaction,
          waitedFor.map(({ userId }) => ({ reviewId: id, userId, kind: 'reminder' })),
        );
        reminded = waitedFor.length;
      });
      return reminded;
    },

    /** @throws ApiError `not-found`, `conflict` if no reviewer has finished */
    async close(member: Member, id: string): Promise<ReviewSummary> {
      await change(member, id, async (transaction, review) => {
        if ((await listReviewers(transaction, [id])).every(({ doneAt }) => doneAt === null)) {
          throw new ApiError('conflict', sentence('review-unfinished'));
        }
        await close(transaction, review, member.userId);
      });
      return presentOne(member, id);
    },

    /** Cancels a review and deletes its marks. @throws ApiError `not-found`, `conflict` */
    async cancel(member: Member, id: string): Promise<ReviewSummary> {
      await change(member, id, async (transaction) => {
        await updateReview(transaction, id, { state: 'canceled', closedAt: clock.now() });
        await deleteMarks(transaction, id);
        await record(transaction, 'review-canceled', member, id);
      });
      return presentOne(member, id);
    },

    /**
     * Submits a reviewer's marks; the last reviewer closes the review.
     * @param listMarked the reviewer's candidates; `null` if one of them has no mark
     */
    async finish(
      member: Member,
      id: string,
      listMarked: (transaction: Transaction) => Promise<readonly string[] | null>,
    ): Promise<ReviewSummary> {
      await change(member, id, async (transaction, review) => {
        const reviewer = (await findReviewer(transaction, id, member.userId)) ?? noSuchReview();
        if (reviewer.doneAt !== null) return;
        const analysisIds = await listMarked(transaction);
        if (analysisIds === null) throw new ApiError('conflict', sentence('review-marks-missing'));
        await updateReviewer(transaction, id, member.userId, { doneAt: clock.now() });
        // Without the marks: others who read the history may not have finished yet.
        await contacts.record(transaction, {
          kind: 'review',
          analysisIds,
          organizationId: review.organizationId,
          createdBy: member.userId,
          text: 'Reviewed.',
          change: { code: 'reviewed', reviewId: id },
        });
        await notifications.add(transaction, {
          organizationId: review.organizationId,
          to: [review.createdBy],
          actor: member.userId,
          kind: 'review-done',
          about: { jobId: review.jobId, reviewId: id },
        });
        const others = await listReviewers(transaction, [id]);
        if (others.every(({ doneAt, isMember }) => doneAt !== null || !isMember)) {
          await close(transaction, review, null);
        }
      });
      return presentOne(member, id);
    },

    presentOne,

    /** Sends reminders of reviews due within a day, and closes reviews in which no one can mark any more. */
    async lookAfter(): Promise<void> {
      const now = clock.now();
      const soon = new Date(now.getTime() + dayMs);
      const lately = new Date(now.getTime() - reviewLimits.reminderHours * hourMs);
      for (const { reviewId, createdBy: userId } of await listDueSoon(
        database,
        { after: now, until: soon },
        lately,
      )) {
        await database.transaction(async (transaction) => {
          await updateReviewer(transaction, reviewId, userId, { remindedAt: now, emailedAt: now });
          await enqueue(transaction, [{ reviewId, userId, kind: 'reminder' }]);
        });
      }
      for (const { id, organizationId } of await listSettled(database)) {
        await database.transaction(async (transaction) => {
          const review = await lockReview(transaction, organizationId, id);
          if (review?.state === 'open') await close(transaction, review, null);
        });
      }
    },
  };

  async function onlyJobOf({ organizationId }: Member, ids: readonly string[]): Promise<string> {
    if (ids.length === 0) throw new ApiError('invalid', sentence('candidate-required'));
    if (ids.length > reviewLimits.candidates) {
      throw new ApiError('invalid', sentence('review-candidates-full', { max: reviewLimits.candidates }));
    }
    const jobIds = new Set(
      (await analyses.getRows(everyJobOf(organizationId), ids)).map(
        ({ jobDescriptionId }) => jobDescriptionId,
      ),
    );
    const [jobId] = jobIds;
    if (jobIds.size === 1 && jobId !== undefined) return jobId;
    throw new ApiError('invalid', sentence('review-of-one-job'));
  }
}

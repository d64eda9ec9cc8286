import type { OrganizationId, ReviewState } from '@winnow/contracts';
import { and, asc, count, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import { type Cursor, totalOf } from '../../platform/database/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { jobsOfTeams } from '../hiring-teams/job-scope.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import {
  type MarkRow,
  type ReviewerRow,
  type ReviewRow,
  reviewers,
  reviewMarks,
  reviews,
} from './review-tables.ts';

/** With the job's current title. */
export type ListedReview = ReviewRow & { readonly jobTitle: string };

/** `false` if a review with this id exists. */
export async function insertReview(
  transaction: Transaction,
  review: ReviewRow,
  asked: readonly ReviewerRow[],
  marks: readonly MarkRow[],
): Promise<boolean> {
  const inserted = await transaction
    .insert(reviews)
    .values(review)
    .onConflictDoNothing()
    .returning({ id: reviews.id });
  if (inserted.length === 0) return false;
  await transaction.insert(reviewers).values([...asked]);
  await transaction.insert(reviewMarks).values([...marks]);
  return true;
}

const listed = (on: Queryable) =>
  on
    .select({ review: reviews, jobTitle: jobDescriptions.title })
    .from(reviews)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, reviews.jobId));

const flat = ({ review, jobTitle }: { review: ReviewRow; jobTitle: string }): ListedReview => ({
  ...review,
  jobTitle,
});

export async function findReview(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<ListedReview | undefined> {
  const [found] = await listed(on).where(and(eq(reviews.organizationId, organizationId), eq(reviews.id, id)));
  return found && flat(found);
}

/** In any organization: for tasks, and to find a review's organization. */
export async function findReviewAnywhere(on: Queryable, id: string): Promise<ListedReview | undefined> {
  const [found] = await listed(on).where(eq(reviews.id, id));
  return found && flat(found);
}

/** Locks the review until the transaction ends. */
export async function lockReview(
  transaction: Transaction,
  organizationId: OrganizationId,
  id: string,
): Promise<ReviewRow | undefined> {
  const [review] = await transaction
    .select()
    .from(reviews)
    .where(and(eq(reviews.organizationId, organizationId), eq(reviews.id, id)))
    .for('no key update');
  return review;
}

export async function updateReview(
  on: Queryable,
  id: string,
  change: Partial<Pick<ReviewRow, 'state' | 'closedAt' | 'dueOn' | 'dueAt'>>,
): Promise<void> {
  await on.update(reviews).set(change).where(eq(reviews.id, id));
}

export type ReviewFilter = {
  /** Id of a reviewer. */
  readonly reviewerId?: string | undefined;
  /** Id of the requester. */
  readonly createdBy?: string | undefined;
  readonly jobId?: string | undefined;
  readonly state?: ReviewState | undefined;
  /** Only jobs whose hiring team this member is on; omitted for all jobs. */
  readonly onlyTeamsOf?: string | undefined;
};

export async function listReviewPage(
  on: Queryable,
  organizationId: OrganizationId,
  { reviewerId, createdBy, jobId, state, onlyTeamsOf }: ReviewFilter,
  { after, limit }: { readonly after: Cursor | undefined; readonly limit: number },
): Promise<{ rows: ListedReview[]; total: number }> {
  const matching: SQL | undefined = and(
    eq(reviews.organizationId, organizationId),
    createdBy === undefined ? undefined : eq(reviews.createdBy, createdBy),
    jobId === undefined ? undefined : eq(reviews.jobId, jobId),
    state && eq(reviews.state, state),
    reviewerId === undefined ? undefined : isAskedOf(on, reviewerId),
    onlyTeamsOf === undefined
      ? undefined
      : sql`${reviews.jobId} in ${jobsOfTeams({ organizationId, onlyTeamsOf })}`,
  );
  const rows = await listed(on)
    .where(
      and(
        matching,
        after &&
          sql`(${reviews.createdAt}, ${reviews.id}) < (${after.value}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit + 1);
  const total = await totalOf(rows, { after, limit }, () =>
    on.select({ total: count() }).from(reviews).where(matching),
  );
  return { rows: rows.map(flat), total };
}

function isAskedOf(on: Queryable, userId: string): SQL {
  return exists(
    on
      .select({ one: sql`1` })
      .from(reviewers)
      .where(and(eq(reviewers.reviewId, reviews.id), eq(reviewers.createdBy, userId))),
  );
}

/** Reviews that include an analysis, newest first. */
export async function listReviewsOfAnalysis(
  on: Queryable,
  organizationId: OrganizationId,
  analysisId: string,
  max: number,
): Promise<ListedReview[]> {
  const rows = await listed(on)
    .where(
      and(
        eq(reviews.organizationId, organizationId),
        exists(
          on
            .select({ one: sql`1` })
            .from(reviewMarks)
            .where(and(eq(reviewMarks.reviewId, reviews.id), eq(reviewMarks.analysisId, analysisId))),
        ),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(max);
  return rows.map(flat);
}

/** Closed or canceled reviews without an end, or open ones with one. */
export async function listMisdated(on: Queryable): Promise<string[]> {
  const rows = await on
    .select({ id: reviews.id })
    .from(reviews)
    .where(sql`(${reviews.state} = 'open') <> (${reviews.closedAt} is null)`)
    .orderBy(asc(reviews.id));
  return rows.map(({ id }) => id);
}

export async function countReviews(on: Queryable): Promise<number> {
  const [row] = await on.select({ reviews: count() }).from(reviews);
  return row?.reviews ?? 0;
}

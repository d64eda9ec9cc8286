import { may, type OrganizationId, type ReviewState, roles, seesEveryJob } from '@winnow/contracts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Cursor } from '../../platform/database/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { users } from '../accounts/users/user-tables.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { hiringTeamMembers } from '../hiring-teams/hiring-team-tables.ts';
import { jobsOfTeams } from '../hiring-teams/job-scope.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { memberships } from '../organizations/organization-tables.ts';
import { reviewers, reviewMarks, reviews } from './review-tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewerRow = typeof reviewers.$inferSelect;
export type MarkRow = typeof reviewMarks.$inferSelect;
/** With the title that the job has now. */
export type ListedReview = ReviewRow & { readonly jobTitle: string };

const markingRoles = roles.filter((role) => may(role, 'reviews.mark'));

/** Someone of a review, as a member of its organization; `null` in place of what is not known of a former one. */
export type PersonRow = {
  readonly reviewId: string;
  readonly userId: string;
  readonly name: string | null;
  readonly profileImage: string | null;
  /** Whether their role still lets them mark. */
  readonly isMember: boolean;
};
export type ReviewerProgress = PersonRow &
  Pick<ReviewerRow, 'doneAt' | 'emailedAt'> & { readonly marked: number };

/** `false` where a review with the id is there already. */
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

/** In any organization: for tasks, and to find out where a review is. */
export async function findReviewAnywhere(on: Queryable, id: string): Promise<ListedReview | undefined> {
  const [found] = await listed(on).where(eq(reviews.id, id));
  return found && flat(found);
}

/** Until the transaction ends, others who lock the review wait. */
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
  /** Who was asked. */
  readonly reviewerId?: string | undefined;
  /** Who asked. */
  readonly createdBy?: string | undefined;
  readonly jobId?: string | undefined;
  readonly state?: ReviewState | undefined;
  /** Only of jobs whose hiring team this member is on; left out for all jobs. */
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
  const [counted] = await on.select({ total: count() }).from(reviews).where(matching);
  return { rows: rows.map(flat), total: counted?.total ?? 0 };
}

function isAskedOf(on: Queryable, userId: string): SQL {
  return exists(
    on
      .select({ one: sql`1` })
      .from(reviewers)
      .where(and(eq(reviewers.reviewId, reviews.id), eq(reviewers.createdBy, userId))),
  );
}

/** Reviewers with how far they are, in the order of their names. */
export async function listReviewers(
  on: Queryable,
  reviewIds: readonly string[],
): Promise<ReviewerProgress[]> {
  if (reviewIds.length === 0) return [];
  return on
    .select({
      reviewId: reviewers.reviewId,
      userId: reviewers.createdBy,
      name: users.name,
      profileImage: users.profileImage,
      isMember: canMark,
      doneAt: reviewers.doneAt,
      emailedAt: reviewers.emailedAt,
      marked: sql<number>`(
        select count(*)::int from ${reviewMarks}
        where ${reviewMarks.reviewId} = ${reviewers.reviewId}
          and ${reviewMarks.createdBy} = ${reviewers.createdBy} and ${reviewMarks.mark} is not null
      )`,
    })
    .from(reviewers)
    .innerJoin(reviews, eq(reviews.id, reviewers.reviewId))
    .leftJoin(memberships, memberOf(reviewers))
    .leftJoin(users, and(eq(users.id, memberships.userId), isNull(users.deletedAt)))
    .where(inArray(reviewers.reviewId, [...reviewIds]))
    .orderBy(asc(sql`lower(${users.name})`), asc(reviewers.createdBy));
}

/** Who asked for each review. */
export async function listRequesters(on: Queryable, reviewIds: readonly string[]): Promise<PersonRow[]> {
  if (reviewIds.length === 0) return [];
  return on
    .select({
      reviewId: reviews.id,
      userId: reviews.createdBy,
      name: users.name,
      profileImage: users.profileImage,
      isMember: canMark,
    })
    .from(reviews)
    .leftJoin(memberships, memberOf(reviews))
    .leftJoin(users, and(eq(users.id, memberships.userId), isNull(users.deletedAt)))
    .where(inArray(reviews.id, [...reviewIds]));
}

const memberOf = (table: typeof reviewers | typeof reviews) =>
  and(eq(memberships.organizationId, table.organizationId), eq(memberships.userId, table.createdBy));

/** Of a member joined by `memberOf`, for the job of a row of `reviews`: by the role, and the hiring team where it asks for one. */
const canMark = sql<boolean>`coalesce(${or(
  inArray(memberships.role, markingRoles.filter(seesEveryJob)),
  and(inArray(memberships.role, [...markingRoles]), isOnTeam()),
)}, false)`;

function isOnTeam(): SQL {
  const { jobId, userId } = hiringTeamMembers;
  return sql`exists (select from ${hiringTeamMembers} where ${jobId} = ${reviews.jobId} and ${userId} = ${memberships.userId})`;
}

/** Of several people, those who may mark in the organization. */
export async function listMarkers(
  on: Queryable,
  organizationId: OrganizationId,
  userIds: readonly string[],
): Promise<{ userId: string; role: (typeof roles)[number] }[]> {
  return on
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        inArray(memberships.userId, [...userIds]),
        inArray(memberships.role, [...markingRoles]),
        isNull(users.deletedAt),
      ),
    );
}

export async function countCandidates(
  on: Queryable,
  reviewIds: readonly string[],
): Promise<Map<string, number>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await on
    .select({
      reviewId: reviewMarks.reviewId,
      candidates: sql<number>`count(distinct ${reviewMarks.analysisId})::int`,
    })
    .from(reviewMarks)
    .where(inArray(reviewMarks.reviewId, [...reviewIds]))
    .groupBy(reviewMarks.reviewId);
  return new Map(rows.map(({ reviewId, candidates }) => [reviewId, candidates]));
}

export async function findReviewer(
  on: Queryable,
  reviewId: string,
  userId: string,
): Promise<ReviewerRow | undefined> {
  const [reviewer] = await on
    .select()
    .from(reviewers)
    .where(and(eq(reviewers.reviewId, reviewId), eq(reviewers.createdBy, userId)));
  return reviewer;
}

export async function updateReviewer(
  on: Queryable,
  reviewId: string,
  userId: string,
  change: Partial<Pick<ReviewerRow, 'doneAt' | 'emailedAt' | 'remindedAt'>>,
): Promise<void> {
  await on
    .update(reviewers)
    .set(change)
    .where(and(eq(reviewers.reviewId, reviewId), eq(reviewers.createdBy, userId)));
}

export type MarkedCandidate = MarkRow & Pick<typeof analyses.$inferSelect, 'candidateName' | 'fileName'>;

/** What one reviewer marks, in their order; or all marks of a review. */
export async function listMarks(
  on: Queryable,
  reviewId: string,
  of: { readonly userId?: string; readonly analysisId?: string } = {},
): Promise<MarkedCandidate[]> {
  const rows = await on
    .select({ mark: reviewMarks, candidateName: analyses.candidateName, fileName: analyses.fileName })
    .from(reviewMarks)
    .innerJoin(analyses, eq(analyses.id, reviewMarks.analysisId))
    .where(
      and(
        eq(reviewMarks.reviewId, reviewId),
        of.userId === undefined ? undefined : eq(reviewMarks.createdBy, of.userId),
        of.analysisId === undefined ? undefined : eq(reviewMarks.analysisId, of.analysisId),
      ),
    )
    .orderBy(asc(reviewMarks.position), asc(reviewMarks.analysisId));
  return rows.map(({ mark, ...candidate }) => ({ ...mark, ...candidate }));
}

type MarkKey = Pick<MarkRow, 'reviewId' | 'createdBy' | 'analysisId'>;

export async function updateMark(
  on: Queryable,
  { reviewId, createdBy, analysisId }: MarkKey,
  change: Pick<MarkRow, 'mark' | 'reason' | 'requirements' | 'markedAt'>,
): Promise<boolean> {
  const changed = await on
    .update(reviewMarks)
    .set(change)
    .where(
      and(
        eq(reviewMarks.reviewId, reviewId),
        eq(reviewMarks.createdBy, createdBy),
        eq(reviewMarks.analysisId, analysisId),
      ),
    )
    .returning({ position: reviewMarks.position });
  return changed.length > 0;
}

export async function deleteMarks(on: Queryable, reviewId: string): Promise<void> {
  await on.delete(reviewMarks).where(eq(reviewMarks.reviewId, reviewId));
}

/** Notes that a reviewer who is not done opened the page of a candidate; the first time counts. */
export async function noteOpened(
  on: Queryable,
  organizationId: OrganizationId,
  { userId, analysisId }: { readonly userId: string; readonly analysisId: string },
  at: Date,
): Promise<void> {
  await on
    .update(reviewMarks)
    .set({ openedAt: at })
    .where(
      and(
        eq(reviewMarks.organizationId, organizationId),
        eq(reviewMarks.createdBy, userId),
        eq(reviewMarks.analysisId, analysisId),
        isNull(reviewMarks.openedAt),
        exists(
          on
            .select({ one: sql`1` })
            .from(reviewers)
            .innerJoin(reviews, eq(reviews.id, reviewers.reviewId))
            .where(
              and(
                eq(reviewers.reviewId, reviewMarks.reviewId),
                eq(reviewers.createdBy, userId),
                isNull(reviewers.doneAt),
                eq(reviews.state, 'open'),
              ),
            ),
        ),
      ),
    );
}

/** Reviews in which an analysis is marked, the newest first. */
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

/** Open reviews whose reviewers are all done or can no longer mark, with at least one who is done. */
export async function listSettled(on: Queryable): Promise<Pick<ReviewRow, 'id' | 'organizationId'>[]> {
  const done = on
    .select({ one: sql`1` })
    .from(reviewers)
    .where(and(eq(reviewers.reviewId, reviews.id), isNotNull(reviewers.doneAt)));
  const waitedFor = on
    .select({ one: sql`1` })
    .from(reviewers)
    .innerJoin(memberships, memberOf(reviewers))
    .where(and(eq(reviewers.reviewId, reviews.id), isNull(reviewers.doneAt), canMark));
  return on
    .select({ id: reviews.id, organizationId: reviews.organizationId })
    .from(reviews)
    .where(and(eq(reviews.state, 'open'), exists(done), sql`not exists ${waitedFor}`));
}

/** Reviewers of open reviews due between two moments who are not done and were not reminded of that. */
export async function listDueSoon(
  on: Queryable,
  { after, until }: { readonly after: Date; readonly until: Date },
  /** Who was emailed since is not reminded. */
  emailedBefore: Date,
): Promise<Pick<ReviewerRow, 'reviewId' | 'createdBy'>[]> {
  return on
    .select({ reviewId: reviewers.reviewId, createdBy: reviewers.createdBy })
    .from(reviewers)
    .innerJoin(reviews, eq(reviews.id, reviewers.reviewId))
    .innerJoin(memberships, memberOf(reviewers))
    .where(
      and(
        eq(reviews.state, 'open'),
        sql`${reviews.dueAt} > ${after.toISOString()}::timestamptz`,
        sql`${reviews.dueAt} <= ${until.toISOString()}::timestamptz`,
        sql`${reviewers.emailedAt} <= ${emailedBefore.toISOString()}::timestamptz`,
        isNull(reviewers.doneAt),
        isNull(reviewers.remindedAt),
        canMark,
      ),
    );
}

/** Who is done without having marked everyone. */
export async function listUnfinishedButDone(on: Queryable): Promise<{ reviewId: string; userId: string }[]> {
  return on
    .selectDistinct({ reviewId: reviewers.reviewId, userId: reviewers.createdBy })
    .from(reviewers)
    .innerJoin(
      reviewMarks,
      and(eq(reviewMarks.reviewId, reviewers.reviewId), eq(reviewMarks.createdBy, reviewers.createdBy)),
    )
    .where(and(isNotNull(reviewers.doneAt), isNull(reviewMarks.mark)));
}

/** Closed or canceled without a time, or open with one. */
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

export async function countReviewers(on: Queryable): Promise<number> {
  const [row] = await on.select({ reviewers: count() }).from(reviewers);
  return row?.reviewers ?? 0;
}

import { may, type OrganizationId, roles, seesEveryJob } from '@winnow/contracts';
import { and, asc, count, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../accounts/users/user-tables.ts';
import { hiringTeamMembers } from '../hiring-teams/hiring-team-tables.ts';
import { memberships } from '../organizations/organization-tables.ts';
import { type ReviewerRow, type ReviewRow, reviewers, reviewMarks, reviews } from './review-tables.ts';

const markingRoles = roles.filter((role) => may(role, 'reviews.mark'));

/** A person of a review as a member of its organization; `null` for what is unknown of a former member. */
export type PersonRow = {
  readonly reviewId: string;
  readonly userId: string;
  readonly name: string | null;
  readonly profileImage: string | null;
  /** Whether their role still allows marking. */
  readonly isMember: boolean;
};

export type ReviewerProgress = PersonRow &
  Pick<ReviewerRow, 'doneAt' | 'emailedAt'> & { readonly marked: number };

/** Reviewers with their progress, sorted by name. */
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

/** The requester of each review. */
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

/**
 * Whether a member joined by `memberOf` can mark for the job of a row of `reviews`: by role and, if the role requires
 * it, hiring team.
 */
const canMark = sql<boolean>`coalesce(${or(
  inArray(memberships.role, markingRoles.filter(seesEveryJob)),
  and(inArray(memberships.role, [...markingRoles]), isOnTeam()),
)}, false)`;

function isOnTeam(): SQL {
  const { jobId, userId } = hiringTeamMembers;
  return sql`exists (select from ${hiringTeamMembers} where ${jobId} = ${reviews.jobId} and ${userId} = ${memberships.userId})`;
}

/** The people among these who may mark in the organization. */
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

/** Open reviews whose reviewers have all finished or can no longer mark, with at least one who has finished. */
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

/** Reviewers who haven't finished open reviews due between two times, and weren't reminded of that. */
export async function listDueSoon(
  on: Queryable,
  { after, until }: { readonly after: Date; readonly until: Date },
  /** Reviewers who were emailed since aren't reminded. */
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

export async function countReviewers(on: Queryable): Promise<number> {
  const [row] = await on.select({ reviewers: count() }).from(reviewers);
  return row?.reviewers ?? 0;
}

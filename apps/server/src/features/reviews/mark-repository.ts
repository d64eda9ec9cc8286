import type { OrganizationId } from '@winnow/contracts';
import { and, asc, eq, exists, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { wordedOnce } from '../../platform/database/worded-once.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { type MarkRow, reviewers, reviewMarks, reviews } from './review-tables.ts';

export type MarkedCandidate = MarkRow & Pick<typeof analyses.$inferSelect, 'candidateName' | 'fileName'>;

type MarkKey = Pick<MarkRow, 'reviewId' | 'createdBy' | 'analysisId'>;

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

/** Marks of one reviewer in their order, or all marks of a review. */
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

/** Records when a reviewer who hasn't finished first opened a candidate's page. */
export async function noteOpened(
  on: Queryable,
  organizationId: OrganizationId,
  { userId, analysisId }: { readonly userId: string; readonly analysisId: string },
  at: Date,
): Promise<void> {
  await opening(on).execute({ organizationId, userId, analysisId, at: at.toISOString() });
}

const opening = wordedOnce((on) =>
  on
    .update(reviewMarks)
    .set({ openedAt: sql`${sql.placeholder('at')}` })
    .where(
      and(
        eq(reviewMarks.organizationId, sql.placeholder('organizationId')),
        eq(reviewMarks.createdBy, sql.placeholder('userId')),
        eq(reviewMarks.analysisId, sql.placeholder('analysisId')),
        isNull(reviewMarks.openedAt),
        exists(
          on
            .select({ one: sql`1` })
            .from(reviewers)
            .innerJoin(reviews, eq(reviews.id, reviewers.reviewId))
            .where(
              and(
                eq(reviewers.reviewId, reviewMarks.reviewId),
                eq(reviewers.createdBy, sql.placeholder('userId')),
                isNull(reviewers.doneAt),
                eq(reviews.state, 'open'),
              ),
            ),
        ),
      ),
    )
    .prepare(''),
);

/** Reviewers who have finished without marking everyone. */
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

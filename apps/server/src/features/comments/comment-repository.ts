import type { OrganizationId } from '@winnow/contracts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { candidateComments } from './comment-tables.ts';

export type CommentRow = typeof candidateComments.$inferSelect;

type OfAnalysis = { readonly organizationId: OrganizationId; readonly analysisId: string };

/** Inserts a comment; `false` if the id is in use. */
export async function insertComment(on: Queryable, row: CommentRow): Promise<boolean> {
  const inserted = await on
    .insert(candidateComments)
    .values(row)
    .onConflictDoNothing({ target: candidateComments.id })
    .returning({ id: candidateComments.id });
  return inserted.length > 0;
}

/** Oldest first, including deleted ones. */
export function listCommentRows(
  on: Queryable,
  { organizationId, analysisId }: OfAnalysis,
): Promise<CommentRow[]> {
  return on
    .select()
    .from(candidateComments)
    .where(
      and(eq(candidateComments.organizationId, organizationId), eq(candidateComments.analysisId, analysisId)),
    )
    .orderBy(asc(candidateComments.createdAt), asc(candidateComments.id));
}

/** Locked until the transaction ends. */
export async function lockComment(
  transaction: Transaction,
  { organizationId, analysisId, id }: OfAnalysis & { readonly id: string },
): Promise<CommentRow | undefined> {
  const [row] = await transaction
    .select()
    .from(candidateComments)
    .where(
      and(
        eq(candidateComments.organizationId, organizationId),
        eq(candidateComments.analysisId, analysisId),
        eq(candidateComments.id, id),
      ),
    )
    .for('update');
  return row;
}

export async function updateComment(
  on: Queryable,
  id: string,
  change: Pick<CommentRow, 'text' | 'changedAt'> & Partial<Pick<CommentRow, 'editedAt' | 'deletedAt'>>,
): Promise<void> {
  await on.update(candidateComments).set(change).where(eq(candidateComments.id, id));
}

/** Authors of comments in a thread that aren't deleted. */
export async function listAuthorsOfThread(on: Queryable, parentId: string): Promise<string[]> {
  const { createdBy, deletedAt } = candidateComments;
  const rows = await on
    .selectDistinct({ createdBy })
    .from(candidateComments)
    .where(
      and(
        sql`(${candidateComments.id} = ${parentId} or ${candidateComments.parentId} = ${parentId})`,
        isNull(deletedAt),
      ),
    );
  return rows.map((row) => row.createdBy);
}

/** Replies to replies, replies in a thread of another candidate, and deleted comments that still have a text. */
export async function listUnfitComments(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const found = await queryRows<{ id: string | null; total: number }>(
    on,
    sql`select (select count(*)::int from candidate_comments) as total, null as id
    union all
    (select 0, c.id::text from candidate_comments c
      left join candidate_comments p on p.id = c.parent_id
      where (c.parent_id is not null and (p.parent_id is not null or p.analysis_id <> c.analysis_id))
        or (c.deleted_at is not null) <> (c.text = '')
      order by c.id limit 100)`,
  );
  return { count: found[0]?.total ?? 0, errors: found.flatMap(({ id }) => id ?? []) };
}

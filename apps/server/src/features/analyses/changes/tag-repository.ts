import type { OrganizationId } from '@winnow/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { OwnedRow } from '../../organizations/organization-tables.ts';
import { resumeTags } from '../analysis-tables.ts';

export type ResumeTag = OwnedRow<typeof resumeTags>;

export function listTagsOf(
  on: Queryable,
  organizationId: OrganizationId,
  resumeIds: readonly string[],
): Promise<ResumeTag[]> {
  return on
    .select()
    .from(resumeTags)
    .where(and(eq(resumeTags.organizationId, organizationId), inArray(resumeTags.resumeId, [...resumeIds])))
    .orderBy(resumeTags.key);
}

/** How their owner writes tags already, by key. */
export async function findSpellings(
  on: Queryable,
  organizationId: OrganizationId,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { key, tag } = resumeTags;
  const rows = await on
    .select({ key, tag: sql<string>`min(${tag})` })
    .from(resumeTags)
    .where(and(eq(resumeTags.organizationId, organizationId), inArray(key, [...keys])))
    .groupBy(key);
  return new Map(rows.map((row) => [row.key, row.tag]));
}

export async function insertTags(transaction: Transaction, tags: readonly ResumeTag[]): Promise<void> {
  for (let from = 0; from < tags.length; from += rowsAtOnce) {
    await transaction
      .insert(resumeTags)
      .values(tags.slice(from, from + rowsAtOnce))
      .onConflictDoNothing();
  }
}

/** A statement holds 65,535 values at most. */
const rowsAtOnce = 5_000;

export async function removeTags(
  transaction: Transaction,
  tags: readonly Pick<ResumeTag, 'resumeId' | 'key'>[],
): Promise<void> {
  if (tags.length === 0) return;
  await transaction.execute(sql`
    delete from resume_tags using unnest(
      ${sql.param(tags.map(({ resumeId }) => resumeId))}::uuid[],
      ${sql.param(tags.map(({ key }) => key))}::text[]
    ) as given(resume_id, key)
    where resume_tags.resume_id = given.resume_id and resume_tags.key = given.key`);
}

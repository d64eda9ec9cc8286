import type { OrganizationId } from '@winnow/contracts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { resumes } from '../../files/resume-tables.ts';
import type { OwnedRow } from '../../organizations/organization-tables.ts';
import { resumeTags } from '../analysis-tables.ts';

export type ResumeTag = OwnedRow<typeof resumeTags>;

/** Tags of the people of some resumes; `of` is the given resume, `resumeId` the one that has the tag. */
export async function listTagsOf(
  on: Queryable,
  organizationId: OrganizationId,
  resumeIds: readonly string[],
): Promise<(ResumeTag & { readonly of: string })[]> {
  const asked = alias(resumes, 'asked');
  const rows = await on
    .select({ of: asked.id, row: resumeTags })
    .from(asked)
    .innerJoin(resumes, eq(resumes.personId, asked.personId))
    .innerJoin(resumeTags, eq(resumeTags.resumeId, resumes.id))
    .where(and(eq(asked.organizationId, organizationId), inArray(asked.id, [...resumeIds])))
    .orderBy(resumeTags.key);
  return rows.map(({ of, row }) => ({ ...row, of }));
}

/** Locks the people of some resumes, so that concurrent changes of their tags wait for each other. */
export async function lockPeopleOf(transaction: Transaction, resumeIds: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    select 1 from people where id in (select person_id from resumes where id = any(${sql.param([...resumeIds])}::uuid[]))
    order by id for no key update`);
}

/** The newest resume of each person, which gets new tags. */
export async function listNewestOf(
  on: Queryable,
  organizationId: OrganizationId,
  personIds: readonly string[],
): Promise<{ readonly id: string; readonly personId: string }[]> {
  return on
    .selectDistinctOn([resumes.personId], { id: resumes.id, personId: resumes.personId })
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), inArray(resumes.personId, [...personIds])))
    .orderBy(resumes.personId, desc(resumes.createdAt), resumes.id);
}

/** Every tag with the number of people who have it, in alphabetical order. */
export function listTagCounts(on: Queryable, organizationId: OrganizationId) {
  return on
    .select({
      tag: sql<string>`min(${resumeTags.tag})`,
      people: sql<number>`count(distinct ${resumes.personId})::int`,
    })
    .from(resumeTags)
    .innerJoin(resumes, eq(resumes.id, resumeTags.resumeId))
    .where(eq(resumeTags.organizationId, organizationId))
    .groupBy(resumeTags.key)
    .orderBy(resumeTags.key);
}

/** All rows of one tag, locked until the transaction ends. */
export function lockTag(
  transaction: Transaction,
  organizationId: OrganizationId,
  key: string,
): Promise<ResumeTag[]> {
  return transaction
    .select()
    .from(resumeTags)
    .where(and(eq(resumeTags.organizationId, organizationId), eq(resumeTags.key, key)))
    .orderBy(resumeTags.resumeId)
    .for('update');
}

/** The spelling in use for each tag key. */
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
  only?: { readonly createdBy: string; readonly until: Date },
): Promise<void> {
  if (tags.length === 0) return;
  await transaction.execute(sql`
    delete from resume_tags using unnest(
      ${sql.param(tags.map(({ resumeId }) => resumeId))}::uuid[],
      ${sql.param(tags.map(({ key }) => key))}::text[]
    ) as given(resume_id, key)
    where resume_tags.resume_id = given.resume_id and resume_tags.key = given.key
      ${only ? sql`and created_by = ${only.createdBy} and created_at <= ${only.until.toISOString()}::timestamptz` : sql``}`);
}

import { count, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { creditEntries, creditHolds } from '../../credits/credit-tables.ts';
import { resumes } from '../../files/resume-tables.ts';
import { analyses, resumeTags, scorings } from '../analysis-tables.ts';
import { batches, batchItems } from '../batches/batch-tables.ts';

/** Maximum errors listed; the first show what is wrong. */
const maxErrors = 100;

export async function countItems(on: Queryable): Promise<number> {
  const [row] = await on.select({ total: count() }).from(batchItems);
  return row?.total ?? 0;
}

/** Runs that are marked finished while a file is not, or the other way around. */
export async function listUnfitBatches(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const [counted] = await on.select({ total: count() }).from(batches);
  const hasOpenItem = sql`exists (
    select 1 from ${batchItems} where ${batchItems.batchId} = ${batches.id}
    and ${batchItems.state} in ('queued', 'reading', 'judging')
  )`;
  const rows = await on
    .select({ id: batches.id })
    .from(batches)
    .where(sql`(${batches.finishedAt} is null) <> ${hasOpenItem}`)
    .limit(maxErrors);
  return { count: counted?.total ?? 0, errors: rows.map(({ id }) => id) };
}

function settled(kind: 'debit' | 'release') {
  return sql`exists (
    select 1 from ${creditEntries} where ${creditEntries.holdId} = ${batchItems.holdId}
    and ${creditEntries.subjectId} = ${batchItems.id}::text and ${creditEntries.kind} = ${kind}
  )`;
}

/** Items whose state and credit disagree, or whose worker vanished without a successor. */
export async function listInvalidItems(
  on: Queryable,
  error: 'unsettled' | { readonly leasedBefore: Date },
): Promise<string[]> {
  const isUnsettled = sql`${batchItems.holdId} is not null and not case
    when ${batchItems.charge} = 'charged' then ${batchItems.state} = 'done' and ${settled('debit')}
    when ${batchItems.charge} = 'released' then ${batchItems.state} in ('done', 'failed', 'cancelled') and ${settled('release')}
    when ${batchItems.charge} = 'held' then ${batchItems.state} in ('queued', 'reading', 'judging')
      and not ${settled('debit')} and not ${settled('release')}
    else false end`;
  const rows = await on
    .select({ id: batchItems.id })
    .from(batchItems)
    .where(
      error === 'unsettled'
        ? isUnsettled
        : sql`${batchItems.state} in ('reading', 'judging') and ${batchItems.leaseUntil} < ${error.leasedBefore.toISOString()}::timestamptz`,
    )
    .limit(maxErrors);
  return rows.map(({ id }) => id);
}

/** Holds of analyses with credits left, but without a file in progress. */
export async function listUnownedHolds(on: Queryable): Promise<string[]> {
  const rows = await on
    .select({ id: creditHolds.id })
    .from(creditHolds)
    .where(
      sql`${creditHolds.monthly} + ${creditHolds.bought} + ${creditHolds.unlimited} > 0
        and exists (select 1 from ${creditEntries} where ${creditEntries.holdId} = ${creditHolds.id}
          and ${creditEntries.kind} = 'hold' and ${creditEntries.reason} = 'analysis')
        and not exists (select 1 from ${batchItems} where ${batchItems.holdId} = ${creditHolds.id}
          and ${batchItems.charge} = 'held')`,
    )
    .limit(maxErrors);
  return rows.map(({ id }) => id);
}

export function listStoredResumes(on: Queryable): Promise<{ id: string; storageKey: string }[]> {
  return on.select({ id: resumes.id, storageKey: resumes.storageKey }).from(resumes);
}

/** Groups of scorings with the same inputs but different results, one scoring of each. */
export async function listUnequalScorings(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const [counted] = await on.select({ total: count() }).from(scorings);
  const { documentHash, factsHash, jobHash, engineVersion, today, resultHash } = scorings;
  const rows = await on
    .select({ id: sql<string>`min(${scorings.id}::text)` })
    .from(scorings)
    .groupBy(documentHash, factsHash, jobHash, engineVersion, today)
    .having(sql`count(distinct ${resultHash}) > 1`)
    .limit(maxErrors);
  return { count: counted?.total ?? 0, errors: rows.map(({ id }) => id) };
}

/** Candidates who were declined without a reason, neither chosen nor as text. */
export async function listUnreasonedDeclines(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const isDeclined = sql`${analyses.decision} = 'no'`;
  const [counted] = await on.select({ total: count() }).from(analyses).where(isDeclined);
  const rows = await on
    .select({ id: analyses.id })
    .from(analyses)
    .where(sql`${isDeclined} and ${analyses.decisionReason} is null and ${analyses.declinedFor} is null`)
    .limit(maxErrors);
  return { count: counted?.total ?? 0, errors: rows.map(({ id }) => id) };
}

/** Tags whose owner differs from the owner of their resume. */
export async function listForeignTags(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const [counted] = await on.select({ total: count() }).from(resumeTags);
  const rows = await on
    .select({ id: resumeTags.resumeId })
    .from(resumeTags)
    .innerJoin(resumes, eq(resumes.id, resumeTags.resumeId))
    .where(ne(resumes.organizationId, resumeTags.organizationId))
    .limit(maxErrors);
  return { count: counted?.total ?? 0, errors: rows.map(({ id }) => id) };
}

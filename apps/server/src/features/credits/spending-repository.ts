import { type CreditReason, creditReasons, type OrganizationId } from '@winnow/contracts';
import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { creditAccounts, creditEntries, creditHolds, creditLabels } from './credit-tables.ts';

type Month = { readonly organizationId: OrganizationId; readonly since: Date; readonly until: Date };

const spent = sql<number>`sum(${creditEntries.monthly} + ${creditEntries.bought} + ${creditEntries.unlimited})::int`;

const ofMonth = ({ organizationId, since, until }: Month) =>
  and(
    eq(creditAccounts.organizationId, organizationId),
    eq(creditEntries.kind, 'debit'),
    gte(creditEntries.at, since),
    lt(creditEntries.at, until),
  );

/** Label of the entry's hold: the title of the job. */
const heldFor = sql<
  string | null
>`(select l.label from ${creditEntries} h join ${creditLabels} l on l.entry_id = h.id
  where h.hold_id = ${creditEntries.holdId} and h.kind = 'hold' limit 1)`;

/** Highest first; the id is `null` for all deleted users together. */
export function sumSpentByMember(
  on: Queryable,
  month: Month,
): Promise<{ userId: string | null; credits: number }[]> {
  return on
    .select({ userId: creditHolds.createdBy, credits: spent })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .innerJoin(creditHolds, eq(creditHolds.id, creditEntries.holdId))
    .where(ofMonth(month))
    .groupBy(creditHolds.createdBy)
    .orderBy(desc(spent), asc(creditHolds.createdBy));
}

export type SpentLine = {
  readonly at: Date;
  readonly userId: string | null;
  readonly jobId: string | null;
  /** Title of the job at the time; `null` for other work. */
  readonly title: string | null;
  readonly reason: CreditReason;
  /** Such as the name of the file. */
  readonly label: string | null;
  readonly credits: number;
};

export async function listSpentLines(on: Queryable, month: Month): Promise<SpentLine[]> {
  const rows = await on
    .select({
      at: creditEntries.at,
      userId: creditHolds.createdBy,
      jobId: creditHolds.jobId,
      title: heldFor,
      reason: creditEntries.reason,
      label: creditLabels.label,
      credits: sql<number>`${creditEntries.monthly} + ${creditEntries.bought} + ${creditEntries.unlimited}`,
    })
    .from(creditEntries)
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .innerJoin(creditHolds, eq(creditHolds.id, creditEntries.holdId))
    .leftJoin(creditLabels, eq(creditLabels.entryId, creditEntries.id))
    .where(ofMonth(month))
    .orderBy(asc(creditEntries.number));
  return rows.map(({ reason, title, ...row }) => {
    const known = reasonOf(reason);
    return { ...row, reason: known, title: known === 'analysis' ? title : null };
  });
}

/** Sums by job, most first; work without a job by its reason. */
export async function sumSpentByJob(
  on: Queryable,
  month: Month,
): Promise<Pick<SpentLine, 'jobId' | 'title' | 'reason' | 'credits'>[]> {
  const sums = new Map<
    string,
    { jobId: string | null; title: string | null; reason: CreditReason; credits: number }
  >();
  for (const { jobId, title, reason, credits } of await listSpentLines(on, month)) {
    const key = jobId ?? (reason === 'analysis' ? `title ${title}` : reason);
    const before = sums.get(key)?.credits ?? 0;
    // The last title, if it was changed between two runs.
    sums.set(key, { jobId, title, reason, credits: before + credits });
  }
  return [...sums.values()].sort(
    (a, b) => b.credits - a.credits || (a.title ?? '').localeCompare(b.title ?? ''),
  );
}

function reasonOf(stored: string): CreditReason {
  return creditReasons.find((reason) => reason === stored) ?? 'analysis';
}

import type { OrganizationId } from '@winnow/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { wordedOnce } from '../../../platform/database/worded-once.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { jobDescriptions } from '../../jobs/job-tables.ts';
import { analyses } from '../analysis-tables.ts';
import { jobLooks } from './job-home-tables.ts';

type Look = {
  readonly organizationId: OrganizationId;
  readonly userId: string;
  readonly jobId: string;
  readonly now: Date;
  readonly visitMs: number;
};

/**
 * Records that a user looks at a job's candidates, and returns the time after which candidates are new to them. Looks
 * less than `visitMs` apart are one visit; on the first visit no candidate is new. `undefined` if there is no such job.
 */
export async function keepLook(
  on: Queryable,
  { organizationId, userId, jobId, now, visitMs }: Look,
): Promise<Date | undefined> {
  const visitStart = new Date(now.getTime() - visitMs);
  const [kept] = await on
    .insert(jobLooks)
    .select(
      on
        .select({
          jobId: jobDescriptions.id,
          organizationId: jobDescriptions.organizationId,
          userId: sql<string>`${userId}::uuid`.as('user_id'),
          // Written by a trigger.
          formerOwnerId: sql<null>`null::uuid`.as('owner_id'),
          lookedAt: sql<Date>`${now.toISOString()}::timestamptz`.as('looked_at'),
          newSince: sql<Date>`${now.toISOString()}::timestamptz`.as('new_since'),
        })
        .from(jobDescriptions)
        .where(and(eq(jobDescriptions.organizationId, organizationId), eq(jobDescriptions.id, jobId))),
    )
    .onConflictDoUpdate({
      target: [jobLooks.jobId, jobLooks.userId],
      set: {
        lookedAt: sql`greatest(${jobLooks.lookedAt}, excluded.looked_at)`,
        newSince: sql`case when ${jobLooks.lookedAt} < ${visitStart.toISOString()}::timestamptz then ${jobLooks.lookedAt} else ${jobLooks.newSince} end`,
      },
    })
    .returning({ newSince: jobLooks.newSince });
  return kept?.newSince;
}

/** Candidate counts for the list of jobs. */
export type CandidateCounts = {
  readonly total: number;
  readonly isNew: number;
  readonly undecided: number;
  readonly stages: Readonly<Record<string, number>>;
  /** When one of them last joined, was scored or decided on; `null` without candidates. */
  readonly activeAt: Date | null;
};

/** Counts for each job with candidates that the member can see. */
export async function countCandidates(
  on: Queryable,
  { organizationId, userId }: Member,
  jobIds: readonly string[],
): Promise<Map<string, CandidateCounts>> {
  if (jobIds.length === 0) return new Map();
  const rows = await counts(on).execute({ organizationId, userId, jobIds: [...jobIds] });
  const counted = new Map<string, CandidateCounts>();
  for (const { jobId, stage, total, isNew, undecided, activeAt } of rows) {
    const known = counted.get(jobId);
    const latest = new Date(activeAt);
    counted.set(jobId, {
      total: (known?.total ?? 0) + total,
      isNew: (known?.isNew ?? 0) + isNew,
      undecided: (known?.undecided ?? 0) + undecided,
      stages: { ...known?.stages, [stage]: total },
      activeAt: known?.activeAt && known.activeAt > latest ? known.activeAt : latest,
    });
  }
  return counted;
}

const counts = wordedOnce((on) =>
  on
    .select({
      jobId: analyses.jobId,
      stage: analyses.stage,
      total: sql<number>`count(*)::int`,
      isNew: sql<number>`(count(*) filter (where ${jobLooks.lookedAt} is null or ${analyses.createdAt} > ${jobLooks.lookedAt}))::int`,
      undecided: sql<number>`(count(*) filter (where ${analyses.decision} is null))::int`,
      activeAt: sql<string>`max(greatest(${analyses.judgedAt}, ${analyses.decidedAt}))`,
    })
    .from(analyses)
    .leftJoin(
      jobLooks,
      and(eq(jobLooks.jobId, analyses.jobId), eq(jobLooks.userId, sql.placeholder('userId'))),
    )
    .where(
      and(
        eq(analyses.organizationId, sql.placeholder('organizationId')),
        sql`${analyses.jobId} = any(${sql.placeholder('jobIds')}::uuid[])`,
      ),
    )
    .groupBy(analyses.jobId, analyses.stage)
    .prepare(''),
);

import type { OrganizationId } from '@winnow/contracts';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { wordedOnce } from '../../platform/database/worded-once.ts';
import type { JobScope } from '../../platform/http/caller.ts';
import { candidateComments } from '../comments/comment-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { inScope } from '../hiring-teams/job-scope.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import type { OwnedRow } from '../organizations/organization-tables.ts';
import { analyses, analysisEvents, resumeTags } from './analysis-tables.ts';
import { type AssignedRow, assignedTo } from './assigned-to.ts';
import { batchItems } from './batches/batch-tables.ts';

export type AnalysisRecord = OwnedRow<typeof analyses>;

/** A row of a list, with what it shows of the job and the latest run. */
export type ListedAnalysis = AnalysisRecord & {
  readonly jobTitle: string;
  readonly currentJobVersion: number;
  readonly batchId: string | null;
  readonly personId: string;
  /** How many resumes the person has. */
  readonly personResumes: number;
  readonly assignedTo: AssignedRow | null;
  /** Tags of the person, in alphabetical order. */
  readonly tags: readonly string[];
  readonly commentCount: number;
  /** Who decided; `null` without a decision. */
  readonly decidedBy: string | null;
};

const latestBatch = sql<string | null>`(
  select ${batchItems.batchId} from ${batchItems}
  where ${batchItems.analysisId} = ${analyses.id}
  order by ${batchItems.updatedAt} desc, ${batchItems.id} limit 1
)`;

/** In one subquery: row-level security is evaluated for each table that a query names. */
const person = sql<Pick<ListedAnalysis, 'personId' | 'personResumes' | 'tags'>>`(
  select json_build_object(
    'personId', own.person_id,
    'personResumes', (select count(*) from ${resumes} other where other.person_id = own.person_id),
    'tags', (
      select coalesce(json_agg(kept.tag order by kept.key), '[]'::json) from (
        select ${resumeTags.key} as key, min(${resumeTags.tag}) as tag
        from ${resumeTags} join ${resumes} other on other.id = ${resumeTags.resumeId}
        where other.person_id = own.person_id
        group by ${resumeTags.key}
      ) kept
    )
  ) from ${resumes} own where own.id = ${analyses.resumeId}
)`;

const commentsOf = sql<number>`(
  select count(*)::int from ${candidateComments}
  where ${candidateComments.analysisId} = ${analyses.id} and ${candidateComments.deletedAt} is null
)`;

const decider = sql<string | null>`(
  select ${analysisEvents.createdBy} from ${analysisEvents}
  where ${analyses.decision} is not null
    and ${analysisEvents.analysisId} = ${analyses.id} and ${analysisEvents.kind} = 'decision'
  order by ${analysisEvents.at} desc limit 1
)`;

export const listed = {
  record: analyses,
  jobTitle: jobDescriptions.title,
  currentJobVersion: jobDescriptions.version,
  batchId: latestBatch,
  person,
  assignedTo: assignedTo(analyses),
  commentCount: commentsOf,
  decidedBy: decider,
};

function selectListed(on: Queryable) {
  return on.select(listed).from(analyses).innerJoin(jobDescriptions, eq(analyses.jobId, jobDescriptions.id));
}

type SelectedRow = Awaited<ReturnType<typeof selectListed>>[number];

export const asListed = ({ record, person: ofPerson, ...rest }: SelectedRow): ListedAnalysis => ({
  ...record,
  ...ofPerson,
  ...rest,
});

export async function findAnalysis(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<ListedAnalysis | undefined> {
  const [found] = await analysisById(on).execute({ organizationId, id });
  return found && asListed(found);
}

const analysisById = wordedOnce((on) =>
  selectListed(on)
    .where(
      and(
        eq(analyses.organizationId, sql.placeholder('organizationId')),
        eq(analyses.id, sql.placeholder('id')),
      ),
    )
    .prepare(''),
);

export async function findAnalyses(
  on: Queryable,
  scope: JobScope,
  ids: readonly string[],
): Promise<ListedAnalysis[]> {
  if (ids.length === 0) return [];
  const rows = await selectListed(on).where(and(inScope(scope, analyses), inArray(analyses.id, [...ids])));
  return rows.map(asListed);
}

/** Locks the current row until the transaction ends. */
export async function lockAnalysis(
  transaction: Transaction,
  organizationId: OrganizationId,
  id: string,
): Promise<AnalysisRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(analyses)
    .where(and(eq(analyses.organizationId, organizationId), eq(analyses.id, id)))
    .for('update');
  return found;
}

/** Locks the organization's analyses among these against deletion until the transaction ends, and returns them. */
export async function lockAgainstDeletion(
  transaction: Transaction,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.organizationId, organizationId), inArray(analyses.id, [...ids])))
    .orderBy(asc(analyses.id))
    .for('key share');
  return rows.map(({ id }) => id);
}

export async function lockAnalysisOf(
  transaction: Transaction,
  organizationId: OrganizationId,
  { resumeId, jobId }: { readonly resumeId: string; readonly jobId: string },
): Promise<AnalysisRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(analyses)
    .where(
      and(
        eq(analyses.organizationId, organizationId),
        eq(analyses.resumeId, resumeId),
        eq(analyses.jobId, jobId),
      ),
    )
    .for('update');
  return found;
}

export async function hasAnalysisOf(
  on: Queryable,
  organizationId: OrganizationId,
  { resumeId, jobId }: { readonly resumeId: string; readonly jobId: string },
): Promise<boolean> {
  const found = await listAnalysedResumes(on, organizationId, jobId, [resumeId]);
  return found.size > 0;
}

/** Resumes with an analysis for the job. */
export async function listAnalysedResumes(
  on: Queryable,
  organizationId: OrganizationId,
  jobId: string,
  resumeIds: readonly string[],
): Promise<Set<string>> {
  if (resumeIds.length === 0) return new Set();
  const rows = await on
    .select({ resumeId: analyses.resumeId })
    .from(analyses)
    .where(
      and(
        eq(analyses.organizationId, organizationId),
        eq(analyses.jobId, jobId),
        inArray(analyses.resumeId, [...resumeIds]),
      ),
    );
  return new Set(rows.map(({ resumeId }) => resumeId));
}

export async function listAnalysesOfResume(
  on: Queryable,
  organizationId: OrganizationId,
  resumeId: string,
): Promise<AnalysisRecord[]> {
  return on
    .select()
    .from(analyses)
    .where(and(eq(analyses.organizationId, organizationId), eq(analyses.resumeId, resumeId)));
}

/** `false` if another transaction inserted one for the same resume and job first. */
export async function insertAnalysis(
  transaction: Transaction,
  record: Omit<AnalysisRecord, 'scoredBy' | 'lacking'>,
): Promise<boolean> {
  const inserted = await transaction
    .insert(analyses)
    .values(record)
    .onConflictDoNothing({ target: [analyses.resumeId, analyses.jobId] })
    .returning({ id: analyses.id });
  return inserted.length > 0;
}

export async function updateAnalysis(
  transaction: Transaction,
  id: string,
  change: Partial<AnalysisRecord>,
): Promise<void> {
  await transaction.update(analyses).set(change).where(eq(analyses.id, id));
}

/** Only those in the scope. */
export function listResumesOf(
  on: Queryable,
  scope: JobScope,
  ids: readonly string[],
): Promise<{ id: string; resumeId: string }[]> {
  return on
    .select({ id: analyses.id, resumeId: analyses.resumeId })
    .from(analyses)
    .where(and(inScope(scope, analyses), inArray(analyses.id, [...ids])));
}

/** Returns how many there were. */
export async function removeAnalyses(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<number> {
  const removed = await on
    .delete(analyses)
    .where(and(eq(analyses.organizationId, organizationId), inArray(analyses.id, [...ids])))
    .returning({ id: analyses.id });
  return removed.length;
}

export type AnalysisCounts = { readonly total: number; readonly toReview: number };

export async function countAnalyses(on: Queryable, scope: JobScope): Promise<AnalysisCounts> {
  const [row] = await on
    .select({
      total: count(),
      toReview: sql<number>`count(*) filter (where ${analyses.decision} is null)::int`,
    })
    .from(analyses)
    .where(inScope(scope, analyses));
  return row ?? { total: 0, toReview: 0 };
}

/** How many analyses each of the jobs or resumes has. */
export async function countAnalysesBy(
  on: Queryable,
  organizationId: OrganizationId,
  by: 'jobId' | 'resumeId',
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await countsBy[by](on).execute({ organizationId, ids: [...ids] });
  return new Map(rows.map(({ id, total }) => [id, total]));
}

const countsBy = {
  jobId: wordedOnce((on) => wordCounts(on, analyses.jobId)),
  resumeId: wordedOnce((on) => wordCounts(on, analyses.resumeId)),
};

function wordCounts(on: Queryable, column: typeof analyses.jobId | typeof analyses.resumeId) {
  return on
    .select({ id: column, total: count() })
    .from(analyses)
    .where(
      and(
        eq(analyses.organizationId, sql.placeholder('organizationId')),
        sql`${column} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .groupBy(column)
    .prepare('');
}

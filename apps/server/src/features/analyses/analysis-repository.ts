import { randomUUID } from 'node:crypto';
import type { AnalysisRow } from '@winnow/contracts';
import { and, asc, count, desc, eq, gte, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { anywhere, type Cursor } from '../../platform/database/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { wordedOnce } from '../../platform/database/worded-once.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { analyses, analysisEvents, analysisRuns } from './analysis-tables.ts';
import { batchItems } from './batches/batch-tables.ts';

export type AnalysisRecord = typeof analyses.$inferSelect;
export type AnalysisRun = typeof analysisRuns.$inferSelect;
export type AnalysisEvent = typeof analysisEvents.$inferSelect;

/** A row of a list, with what it shows of the job and the run it was last part of. */
export type ListedAnalysis = AnalysisRecord & {
  readonly jobTitle: string;
  readonly currentJobVersion: number;
  readonly batchId: string | null;
};

const latestBatch = sql<string | null>`(
  select ${batchItems.batchId} from ${batchItems}
  where ${batchItems.analysisId} = ${analyses.id}
  order by ${batchItems.updatedAt} desc, ${batchItems.id} limit 1
)`;

const listed = {
  record: analyses,
  jobTitle: jobDescriptions.title,
  currentJobVersion: jobDescriptions.version,
  batchId: latestBatch,
};

function selectListed(on: Queryable) {
  return on.select(listed).from(analyses).innerJoin(jobDescriptions, eq(analyses.jobId, jobDescriptions.id));
}

type SelectedRow = Awaited<ReturnType<typeof selectListed>>[number];

const asListed = ({ record, ...rest }: SelectedRow): ListedAnalysis => ({ ...record, ...rest });

export async function findAnalysis(
  on: Queryable,
  ownerId: string,
  id: string,
): Promise<ListedAnalysis | undefined> {
  const [found] = await analysisById(on).execute({ ownerId, id });
  return found && asListed(found);
}

const analysisById = wordedOnce((on) =>
  selectListed(on)
    .where(and(eq(analyses.ownerId, sql.placeholder('ownerId')), eq(analyses.id, sql.placeholder('id'))))
    .prepare(''),
);

export async function findAnalyses(
  on: Queryable,
  ownerId: string,
  ids: readonly string[],
): Promise<ListedAnalysis[]> {
  if (ids.length === 0) return [];
  const rows = await selectListed(on).where(
    and(eq(analyses.ownerId, ownerId), inArray(analyses.id, [...ids])),
  );
  return rows.map(asListed);
}

/** As it stands, nobody else judging or deciding until the transaction ends. */
export async function lockAnalysis(
  transaction: Transaction,
  ownerId: string,
  id: string,
): Promise<AnalysisRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(analyses)
    .where(and(eq(analyses.ownerId, ownerId), eq(analyses.id, id)))
    .for('update');
  return found;
}

export async function lockAnalysisOf(
  transaction: Transaction,
  ownerId: string,
  { resumeId, jobId }: { readonly resumeId: string; readonly jobId: string },
): Promise<AnalysisRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(analyses)
    .where(and(eq(analyses.ownerId, ownerId), eq(analyses.resumeId, resumeId), eq(analyses.jobId, jobId)))
    .for('update');
  return found;
}

export async function hasAnalysisOf(
  on: Queryable,
  ownerId: string,
  { resumeId, jobId }: { readonly resumeId: string; readonly jobId: string },
): Promise<boolean> {
  const found = await listAnalysedResumes(on, ownerId, jobId, [resumeId]);
  return found.size > 0;
}

/** Which of the resumes have an analysis for the job. */
export async function listAnalysedResumes(
  on: Queryable,
  ownerId: string,
  jobId: string,
  resumeIds: readonly string[],
): Promise<Set<string>> {
  if (resumeIds.length === 0) return new Set();
  const rows = await on
    .select({ resumeId: analyses.resumeId })
    .from(analyses)
    .where(
      and(
        eq(analyses.ownerId, ownerId),
        eq(analyses.jobId, jobId),
        inArray(analyses.resumeId, [...resumeIds]),
      ),
    );
  return new Set(rows.map(({ resumeId }) => resumeId));
}

export async function listAnalysesOfResume(
  on: Queryable,
  ownerId: string,
  resumeId: string,
): Promise<AnalysisRecord[]> {
  return on
    .select()
    .from(analyses)
    .where(and(eq(analyses.ownerId, ownerId), eq(analyses.resumeId, resumeId)));
}

/** `false` where another transaction made one for the same resume and job first. */
export async function insertAnalysis(transaction: Transaction, record: AnalysisRecord): Promise<boolean> {
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

/** Returns how many there were. */
export async function removeAnalyses(
  on: Queryable,
  ownerId: string,
  ids: readonly string[],
): Promise<number> {
  const removed = await on
    .delete(analyses)
    .where(and(eq(analyses.ownerId, ownerId), inArray(analyses.id, [...ids])))
    .returning({ id: analyses.id });
  return removed.length;
}

export async function insertRun(transaction: Transaction, run: Omit<AnalysisRun, 'id'>): Promise<void> {
  await transaction.insert(analysisRuns).values({ id: randomUUID(), ...run });
}

export async function findRun(
  on: Queryable,
  ownerId: string,
  analysisId: string,
  number: number,
): Promise<AnalysisRun | undefined> {
  const [run] = await runByNumber(on).execute({ ownerId, analysisId, number });
  return run;
}

const runByNumber = wordedOnce((on) =>
  on
    .select()
    .from(analysisRuns)
    .where(
      and(
        eq(analysisRuns.ownerId, sql.placeholder('ownerId')),
        eq(analysisRuns.analysisId, sql.placeholder('analysisId')),
        eq(analysisRuns.number, sql.placeholder('number')),
      ),
    )
    .prepare(''),
);

/** Newest first, without what they judged. */
export function listRuns(
  on: Queryable,
  ownerId: string,
  analysisId: string,
): Promise<
  Pick<
    AnalysisRun,
    'number' | 'cause' | 'score' | 'confidence' | 'jobVersion' | 'engineVersion' | 'judgedAt'
  >[]
> {
  return runsOf(on).execute({ ownerId, analysisId });
}

const runsOf = wordedOnce((on) => {
  const { number, cause, score, confidence, jobVersion, engineVersion, judgedAt } = analysisRuns;
  return on
    .select({ number, cause, score, confidence, jobVersion, engineVersion, judgedAt })
    .from(analysisRuns)
    .where(
      and(
        eq(analysisRuns.ownerId, sql.placeholder('ownerId')),
        eq(analysisRuns.analysisId, sql.placeholder('analysisId')),
      ),
    )
    .orderBy(desc(analysisRuns.number))
    .prepare('');
});

export async function insertEvent(transaction: Transaction, event: Omit<AnalysisEvent, 'id'>): Promise<void> {
  await transaction.insert(analysisEvents).values({ id: randomUUID(), ...event });
}

/** Newest first. */
export function listEvents(on: Queryable, ownerId: string, analysisId: string): Promise<AnalysisEvent[]> {
  return eventsOf(on).execute({ ownerId, analysisId });
}

const eventsOf = wordedOnce((on) =>
  on
    .select()
    .from(analysisEvents)
    .where(
      and(
        eq(analysisEvents.ownerId, sql.placeholder('ownerId')),
        eq(analysisEvents.analysisId, sql.placeholder('analysisId')),
      ),
    )
    .orderBy(desc(analysisEvents.at))
    .prepare(''),
);

export type AnalysisFilter = {
  readonly [Field in 'search' | 'jobDescriptionId' | 'batchId']?: string | undefined;
} & {
  readonly ids?: readonly string[] | undefined;
  readonly group?: AnalysisRow['group'] | undefined;
  readonly stage?: AnalysisRow['stage'] | undefined;
  readonly decision?: NonNullable<AnalysisRow['decision']> | 'none' | undefined;
  readonly minScore?: number | undefined;
  readonly flagged?: 'yes' | 'no' | undefined;
};

function matching(ownerId: string, filter: AnalysisFilter): SQL | undefined {
  const pattern = filter.search && anywhere(filter.search);
  const { candidateName, fileName, headline } = analyses;
  return and(
    eq(analyses.ownerId, ownerId),
    filter.ids && inArray(analyses.id, [...filter.ids]),
    pattern
      ? or(
          ilike(candidateName, pattern),
          ilike(fileName, pattern),
          ilike(headline, pattern),
          ilike(jobDescriptions.title, pattern),
        )
      : undefined,
    filter.jobDescriptionId ? eq(analyses.jobId, filter.jobDescriptionId) : undefined,
    filter.batchId
      ? sql`exists (select 1 from ${batchItems} where ${batchItems.analysisId} = ${analyses.id} and ${batchItems.batchId} = ${filter.batchId})`
      : undefined,
    filter.group && eq(analyses.group, filter.group),
    filter.stage && eq(analyses.stage, filter.stage),
    filter.decision &&
      (filter.decision === 'none' ? isNull(analyses.decision) : eq(analyses.decision, filter.decision)),
    filter.minScore === undefined ? undefined : gte(analyses.score, filter.minScore),
    filter.flagged && eq(analyses.isFlagged, filter.flagged === 'yes'),
  );
}

export type AnalysisOrder = 'score' | 'confidence' | 'judged' | 'name' | 'experience' | 'stage';

const stageNumber = sql`array_position(array['new','screening','interview','offer','hired','declined'], ${analyses.stage})`;

/** Texts of one length, so that they compare as what they stand for; what is not known stands last. */
const orders: Readonly<Record<AnalysisOrder, SQL<string>>> = {
  score: sql<string>`lpad((coalesce(${analyses.score}, -1) + 1)::text, 4, '0')`,
  confidence: sql<string>`to_char(${analyses.confidence}, 'FM0.000000')`,
  judged: sql<string>`to_char(${analyses.judgedAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`,
  name: sql<string>`lower(coalesce(${analyses.candidateName}, ${analyses.fileName}))`,
  experience: sql<string>`lpad((coalesce(${analyses.experienceMonths}, -1) + 1)::text, 6, '0')`,
  stage: sql<string>`${stageNumber}::text`,
};

export type AnalysisPage = AnalysisFilter & {
  readonly order: AnalysisOrder;
  readonly direction: 'asc' | 'desc';
  readonly after?: Cursor | undefined;
  readonly limit: number;
};

/** One more than asked for tells that there is another page. */
export async function listAnalysisPage(
  on: Queryable,
  ownerId: string,
  { order, direction, after, limit, ...filter }: AnalysisPage,
): Promise<{ rows: { analysis: ListedAnalysis; value: string }[]; total: number }> {
  const value = sql<string>`(${orders[order]}) collate "C"`;
  const found = matching(ownerId, filter);
  const comparison = direction === 'asc' ? sql`>` : sql`<`;
  const turn = direction === 'asc' ? asc : desc;
  const rows = await on
    .select({ ...listed, value })
    .from(analyses)
    .innerJoin(jobDescriptions, eq(analyses.jobId, jobDescriptions.id))
    .where(
      and(found, after && sql`(${value}, ${analyses.id}) ${comparison} (${after.value}, ${after.id}::uuid)`),
    )
    .orderBy(turn(value), turn(analyses.id))
    .limit(limit + 1);
  const [counted] = await on
    .select({ total: count() })
    .from(analyses)
    .innerJoin(jobDescriptions, eq(analyses.jobId, jobDescriptions.id))
    .where(found);
  return {
    rows: rows.map(({ value: key, ...row }) => ({ analysis: asListed(row), value: key })),
    total: counted?.total ?? 0,
  };
}

export type AnalysisCounts = { readonly total: number; readonly toReview: number };

export async function countAnalyses(on: Queryable, ownerId: string): Promise<AnalysisCounts> {
  const [row] = await on
    .select({
      total: count(),
      toReview: sql<number>`count(*) filter (where ${analyses.decision} is null)::int`,
    })
    .from(analyses)
    .where(eq(analyses.ownerId, ownerId));
  return row ?? { total: 0, toReview: 0 };
}

/** How many analyses each of the jobs or resumes has. */
export async function countAnalysesBy(
  on: Queryable,
  ownerId: string,
  by: 'jobId' | 'resumeId',
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await countsBy[by](on).execute({ ownerId, ids: [...ids] });
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
        eq(analyses.ownerId, sql.placeholder('ownerId')),
        sql`${column} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .groupBy(column)
    .prepare('');
}

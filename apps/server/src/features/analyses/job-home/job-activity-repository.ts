import type { JobActivity, JobActivityKind, OrganizationId } from '@winnow/contracts';
import { and, type Column, desc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Cursor } from '../../../platform/database/cursor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { wordedOnce } from '../../../platform/database/worded-once.ts';
import { jobStatusChanges, jobVersions } from '../../jobs/job-tables.ts';
import { aliasOf } from '../analysis-row.ts';
import { analyses, analysisEvents } from '../analysis-tables.ts';
import { batches } from '../batches/batch-tables.ts';
import { changeOf } from '../change-of.ts';
import { countItems } from '../items/item-repository.ts';
import { jobNotes } from './job-home-tables.ts';

type OfJob = { readonly organizationId: OrganizationId; readonly jobId: string };

export type ActivityPage = {
  readonly after?: Cursor | undefined;
  readonly limit: number;
  /** Only what this member did. */
  readonly by?: string | undefined;
  readonly kind?: JobActivityKind | undefined;
};

/**
 * Newest first; one row more than requested if there is another page. Each source is limited to a page. The job must
 * belong to the owner.
 */
export async function listActivity(
  on: Queryable,
  ofJob: OfJob,
  { limit, kind, ...rest }: ActivityPage,
): Promise<JobActivity[]> {
  const page = { ...rest, limit: limit + 1 };
  const isWanted = (one: JobActivityKind) => kind === undefined || kind === one;
  const found: JobActivity[] = [];
  if (isWanted('note')) found.push(...(await listNotes(on, ofJob, page)));
  if (isWanted('candidate')) found.push(...(await listCandidateEvents(on, ofJob, page)));
  if (isWanted('job')) {
    found.push(...(await listSavedVersions(on, ofJob, page)), ...(await listStatusChanges(on, ofJob, page)));
  }
  if (isWanted('run')) found.push(...(await listRuns(on, ofJob, page)));
  return found.sort(newestFirst).slice(0, limit + 1);
}

/** Compares as text: timestamps in this format sort by time. */
function newestFirst(left: JobActivity, right: JobActivity): number {
  return compare(right.at, left.at) || compare(right.id, left.id);
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

const beyond = ({ after }: ActivityPage, at: SQLWrapper, id: SQLWrapper): SQL | undefined =>
  after && sql`(${at}, ${id}) < (${after.value}::timestamptz, ${after.id}::uuid)`;

const doneBy = ({ by }: ActivityPage, createdBy: Column): SQL | undefined =>
  by === undefined ? undefined : eq(createdBy, by);

/** A UUID that is always the same for the same text (version 3, as the RFC has it for such). */
const derivedId = (text: SQL): SQL<string> =>
  sql<string>`overlay(overlay(md5(${text}) placing '3' from 13) placing '8' from 17)::uuid`;

async function listNotes(
  on: Queryable,
  { organizationId, jobId }: OfJob,
  page: ActivityPage,
): Promise<JobActivity[]> {
  const { id, createdAt } = jobNotes;
  const rows = await on
    .select()
    .from(jobNotes)
    .where(
      and(
        eq(jobNotes.jobId, jobId),
        eq(jobNotes.organizationId, organizationId),
        beyond(page, createdAt, id),
        doneBy(page, jobNotes.createdBy),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit);
  return rows.map((note) => ({
    kind: 'note',
    id: note.id,
    at: note.createdAt.toISOString(),
    by: note.createdBy,
    text: note.text,
  }));
}

async function listCandidateEvents(
  on: Queryable,
  { organizationId, jobId }: OfJob,
  page: ActivityPage,
): Promise<JobActivity[]> {
  const { id, at } = analysisEvents;
  const rows = await on
    .select({
      event: analysisEvents,
      candidateName: analyses.candidateName,
      fileName: analyses.fileName,
    })
    .from(analysisEvents)
    .innerJoin(analyses, eq(analyses.id, analysisEvents.analysisId))
    .where(
      and(
        eq(analyses.organizationId, organizationId),
        eq(analyses.jobId, jobId),
        beyond(page, at, id),
        doneBy(page, analysisEvents.createdBy),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(page.limit);
  return rows.map(({ event, candidateName, fileName }) => ({
    kind: 'candidate',
    id: event.id,
    at: event.at.toISOString(),
    by: event.createdBy,
    analysisId: event.analysisId,
    candidateName,
    alias: aliasOf(event.analysisId),
    fileName,
    change: changeOf(event),
    text: event.text,
    reason: event.reason,
  }));
}

async function listSavedVersions(
  on: Queryable,
  { jobId }: OfJob,
  page: ActivityPage,
): Promise<JobActivity[]> {
  const { version, createdAt, savedBy, requirements } = jobVersions;
  // Versions have no id.
  const id = derivedId(sql`${jobVersions.jobId}::text || ' ' || ${version}::text`);
  const rows = await on
    .select({
      id,
      version,
      createdAt,
      savedBy,
      requirementCount: sql<number>`json_array_length(${requirements}::json)`,
    })
    .from(jobVersions)
    .where(and(eq(jobVersions.jobId, jobId), beyond(page, createdAt, id), doneBy(page, savedBy)))
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit);
  return rows.map(({ createdAt: at, savedBy: by, ...row }) => ({
    kind: 'saved',
    at: at.toISOString(),
    by,
    ...row,
  }));
}

async function listStatusChanges(
  on: Queryable,
  { jobId, organizationId }: OfJob,
  page: ActivityPage,
): Promise<JobActivity[]> {
  const { id, at, status, createdBy } = jobStatusChanges;
  const rows = await on
    .select({ id, at, status, createdBy })
    .from(jobStatusChanges)
    .where(
      and(
        eq(jobStatusChanges.jobId, jobId),
        eq(jobStatusChanges.organizationId, organizationId),
        beyond(page, at, id),
        doneBy(page, createdBy),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(page.limit);
  return rows.map((change) => ({
    kind: change.status === 'archived' ? 'archived' : 'restored',
    id: change.id,
    at: change.at.toISOString(),
    by: change.createdBy,
  }));
}

/** The start and the end of each. */
async function listRuns(on: Queryable, ofJob: OfJob, page: ActivityPage): Promise<JobActivity[]> {
  const ofOwner = and(eq(batches.organizationId, ofJob.organizationId), eq(batches.jobId, ofJob.jobId));
  const { createdAt, finishedAt } = batches;
  // A separate id for the run's second event.
  const endId = derivedId(sql`${batches.id}::text`);
  const started = await on
    .select({ id: batches.id, at: createdAt, by: batches.createdBy })
    .from(batches)
    .where(and(ofOwner, beyond(page, createdAt, batches.id), doneBy(page, batches.createdBy)))
    .orderBy(desc(createdAt), desc(batches.id))
    .limit(page.limit);
  // A run has no actor when it ends: its work is done.
  const ended = page.by
    ? []
    : await on
        .select({ id: batches.id, endId, at: finishedAt, cancelledAt: batches.cancelledAt })
        .from(batches)
        .where(and(ofOwner, isNotNull(finishedAt), beyond(page, finishedAt, endId)))
        .orderBy(desc(finishedAt), desc(endId))
        .limit(page.limit);
  const tallies = await countItems(on, [...new Set([...started, ...ended].map(({ id }) => id))]);
  const filesOf = (batchId: string, ...states: string[]) =>
    tallies
      .filter((tally) => tally.batchId === batchId && (states.length === 0 || states.includes(tally.state)))
      .reduce((sum, { files }) => sum + files, 0);
  return [
    ...started.map(
      ({ id, at, by }): JobActivity => ({
        kind: 'run-started',
        id,
        at: at.toISOString(),
        by,
        batchId: id,
        files: filesOf(id),
      }),
    ),
    ...ended.flatMap(({ id, endId: ownId, at, cancelledAt }): JobActivity[] =>
      at
        ? [
            {
              kind: 'run-ended',
              id: ownId,
              at: at.toISOString(),
              by: null,
              batchId: id,
              isCanceled: cancelledAt !== null,
              done: filesOf(id, 'done', 'duplicate'),
              failed: filesOf(id, 'failed'),
            },
          ]
        : [],
    ),
  ];
}

/** When something last happened to candidates of each of the jobs. */
export async function listLatestEvents(
  on: Queryable,
  organizationId: OrganizationId,
  jobIds: readonly string[],
): Promise<Map<string, Date>> {
  if (jobIds.length === 0) return new Map();
  const rows = await latestEvents(on).execute({ organizationId, jobIds: [...jobIds] });
  return new Map(rows.map(({ jobId, at }) => [jobId, new Date(at)]));
}

const latestEvents = wordedOnce((on) =>
  on
    .select({ jobId: analyses.jobId, at: sql<string>`max(${analysisEvents.at})` })
    .from(analysisEvents)
    .innerJoin(analyses, eq(analyses.id, analysisEvents.analysisId))
    .where(
      and(
        eq(analyses.organizationId, sql.placeholder('organizationId')),
        sql`${analyses.jobId} = any(${sql.placeholder('jobIds')}::uuid[])`,
      ),
    )
    .groupBy(analyses.jobId)
    .prepare(''),
);

import type { OrganizationId, TrackingVendor } from '@winnow/contracts';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { analyses } from '../analyses/analysis-tables.ts';
import { importItems, imports } from '../imports/import-tables.ts';
import {
  trackedImports,
  trackedJobs,
  trackedResumes,
  trackingConnections,
  trackingNotes,
} from './tracking-tables.ts';

export type ConnectionRow = typeof trackingConnections.$inferSelect;
export type TrackedImportRow = typeof trackedImports.$inferSelect;
export type TrackedResumeRow = typeof trackedResumes.$inferSelect;
export type NoteRow = typeof trackingNotes.$inferSelect;

export function listConnections(on: Queryable, organizationId: OrganizationId): Promise<ConnectionRow[]> {
  return on
    .select()
    .from(trackingConnections)
    .where(eq(trackingConnections.organizationId, organizationId))
    .orderBy(asc(trackingConnections.createdAt), asc(trackingConnections.id));
}

export async function findConnection(on: Queryable, organizationId: OrganizationId, id: string) {
  const [found] = await on
    .select()
    .from(trackingConnections)
    .where(and(eq(trackingConnections.organizationId, organizationId), eq(trackingConnections.id, id)));
  return found;
}

/** For tasks, which have no caller: of any organization. */
export async function findAnyConnection(on: Queryable, id: string): Promise<ConnectionRow | undefined> {
  const [found] = await on.select().from(trackingConnections).where(eq(trackingConnections.id, id));
  return found;
}

export async function insertConnection(on: Queryable, row: ConnectionRow): Promise<void> {
  await on.insert(trackingConnections).values(row);
}

export async function removeConnection(on: Queryable, id: string): Promise<void> {
  await on.delete(trackingConnections).where(eq(trackingConnections.id, id));
}

export async function listTrackedJobs(on: Queryable, connectionId: string): Promise<Map<string, string>> {
  const rows = await on.select().from(trackedJobs).where(eq(trackedJobs.connectionId, connectionId));
  return new Map(rows.map(({ externalId, jobId }) => [externalId, jobId]));
}

export async function insertTrackedJob(on: Queryable, row: typeof trackedJobs.$inferSelect): Promise<void> {
  await on.insert(trackedJobs).values(row).onConflictDoNothing();
}

/** `false` if the same request already started it. */
export async function insertTrackedImport(on: Queryable, row: TrackedImportRow): Promise<boolean> {
  const inserted = await on.insert(trackedImports).values(row).onConflictDoNothing().returning();
  return inserted.length > 0;
}

export async function listBegun(on: Queryable, connectionId: string, requestKey: string) {
  return on
    .select()
    .from(trackedImports)
    .where(and(eq(trackedImports.connectionId, connectionId), eq(trackedImports.requestKey, requestKey)));
}

const importsShown = 10;

/** The newest imports of a connection, with their states. */
export async function listTrackedImports(on: Queryable, connectionId: string) {
  return on
    .select({ row: trackedImports, state: imports.state })
    .from(trackedImports)
    .innerJoin(imports, eq(imports.id, trackedImports.importId))
    .where(eq(trackedImports.connectionId, connectionId))
    .orderBy(desc(trackedImports.createdAt), trackedImports.importId)
    .limit(importsShown);
}

/** Ids of the unfinished imports of a connection. */
export async function listOpenImports(on: Queryable, connectionId: string): Promise<string[]> {
  const rows = await on
    .select({ id: imports.id })
    .from(trackedImports)
    .innerJoin(imports, eq(imports.id, trackedImports.importId))
    .where(and(eq(trackedImports.connectionId, connectionId), inArray(imports.state, ['running', 'paused'])));
  return rows.map(({ id }) => id);
}

export async function findTrackedImport(on: Queryable, importId: string) {
  const [found] = await on.select().from(trackedImports).where(eq(trackedImports.importId, importId));
  return found;
}

export async function lockTrackedImport(transaction: Transaction, importId: string) {
  const [found] = await transaction
    .select()
    .from(trackedImports)
    .where(eq(trackedImports.importId, importId))
    .for('update');
  return found;
}

export async function updateTrackedImport(
  on: Queryable,
  importId: string,
  change: Partial<TrackedImportRow>,
): Promise<void> {
  await on.update(trackedImports).set(change).where(eq(trackedImports.importId, importId));
}

/** The external ids among the given ones that were already loaded. */
export async function listTrackedResumes(
  on: Queryable,
  connectionId: string,
  externalIds: readonly string[],
): Promise<TrackedResumeRow[]> {
  if (externalIds.length === 0) return [];
  return on
    .select()
    .from(trackedResumes)
    .where(
      and(
        eq(trackedResumes.connectionId, connectionId),
        inArray(trackedResumes.externalId, [...externalIds]),
      ),
    );
}

/** The external ids of candidates whose resumes the import already has. */
export async function listBroughtCandidates(
  on: Queryable,
  { importId, connectionId }: Pick<TrackedImportRow, 'importId' | 'connectionId'>,
  candidateIds: readonly string[],
): Promise<Set<string>> {
  if (candidateIds.length === 0) return new Set();
  const rows = await on
    .selectDistinct({ candidateId: trackedResumes.candidateId })
    .from(trackedResumes)
    .innerJoin(importItems, eq(importItems.resumeId, trackedResumes.resumeId))
    .where(
      and(
        eq(importItems.importId, importId),
        eq(trackedResumes.connectionId, connectionId),
        inArray(trackedResumes.candidateId, [...candidateIds]),
      ),
    );
  return new Set(rows.map(({ candidateId }) => candidateId));
}

export async function insertTrackedResumes(on: Queryable, rows: readonly TrackedResumeRow[]): Promise<void> {
  if (rows.length > 0)
    await on
      .insert(trackedResumes)
      .values([...rows])
      .onConflictDoNothing();
}

/** A system that a candidate with an analysis came from. */
export type SystemOfAnalysis = {
  readonly analysisId: string;
  readonly score: number | null;
  readonly connectionId: string;
  readonly vendor: TrackingVendor;
  readonly name: string;
  readonly candidateId: string;
};

/** One row for each analysis and connection. Includes connections through other resumes of the same person. */
export async function listSystemsOf(
  on: Queryable,
  organizationId: OrganizationId,
  analysisIds: readonly string[],
): Promise<SystemOfAnalysis[]> {
  const { id: connectionId, vendor, name } = trackingConnections;
  return on
    .selectDistinctOn([analyses.id, connectionId], {
      analysisId: analyses.id,
      score: analyses.score,
      connectionId,
      vendor,
      name,
      candidateId: trackedResumes.candidateId,
    })
    .from(analyses)
    .innerJoin(trackedResumes, eq(trackedResumes.resumeId, analyses.resumeId))
    .innerJoin(trackingConnections, eq(trackingConnections.id, trackedResumes.connectionId))
    .where(and(eq(analyses.organizationId, organizationId), inArray(analyses.id, [...analysisIds])))
    .orderBy(analyses.id, connectionId, trackedResumes.externalId);
}

export async function listNotes(on: Queryable, analysisIds: readonly string[]): Promise<NoteRow[]> {
  return on
    .select()
    .from(trackingNotes)
    .where(inArray(trackingNotes.analysisId, [...analysisIds]));
}

/**
 * Queues a note in place of the previous one; `false` if that has the same score and is queued, being sent or sent.
 * @param passOverUnknown whether a previous note with the same score stays if it is unknown whether it arrived
 */
export async function queueNote(
  transaction: Transaction,
  row: NoteRow,
  passOverUnknown: boolean,
): Promise<boolean> {
  const { candidateId, score, state, error, changedAt, createdBy } = row;
  const changed = await transaction
    .insert(trackingNotes)
    .values(row)
    .onConflictDoUpdate({
      target: [trackingNotes.connectionId, trackingNotes.analysisId],
      set: { candidateId, score, state, error, changedAt, createdBy },
      setWhere: sql`${trackingNotes.state} = 'failed'
        or (${trackingNotes.state} = 'unknown' and not ${passOverUnknown}::boolean)
        or (${trackingNotes.score} <> ${score} and ${trackingNotes.state} <> 'sending')`,
    })
    .returning({ analysisId: trackingNotes.analysisId });
  return changed.length > 0;
}

const isNote = ({ connectionId, analysisId }: Pick<NoteRow, 'connectionId' | 'analysisId'>) =>
  and(eq(trackingNotes.connectionId, connectionId), eq(trackingNotes.analysisId, analysisId));

/** Claims the next note of a connection, for one worker. */
export async function claimNote(
  on: Queryable,
  connectionId: string,
  now: Date,
): Promise<NoteRow | undefined> {
  const next = sql`(select ${trackingNotes.analysisId} from ${trackingNotes}
    where ${trackingNotes.connectionId} = ${connectionId} and ${trackingNotes.state} = 'waiting'
    order by ${trackingNotes.changedAt}, ${trackingNotes.analysisId} limit 1 for update skip locked)`;
  const [claimed] = await on
    .update(trackingNotes)
    .set({ state: 'sending', changedAt: now })
    .where(
      and(
        eq(trackingNotes.connectionId, connectionId),
        sql`${trackingNotes.analysisId} = ${next}`,
        eq(trackingNotes.state, 'waiting'),
      ),
    )
    .returning();
  return claimed;
}

export async function updateNote(
  on: Queryable,
  note: Pick<NoteRow, 'connectionId' | 'analysisId'>,
  change: Partial<NoteRow>,
): Promise<void> {
  await on.update(trackingNotes).set(change).where(isNote(note));
}

/** Marks notes whose worker disappeared while sending: whether they arrived is unknown. */
export async function forgetSending(on: Queryable, before: Date): Promise<void> {
  await on
    .update(trackingNotes)
    .set({ state: 'unknown' })
    .where(and(eq(trackingNotes.state, 'sending'), lt(trackingNotes.changedAt, before)));
}

export async function listWaitingConnections(on: Queryable): Promise<string[]> {
  const rows = await on
    .selectDistinct({ id: trackingNotes.connectionId })
    .from(trackingNotes)
    .where(eq(trackingNotes.state, 'waiting'));
  return rows.map(({ id }) => id);
}

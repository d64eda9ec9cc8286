import type { OrganizationId } from '@winnow/contracts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { JobScope } from '../../../platform/http/caller.ts';
import { inScope, isSeen } from '../../hiring-teams/job-scope.ts';
import { jobVersions } from '../../jobs/job-tables.ts';
import type { AnalysisEvent } from '../analysis-history-repository.ts';
import type { AnalysisRecord } from '../analysis-repository.ts';
import { analyses, analysisEvents, resumeTags, type SettableValues } from '../analysis-tables.ts';
import { type AssignedTo, assignedTo, presentAssigned } from '../assigned-to.ts';

/** Locks analyses in a fixed order, which prevents deadlocks. Those outside of the scope are left out. */
export function lockAnalyses(
  transaction: Transaction,
  scope: JobScope,
  ids: readonly string[],
): Promise<AnalysisRecord[]> {
  return transaction
    .select()
    .from(analyses)
    .where(and(inScope(scope, analyses), inArray(analyses.id, [...ids])))
    .orderBy(asc(analyses.id))
    .for('update');
}

export type ValuesById = { readonly id: string } & SettableValues;

/** Sets the columns of bulk changes, for each row its own values, in one statement. */
export async function setValues(transaction: Transaction, rows: readonly ValuesById[]): Promise<void> {
  if (rows.length === 0) return;
  const column = (read: (row: ValuesById) => string | null) => sql.param(rows.map(read));
  await transaction.execute(sql`
    update analyses set
      stage = given.stage,
      decision = given.decision,
      decision_reason = given.decision_reason,
      declined_for = given.declined_for,
      decided_at = given.decided_at::timestamptz,
      assignee = given.assignee,
      assignee_id = given.assignee_id
    from unnest(
      ${column(({ id }) => id)}::uuid[],
      ${column(({ stage }) => stage)}::text[],
      ${column(({ decision }) => decision)}::text[],
      ${column(({ decisionReason }) => decisionReason)}::text[],
      ${column(({ declinedFor }) => declinedFor && JSON.stringify(declinedFor))}::text[],
      ${column(({ decidedAt }) => decidedAt)}::text[],
      ${column(({ assignee }) => assignee)}::text[],
      ${column(({ assigneeId }) => assigneeId)}::uuid[]
    ) as given(id, stage, decision, decision_reason, declined_for, decided_at, assignee, assignee_id)
    where analyses.id = given.id`);
}

/** The events of a bulk change, with the values that it replaced. */
export function listEventsOfChange(
  on: Queryable,
  organizationId: OrganizationId,
  changeId: string,
): Promise<AnalysisEvent[]> {
  return on
    .select()
    .from(analysisEvents)
    .where(and(eq(analysisEvents.organizationId, organizationId), eq(analysisEvents.changeId, changeId)));
}

/** Analyses whose change was undone; empty if it was not. */
export async function listRestored(
  on: Queryable,
  organizationId: OrganizationId,
  changeId: string,
): Promise<string[]> {
  const rows = await on
    .selectDistinct({ analysisId: analysisEvents.analysisId })
    .from(analysisEvents)
    .where(
      and(eq(analysisEvents.organizationId, organizationId), eq(analysisEvents.undoneChangeId, changeId)),
    );
  return rows.map(({ analysisId }) => analysisId);
}

/** Requirements of the job versions that these analyses were scored against. */
export function listJobVersions(
  on: Queryable,
  scored: readonly Pick<AnalysisRecord, 'jobId' | 'jobVersion'>[],
): Promise<Pick<typeof jobVersions.$inferSelect, 'jobId' | 'version' | 'requirements'>[]> {
  const { jobId, version, requirements } = jobVersions;
  return on
    .select({ jobId, version, requirements })
    .from(jobVersions)
    .where(
      and(
        inArray(jobId, [...new Set(scored.map((each) => each.jobId))]),
        inArray(version, [...new Set(scored.map((each) => each.jobVersion))]),
      ),
    );
}

export type Labels = {
  readonly tags: string[];
  readonly assignees: string[];
  readonly people: AssignedTo[];
};

/** Maximum suggestions. */
const maxLabels = 500;

export async function listLabels(on: Queryable, scope: JobScope): Promise<Labels> {
  const tags = await on
    .select({ tag: sql<string>`min(${resumeTags.tag})` })
    .from(resumeTags)
    .where(and(eq(resumeTags.organizationId, scope.organizationId), isSeen(scope, resumeTags.resumeId)))
    .groupBy(resumeTags.key)
    .orderBy(desc(count()), asc(resumeTags.key))
    .limit(maxLabels);
  const assignees = await on
    .select({ assignee: sql<string>`min(${analyses.assignee})` })
    .from(analyses)
    .where(and(inScope(scope, analyses), isNotNull(analyses.assignee), isNull(analyses.assigneeId)))
    .groupBy(sql`lower(${analyses.assignee})`)
    .orderBy(desc(count()), sql`lower(${analyses.assignee})`)
    .limit(maxLabels);
  const people = await on
    .select({ assignedTo: assignedTo(analyses) })
    .from(analyses)
    .where(and(inScope(scope, analyses), isNotNull(analyses.assigneeId)))
    .groupBy(analyses.organizationId, analyses.assigneeId)
    .orderBy(desc(count()), asc(analyses.assigneeId))
    .limit(maxLabels);
  return {
    tags: tags.map(({ tag }) => tag),
    assignees: assignees.map(({ assignee }) => assignee),
    people: people.flatMap(({ assignedTo: person }) => (person ? [presentAssigned(person)] : [])),
  };
}

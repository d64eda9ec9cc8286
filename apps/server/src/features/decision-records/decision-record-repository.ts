import {
  decisions,
  formerMembers,
  type OrganizationId,
  type RecordOutcome,
  type RecordReason,
  stages,
} from '@winnow/contracts';
import { and, countDistinct, desc, eq, exists, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Cursor } from '../../platform/database/cursor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { analyses, analysisEvents, scorings } from '../analyses/analysis-tables.ts';
import { applications } from '../applications/application-tables.ts';
import { auditEntries } from '../audit/audit-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { jobDescriptions, jobVersions } from '../jobs/job-tables.ts';
import { memberships } from '../organizations/organization-tables.ts';
import { hasNumber } from './candidate-number.ts';

export type RecordFilter = {
  readonly id?: string | undefined;
  readonly jobId?: string | undefined;
  readonly candidate?: string | undefined;
  readonly outcome?: RecordOutcome | undefined;
  readonly reason?: RecordReason | undefined;
  /** A member, or all former members. */
  readonly member?: string | undefined;
  readonly since?: Date | undefined;
  /** Not included. */
  readonly until?: Date | undefined;
};

export type RecordPage = { readonly after?: Cursor | undefined; readonly limit: number };

const decidedKinds = ['decision', 'stage', 'override'] as const;

export type RecordedEvent = Awaited<ReturnType<typeof listEvents>>[number];

/** Decisions about analyses, newest first. */
export async function listEvents(
  on: Queryable,
  organizationId: OrganizationId,
  filter: RecordFilter,
  { after, limit }: RecordPage,
) {
  const { id, analysisId, kind, change, text, at, createdBy } = analysisEvents;
  const earlier = alias(analysisEvents, 'earlier');
  const before = on
    .select({ said: sql`json_build_object('change', ${earlier.change}, 'text', ${earlier.text})` })
    .from(earlier)
    .where(
      and(
        eq(earlier.analysisId, analysisId),
        eq(earlier.kind, kind),
        sql`(${earlier.at}, ${earlier.id}) < (${at}, ${id})`,
      ),
    )
    .orderBy(desc(earlier.at), desc(earlier.id))
    .limit(1);
  const scoringThen = sql<number>`coalesce((
    select max(${scorings.number}) from ${scorings}
    where ${scorings.analysisId} = ${analysisId} and ${scorings.judgedAt} <= ${at}
  ), 1)`;
  return on
    .select({
      id,
      analysisId,
      kind,
      change,
      text,
      hasReason: sql<boolean>`${analysisEvents.reason} is not null`,
      changeId: analysisEvents.changeId,
      undoneChangeId: analysisEvents.undoneChangeId,
      actorId: createdBy,
      at,
      /** The value before it, of the same kind; the change is its stored text. */
      before: sql<{ change: string | null; text: string } | null>`(${before})`,
      scoringNumber: scoringThen,
      lastScoringNumber: analyses.scoringNumber,
      verdicts: analyses.verdicts,
      jobId: analyses.jobId,
      resumeId: analyses.resumeId,
      isByPersonOnly: resumes.isByPersonOnly,
    })
    .from(analysisEvents)
    .innerJoin(analyses, eq(analyses.id, analysisId))
    .innerJoin(resumes, eq(resumes.id, analyses.resumeId))
    .where(
      and(
        eq(analysisEvents.organizationId, organizationId),
        eq(analyses.organizationId, organizationId),
        inArray(kind, [...decidedKinds]),
        filter.id === undefined ? undefined : eq(id, filter.id),
        filter.jobId === undefined ? undefined : eq(analyses.jobId, filter.jobId),
        filter.candidate === undefined ? undefined : hasNumber(filter.candidate, analyses),
        filter.outcome === undefined ? undefined : ledTo(filter.outcome),
        filter.reason === undefined ? undefined : hasReason(filter.reason),
        isBy(on, organizationId, filter.member, sql`${createdBy}`),
        filter.since && gte(at, filter.since),
        filter.until && lt(at, filter.until),
        after && sql`(${at}, ${id}) < (${after.value}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

// Earlier releases stored only English sentences.
const movedTo = sql`coalesce(${analysisEvents.change}::json->>'to', lower(substring(${analysisEvents.text} from '^Moved from [A-Za-z]+ to ([A-Za-z]+)[.]$')))`;
const decided = sql`coalesce(${analysisEvents.change}::json->>'decision', lower(substring(${analysisEvents.text} from '^Decided: ([A-Za-z]+)[.]$')))`;

function ledTo(outcome: RecordOutcome): SQL | undefined {
  const { kind } = analysisEvents;
  if (decisions.some((one) => one === outcome))
    return and(eq(kind, 'decision'), sql`${decided} = ${outcome}`);
  if (stages.some((one) => one === outcome)) return and(eq(kind, 'stage'), sql`${movedTo} = ${outcome}`);
  if (outcome === 'withdrawn') return and(eq(kind, 'decision'), sql`${decided} is null`);
  return outcome === 'score' ? eq(kind, 'override') : sql`false`;
}

const chosenReasons = sql`(${analysisEvents.change}::json #> '{declinedFor,reasons}')::jsonb`;
const hasCode = (code: string): SQL => sql`coalesce(${chosenReasons} @> to_jsonb(${code}::text), false)`;

function hasReason(reason: RecordReason): SQL {
  if (reason !== 'written') return hasCode(reason);
  return sql`${analysisEvents.reason} is not null and not ${hasCode('other')}`;
}

/** @param actor as text or as an id, that of a member or a former one */
function isBy(
  on: Queryable,
  organizationId: OrganizationId,
  member: string | undefined,
  actor: SQL,
): SQL | undefined {
  if (member === undefined) return undefined;
  if (member !== formerMembers) return sql`${actor}::text = ${member}`;
  const belongs = on
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(eq(memberships.organizationId, organizationId), sql`${memberships.userId}::text = ${actor}::text`),
    );
  return sql`not ${exists(belongs)}`;
}

const applicationActions = {
  'application-declined': 'declined',
  'application-reopened': 'open',
} as const;
type ApplicationAction = keyof typeof applicationActions;
const bothActions = Object.keys(applicationActions) as ApplicationAction[];

export type RecordedApplication = Awaited<ReturnType<typeof listApplicationDecisions>>[number];

/** Decisions about applications, scored or not, newest first. Stored only in the audit log. */
export async function listApplicationDecisions(
  on: Queryable,
  organizationId: OrganizationId,
  filter: RecordFilter,
  { after, limit }: RecordPage,
) {
  const { outcome, reason } = filter;
  const actions = bothActions.filter((action) => outcome === undefined || action === outcome);
  if (actions.length === 0 || reason !== undefined) return [];
  const { id, happenedAt, action, actorId, subjectId } = auditEntries;
  const titleThen = sql<string>`coalesce((
    select ${jobVersions.title} from ${jobVersions}
    where ${jobVersions.jobId} = ${applications.jobId} and ${jobVersions.createdAt} <= ${happenedAt}
    order by ${jobVersions.version} desc limit 1
  ), ${jobDescriptions.title})`;
  const rows = await on
    .select({
      id,
      at: happenedAt,
      action,
      actorId,
      jobId: applications.jobId,
      title: titleThen,
      resumeId: applications.resumeId,
      isByPersonOnly: applications.isByPersonOnly,
    })
    .from(auditEntries)
    .innerJoin(applications, sql`${applications.id}::text = ${subjectId}`)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jobId))
    .where(
      and(
        eq(auditEntries.organizationId, organizationId),
        eq(applications.organizationId, organizationId),
        inArray(action, actions),
        filter.id === undefined ? undefined : eq(id, filter.id),
        filter.jobId === undefined ? undefined : eq(applications.jobId, filter.jobId),
        filter.candidate === undefined ? undefined : hasNumber(filter.candidate, applications),
        isBy(on, organizationId, filter.member, sql`${actorId}`),
        filter.since && gte(happenedAt, filter.since),
        filter.until && lt(happenedAt, filter.until),
        after && sql`(${happenedAt}, ${id}) < (${after.value}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(happenedAt), desc(id))
    .limit(limit);
  return rows.map(({ action: done, ...row }) => ({
    ...row,
    to: applicationActions[done as ApplicationAction],
  }));
}

/** Scorings by analysis and number, without what was read of a resume. */
export function listScorings(
  on: Queryable,
  of: readonly Pick<RecordedEvent, 'analysisId' | 'scoringNumber'>[],
) {
  const { analysisId, number, jobVersion, engineVersion, jobHash, resultHash, score, confidence, judgedAt } =
    scorings;
  const some = chosen(of);
  if (some === undefined) return [];
  return on
    .select({
      ...{ analysisId, number, jobVersion, engineVersion, jobHash, resultHash, score, confidence, judgedAt },
    })
    .from(scorings)
    .where(some);
}

/** The whole results of scorings, of which only the verdicts may leave the server. */
export function listResults(
  on: Queryable,
  of: readonly Pick<RecordedEvent, 'analysisId' | 'scoringNumber'>[],
) {
  const some = chosen(of);
  if (some === undefined) return [];
  const { analysisId, number, result } = scorings;
  return on.select({ analysisId, number, result }).from(scorings).where(some);
}

function chosen(of: readonly Pick<RecordedEvent, 'analysisId' | 'scoringNumber'>[]): SQL | undefined {
  return or(
    ...of.map(({ analysisId, scoringNumber }) =>
      and(eq(scorings.analysisId, analysisId), eq(scorings.number, scoringNumber)),
    ),
  );
}

export function listVersions(
  on: Queryable,
  of: readonly { readonly jobId: string; readonly version: number }[],
) {
  if (of.length === 0) return [];
  const { jobId, version, title, requirements } = jobVersions;
  return on
    .select({ jobId, version, title, requirements })
    .from(jobVersions)
    .where(or(...of.map((one) => and(eq(jobId, one.jobId), eq(version, one.version)))));
}

/** Number of candidates of each bulk change, by its id and kind of event. */
export async function countChanged(
  on: Queryable,
  organizationId: OrganizationId,
  changeIds: readonly string[],
): Promise<{ changeId: string | null; undoneChangeId: string | null; kind: string; analyses: number }[]> {
  if (changeIds.length === 0) return [];
  const { changeId, undoneChangeId, kind, analysisId } = analysisEvents;
  return on
    .select({ changeId, undoneChangeId, kind, analyses: countDistinct(analysisId) })
    .from(analysisEvents)
    .where(
      and(
        eq(analysisEvents.organizationId, organizationId),
        or(inArray(changeId, [...changeIds]), inArray(undoneChangeId, [...changeIds])),
      ),
    )
    .groupBy(changeId, undoneChangeId, kind);
}

const maxJobs = 500;

/** Jobs with records, those changed last first. */
export function listJobs(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<{ id: string; title: string }[]> {
  const { id, title, updatedAt } = jobDescriptions;
  const decidedOn = on
    .select({ one: analysisEvents.id })
    .from(analysisEvents)
    .innerJoin(analyses, eq(analyses.id, analysisEvents.analysisId))
    .where(and(eq(analyses.jobId, id), inArray(analysisEvents.kind, [...decidedKinds])));
  const declined = on
    .select({ one: auditEntries.id })
    .from(auditEntries)
    .innerJoin(applications, sql`${applications.id}::text = ${auditEntries.subjectId}`)
    .where(
      and(
        eq(auditEntries.organizationId, organizationId),
        inArray(auditEntries.action, bothActions),
        eq(applications.jobId, id),
      ),
    );
  return on
    .select({ id, title })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.organizationId, organizationId), or(exists(decidedOn), exists(declined))))
    .orderBy(desc(updatedAt), desc(id))
    .limit(maxJobs);
}

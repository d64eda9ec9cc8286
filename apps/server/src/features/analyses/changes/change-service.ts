import { isDeepStrictEqual } from 'node:util';
import type { CandidateStanding } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { everyJobOf, type JobScope, type Member } from '../../../platform/http/caller.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { HiringTeamService } from '../../hiring-teams/hiring-team-service.ts';
import type { NotificationService } from '../../notifications/notification-service.ts';
import { lockOrganization } from '../../organizations/lock-organization.ts';
import type { WebhookEvent, WebhookEvents } from '../../webhooks/webhook-events.ts';
import { insertEvents, type NewEvent } from '../analysis-history-repository.ts';
import { type AnalysisRecord, findAnalyses } from '../analysis-repository.ts';
import { presentAssignee } from '../analysis-row.ts';
import { type Replaced, type SettableValues, settableColumns } from '../analysis-tables.ts';
import { decisionEvent } from '../analysis-webhook-events.ts';
import { type ChosenAnalyses, listChosenIds } from '../chosen-analyses.ts';
import { type Change, changesIn } from '../decide.ts';
import { notFound } from '../open-analysis.ts';
import { createAssignees } from './assignees.ts';
import {
  type Labels,
  listEventsOfChange,
  listLabels,
  listRestored,
  lockAnalyses,
  setValues,
  type ValuesById,
} from './change-repository.ts';
import { changeTags, type TagChange, tagsEvent } from './change-tags.ts';
import { type AskedDecision, decisionsOn } from './decline.ts';

/** The same change for all candidates; omitted fields stay unchanged. */
export type ChangeOfMany = Pick<Change, 'stage'> & {
  /** A name or an email, which becomes the member who has it; `null` for no one. */
  readonly assignee?: string | null | undefined;
  /** A member, in place of `assignee`. */
  readonly assigneeId?: string | undefined;
  readonly decision?: AskedDecision | undefined;
  readonly addTags?: readonly string[] | undefined;
  readonly removeTags?: readonly string[] | undefined;
};

/** Bulk changes of analyses. Each is applied completely or not at all, and can be undone as a whole. */
export type ChangeService = {
  /**
   * Returns the changed candidates. Repeating a `changeId` changes nothing and returns the same ones.
   * @throws ApiError `not-found` if one is not in the scope, `conflict` if a filter doesn't match the `expected` ones
   */
  change(
    member: Member & JobScope,
    changeId: string,
    target: ChosenAnalyses,
    change: ChangeOfMany,
  ): Promise<CandidateStanding[]>;
  /**
   * Restores what the change replaced. Candidates that were changed since then stay as they are and are counted.
   * @throws ApiError `not-found` for another user's change, or one without effect
   */
  undo(member: Member, changeId: string): Promise<{ restored: CandidateStanding[]; kept: number }>;
  listLabels(scope: JobScope): Promise<Labels>;
};

export function createChangeService({
  database,
  clock,
  audit,
  hiringTeams,
  notifications,
  webhookEvents,
}: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  hiringTeams: Pick<HiringTeamService, 'maySee'>;
  notifications: Pick<NotificationService, 'add'>;
  webhookEvents: WebhookEvents;
}): ChangeService {
  const assignees = createAssignees({ hiringTeams, notifications });
  return {
    change: (member, changeId, target, change) =>
      database.transaction(async (transaction) => {
        const { organizationId, userId: createdBy } = member;
        await lockOrganization(transaction, organizationId);
        const before = await listEventsOfChange(transaction, organizationId, changeId);
        if (before.length > 0) return presentStandings(transaction, member, before);
        const ids = await listChosenIds(transaction, member, target);
        const rows = await lockAnalyses(transaction, member, ids);
        if (rows.length < ids.length) notFound();
        const now = clock.now();
        const { decision, addTags = [], removeTags = [], assignee, assigneeId, stage } = change;
        const assigned = await assignees.resolve(transaction, member, rows, { assignee, assigneeId });
        const plain = { stage, assigned };
        const decisionOn = decision && (await decisionsOn(transaction, decision, rows));
        const tags = await changeTags(
          transaction,
          { organizationId, createdBy, now },
          new Map(rows.map(({ resumeId }) => [resumeId, { add: addTags, remove: removeTags }])),
        );
        const values: ValuesById[] = [];
        const events: NewEvent[] = [];
        for (const row of rows) {
          const told = { analysisId: row.id, organizationId, createdBy, changeId, at: now };
          const own = { ...plain, ...(decisionOn && { decision: decisionOn(row) }) };
          const { columns, events: recorded } = changesIn(row, own, now);
          if (recorded.length > 0) values.push({ id: row.id, ...valuesOf({ ...row, ...columns }) });
          for (const { of, ...event } of recorded) {
            const after = valuesOf({ ...row, ...of });
            const replaced = pickColumns(valuesOf(row), after, Object.keys(of));
            events.push({ ...told, ...event, replaced });
          }
          const tagged = tags.get(row.resumeId);
          if (tagged) events.push({ ...told, ...tagsEvent(tagged), replaced: tagged });
        }
        await setValues(transaction, values);
        await insertEvents(transaction, events);
        await webhookEvents.add(transaction, organizationId, decisionsIn(events, rows, values));
        if (decision && events.some(({ kind }) => kind === 'decision')) {
          const analyses = events.filter(({ kind }) => kind === 'decision').length;
          const details = { decision: decision.value, analyses };
          const entry = { action: 'candidate-decided', actorId: createdBy, subjectId: null, organizationId };
          await audit.record(transaction, { ...entry, details });
        }
        await assignees.tell(transaction, member, rows, events);
        return presentStandings(transaction, member, events);
      }),

    undo: ({ organizationId, userId: createdBy }, changeId) =>
      database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const events = await listEventsOfChange(transaction, organizationId, changeId);
        if (events.length === 0) notFound();
        const changedIds = new Set(events.map(({ analysisId }) => analysisId));
        const done = await listRestored(transaction, organizationId, changeId);
        if (done.length > 0) {
          const restored = done.map((analysisId) => ({ analysisId }));
          return {
            restored: await presentStandings(transaction, everyJobOf(organizationId), restored),
            kept: changedIds.size - done.length,
          };
        }
        const rows = await lockAnalyses(transaction, everyJobOf(organizationId), [...changedIds]);
        const byId = new Map(rows.map((row) => [row.id, row]));
        const now = clock.now();
        const values = new Map<string, ValuesById>();
        const recorded: NewEvent[] = [];
        const wantedTags = new Map<string, TagChange>();
        const tagged: AnalysisRecord[] = [];
        for (const { analysisId, replaced } of events) {
          const row = byId.get(analysisId);
          if (!row || !replaced) continue;
          if ('addedTags' in replaced) {
            wantedTags.set(row.resumeId, { add: replaced.removedTags, remove: replaced.addedTags });
            tagged.push(row);
            continue;
          }
          const current = valuesOf(row);
          const { before, after } = replaced;
          if (!isDeepStrictEqual({ ...current, ...after }, current)) continue;
          values.set(analysisId, { id: analysisId, ...current, ...values.get(analysisId), ...before });
          for (const event of changesIn(row, asChange(before), now).events) {
            const { of: _, ...what } = event;
            recorded.push({
              ...what,
              analysisId,
              organizationId,
              createdBy,
              undoneChangeId: changeId,
              at: now,
            });
          }
        }
        const tags = await changeTags(transaction, { organizationId, createdBy, now }, wantedTags);
        for (const { id, resumeId } of tagged) {
          const back = tags.get(resumeId);
          if (!back) continue;
          const told = { analysisId: id, organizationId, createdBy, undoneChangeId: changeId, at: now };
          recorded.push({ ...told, ...tagsEvent(back) });
        }
        await setValues(transaction, [...values.values()]);
        await insertEvents(transaction, recorded);
        await webhookEvents.add(
          transaction,
          organizationId,
          decisionsIn(recorded, rows, [...values.values()]),
        );
        const restoredIds = new Set(recorded.map(({ analysisId }) => analysisId));
        return {
          restored: await presentStandings(transaction, everyJobOf(organizationId), recorded),
          kept: changedIds.size - restoredIds.size,
        };
      }),

    listLabels: (scope) => listLabels(database, scope),
  };
}

function decisionsIn(
  events: readonly NewEvent[],
  rows: readonly AnalysisRecord[],
  values: readonly ValuesById[],
): WebhookEvent[] {
  const decided = new Set(events.filter(({ kind }) => kind === 'decision').map((event) => event.analysisId));
  return rows
    .filter(({ id }) => decided.has(id))
    .map((row) => decisionEvent(row, values.find(({ id }) => id === row.id)?.decision ?? null));
}

/** What was replaced, in the order of the columns. */
function pickColumns(before: SettableValues, after: SettableValues, names: readonly string[]): Replaced {
  const pick = (values: SettableValues): Partial<SettableValues> =>
    Object.fromEntries(
      settableColumns.filter((name) => names.includes(name)).map((name) => [name, values[name]]),
    );
  return { before: pick(before), after: pick(after) };
}

function valuesOf(row: AnalysisRecord): SettableValues {
  const { stage, decision, decisionReason, declinedFor, decidedAt, assignee, assigneeId } = row;
  return {
    stage,
    decision,
    decisionReason,
    declinedFor,
    decidedAt: decidedAt?.toISOString() ?? null,
    assignee,
    assigneeId,
  };
}

/** The change that restores these values, except the time of the decision, which is restored separately. */
function asChange(values: Partial<SettableValues>): Change {
  const { stage, decision, decisionReason, declinedFor, assignee, assigneeId } = values;
  return {
    ...(stage && { stage }),
    ...(decision !== undefined && {
      decision: { value: decision, reason: decisionReason ?? '', declinedFor },
    }),
    // Changes of the previous release contain only names in free text.
    ...(assignee !== undefined && { assigned: { assignee, assigneeId: assigneeId ?? null } }),
  };
}

/** Current state of each candidate, without duplicates. */
async function presentStandings(
  transaction: Transaction,
  scope: JobScope,
  of: readonly { readonly analysisId: string }[],
): Promise<CandidateStanding[]> {
  const ids = [...new Set(of.map(({ analysisId }) => analysisId))];
  return (await findAnalyses(transaction, scope, ids)).map(
    ({ id, resumeId, stage, decision, decisionReason, declinedFor, decidedAt, decidedBy, tags, ...row }) => ({
      id,
      fileId: resumeId,
      stage,
      decision,
      decisionReason,
      declinedFor,
      decidedAt: decidedAt?.toISOString() ?? null,
      decidedBy,
      tags: [...tags],
      ...presentAssignee(row),
    }),
  );
}

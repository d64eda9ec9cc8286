import { ApiError, type DecisionRecord, type OrganizationId, type Spender } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import { pageOf, readTimeCursor } from '../../platform/database/cursor.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Member } from '../../platform/http/caller.ts';
import { verdictsOf } from '../analyses/scoring/summarise-analysis.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { listSpenders } from '../organizations/spenders.ts';
import {
  countChanged,
  listApplicationDecisions,
  listEvents,
  listJobs,
  listResults,
  listScorings,
  listVersions,
  type RecordedApplication,
  type RecordedEvent,
  type RecordFilter,
  type RecordPage,
} from './decision-record-repository.ts';
import { presentApplication, presentEvent } from './present-decision-record.ts';

/** Decisions about candidates, without who they are. Each read is in the audit log. */
export type DecisionRecordService = {
  list(
    member: Member,
    filter: Omit<RecordFilter, 'id'>,
    page: {
      readonly cursor?: string | undefined;
      readonly limit: number;
      readonly purpose: 'view' | 'export';
    },
  ): Promise<{ records: DecisionRecord[]; nextCursor: string | null }>;
  /** @throws ApiError `not-found`, also for a decision whose candidate was deleted */
  get(member: Member, id: string): Promise<DecisionRecord>;
  listJobs(organizationId: OrganizationId): Promise<{ id: string; title: string }[]>;
};

const gone: Spender = { userId: null, name: '', profileImage: null, isFormer: true };

/** Further pages belong to the read that began within this time. */
const oneReadMs = 60 * 60_000;
const actionOf = { view: 'decision-records-read', export: 'decision-records-exported' } as const;

type Source =
  | { readonly kind: 'event'; readonly row: RecordedEvent }
  | { readonly kind: 'application'; readonly row: RecordedApplication };

export function createDecisionRecordService({
  database,
  clock,
  audit,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record' | 'list'>;
}): DecisionRecordService {
  return {
    async list(member, filter, { cursor, limit, purpose }) {
      const { organizationId, userId } = member;
      const after = cursor ? readTimeCursor(cursor) : undefined;
      const found = await listSources(organizationId, filter, { after, limit: limit + 1 });
      const { shown, nextCursor } = pageOf(found, limit, ({ row: { id, at } }) => ({
        value: at.toISOString(),
        id,
      }));
      const records = await present(organizationId, shown);
      const action = actionOf[purpose];
      if (!after || !(await hasRead(member, action))) {
        const details = { job: filter.jobId ?? null };
        await audit.record(database, {
          action,
          actorId: userId,
          subjectId: null,
          organizationId,
          details,
        });
      }
      return { records, nextCursor };
    },

    async get({ organizationId, userId: actorId }, id) {
      const found = await listSources(organizationId, { id }, { limit: 1 });
      const [record = notFound()] = await present(organizationId, found);
      await audit.record(database, {
        action: 'decision-record-opened',
        actorId,
        subjectId: id,
        organizationId,
      });
      return record;
    },

    listJobs: (organizationId) => listJobs(database, organizationId),
  };

  async function hasRead({ organizationId, userId }: Member, action: string): Promise<boolean> {
    const since = new Date(clock.now().getTime() - oneReadMs);
    const { entries } = await audit.list({ organizationId, action, about: userId, since, limit: 1 });
    return entries.length > 0;
  }

  /** The newest first, of both sources. */
  async function listSources(
    organizationId: OrganizationId,
    filter: RecordFilter,
    page: RecordPage,
  ): Promise<Source[]> {
    const events = await listEvents(database, organizationId, filter, page);
    const declined = await listApplicationDecisions(database, organizationId, filter, page);
    return [
      ...events.map((row): Source => ({ kind: 'event', row })),
      ...declined.map((row): Source => ({ kind: 'application', row })),
    ]
      .sort(newestFirst)
      .slice(0, page.limit);
  }

  async function present(organizationId: OrganizationId, sources: readonly Source[]) {
    const events = sources.flatMap((source) => (source.kind === 'event' ? [source.row] : []));
    const scorings = await listScorings(database, events);
    const versions = await listVersions(
      database,
      events.flatMap((event) => {
        const scoring = scorings.find((one) => isOf(one, event));
        return scoring ? [{ jobId: event.jobId, version: scoring.jobVersion }] : [];
      }),
    );
    const superseded = events.filter((event) => event.scoringNumber !== event.lastScoringNumber);
    const results = await listResults(database, superseded);
    const changeIds = events.flatMap((event) => event.changeId ?? event.undoneChangeId ?? []);
    const changed = await countChanged(database, organizationId, [...new Set(changeIds)]);
    const actorIds = sources.flatMap(({ row }) => row.actorId ?? []).filter(isUuid);
    const people = await listSpenders(database, organizationId, actorIds);
    const around = { organizationId, personOf: (id: string) => people.get(id) ?? gone };

    return sources.flatMap((source) => {
      if (source.kind === 'application') return [presentApplication(source.row, around)];
      const event = source.row;
      const scoring = scorings.find((one) => isOf(one, event));
      const version = versions.find(
        (one) => one.jobId === event.jobId && one.version === scoring?.jobVersion,
      );
      if (!scoring || !version) return [];
      const result = results.find((one) => isOf(one, event))?.result;
      const verdicts = result ? verdictsOf(result.findings) : event.verdicts;
      const changedTogether = changed.find((one) => isChangeOf(one, event))?.analyses ?? 1;
      return presentEvent(event, { scoring, version, verdicts }, { ...around, changedTogether }) ?? [];
    });
  }
}

const isOf = (
  scoring: { readonly analysisId: string; readonly number: number },
  { analysisId, scoringNumber }: RecordedEvent,
): boolean => scoring.analysisId === analysisId && scoring.number === scoringNumber;

/** A single event does not belong to a bulk change. */
const isChangeOf = (
  counted: Awaited<ReturnType<typeof countChanged>>[number],
  { kind, changeId, undoneChangeId }: RecordedEvent,
): boolean =>
  counted.kind === kind &&
  counted.changeId === changeId &&
  counted.undoneChangeId === undoneChangeId &&
  (changeId ?? undoneChangeId) !== null;

/** As the database orders them: by time, then by id. */
function newestFirst({ row: left }: Source, { row: right }: Source): number {
  return right.at.getTime() - left.at.getTime() || (left.id < right.id ? 1 : -1);
}

function notFound(): never {
  throw new ApiError('not-found', 'Decision record not found.');
}

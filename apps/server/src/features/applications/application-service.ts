import {
  ApiError,
  type Application,
  type Applications,
  type OrganizationId,
  sentence,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import { pageOf, readTimeCursor } from '../../platform/database/cursor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import { aliasOf } from '../analyses/analysis-row.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import {
  countApplications,
  findListedApplication,
  type ListedApplication,
  listApplicationRows,
  lockApplication,
  updateApplicationRow,
} from './application-repository.ts';

/** The applications of a job. Methods that take the id of a job or an application throw `not-found`. */
export type ApplicationService = {
  list(
    organizationId: OrganizationId,
    jobId: string,
    page: { readonly cursor?: string | undefined; readonly limit: number },
  ): Promise<Applications>;
  /** @throws ApiError `conflict` for one that was withdrawn */
  setState(
    member: Member,
    named: { readonly jobId: string; readonly id: string },
    state: 'new' | 'declined',
  ): Promise<Application>;
};

export function createApplicationService({
  database,
  clock,
  jobs,
  audit,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<JobService, 'get'>;
  readonly audit: Pick<AuditService, 'record'>;
}): ApplicationService {
  return {
    async list(organizationId, jobId, { cursor, limit }) {
      await jobs.get(organizationId, jobId);
      const of = { organizationId, jobId };
      const after = cursor ? readTimeCursor(cursor) : undefined;
      const rows = await listApplicationRows(database, of, { after, limit });
      const { shown, nextCursor } = pageOf(rows, limit, ({ row }) => ({
        value: row.sentAt.toISOString(),
        id: row.id,
      }));
      const total = await countApplications(database, of);
      return { applications: shown.map(presentApplication), nextCursor, total };
    },

    async setState({ organizationId, userId: actorId }, { jobId, id }, state) {
      const of = { organizationId, jobId };
      await database.transaction(async (transaction) => {
        const row = (await lockApplication(transaction, of, id)) ?? notFound();
        if (row.withdrawnAt !== null) throw new ApiError('conflict', sentence('application-withdrawn'));
        const isDeclined = state === 'declined';
        if ((row.declinedAt !== null) === isDeclined) return;
        await updateApplicationRow(transaction, id, { declinedAt: isDeclined ? clock.now() : null });
        const action = isDeclined ? 'application-declined' : 'application-reopened';
        await audit.record(transaction, { action, actorId, subjectId: id, organizationId });
      });
      return presentApplication((await findListedApplication(database, of, id)) ?? notFound());
    },
  };
}

function presentApplication({ row, resume, analysis, isInRun, emails }: ListedApplication): Application {
  const { id, name, email, phone, meetsAll, isByPersonOnly, keptUntil, timesSent } = row;
  return {
    ...{ id, name, email, phone, meetsAll, isByPersonOnly, keptUntil, timesSent },
    alias: aliasOf(analysis.id ?? id),
    emails,
    state: stateOf(row, analysis.id !== null, isInRun),
    fileId: row.resumeId,
    ...resume,
    answers: row.answers.map((answer) => ({ ...answer })),
    analysis:
      analysis.id === null
        ? null
        : {
            id: analysis.id,
            score: analysis.overrideScore ?? analysis.score,
            isFlagged: analysis.isFlagged ?? false,
          },
    consentedAt: row.consentedAt.toISOString(),
    at: row.sentAt.toISOString(),
  };
}

function stateOf(
  { withdrawnAt, declinedAt }: ListedApplication['row'],
  isScored: boolean,
  isInRun: boolean,
): Application['state'] {
  if (withdrawnAt !== null) return 'withdrawn';
  if (declinedAt !== null) return 'declined';
  if (isInRun) return 'in-run';
  return isScored ? 'scored' : 'new';
}

function notFound(): never {
  throw new ApiError('not-found', 'There is no such application.');
}

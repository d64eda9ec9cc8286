import { randomUUID } from 'node:crypto';
import {
  ApiError,
  type SentScore,
  type SentScoreCounts,
  sentence,
  type TrackingConnection,
  type TrackingCredentials,
  type TrackingError,
  trackingLimits,
} from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { userRequester } from '../../engine-tasks/requester.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { everyJobOf, type Member } from '../../platform/http/caller.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { IdentityBase } from '../identity/identity-service.ts';
import type { GrowingImports } from '../imports/grow-import.ts';
import type { ImportService } from '../imports/import-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import { lockOrganization } from '../organizations/lock-organization.ts';
import { countScores, noteOf } from './count-scores.ts';
import { openCredentials, sealCredentials } from './sealed-credentials.ts';
import {
  type ConnectionRow,
  findConnection,
  insertConnection,
  insertTrackedImport,
  insertTrackedJob,
  listBegun,
  listConnections,
  listNotes,
  listOpenImports,
  listSystemsOf,
  listTrackedImports,
  listTrackedJobs,
  queueNote,
  removeConnection,
} from './tracking-repository.ts';
import { sendNotes } from './tracking-task-values.ts';
import type { OpenTrackingSystem } from './vendors/open-system.ts';
import { type TrackedJob, TrackingFailure, type TrackingSystem } from './vendors/tracking-system.ts';

type ImportRequest = {
  readonly jobs: readonly string[];
  readonly isScored: boolean;
  readonly idempotencyKey: string;
};

/** Applicant tracking systems of an organization. Methods that take a connection id throw ApiError `not-found`. */
export type TrackingService = {
  list(member: Member): Promise<TrackingConnection[]>;
  /** @throws ApiError `invalid` if the system refuses the credentials, `no-room`, `unavailable` */
  connect(
    member: Member,
    given: { readonly name: string; readonly credentials: TrackingCredentials },
  ): Promise<TrackingConnection>;
  test(member: Member, id: string): Promise<TrackingError | null>;
  /** @throws ApiError `unavailable` or `invalid` if the system returns an error */
  listJobs(
    member: Member,
    id: string,
  ): Promise<(TrackedJob & { readonly jobDescriptionId: string | null })[]>;
  /** Starts an import for each job, once for an idempotency key. Returns their ids. */
  startImports(member: Member, id: string, request: ImportRequest, signal: AbortSignal): Promise<string[]>;
  /** Also cancels imports in progress. */
  disconnect(member: Member, id: string): Promise<void>;
  /** @throws ApiError `not-found` for another organization's analysis, as do the next two */
  countScores(member: Member, analysisIds: readonly string[]): Promise<SentScoreCounts>;
  listScores(member: Member, analysisId: string): Promise<SentScore[]>;
  sendScores(
    member: Member,
    analysisIds: readonly string[],
    passOverUnknown: boolean,
  ): Promise<{ readonly queued: number; readonly passedOver: number }>;
};

export function createTrackingService({
  database,
  clock,
  queue,
  audit,
  readers,
  jobs,
  imports,
  growingImports,
  analyses,
  openSystem,
  identityBase: { keys },
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly readers: Pick<ReadingProcesses, 'read'>;
  readonly jobs: Pick<JobService, 'create'>;
  readonly imports: Pick<ImportService, 'change'>;
  readonly growingImports: GrowingImports;
  readonly analyses: Pick<AnalysisService, 'getRows'>;
  readonly openSystem: OpenTrackingSystem;
  readonly identityBase: Pick<IdentityBase, 'keys'>;
}): TrackingService {
  async function get(on: Queryable, { organizationId }: Member, id: string): Promise<ConnectionRow> {
    return (await findConnection(on, organizationId, id)) ?? notFound();
  }

  const systemOf = ({ id, sealedCredentials }: ConnectionRow): TrackingSystem =>
    openSystem(openCredentials(keys, id, sealedCredentials));

  async function present(row: ConnectionRow): Promise<TrackingConnection> {
    const found = await listTrackedImports(database, row.id);
    return {
      id: row.id,
      vendor: row.vendor,
      name: row.name,
      createdAt: row.createdAt.toISOString(),
      lastImportAt: found[0]?.row.createdAt.toISOString() ?? null,
      imports: found.map(({ row: tracked, state }) => ({
        importId: tracked.importId,
        jobTitle: tracked.jobTitle,
        state,
        candidates: tracked.candidates,
        isListed: tracked.isListed,
        error: state === 'paused' ? tracked.error : null,
        startedAt: tracked.createdAt.toISOString(),
      })),
    };
  }

  const record = (on: Transaction, { organizationId, userId: actorId }: Member, action: string, id: string) =>
    audit.record(on, { action, actorId, subjectId: id, organizationId });

  /** The local job for an external one; created the first time, if the external job has a description. */
  async function takeJob(
    member: Member,
    connection: ConnectionRow,
    system: TrackingSystem,
    job: TrackedJob,
    signal: AbortSignal,
  ): Promise<string | null> {
    const known = (await listTrackedJobs(database, connection.id)).get(job.externalId);
    if (known) return known;
    const description = await asked(() => system.readJob(job));
    const requester = userRequester(member.organizationId, signal);
    const bytes = new TextEncoder().encode(
      `<!doctype html><meta charset="utf-8"><body>${description ?? ''}</body>`,
    );
    const outcome = description === null ? null : await readers.read({ bytes, name: 'job.html' }, requester);
    if (!outcome?.ok) return null;
    const { text } = outcome.document;
    const { id: jobId } = await jobs.create(member, { text, title: job.title, source: 'uploaded' }, signal);
    const row = { connectionId: connection.id, organizationId: member.organizationId, jobId };
    await insertTrackedJob(database, { ...row, externalId: job.externalId });
    return jobId;
  }

  const requireAnalyses = (member: Member, ids: readonly string[]) =>
    analyses.getRows(everyJobOf(member.organizationId), ids);

  return {
    async list({ organizationId }) {
      return Promise.all((await listConnections(database, organizationId)).map(present));
    },

    async connect(member, { name, credentials }) {
      await asked(() => openSystem(credentials).test());
      const { organizationId, userId: createdBy } = member;
      const id = randomUUID();
      const row: ConnectionRow = {
        id,
        organizationId,
        createdBy,
        vendor: credentials.vendor,
        name,
        sealedCredentials: sealCredentials(keys, id, credentials),
        createdAt: clock.now(),
      };
      await database.transaction(async (transaction) => {
        await lockOrganization(transaction, organizationId);
        const { length } = await listConnections(transaction, organizationId);
        if (length >= trackingLimits.connections)
          throw new ApiError('no-room', sentence('tracking-full', { max: trackingLimits.connections }));
        await insertConnection(transaction, row);
        await record(transaction, member, 'applicant-tracking-connected', id);
      });
      return present(row);
    },

    async test(member, id) {
      const system = systemOf(await get(database, member, id));
      try {
        await system.test();
        return null;
      } catch (error) {
        if (error instanceof TrackingFailure) return error.reason;
        throw error;
      }
    },

    async listJobs(member, id) {
      const connection = await get(database, member, id);
      const found = await asked(() => systemOf(connection).listJobs());
      const known = await listTrackedJobs(database, id);
      return found.map((job) => ({ ...job, jobDescriptionId: known.get(job.externalId) ?? null }));
    },

    async startImports(member, id, { jobs: wanted, isScored, idempotencyKey: requestKey }, signal) {
      const connection = await get(database, member, id);
      const begun = await listBegun(database, id, requestKey);
      if (begun.length > 0) return begun.map(({ importId }) => importId);
      const system = systemOf(connection);
      const offered = new Map((await asked(() => system.listJobs())).map((job) => [job.externalId, job]));
      const chosen: { readonly job: TrackedJob; readonly jobId: string | null }[] = [];
      for (const externalId of new Set(wanted)) {
        const job = offered.get(externalId);
        if (!job) throw new ApiError('invalid', sentence('tracking-missing'));
        const jobId = await takeJob(member, connection, system, job, signal);
        if (isScored && jobId === null)
          throw new ApiError('invalid', sentence('tracking-job-empty', { title: job.title }));
        chosen.push({ job, jobId: isScored ? jobId : null });
      }
      return database.transaction(async (transaction) => {
        await lockOrganization(transaction, member.organizationId);
        const now = await listBegun(transaction, id, requestKey);
        if (now.length > 0) return now.map(({ importId }) => importId);
        const importIds: string[] = [];
        for (const { job, jobId: jobDescriptionId } of chosen) {
          const name = `${connection.name}: ${job.title}`.slice(0, 200);
          const importId = await growingImports.open(transaction, member, { name, jobDescriptionId });
          await insertTrackedImport(transaction, {
            importId,
            connectionId: id,
            organizationId: member.organizationId,
            requestKey,
            externalJobId: job.externalId,
            jobTitle: job.title,
            cursor: null,
            landmark: null,
            pages: 0,
            candidates: 0,
            isListed: false,
            failures: 0,
            error: null,
            createdAt: clock.now(),
          });
          importIds.push(importId);
        }
        return importIds;
      });
    },

    async disconnect(member, id) {
      await get(database, member, id);
      for (const importId of await listOpenImports(database, id))
        await imports.change(member, importId, 'cancel');
      await database.transaction(async (transaction) => {
        await removeConnection(transaction, id);
        await record(transaction, member, 'applicant-tracking-disconnected', id);
      });
    },

    async listScores(member, analysisId) {
      await requireAnalyses(member, [analysisId]);
      const systems = await listSystemsOf(database, member.organizationId, [analysisId]);
      const notes = await listNotes(database, [analysisId]);
      return systems.map((system) => {
        const { connectionId, vendor, name } = system;
        const note = noteOf(system, notes);
        return { connectionId, vendor, name, state: note?.state ?? 'new', error: note?.error ?? null };
      });
    },

    async countScores(member, analysisIds) {
      const rows = await requireAnalyses(member, analysisIds);
      const systems = await listSystemsOf(database, member.organizationId, analysisIds);
      return countScores(rows, systems, await listNotes(database, analysisIds));
    },

    async sendScores(member, analysisIds, passOverUnknown) {
      await requireAnalyses(member, analysisIds);
      const { organizationId, userId: createdBy } = member;
      return database.transaction(async (transaction) => {
        const systems = await listSystemsOf(transaction, organizationId, analysisIds);
        const queued = new Set<string>();
        const connections = new Set<string>();
        for (const { analysisId, connectionId, candidateId, score } of systems) {
          if (score === null) continue;
          const of = { connectionId, analysisId, organizationId, createdBy, candidateId, score };
          const row = { ...of, state: 'waiting' as const, error: null, changedAt: clock.now() };
          if (!(await queueNote(transaction, row, passOverUnknown))) continue;
          queued.add(analysisId);
          connections.add(connectionId);
        }
        for (const connectionId of connections) await queue.enqueue(transaction, sendNotes, { connectionId });
        if (queued.size > 0)
          await audit.record(transaction, {
            action: 'scores-sent',
            actorId: createdBy,
            subjectId: null,
            organizationId,
            details: { candidates: queued.size },
          });
        return { queued: queued.size, passedOver: new Set(analysisIds).size - queued.size };
      });
    },
  };
}

/** Calls the external system and turns its failures into errors that say what to do. */
async function asked<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TrackingFailure)) throw error;
    const { reason, waitSeconds } = error;
    if (reason === 'refused' || reason === 'missing')
      throw new ApiError('invalid', sentence(`tracking-${reason}`));
    throw new ApiError('unavailable', sentence(`tracking-${reason}`), {
      retryAfterSeconds: Math.max(waitSeconds, 10),
    });
  }
}

function notFound(): never {
  throw new ApiError('not-found', 'There is no such applicant tracking system.');
}

import { ApiError, type Batch, type OrganizationId, type Quote, sentence } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { pageOf, placeInTime, readTimeCursor } from '../../../platform/database/cursor.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import { everyJobOf, type JobScope, type Member } from '../../../platform/http/caller.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { AuditService } from '../../audit/audit-service.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import type { ResumeLine, ResumeService } from '../../files/resume-service.ts';
import type { JobRow, JobService } from '../../jobs/job-service.ts';
import type { WebhookEvents } from '../../webhooks/webhook-events.ts';
import { findAnalyses, listAnalysedResumes } from '../analysis-repository.ts';
import {
  countItems,
  type FilesOf,
  type ItemRow,
  listItemStates,
  listItems,
  listSettled,
  updateItem,
} from '../items/item-repository.ts';
import {
  type BatchPage,
  findBatch,
  listBatchRows,
  listRunning,
  lockBatch,
  type NamedBatch,
  type RunsOf,
  removeBatch,
  updateBatch,
} from './batch-repository.ts';
import { scoreItem } from './batch-task-values.ts';
import { presentBatch, presentItem, presentSummary, stateOf } from './batch-view.ts';
import { countAffordable } from './count-affordable.ts';
import { createOpenBatch } from './open-batch.ts';
import { createStopBatch } from './stop-batch.ts';
import { weighUp } from './weigh-up.ts';

/** Resumes to score against a job description. */
export type Work = { readonly jobDescriptionId: string; readonly fileIds: readonly string[] };

export type BatchLook = { readonly state: Batch['state']; readonly items: ReadonlyMap<string, string> };

export type BatchService = {
  quote(member: Member, work: Work): Promise<Quote>;
  /**
   * Holds the credits, stores the run and queues its files in one transaction. Idempotent by key.
   * @throws ApiError `insufficient-credits`, `not-found`
   */
  start(member: Member, work: Work & { readonly idempotencyKey: string }): Promise<Batch>;
  /** Starts a free run with the resumes of fictional people. */
  startSample(
    transaction: Transaction,
    member: Member,
    job: JobRow,
    resumes: readonly ResumeLine[],
  ): Promise<Batch>;
  /** The newest run of a job. */
  findNewest(
    on: Queryable,
    organizationId: OrganizationId,
    jobDescriptionId: string,
  ): Promise<Batch | undefined>;
  /** @throws ApiError `not-found`, as do all methods that take a run id */
  get(organizationId: OrganizationId, id: string): Promise<Batch>;
  list(
    scope: JobScope,
    page: Omit<BatchPage, 'after'> & { cursor?: string | undefined },
  ): Promise<{ batches: ReturnType<typeof presentSummary>[]; nextCursor: string | null }>;
  /** A short summary of the state of the run and its files, which is cheap to read. */
  look(id: string): Promise<BatchLook>;
  getItems(organizationId: OrganizationId, id: string, itemIds: ReadonlySet<string>): Promise<Batch['items']>;
  /** Cancels unfinished files and releases their credits. */
  cancel(member: Member, id: string): Promise<Batch>;
  /** Tries one file again. */
  retry(
    member: Member,
    retry: { readonly id: string; readonly itemId: string; readonly idempotencyKey: string },
  ): Promise<Batch>;
  /** Also removes analyses that only this run scored; the resumes stay. */
  remove(member: Member, id: string): Promise<void>;
  /** Cancels runs of a job, of some files, or all, before these are deleted. */
  stopFor(transaction: Transaction, organizationId: OrganizationId, of: RunsOf): Promise<void>;
  /** Removes the names of files from the ledger and from stored responses, before the files are deleted. */
  forgetFiles(transaction: Transaction, organizationId: OrganizationId, of: FilesOf): Promise<void>;
};

export function createBatchService({
  database,
  clock,
  queue,
  credits,
  jobs,
  resumes,
  audit,
  webhookEvents,
}: {
  database: Database;
  clock: Clock;
  queue: Pick<Queue, 'enqueue' | 'enqueueAll'>;
  credits: Pick<
    CreditService,
    'quote' | 'hold' | 'release' | 'forgetLabels' | 'forgetItems' | 'once' | 'findEarlierReply'
  >;
  jobs: Pick<JobService, 'get'>;
  resumes: Pick<ResumeService, 'getAll' | 'forgetRefusal'>;
  audit: Pick<AuditService, 'record'>;
  webhookEvents: WebhookEvents;
}): BatchService {
  const open = createOpenBatch({ clock, queue, credits, audit, webhookEvents });
  const stop = createStopBatch({ clock, credits, webhookEvents });

  async function resolve(organizationId: OrganizationId, { jobDescriptionId, fileIds }: Work) {
    const job = await jobs.get(organizationId, jobDescriptionId);
    const held = await resumes.getAll(organizationId, fileIds);
    const byId = new Map(held.map((resume) => [resume.id, resume]));
    return { job, files: fileIds.flatMap((id) => byId.get(id) ?? []) };
  }

  async function present(on: Queryable, batch: NamedBatch): Promise<Batch> {
    const items = await listItems(on, [batch.id]);
    return presentBatch(batch, items, await analysesOf(on, batch.organizationId, items));
  }

  async function get(organizationId: OrganizationId, id: string): Promise<Batch> {
    return present(database, (await findBatch(database, organizationId, id)) ?? notFound());
  }

  async function forgetFiles(transaction: Transaction, organizationId: OrganizationId, of: FilesOf) {
    const settled = await listSettled(transaction, organizationId, of);
    await credits.forgetLabels(transaction, organizationId, settled);
    await credits.forgetItems(transaction, organizationId, Object.values(scopes));
  }

  /** The response to a repeated request: the run as it is now, or without files if it was deleted. */
  async function asItIsNow(organizationId: OrganizationId, reply: Batch): Promise<Batch> {
    const batch = await findBatch(database, organizationId, reply.id);
    return batch ? present(database, batch) : reply;
  }

  return {
    async quote(member, work) {
      const { organizationId } = member;
      const { job } = await resolve(organizationId, work);
      const { isFree, ...due } = await weighUp(database, organizationId, {
        jobId: job.id,
        fileIds: work.fileIds,
      });
      const { availableCredits, limitLeft, ...rest } = await credits.quote(member, due.credits);
      const spendable =
        availableCredits < 0 ? (limitLeft ?? -1) : Math.min(availableCredits, limitLeft ?? availableCredits);
      const affordable = countAffordable(work.fileIds, isFree, spendable);
      return { ...due, ...rest, affordable, availableCredits, limitLeft };
    },

    async start(member, { idempotencyKey, ...work }) {
      const { organizationId } = member;
      const request = { organizationId, scope: scopes.start, key: idempotencyKey, body: work };
      const earlier = await credits.findEarlierReply<Batch>(request);
      if (earlier) return asItIsNow(organizationId, earlier);
      const { job, files } = await resolve(organizationId, work);
      refuseByPersonOnly(files);
      const reply = await credits.once(request, async (transaction) =>
        withoutFiles(await open(transaction, member, { job, files, isSample: false })),
      );
      return asItIsNow(organizationId, reply);
    },

    startSample: (transaction, member, job, files) =>
      open(transaction, member, { job, files, isSample: true }),

    async findNewest(on, organizationId, jobDescriptionId) {
      const [newest] = await listBatchRows(on, everyJobOf(organizationId), { jobDescriptionId, limit: 1 });
      return newest && present(on, newest);
    },

    get,

    async list(scope, { cursor, ...page }) {
      const after = cursor ? readTimeCursor(cursor) : undefined;
      const rows = await listBatchRows(database, scope, { ...page, after });
      const { shown, nextCursor } = pageOf(rows, page.limit, placeInTime);
      const tallies = await countItems(
        database,
        shown.map(({ id }) => id),
      );
      const summaries = shown.map((batch) =>
        presentSummary(
          batch,
          tallies.filter(({ batchId }) => batchId === batch.id),
        ),
      );
      return { batches: summaries, nextCursor };
    },

    async look(id) {
      const states = await listItemStates(database, id);
      const items = states.map(({ id: itemId, state, updatedAt, analysisId }) => {
        return [itemId, `${state} ${updatedAt.getTime()} ${analysisId ?? ''}`] as const;
      });
      const [first = { finishedAt: null, cancelledAt: null }] = states;
      return { state: stateOf(first), items: new Map(items) };
    },

    async getItems(organizationId, id, itemIds) {
      const items = await listItems(database, [id], [...itemIds]);
      const analyses = await analysesOf(database, organizationId, items);
      return items.map((item) => presentItem(item, analyses));
    },

    async cancel({ organizationId, userId: actorId }, id) {
      await database.transaction(async (transaction) => {
        const batch = (await lockBatch(transaction, organizationId, id)) ?? notFound();
        await stop(transaction, batch);
        if (batch.finishedAt !== null) return;
        await audit.record(transaction, { action: 'run-canceled', actorId, subjectId: id, organizationId });
      });
      return get(organizationId, id);
    },

    async retry(member, { id, itemId, idempotencyKey }) {
      const { organizationId } = member;
      const request = { organizationId, scope: scopes.retry, key: idempotencyKey, body: { id, itemId } };
      const reply = await credits.once(request, async (transaction) => {
        const batch = (await lockBatch(transaction, organizationId, id)) ?? notFound();
        const item = (await listItems(transaction, [id], [itemId]))[0] ?? notFound();
        if (item.state !== 'failed' && item.state !== 'cancelled') {
          throw new ApiError('conflict', sentence('file-not-failed'));
        }
        const analysed = await listAnalysedResumes(transaction, organizationId, batch.jobId, [item.resumeId]);
        const isFree = batch.isSample || analysed.size > 0;
        const { jobId } = batch;
        const label = (await findBatch(transaction, organizationId, id))?.jobTitle ?? item.fileName;
        const work = { credits: 1, reason: 'analysis', subjectId: itemId, label, jobId } as const;
        const holdId = isFree ? null : await credits.hold(transaction, member, work);
        await resumes.forgetRefusal(transaction, organizationId, item.resumeId);
        await updateItem(transaction, itemId, {
          state: 'queued',
          reason: null,
          message: null,
          charge: isFree ? 'free' : 'held',
          holdId,
          lease: null,
          leaseUntil: null,
          attempts: 0,
          updatedAt: clock.now(),
        });
        const reopened = batch.finishedAt === null ? {} : { reopenedAt: clock.now() };
        await updateBatch(transaction, id, { ...reopened, finishedAt: null, cancelledAt: null });
        await queue.enqueue(transaction, scoreItem, { itemId });
        return withoutFiles(
          await present(transaction, (await findBatch(transaction, organizationId, id)) ?? notFound()),
        );
      });
      return asItIsNow(organizationId, reply);
    },

    async remove({ organizationId, userId }, id) {
      await database.transaction(async (transaction) => {
        const batch = (await lockBatch(transaction, organizationId, id)) ?? notFound();
        await stop(transaction, batch);
        await forgetFiles(transaction, organizationId, { batchId: id });
        const removed = await removeBatch(transaction, batch);
        const entry = { action: 'analyses-deleted', actorId: userId, subjectId: null, organizationId };
        if (removed > 0) await audit.record(transaction, { ...entry, details: { analyses: removed } });
      });
    },

    forgetFiles,

    async stopFor(transaction, organizationId, of) {
      for (const id of await listRunning(transaction, organizationId, of)) {
        const batch = await lockBatch(transaction, organizationId, id);
        if (batch)
          await stop(transaction, batch, of !== 'all' && 'resumeIds' in of ? of.resumeIds : undefined);
      }
    },
  };
}

/** Calls whose responses are stored for repeated requests. */
const scopes = { start: 'batches', retry: 'batches/retry' } as const;

/** The response as stored for a repeated request: without files, since they may be deleted by then. */
const withoutFiles = (batch: Batch): Batch => ({ ...batch, items: [] });

async function analysesOf(on: Queryable, organizationId: OrganizationId, items: readonly ItemRow[]) {
  const ids = items.flatMap(({ analysisId }) => analysisId ?? []);
  const found = await findAnalyses(on, everyJobOf(organizationId), ids);
  return new Map(found.map((analysis) => [analysis.id, analysis]));
}

function notFound(): never {
  throw new ApiError('not-found', 'There is no such run.');
}

/** @throws ApiError `invalid` if an applicant asked that no program reads the resume */
function refuseByPersonOnly(files: readonly ResumeLine[]): void {
  const count = files.filter(({ isByPersonOnly }) => isByPersonOnly).length;
  if (count > 0) throw new ApiError('invalid', sentence('resume-by-person-only', { count }));
}

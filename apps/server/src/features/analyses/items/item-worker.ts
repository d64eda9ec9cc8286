import { randomUUID } from 'node:crypto';
import { ApiError, type BatchItem } from '@winnow/contracts';
import { runRequester } from '../../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/tasks/queue.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import type { ResumeReader } from '../../files/resume-reader.ts';
import type { ResumeRow, ResumeService } from '../../files/resume-service.ts';
import type { JobService } from '../../jobs/job-service.ts';
import type { NotificationService } from '../../notifications/notification-service.ts';
import type { WebhookEvents } from '../../webhooks/webhook-events.ts';
import { hasAnalysisOf, lockAnalysisOf } from '../analysis-repository.ts';
import { type BatchRow, findBatch, lockBatch, updateBatch } from '../batches/batch-repository.ts';
import { notifyBatchFinished, notifyCreditsLow } from '../batches/batch-task-values.ts';
import { keepScoring, type Scoring } from '../scoring/keep-analysis.ts';
import { engineVersion, type ScoreResume } from '../scoring/score-resume.ts';
import { countItems, hasUnfinished, type ItemRow } from './item-repository.ts';
import { claimItem, updateLeased } from './lease-repository.ts';

export type ItemWorker = {
  /**
   * Reads and scores one file of a run, and settles its credit with its result in one transaction. Idempotent, even
   * after a crash: scores once and charges once.
   */
  run(itemId: string): Promise<void>;
};

/** Milliseconds after which a worker that stopped responding loses its file; a running one renews its lease in time. */
const leaseMs = 30_000;
/** Milliseconds between renewals of a lease. After a run is canceled, its file is still read for at most this long. */
const renewEveryMs = 3_000;
const maxAttempts = 3;
/** Milliseconds a run must take before its end is emailed; users of shorter runs are still there. */
const notifyAfterMs = 3 * 60_000;
const ourError = 'Something went wrong on our side. It costs nothing; please try this file again.';

type Held = {
  readonly itemId: string;
  readonly lease: string;
  readonly item: ItemRow;
  /** Aborted when the item no longer belongs to this worker. */
  readonly signal: AbortSignal;
};

/** Calls repeatedly; the returned function stops it. */
export type Every = (ms: number, act: () => Promise<void>) => () => void;

const byTimer: Every = (ms, act) => {
  const timer = setInterval(() => void act(), ms).unref();
  return () => clearInterval(timer);
};

/** Thrown when the item was canceled or another worker has it: the transaction is rolled back. */
class LeaseLost extends Error {}

export function createItemWorker({
  database,
  clock,
  queue,
  credits,
  jobs,
  resumes,
  reader,
  scoreResume,
  notifications,
  webhookEvents,
  every = byTimer,
}: {
  database: Database;
  clock: Clock;
  queue: Pick<Queue, 'enqueue'>;
  credits: Pick<CreditService, 'settle' | 'release'>;
  jobs: Pick<JobService, 'getVersion'>;
  resumes: Pick<ResumeService, 'read'>;
  reader: ResumeReader;
  scoreResume: ScoreResume;
  notifications: Pick<NotificationService, 'add'>;
  webhookEvents: WebhookEvents;
  /** For tests, which do not wait. */
  every?: Every;
}): ItemWorker {
  async function work(held: Held): Promise<void> {
    const { item } = held;
    const batch = await findBatch(database, item.organizationId, item.batchId);
    if (!batch) return;
    const requester = runRequester(item.organizationId, held.signal);
    const reading = await resumes.read(requester, item.resumeId);
    if (!reading.ok) return refuse(held, reading.row);
    const { row, kept } = reading;
    if (await takeStored(held, batch, row)) return;
    if (!(await updateLeased(database, held, { state: 'judging', updatedAt: clock.now() }))) return;
    const judgedAt = clock.now();
    const today = dayOf(judgedAt);
    const version = await jobs.getVersion(item.organizationId, batch.jobId, batch.jobVersion);
    const job = { ...version, id: batch.jobId };
    const resume = await reader.read(kept, today, requester);
    const analysis = await scoreResume(resume, job, today, requester);
    await finish(held, batch, {
      organizationId: item.organizationId,
      createdBy: batch.createdBy,
      resume,
      job,
      analysis,
      cause: 'first',
      today,
      judgedAt,
      source: {
        resumeId: row.id,
        fileName: item.fileName,
        fileHash: row.contentHash,
        documentHash: row.documentHash ?? '',
        isCorrected: row.corrections !== null,
      },
    });
  }

  /** The queue retries failures; after the last one the item fails visibly. */
  async function workOrGiveBack(held: Held): Promise<void> {
    try {
      await work(held);
    } catch (error) {
      if (error instanceof LeaseLost || isGone(error)) return;
      // The file was readable, but scoring took too long: retry.
      if (error instanceof ApiError && error.code === 'unreadable') {
        return refuse(held, { reason: error.details.reason ?? 'timeout', message: error.message });
      }
      if (held.item.attempts >= maxAttempts) await giveUp(held);
      else await updateLeased(database, held, { state: 'queued', lease: null, leaseUntil: null });
      throw error;
    }
  }

  /** If the same file was already scored against the same version by the same engine, that result is reused. */
  async function takeStored(held: Held, batch: BatchRow, row: ResumeRow): Promise<boolean> {
    const { item } = held;
    const place = { resumeId: row.id, jobId: batch.jobId };
    if (!(await hasAnalysisOf(database, item.organizationId, place))) return false;
    return inItsBatch(held, async (transaction) => {
      const stored = await lockAnalysisOf(transaction, item.organizationId, place);
      if (stored?.jobVersion !== batch.jobVersion || stored.engineVersion !== engineVersion) return false;
      const charge = await letGo(transaction, item, 'free');
      await end(transaction, held, { state: 'done', charge, analysisId: stored.id });
      return true;
    });
  }

  async function finish(held: Held, { isSample, id: runId }: BatchRow, scoring: Scoring): Promise<void> {
    const { item } = held;
    await inItsBatch(held, async (transaction) => {
      const { analysisId, isFirst } = await keepScoring(transaction, scoring);
      // If two runs score the same file and job at once, only one is charged.
      const charge = isFirst ? await settle(transaction, item) : await letGo(transaction, item, 'free');
      if (!isSample) {
        const data = { analysisId, runId, jobId: scoring.job.id, fileId: scoring.source.resumeId };
        await webhookEvents.add(transaction, item.organizationId, [{ type: 'analysis.scored', data }]);
      }
      await end(transaction, held, { state: 'done', charge, analysisId });
    });
  }

  async function refuse(
    held: Held,
    { reason, message }: Pick<ResumeRow, 'reason' | 'message'>,
  ): Promise<void> {
    await inItsBatch(held, async (transaction) => {
      const charge = await letGo(transaction, held.item, 'unreadable');
      await end(transaction, held, { state: 'failed', reason: reason ?? 'corrupt', message, charge });
    });
  }

  async function giveUp(held: Held): Promise<void> {
    await inItsBatch(held, async (transaction) => {
      const charge = await letGo(transaction, held.item, 'failed');
      await end(transaction, held, { state: 'failed', reason: 'failed', message: ourError, charge });
    });
  }

  /** Every transaction locks the run's row first, which prevents deadlocks. */
  function inItsBatch<Result>(
    { item }: Held,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    return database.transaction(async (transaction) => {
      const batch = await lockBatch(transaction, item.organizationId, item.batchId);
      if (!batch) throw new LeaseLost();
      return work(transaction);
    });
  }

  async function end(
    transaction: Transaction,
    held: Held,
    change: Pick<ItemRow, 'state' | 'charge'> & Partial<ItemRow>,
  ): Promise<void> {
    const now = clock.now();
    const ended = { ...change, lease: null, leaseUntil: null, updatedAt: now };
    if (!(await updateLeased(transaction, held, ended))) throw new LeaseLost();
    const { batchId } = held.item;
    if (await hasUnfinished(transaction, batchId)) return;
    const batch = await updateBatch(transaction, batchId, { finishedAt: now });
    if (batch && !batch.isSample) await publishEnd(transaction, batch);
    const isLong = batch !== undefined && now.getTime() - batch.createdAt.getTime() >= notifyAfterMs;
    // No email after a retry in an ended run: the user is present.
    if (isLong && batch.reopenedAt === null) {
      await queue.enqueue(transaction, notifyBatchFinished, { batchId });
      await notifyStarter(transaction, batch);
    }
    if (batch && !batch.isSample) await queue.enqueue(transaction, notifyCreditsLow, { batchId });
  }

  async function publishEnd(transaction: Transaction, { id: runId, organizationId, jobId }: BatchRow) {
    const tallies = await countItems(transaction, [runId]);
    const type = tallies.some(({ state }) => state === 'done') ? 'run.finished' : 'run.failed';
    await webhookEvents.add(transaction, organizationId, [{ type, data: { runId, jobId } }]);
  }

  async function notifyStarter(transaction: Transaction, batch: BatchRow): Promise<void> {
    const { id: batchId, organizationId, createdBy, jobId } = batch;
    const tallies = await countItems(transaction, [batchId]);
    const sumOf = (counted: typeof tallies) => counted.reduce((sum, { files }) => sum + files, 0);
    const scored = sumOf(tallies.filter(({ state }) => state === 'done'));
    const about = { batchId, jobId, scored, total: sumOf(tallies) };
    await notifications.add(transaction, {
      organizationId,
      to: [createdBy],
      actor: null,
      kind: 'run-finished',
      about,
    });
  }

  /** @returns whether the file's credit was charged or released, like `letGo` */
  async function settle(transaction: Transaction, item: ItemRow): Promise<BatchItem['charge']> {
    const { holdId, organizationId, id: subjectId, fileName: label } = item;
    if (!holdId) return 'free';
    await credits.settle(transaction, organizationId, { holdId, subjectId, label, reason: 'analysis' });
    return 'charged';
  }

  async function letGo(
    transaction: Transaction,
    item: ItemRow,
    reason: 'free' | 'unreadable' | 'failed',
  ): Promise<BatchItem['charge']> {
    const { holdId, organizationId, id: subjectId, fileName: label } = item;
    if (!holdId) return 'free';
    await credits.release(transaction, organizationId, { holdId, subjectId, label, reason });
    return 'released';
  }

  async function renew(held: Held, leaving: AbortController): Promise<void> {
    const isStillHeld = await updateLeased(database, held, { leaseUntil: leaseEnd(clock.now()) });
    if (!isStillHeld) leaving.abort(new LeaseLost());
  }

  return {
    async run(itemId) {
      const lease = randomUUID();
      const now = clock.now();
      const item = await claimItem(database, itemId, { id: lease, until: leaseEnd(now), now });
      if (!item) return;
      const leaving = new AbortController();
      const held = { itemId, lease, item, signal: leaving.signal };
      // A failed renewal is not an error: another worker takes the file, and this work is rolled back.
      const stop = every(renewEveryMs, () => renew(held, leaving).catch(() => {}));
      try {
        if (item.attempts > maxAttempts) await giveUp(held);
        else await workOrGiveBack(held);
      } catch (error) {
        if (!(error instanceof LeaseLost) && !isGone(error)) throw error;
      } finally {
        stop();
      }
    },
  };
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Whether the resume or the job, and thus the item, was deleted meanwhile. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found';
}

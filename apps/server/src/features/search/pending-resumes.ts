import { ApiError, type OrganizationId } from '@winnow/contracts';
import { runRequester } from '../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { Task } from '../../platform/tasks/task.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeRow, ResumeService } from '../files/resume-service.ts';
import type { SearchIndex } from './search-index.ts';

/** Performs work on resumes that an earlier release, which read or corrected them, didn't do. */
export type PendingResumes = {
  /** Queues a run if there is something to do. */
  request(): Promise<void>;
  /** Processes some resumes and queues another run while there are more; returns their number. */
  run(): Promise<number>;
};

type Index = Awaited<ReturnType<SearchIndex['prepare']>>;

/** The work to be done. */
export type Pending = {
  readonly task: Task<Record<string, never>>;
  /** Resumes without it. */
  list(on: Database, limit: number): Promise<{ id: string; organizationId: OrganizationId }[]>;
  keep(transaction: Transaction, resume: ResumeRow, index: Index): Promise<void>;
};

type Needs = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly resumes: Pick<ResumeService, 'read'>;
  readonly reader: ResumeReader;
  readonly searchIndex: SearchIndex;
};

const atOnce = 50;

export function createPendingResumes(
  { database, clock, queue, resumes, reader, searchIndex }: Needs,
  { task, list, keep }: Pending,
): PendingResumes {
  const enqueue = () => database.transaction((transaction) => queue.enqueue(transaction, task, {}));

  async function take({ id, organizationId }: { id: string; organizationId: OrganizationId }) {
    const requester = runRequester(organizationId);
    try {
      const reading = await resumes.read(requester, id);
      if (!reading.ok) return;
      const facts = await reader.read(reading.kept, dayOf(clock.now()), requester);
      const index = await searchIndex.prepare(requester, facts);
      await database.transaction((transaction) => keep(transaction, reading.row, index));
    } catch (error) {
      // Deleted meanwhile.
      if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
    }
  }

  return {
    async request() {
      if ((await list(database, 1)).length > 0) await enqueue();
    },

    async run() {
      const pending = await list(database, atOnce);
      for (const resume of pending) await take(resume);
      const left = await list(database, atOnce);
      const tried = new Set(pending.map(({ id }) => id));
      // Resumes that are still pending after an attempt wait for the next hour.
      if (left.some(({ id }) => !tried.has(id))) await enqueue();
      return pending.length;
    },
  };
}

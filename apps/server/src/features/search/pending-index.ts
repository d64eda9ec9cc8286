import { ApiError, type OrganizationId } from '@winnow/contracts';
import { runRequester } from '../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { SearchIndex } from './search-index.ts';
import { listPending } from './search-repository.ts';
import { indexResumes } from './search-task-values.ts';

/** Indexes resumes that were read or corrected without it: by an earlier release. */
export type PendingIndex = {
  /** Asks for a run where there is something to index. */
  request(): Promise<void>;
  /** Indexes some resumes and asks for another run while there are more; returns how many were indexed. */
  run(): Promise<number>;
};

const atOnce = 50;

export function createPendingIndex({
  database,
  clock,
  queue,
  resumes,
  reader,
  searchIndex,
}: {
  database: Database;
  clock: Clock;
  queue: Pick<Queue, 'enqueue'>;
  resumes: Pick<ResumeService, 'read'>;
  reader: ResumeReader;
  searchIndex: SearchIndex;
}): PendingIndex {
  const enqueue = () => database.transaction((transaction) => queue.enqueue(transaction, indexResumes, {}));

  async function index({
    id,
    organizationId,
  }: {
    id: string;
    organizationId: OrganizationId;
  }): Promise<void> {
    const requester = runRequester(organizationId);
    try {
      const reading = await resumes.read(requester, id);
      if (!reading.ok) return;
      const facts = await reader.read(reading.kept, dayOf(clock.now()), requester);
      const index = await searchIndex.prepare(requester, facts);
      await database.transaction((transaction) => searchIndex.keep(transaction, reading.row, index));
    } catch (error) {
      // Removed meanwhile.
      if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
    }
  }

  return {
    async request() {
      if ((await listPending(database, 1)).length > 0) await enqueue();
    },

    async run() {
      const pending = await listPending(database, atOnce);
      for (const resume of pending) await index(resume);
      const left = await listPending(database, atOnce);
      const tried = new Set(pending.map(({ id }) => id));
      // What is still pending after its turn waits for the next hour instead of being tried for ever.
      if (left.some(({ id }) => !tried.has(id))) await enqueue();
      return pending.length;
    },
  };
}

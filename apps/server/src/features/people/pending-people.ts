import { ApiError, type OrganizationId } from '@winnow/contracts';
import { runRequester } from '../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { GatherResumes } from './gather-resumes.ts';
import { listUnidentified } from './identity-repository.ts';
import { gatherPeople } from './person-task-values.ts';

/** Looks for the people of resumes that were read or corrected without that: by an earlier release. */
export type PendingPeople = {
  /** Asks for a run where there is something to do. */
  request(): Promise<void>;
  /** Looks at some resumes and asks for another run while there are more; returns how many it looked at. */
  run(): Promise<number>;
};

const atOnce = 50;

export function createPendingPeople({
  database,
  clock,
  queue,
  resumes,
  reader,
  searchIndex,
  gathering,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly resumes: Pick<ResumeService, 'read'>;
  readonly reader: ResumeReader;
  readonly searchIndex: SearchIndex;
  readonly gathering: GatherResumes;
}): PendingPeople {
  const enqueue = () => database.transaction((transaction) => queue.enqueue(transaction, gatherPeople, {}));

  async function identify({ id, organizationId }: { id: string; organizationId: OrganizationId }) {
    const requester = runRequester(organizationId);
    try {
      const reading = await resumes.read(requester, id);
      if (!reading.ok) return;
      const facts = await reader.read(reading.kept, dayOf(clock.now()), requester);
      const { identity } = await searchIndex.prepare(requester, facts);
      await database.transaction(async (transaction) => {
        await gathering.lock(transaction, organizationId);
        await gathering.gather(transaction, reading.row, identity);
      });
    } catch (error) {
      // Removed meanwhile.
      if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
    }
  }

  return {
    async request() {
      if ((await listUnidentified(database, 1)).length > 0) await enqueue();
    },

    async run() {
      const pending = await listUnidentified(database, atOnce);
      for (const resume of pending) await identify(resume);
      const left = await listUnidentified(database, atOnce);
      const tried = new Set(pending.map(({ id }) => id));
      // What is still pending after its turn waits for the next hour instead of being tried for ever.
      if (left.some(({ id }) => !tried.has(id))) await enqueue();
      return pending.length;
    },
  };
}

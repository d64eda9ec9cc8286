import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import type { Requester } from '../../engine-tasks/requester.ts';
import type { JobRow } from '../jobs/job-service.ts';
import type { PoolFact } from '../talent-pool/facts/pool-fact.ts';
import {
  fulfills,
  type JobLine,
  type JobQuery,
  type LineCount,
  pointsOfFacts,
  queryOfJob,
} from '../talent-pool/query/query-of-job.ts';

/** Compares a job with indexed facts of people. */
export type JobFacts = {
  readonly query: JobQuery;
  /** Points from 0 to 100, by which the index orders people, and whether the facts show all must-haves. */
  judge(facts: readonly PoolFact[]): { readonly points: number; readonly hasMusts: boolean };
};

export async function readJobFacts(
  readers: Pick<ReadingProcesses, 'readJobLines'>,
  { requirements }: Pick<JobRow, 'requirements'>,
  requester: Requester,
): Promise<JobFacts> {
  const lines: readonly JobLine[] = await readers.readJobLines(requirements, requester);
  const counts = new Map(
    requirements.map(({ id, weight, must }): [string, LineCount] => [id, { weight, must }]),
  );
  const musts = lines.filter(({ id }) => counts.get(id)?.must);
  return {
    query: queryOfJob(lines, counts),
    judge(facts) {
      let points = 0;
      for (const { earned } of pointsOfFacts(lines, counts, facts).values()) points += earned;
      return { points, hasMusts: musts.every((line) => fulfills(line, facts)) };
    },
  };
}

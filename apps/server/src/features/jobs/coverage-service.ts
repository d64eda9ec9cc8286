import { ApiError, jobLimits, type RequirementEdit } from '@winnow/contracts';
import type { Gate } from '../../engine-tasks/engine-task.ts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import type { MemberRequester } from '../../engine-tasks/requester.ts';
import { type Clock, dayOf } from '../../platform/clock/clock.ts';
import { resumeKey } from '../files/resume-key.ts';
import type { ResumeLine, ResumeService } from '../files/resume-service.ts';
import type { JobReadingService } from './job-reading-service.ts';

export type Coverage = {
  /** Number of resumes that were checked. */
  readonly resumes: number;
  readonly passingAll: number;
  /** In the order of the list; `null` for anything but must-haves. */
  readonly passing: (number | null)[];
};

/** Counts how many resumes of the library would pass must-haves. */
export type CoverageService = {
  count(requester: MemberRequester, edits: readonly RequirementEdit[], jobId?: string): Promise<Coverage>;
};

/** Resumes per task: without their documents, where the process may have them in its cache, and with them. */
const [knownAtOnce, sentAtOnce] = [50, 10];

export function createCoverageService({
  clock,
  readers,
  jobReading,
  resumes,
}: {
  clock: Clock;
  readers: Pick<ReadingProcesses, 'checkGates'>;
  jobReading: Pick<JobReadingService, 'edit'>;
  resumes: Pick<ResumeService, 'listRead' | 'loadSources'>;
}): CoverageService {
  return {
    async count(requester, edits, jobId) {
      const { requirements } = await jobReading.edit(requester, edits, jobId);
      // Users switch a must-have on to see its effect: a weight of zero must not hide it.
      const musts = requirements
        .filter(({ must }) => must)
        .map((requirement) => ({ ...requirement, weight: Math.max(1, requirement.weight) }));
      const today = dayOf(clock.now());
      const lines = await resumes.listRead(requester.of, jobLimits.coverageResumes);
      const gates: Gate[] = [];
      for (const some of inPieces(lines, knownAtOnce)) {
        const keyed = some.map((line) => ({ key: resumeKey(line, today), source: null }));
        const known = await readers.checkGates(musts, keyed, today, requester);
        const missing = some.filter((_, index) => known[index] === null);
        gates.push(...known.flatMap((gate) => gate ?? []), ...(await checkSent(missing)));
      }
      const passing = new Map(
        musts.map(({ id }) => [id, gates.filter(({ missing }) => !missing.includes(id)).length]),
      );
      return {
        resumes: gates.length,
        passingAll: gates.filter(({ passed }) => passed).length,
        passing: requirements.map(({ id }) => passing.get(id) ?? null),
      };

      /** Checks resumes with their documents. A resume that takes too long isn't counted. */
      async function checkSent(lines: readonly ResumeLine[], atOnce = sentAtOnce): Promise<Gate[]> {
        const checked: Gate[] = [];
        for (const some of inPieces(lines, atOnce)) {
          const sources = await resumes.loadSources(requester.of, some, today);
          try {
            const found = await readers.checkGates(musts, sources, today, requester);
            checked.push(...found.flatMap((gate) => gate ?? []));
          } catch (error) {
            if (!(error instanceof ApiError) || error.code !== 'unreadable') throw error;
            if (atOnce > 1) checked.push(...(await checkSent(some, 1)));
          }
        }
        return checked;
      }
    },
  };
}

function* inPieces<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

import { limits, type OrganizationId, type RequirementEdit } from '@winnow/contracts';
import type { Refusal } from '@winnow/documents/processes';
import type { JobRemarks, ReadLine } from '../../engine-tasks/engine-task.ts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import type { MemberRequester } from '../../engine-tasks/requester.ts';
import type { JobService } from './job-service.ts';
import {
  applyEdits,
  noRequirements,
  type Requirements,
  takeOver,
  withKnownIds,
  writtenLines,
} from './requirement-edits.ts';

/** Reads texts and files of job descriptions without storing anything. */
export type JobReadingService = {
  /** Requirements of a text, with the edits that members made to an existing job. @throws ApiError `not-found` */
  read(
    requester: MemberRequester,
    text: string,
    jobId?: string,
  ): Promise<Requirements & JobRemarks & { title: string | null }>;
  /** The requirements after edits, for an existing job or a new one. @throws ApiError `not-found` */
  edit(requester: MemberRequester, edits: readonly RequirementEdit[], jobId?: string): Promise<Requirements>;
  /** Demand and kind of a line written by a user. */
  readLine(requester: MemberRequester, text: string): Promise<ReadLine>;
  /** The text of a file. */
  readFile(
    file: { path: string; fileName: string },
    requester: MemberRequester,
  ): Promise<{ ok: true; text: string; cut: boolean } | Refusal>;
};

export function createJobReadingService({
  jobs,
  readers,
}: {
  jobs: Pick<JobService, 'get'>;
  readers: Pick<ReadingProcesses, 'read' | 'readJob' | 'readLines'>;
}): JobReadingService {
  async function requirementsOf(
    organizationId: OrganizationId,
    jobId: string | undefined,
  ): Promise<Requirements> {
    return jobId ? jobs.get(organizationId, jobId) : noRequirements;
  }

  return {
    async read(requester, text, jobId) {
      const before = await requirementsOf(requester.of, jobId);
      const { job, ...remarks } = await readers.readJob(text, requester);
      return { ...takeOver(job, before), ...remarks };
    },

    async edit(requester, edits, jobId) {
      const before = await requirementsOf(requester.of, jobId);
      const known = withKnownIds(edits, before);
      return applyEdits(before, known, await readers.readLines(writtenLines(before, known), requester));
    },

    async readLine(requester, text) {
      const [line] = await readers.readLines([{ kind: null, text }], requester);
      if (!line) throw new Error('A line was not read.');
      return line;
    },

    async readFile({ path, fileName: name }, requester) {
      const outcome = await readers.read({ path, name }, requester);
      if (!outcome.ok) return outcome;
      const text = outcome.document.text.trim();
      const { jobTextMax } = limits;
      return { ok: true, text: text.slice(0, jobTextMax), cut: text.length > jobTextMax };
    },
  };
}

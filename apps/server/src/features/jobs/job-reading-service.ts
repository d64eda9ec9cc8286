import { limits, type RequirementEdit } from '@winnow/contracts';
import type { ReaderPool, Refusal } from '@winnow/documents';
import type { Vocabulary } from '@winnow/engine';
import type { JobService } from './job-service.ts';
import {
  applyEdits,
  noRequirements,
  type Requirements,
  readAnew,
  withKnownIds,
} from './requirement-edits.ts';

/** What texts and files of job descriptions ask for, before anything of it is kept. */
export type JobReadingService = {
  /** What a text asks for, with the edits that a person made to a job of theirs. @throws ApiError `not-found` */
  read(ownerId: string, text: string, jobId?: string): Promise<Requirements & { title: string | null }>;
  /** A list as a person leaves it, of a job of theirs or of none. @throws ApiError `not-found` */
  edit(ownerId: string, edits: readonly RequirementEdit[], jobId?: string): Promise<Requirements>;
  /** The text of a file. */
  readFile(
    file: { path: string; fileName: string },
    signal: AbortSignal,
  ): Promise<{ ok: true; text: string; cut: boolean } | Refusal>;
};

export function createJobReadingService({
  jobs,
  readers,
  vocabulary,
}: {
  jobs: Pick<JobService, 'get'>;
  readers: Pick<ReaderPool, 'read'>;
  vocabulary: Vocabulary;
}): JobReadingService {
  async function requirementsOf(ownerId: string, jobId: string | undefined): Promise<Requirements> {
    return jobId ? jobs.get(ownerId, jobId) : noRequirements;
  }

  return {
    async read(ownerId, text, jobId) {
      return readAnew(text, await requirementsOf(ownerId, jobId), { vocabulary });
    },

    async edit(ownerId, edits, jobId) {
      const before = await requirementsOf(ownerId, jobId);
      return applyEdits(before, withKnownIds(edits, before), { vocabulary });
    },

    async readFile({ path, fileName: name }, signal) {
      const outcome = await readers.read({ path, name }, signal);
      if (!outcome.ok) return outcome;
      const text = outcome.document.text.trim();
      const { jobTextMax } = limits;
      return { ok: true, text: text.slice(0, jobTextMax), cut: text.length > jobTextMax };
    },
  };
}

import type { Resume, TextDocument } from '@winnow/engine';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { createRecent } from '../../engine-tasks/recent.ts';
import type { Requester } from '../../engine-tasks/requester.ts';
import { resumeKey } from './resume-key.ts';
import type { ResumeLine } from './resume-repository.ts';

/** A stored resume with its document. */
export type KeptResume = Pick<ResumeLine, 'id' | 'documentHash' | 'corrections'> & {
  readonly document: TextDocument;
};

/** Reads the facts of documents, with a cache of the last resumes. */
export type ResumeReader = {
  /** With corrections applied. @param today `YYYY-MM-DD` @throws ApiError `unreadable`, `busy` */
  read(kept: KeptResume, today: string, requester: Requester): Promise<Resume>;
  /** Caches an already read resume, without corrections. */
  remember(kept: Omit<KeptResume, 'corrections'>, today: string, resume: Resume): void;
  /** As read from the document, without corrections. */
  readUncorrected(kept: KeptResume, today: string, requester: Requester): Promise<Resume>;
  /** A cached resume, if there is one, so that the document need not be loaded. */
  recall(kept: Omit<KeptResume, 'document'>, today: string): Resume | undefined;
};

/** Some 50 kB each. */
const maxRemembered = 300;

export function createResumeReader(readers: Pick<ReadingProcesses, 'readFacts'>): ResumeReader {
  const remembered = createRecent<Resume>(maxRemembered);

  async function read(kept: KeptResume, today: string, requester: Requester): Promise<Resume> {
    const key = resumeKey(kept, today);
    const known = remembered.get(key);
    if (known) return known;
    const resume = await readers.readFacts(kept, today, requester);
    remembered.set(key, resume);
    return resume;
  }

  return {
    read,
    remember: (kept, today, resume) =>
      remembered.set(resumeKey({ ...kept, corrections: null }, today), resume),
    readUncorrected: (kept, today, requester) => read({ ...kept, corrections: null }, today, requester),
    recall: (kept, today) => remembered.get(resumeKey(kept, today)),
  };
}

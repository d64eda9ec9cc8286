import { createHash } from 'node:crypto';
import { correctResume, type Resume, readResume, type TextDocument, type Vocabulary } from '@winnow/engine';
import type { ResumeLine } from './resume-repository.ts';

/** A resume as it is kept, with its document at hand. */
export type KeptResume = Pick<ResumeLine, 'id' | 'documentHash' | 'corrections'> & {
  readonly document: TextDocument;
};

/** Reads the facts of documents, and remembers the resumes last asked for: reading one takes milliseconds. */
export type ResumeReader = {
  /** With what a person set right. @param today `YYYY-MM-DD` */
  read(kept: KeptResume, today: string): Resume;
  /** Keeps a resume that was read elsewhere, as its document alone tells it. */
  remember(kept: Omit<KeptResume, 'corrections'>, today: string, resume: Resume): void;
  /** As the document alone tells it. */
  readUncorrected(kept: KeptResume, today: string): Resume;
  /** What is remembered, so that the document need not be loaded. */
  recall(kept: Omit<KeptResume, 'document'>, today: string): Resume | undefined;
};

/** Some 100 kB each with what the engine makes ready. */
const mostRemembered = 300;

export function createResumeReader(vocabulary: Vocabulary): ResumeReader {
  // A map keeps the order of insertion: the first is the longest unused.
  const remembered = new Map<string, Resume>();

  function recall(key: string): Resume | undefined {
    const resume = remembered.get(key);
    if (resume) {
      remembered.delete(key);
      remembered.set(key, resume);
    }
    return resume;
  }

  function remember(key: string, resume: Resume): Resume {
    remembered.set(key, resume);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= mostRemembered) break;
      remembered.delete(oldest);
    }
    return resume;
  }

  const reader: ResumeReader = {
    read(kept, today) {
      const key = keyOf(kept, today);
      const known = recall(key);
      if (known) return known;
      const resume = readResume(kept.document, { vocabulary, today });
      const { corrections } = kept;
      return remember(key, corrections ? correctResume(resume, corrections, { vocabulary, today }) : resume);
    },
    remember(kept, today, resume) {
      remember(keyOf({ ...kept, corrections: null }, today), resume);
    },
    readUncorrected: (kept, today) => reader.read({ ...kept, corrections: null }, today),
    recall: (kept, today) => recall(keyOf(kept, today)),
  };
  return reader;
}

function keyOf({ id, documentHash, corrections }: Omit<KeptResume, 'document'>, today: string): string {
  return [id, documentHash, today, corrections ? hashOf(corrections) : ''].join(' ');
}

/** SHA-256 of a value's JSON, in hexadecimal digits. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

import { createReaderPool, type ReadOutcome } from '@winnow/documents';
import { loadVocabulary, type Resume, readResume } from '@winnow/engine';

export type FileOutcome =
  | { readonly ok: true; readonly path: string; readonly resume: Resume }
  | { readonly ok: false; readonly path: string; readonly reason: string; readonly message: string };

/** Paths with what was read; given up early with `return()`, which ends the processes. */
export type Documents = AsyncGenerator<[string, ReadOutcome], void, void>;

/** Files handed to the pool ahead of the one that is waited for; enough to keep every process busy. */
const lookahead = 32;

/** Reads files in child processes and yields what each holds, in the order given, as soon as it can. */
export async function* readDocuments(paths: readonly string[]): Documents {
  const pool = createReaderPool();
  const waiting: Promise<ReadOutcome>[] = [];
  try {
    for (let next = 0, index = 0; index < paths.length; index += 1) {
      for (; next < paths.length && next < index + lookahead; next += 1) {
        waiting.push(pool.read({ path: paths[next] as string }));
      }
      const outcome = waiting.shift();
      if (outcome) yield [paths[index] as string, await outcome];
    }
  } finally {
    // Where nobody wants the rest any more, closing makes it fail unheard.
    for (const read of waiting) read.catch(() => {});
    await pool.close();
  }
}

/** Understands documents as resumes, in the order given. */
export async function* readResumes(documents: Documents, today: string): AsyncGenerator<FileOutcome> {
  const vocabulary = loadVocabulary();
  for await (const [path, outcome] of documents) {
    if (outcome.ok) yield { ok: true, path, resume: readResume(outcome.document, { vocabulary, today }) };
    else yield { ok: false, path, reason: outcome.reason, message: outcome.message };
  }
}

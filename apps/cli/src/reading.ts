import { createReaderPool, type ReadOutcome } from '@winnow/documents';
import { loadVocabulary, type Resume, readResume } from '@winnow/engine';

export type FileOutcome =
  | { readonly ok: true; readonly path: string; readonly resume: Resume }
  | { readonly ok: false; readonly path: string; readonly reason: string; readonly message: string };

/** Files handed to the pool ahead of the one that is waited for; enough to keep every process busy. */
const lookahead = 32;

/** Reads files in child processes and yields what each holds, in the order given, as soon as it can. */
export async function* readDocuments(paths: readonly string[]): AsyncGenerator<[string, ReadOutcome]> {
  const pool = createReaderPool();
  try {
    const waiting: Promise<ReadOutcome>[] = [];
    for (let next = 0, index = 0; index < paths.length; index += 1) {
      for (; next < paths.length && next < index + lookahead; next += 1) {
        waiting.push(pool.read({ path: paths[next] as string }));
      }
      const outcome = waiting.shift();
      if (outcome) yield [paths[index] as string, await outcome];
    }
  } finally {
    await pool.close();
  }
}

/** Reads files as resumes, in the order given. */
export async function* readResumes(paths: readonly string[], today: string): AsyncGenerator<FileOutcome> {
  const vocabulary = loadVocabulary();
  for await (const [path, outcome] of readDocuments(paths)) {
    if (outcome.ok) yield { ok: true, path, resume: readResume(outcome.document, { vocabulary, today }) };
    else yield { ok: false, path, reason: outcome.reason, message: outcome.message };
  }
}

import { readDocument } from './read-document.ts';
import type { ResumeOutcome } from './read-outcome.ts';

/** Loads what most resumes need: what is not a PDF finds at least the knowledge of resumes there. */
export async function prepareToRead(): Promise<{ readonly ok: true }> {
  const [{ loadVocabulary }] = await Promise.all([
    import('./read-facts.ts'),
    import('./read-pdf-document.ts'),
  ]);
  loadVocabulary();
  return { ok: true };
}

/**
 * Reads a document and the facts of the resume it holds, which is best done where the file is read: a text that takes
 * the engine too long then ends with its file.
 */
export async function readResumeFile(bytes: Uint8Array, name: string, today: string): Promise<ResumeOutcome> {
  const outcome = await readDocument(bytes, name);
  if (!outcome.ok) return outcome;
  // Loaded with the first resume: who only reads documents does without its knowledge.
  const { loadVocabulary, readResume } = await import('./read-facts.ts');
  return { ok: true, resume: readResume(outcome.document, { vocabulary: loadVocabulary(), today }) };
}

import { pdf } from './pdf/format.ts';
import { readDocument } from './read-document.ts';
import type { ResumeOutcome } from './read-outcome.ts';

/** Loads the modules that most resumes need: the PDF reader and the engine's vocabulary. */
export async function prepareToRead(): Promise<{ readonly ok: true }> {
  const [{ loadVocabulary }] = await Promise.all([import('./read-facts.ts'), pdf.loadReader()]);
  loadVocabulary();
  return { ok: true };
}

/**
 * Reads a document and the facts of its resume. Run it in the process that reads the file, so that a text that takes
 * the engine too long affects only its own file.
 */
export async function readResumeFile(bytes: Uint8Array, name: string, today: string): Promise<ResumeOutcome> {
  const outcome = await readDocument(bytes, name);
  if (!outcome.ok) return outcome;
  // Loaded with the first resume: reading documents does not need the vocabulary.
  const { loadVocabulary, readResume } = await import('./read-facts.ts');
  return { ok: true, resume: readResume(outcome.document, { vocabulary: loadVocabulary(), today }) };
}

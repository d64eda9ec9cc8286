import { performReading, type ReaderTask } from '@winnow/documents/reading';
import { loadVocabulary } from '@winnow/engine';
import { indexResume } from '../features/search/words/index-resume.ts';
import type { EngineTask, IndexedResume, IndexFileTask } from './engine-task.ts';
import { performEngineTask, prepareEngine } from './perform-engine-task.ts';

/** Performs any task of a reading process. */
export async function performTask(task: ReaderTask | EngineTask | IndexFileTask) {
  switch (task.kind) {
    case 'index-file':
      return indexFile(task);
    case 'prepare':
      await prepareEngine();
      return performReading(task);
    case 'read':
    case 'resume':
    case 'unpack':
    case 'email':
    case 'table':
      return performReading(task);
    default:
      return performEngineTask(task);
  }
}

/** Here and not as a task of its own, so that the resume is not sent to a process a second time. */
async function indexFile({ bytes, name, today }: IndexFileTask): Promise<IndexedResume> {
  const outcome = await performReading({ kind: 'resume', bytes, name, today });
  if (!outcome.ok || !('resume' in outcome)) return outcome as Extract<IndexedResume, { ok: false }>;
  try {
    return { ...outcome, index: indexResume(outcome.resume, loadVocabulary()) };
  } catch {
    return { ...outcome, index: null };
  }
}

import { performReading, type ReaderTask } from '@winnow/documents/reading';
import type { EngineTask } from './engine-task.ts';
import { performEngineTask, prepareEngine } from './perform-engine-task.ts';

/** Performs any task of a reading process. */
export async function performTask(task: ReaderTask | EngineTask) {
  switch (task.kind) {
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

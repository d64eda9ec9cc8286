import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

const payload = z.object({ importId: z.uuid() });

/** Reads files of an import for a few seconds, and enqueues itself again while there are more. */
export const readImport = task({ name: 'read-import', payload, retries: 3, retryDelaySeconds: 1 });

/** Writes rows of a candidate table as resumes for a few seconds, and enqueues itself again while there are more. */
export const writeImportRows = task({
  name: 'write-import-rows',
  payload,
  retries: 3,
  retryDelaySeconds: 1,
});

/** Imports candidates from an applicant tracking system for a few seconds; handled by that feature. */
export const bringCandidates = task({
  name: 'bring-candidates',
  payload,
  retries: 3,
  retryDelaySeconds: 2,
  // A page of large files from a slow system.
  expireSeconds: 900,
});

/** Starts the next run of an import with scoring, once the previous one has ended. */
export const scoreImport = task({ name: 'score-import', payload, retries: 3, retryDelaySeconds: 1 });

/** Removes resumes of an import that is undone for some seconds, and queues itself again while there are more. */
export const undoImportTask = task({
  name: 'undo-import',
  payload,
  retries: 10,
  retryDelaySeconds: 2,
  // Seconds after which the work of a killed process continues.
  expireSeconds: 60,
});

/** Scheduled: continues imports and their undoing whose task was lost, and imports that waited for credits. */
export const recoverImports = task({ name: 'recover-imports', payload: z.object({}) });

/** Scheduled: removes the records of imports that ended long ago. */
export const sweepImports = task({ name: 'sweep-imports', payload: z.object({}) });

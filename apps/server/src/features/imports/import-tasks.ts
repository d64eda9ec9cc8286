import type { Queue } from '../../platform/tasks/queue.ts';
import type { ImportReader } from './import-reader.ts';
import type { ImportRecovery } from './import-recovery.ts';
import type { ImportScoring } from './import-scoring.ts';
import { readImport, recoverImports, scoreImport, sweepImports } from './import-task-values.ts';

const everyMinute = '* * * * *';
const everyNight = '20 3 * * *';

export function handleImportTasks(
  queue: Queue,
  {
    importReader,
    importScoring,
    importRecovery,
  }: {
    readonly importReader: ImportReader;
    readonly importScoring: ImportScoring;
    readonly importRecovery: ImportRecovery;
  },
): void {
  queue.handle(readImport, ({ importId }) => importReader.read(importId));
  queue.handle(scoreImport, ({ importId }) => importScoring.advance(importId));
  queue.handle(recoverImports, () => importRecovery.recover());
  queue.handle(sweepImports, () => importRecovery.sweep());
  queue.schedule(recoverImports, everyMinute, {});
  queue.schedule(sweepImports, everyNight, {});
}

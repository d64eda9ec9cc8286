import type { Queue } from '../../platform/tasks/queue.ts';
import type { ImportReader } from './import-reader.ts';
import type { ImportRecovery } from './import-recovery.ts';
import type { ImportScoring } from './import-scoring.ts';
import {
  readImport,
  recoverImports,
  scoreImport,
  sweepImports,
  undoImportTask,
  writeImportRows,
} from './import-task-values.ts';
import type { RowWriter } from './tables/row-writer.ts';
import type { ImportUndo } from './undo-import.ts';

const everyMinute = '* * * * *';
const everyNight = '20 3 * * *';

export function handleImportTasks(
  queue: Queue,
  {
    importReader,
    importScoring,
    importRecovery,
    rowWriter,
    importUndo,
  }: {
    readonly importReader: ImportReader;
    readonly importScoring: ImportScoring;
    readonly importRecovery: ImportRecovery;
    readonly rowWriter: RowWriter;
    readonly importUndo: ImportUndo;
  },
): void {
  queue.handle(writeImportRows, ({ importId }) => rowWriter.write(importId));
  queue.handle(readImport, ({ importId }) => importReader.read(importId));
  queue.handle(scoreImport, ({ importId }) => importScoring.advance(importId));
  queue.handle(undoImportTask, ({ importId }) => importUndo.goOn(importId));
  queue.handle(recoverImports, () => importRecovery.recover());
  queue.handle(sweepImports, () => importRecovery.sweep());
  queue.schedule(recoverImports, everyMinute, {});
  queue.schedule(sweepImports, everyNight, {});
}

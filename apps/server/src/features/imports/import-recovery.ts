import { importLimits } from '@winnow/contracts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { putBackVanished } from './import-item-repository.ts';
import type { ImportProgress } from './import-progress.ts';
import { listRunning, listUndoing, removeEndedBefore } from './import-repository.ts';
import type { ImportUndo } from './undo-import.ts';

export type ImportRecovery = {
  /**
   * Requeues what workers that disappeared were reading, and continues every import that is running or being undone.
   */
  recover(): Promise<void>;
  /** Treats all workers as gone; called at start if this process is the only possible worker. */
  forgetReaders(): Promise<void>;
  /** Removes the records of imports that ended long ago. */
  sweep(): Promise<void>;
};

export function createImportRecovery({
  database,
  clock,
  progress,
  undo,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly progress: ImportProgress;
  readonly undo: Pick<ImportUndo, 'recover'>;
}): ImportRecovery {
  return {
    async recover() {
      await putBackVanished(database, clock.now());
      for (const { id } of await listRunning(database))
        await database.transaction((transaction) => progress.goOn(transaction, id));
      for (const { id } of await listUndoing(database))
        await database.transaction((transaction) => undo.recover(transaction, id));
    },
    forgetReaders: () => putBackVanished(database, 'all'),
    sweep: () => removeEndedBefore(database, new Date(clock.now().getTime() - importLimits.keptDays * dayMs)),
  };
}

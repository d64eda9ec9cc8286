import { importLimits } from '@winnow/contracts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { putBackVanished } from './import-item-repository.ts';
import type { ImportProgress } from './import-progress.ts';
import { listRunning, removeEndedBefore } from './import-repository.ts';

export type ImportRecovery = {
  /** Requeues what workers that disappeared were reading, and continues every running import. */
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
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly progress: ImportProgress;
}): ImportRecovery {
  return {
    async recover() {
      await putBackVanished(database, clock.now());
      for (const { id } of await listRunning(database))
        await database.transaction((transaction) => progress.goOn(transaction, id));
    },
    forgetReaders: () => putBackVanished(database, 'all'),
    sweep: () => removeEndedBefore(database, new Date(clock.now().getTime() - importLimits.keptDays * dayMs)),
  };
}

import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/log.ts';
import { tellFault } from '../../platform/log/tell-fault.ts';
import type { UserService } from '../accounts/users/user-service.ts';
import type { RemovalService } from '../analyses/removal-service.ts';
import type { UnownedFiles } from '../housekeeping/unowned-files.ts';

export type RetentionService = ReturnType<typeof createRetentionService>;

type Ground = {
  readonly clock: Clock;
  readonly log: Log;
  readonly users: Pick<UserService, 'listRetention'>;
  readonly removal: Pick<RemovalService, 'removeFilesOf'>;
  /** Files that were left when their rows went. */
  readonly unownedFiles: Pick<UnownedFiles, 'remove'>;
};

const dayMs = 24 * 60 * 60_000;

/** Keeps the promise that resumes, and what was read from them, are held only as long as their owner wishes. */
export function createRetentionService({ clock, log, users, removal, unownedFiles }: Ground) {
  return {
    /**
     * Removes what is due, person by person; returns how many files that were.
     * @throws Error at the end, where it could not be done for everybody or everything, so that it is tried again
     */
    async run(): Promise<number> {
      const now = clock.now().getTime();
      let removed = 0;
      let failures = 0;
      for await (const { userId, retentionDays } of users.listRetention()) {
        try {
          removed += await removal.removeFilesOf(userId, new Date(now - retentionDays * dayMs));
        } catch (error) {
          failures += 1;
          log.error({ userId, ...tellFault(error) }, 'retention failed');
        }
      }
      const unowned = await removeUnowned();
      if (unowned === null) failures += 1;
      log.info({ removed, unowned, failures }, 'retention was kept');
      if (failures > 0) throw new Error(`Retention could not be kept ${failures} times.`);
      return removed;
    },
  };

  /** How many there were; `null` where they could not be removed. */
  async function removeUnowned(): Promise<number | null> {
    try {
      return await unownedFiles.remove();
    } catch (error) {
      log.error(tellFault(error), 'files without an owner were not removed');
      return null;
    }
  }
}

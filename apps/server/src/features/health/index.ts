import { checkMigrations } from '../../platform/database/migrations.ts';
import { checkStorage } from '../../platform/health/check-storage.ts';
import { nowAndThen } from '../../platform/health/now-and-then.ts';
import { type Foundation, feature } from '../feature.ts';
import type { HousekeepingService } from '../housekeeping/housekeeping-service.ts';
import { mountHealth } from './health-routes.ts';

/** A probe writes to a bucket that may cost money. */
const storageProbeMs = 30_000;

type Uses = Foundation & { readonly housekeeping: HousekeepingService };

export const health = feature({
  routes: ({ app, identifyCaller, isStopping }, given: Uses) =>
    mountHealth(app, { ...given, identifyCaller, isStopping, checks: readinessChecks(given) }),
});

function readinessChecks({ database, openDatabase, queue, storage, diskMeter, clock, housekeeping }: Uses) {
  return {
    database: async () => {
      await openDatabase.ping();
      return { kind: openDatabase.kind };
    },
    migrations: () => checkMigrations(database),
    queue: async () => {
      await queue.ping();
      return {};
    },
    housekeeping: async () => {
      const latest = await housekeeping.findLatest();
      return { lastFinishedAt: latest?.finishedAt ?? null, removedUploads: latest?.removedUploads ?? null };
    },
    storage: nowAndThen(clock, storageProbeMs, () => checkStorage(storage, diskMeter)),
  };
}

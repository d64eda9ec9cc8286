import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chooseStorage } from '../adapters/choose-storage.ts';
import type { Config } from '../config/config.ts';
import { deleteAgain } from '../features/accounts/safety/delete-again.ts';
import {
  keepTombstones,
  listTombstones,
  type Tombstone,
  tombstoneFolder,
} from '../features/accounts/safety/tombstones.ts';
import { createAuditService } from '../features/audit/audit-service.ts';
import { deleteOrganizationsAgain } from '../features/organizations/ending/delete-organizations-again.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { createLog } from '../platform/log/log.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { createQueue } from '../platform/tasks/queue.ts';
import { openStored } from './open-stored.ts';

/**
 * Reads the tombstones of another data folder or backup.
 * @throws Error if there are none
 */
export async function readTombstonesOf(place: string): Promise<Tombstone[]> {
  for (const folder of [join(resolve(place), 'files'), resolve(place)]) {
    const isThere = await stat(join(folder, tombstoneFolder)).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isThere) return listTombstones(createDiskStorage(folder));
  }
  throw new Error(
    `The folder ${place} holds no ${tombstoneFolder}: name a data folder or an unencrypted backup, or its folder files.`,
  );
}

/** After a restore: queues the deletion of people named by tombstones. The server performs it once it starts. */
export async function deleteRestored(config: Config, further: readonly Tombstone[]): Promise<void> {
  const opened = await openStored(config, 'restore');
  const storage = await chooseStorage(config);
  const queue = createQueue(opened.queueConnection, createLog(config.logLevel));
  try {
    await keepTombstones(storage, further);
    await queue.start({ work: false });
    const { database } = opened;
    const dependencies = {
      queue,
      clock: systemClock,
      audit: createAuditService({ database, clock: systemClock }),
    };
    const tombstones = await listTombstones(storage);
    const accounts = await deleteAgain(database, dependencies, tombstones);
    const organizations = await deleteOrganizationsAgain(database, dependencies, tombstones);
    for (const [count, noun] of [
      [accounts, 'account'],
      [organizations, 'organization'],
    ] as const) {
      if (count === 0) continue;
      process.stdout.write(
        `${count} ${noun}${count === 1 ? ' was' : 's were'} deleted since, and deleted again: they are closed, and the server removes the rest when it starts.\n\n`,
      );
    }
  } finally {
    await queue.stop(1_000);
    storage.close();
    await opened.close();
  }
}

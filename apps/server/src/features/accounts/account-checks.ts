import { type Clock, hourMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { findMissingFiles } from '../../platform/storage/find-missing-files.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { profileImageKey } from './profile-images/profile-image-service.ts';
import {
  countUsers,
  listProfileImages,
  listUsersDeletedBefore,
  listUsersWithoutSettings,
} from './users/user-repository.ts';

type Outcome = Promise<{ count: number; errors: string[] }>;

/** Invariants of user accounts. */
export type AccountChecks = {
  findUnfinishedDeletions(): Outcome;
  findUsersWithoutSettings(): Outcome;
  findMissingPictures(): Outcome;
};

export function createAccountChecks({
  database,
  storage,
  clock,
}: {
  readonly database: Database;
  readonly storage: Pick<Storage, 'has'>;
  readonly clock: Clock;
}): AccountChecks {
  return {
    async findUnfinishedDeletions() {
      const late = await listUsersDeletedBefore(database, new Date(clock.now().getTime() - hourMs));
      return { count: await countUsers(database), errors: late.map((id) => `${id} is still there`) };
    },

    async findUsersWithoutSettings() {
      const without = await listUsersWithoutSettings(database);
      return { count: await countUsers(database), errors: without.map((id) => `${id} has none`) };
    },

    async findMissingPictures() {
      const list = () => listProfileImages(database);
      const { count, missing } = await findMissingFiles(storage, list, profileImageKey);
      return { count, errors: missing.map((image) => `${image} is missing`) };
    },
  };
}

import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { profileImageKey } from './profile-images/profile-image-service.ts';
import {
  countUsers,
  listProfileImages,
  listUsersDeletedBefore,
  listUsersWithoutSettings,
} from './users/user-repository.ts';

type Outcome = Promise<{ count: number; faults: string[] }>;

/** What must be so of the people who use the product. */
export type AccountChecks = {
  findUnfinishedDeletions(): Outcome;
  findUsersWithoutSettings(): Outcome;
  findMissingPictures(): Outcome;
};

const hourMs = 60 * 60_000;

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
      return { count: await countUsers(database), faults: late.map((id) => `${id} is still there`) };
    },

    async findUsersWithoutSettings() {
      const without = await listUsersWithoutSettings(database);
      return { count: await countUsers(database), faults: without.map((id) => `${id} has none`) };
    },

    async findMissingPictures() {
      const images = await listProfileImages(database);
      const faults: string[] = [];
      for (const image of images) {
        if (!(await storage.has(profileImageKey(image)))) faults.push(`${image} is missing`);
      }
      return { count: images.length, faults };
    },
  };
}

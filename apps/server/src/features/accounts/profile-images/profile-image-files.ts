import type { Database } from '../../../platform/database/database.ts';
import { lastPartOf } from '../../../platform/storage/storage.ts';
import type { FileOwner } from '../../housekeeping/unowned-files.ts';
import { listKnownProfileImages } from '../users/user-repository.ts';
import { profileImageKey } from './profile-image-service.ts';

/** The pictures that people show of themselves. */
export function createProfileImageFiles(database: Database): FileOwner {
  return {
    folder: 'profile-images',
    async listKnown(keys) {
      const ids = keys.map(lastPartOf);
      return (await listKnownProfileImages(database, ids)).map(profileImageKey);
    },
    // One of each person, drawn anew and small: nobody has to make room for it.
    measure: async () => ({ files: 0, bytes: 0 }),
    measureAllBut: async () => 0,
  };
}

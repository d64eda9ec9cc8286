import type { Database } from '../../../platform/database/database.ts';
import { lastPartOf } from '../../../platform/storage/storage.ts';
import type { FileOwner } from '../../housekeeping/unowned-files.ts';
import { listKnownProfileImages } from '../users/user-repository.ts';
import { profileImageKey } from './profile-image-service.ts';

/** Owner of the files of profile pictures. */
export function createProfileImageFiles(database: Database): FileOwner {
  return {
    folder: 'profile-images',
    async listKnown(keys) {
      const ids = keys.map(lastPartOf);
      return (await listKnownProfileImages(database, ids)).map(profileImageKey);
    },
    // One small redrawn picture per user: not counted against any limit.
    measure: async () => ({ files: 0, bytes: 0 }),
    measureAllBut: async () => 0,
  };
}

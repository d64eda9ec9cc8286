import { randomBytes } from 'node:crypto';
import { ApiError } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { StorageKeyMissing } from '../../../platform/storage/storage.ts';
import type { KnownUsers } from '../users/known-users.ts';
import { findUser, isShownProfileImage, updateUser } from '../users/user-repository.ts';
import { createDrawProfileImage } from './draw-profile-image.ts';
import { profileImagePath } from './profile-image-path.ts';

export type ProfileImageService = ReturnType<typeof createProfileImageService>;

type Dependencies = {
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly knownUsers: KnownUsers;
  readonly log: Log;
};

const idForm = /^[0-9a-f]{32}$/;

/** Profile pictures, each with an unguessable name. */
export function createProfileImageService({ database, storage, clock, knownUsers, log }: Dependencies) {
  const drawProfileImage = createDrawProfileImage({ log });
  return {
    /** Draws a picture again: upright, at most 512 pixels a side, without metadata. */
    draw: drawProfileImage,

    async set(userId: string, path: string): Promise<string | null> {
      const picture = await drawProfileImage(path);
      const id = randomBytes(16).toString('hex');
      await storage.save(profileImageKey(id), picture);
      return replace(userId, id);
    },

    remove: (userId: string) => replace(userId, null),

    /** @throws ApiError `not-found`, also while the owner is suspended or being deleted */
    async load(id: string): Promise<Uint8Array> {
      const missing = new ApiError('not-found', 'There is no such picture.');
      if (!idForm.test(id) || !(await isShownProfileImage(database, id))) throw missing;
      return storage.load(profileImageKey(id)).catch((error: unknown) => {
        throw error instanceof StorageKeyMissing ? missing : error;
      });
    },
  };

  async function replace(userId: string, id: string | null): Promise<string | null> {
    const before = (await findUser(database, userId))?.profileImage ?? null;
    const user = await updateUser(database, userId, { profileImage: id, updatedAt: clock.now() });
    if (before !== null) await storage.remove(profileImageKey(before));
    if (user) await knownUsers.updateIdentity(user);
    return profileImagePath(id);
  }
}

/** Storage key of a picture. */
export function profileImageKey(id: string): string {
  return `profile-images/${id}`;
}

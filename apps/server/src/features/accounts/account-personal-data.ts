import type { Database } from '../../platform/database/database.ts';
import type { IdentitySource } from './identities/identity-source.ts';
import { profileImageKey } from './profile-images/profile-image-service.ts';
import type { PersonalDataSource } from './safety/personal-data.ts';
import { findUser } from './users/user-repository.ts';

/** Personal data in the identity service, and the profile picture. */
export function createAccountPersonalData(
  database: Database,
  identities: Pick<IdentitySource, 'describe' | 'forget'>,
): PersonalDataSource {
  return {
    name: 'sign-in',

    describe: ({ supabaseId }) => identities.describe(supabaseId),

    async listFiles({ userId }) {
      const image = (await findUser(database, userId))?.profileImage ?? null;
      return image === null ? [] : [{ key: profileImageKey(image), name: 'picture.webp' }];
    },

    takeLeave: (person) => identities.forget(person),
  };
}

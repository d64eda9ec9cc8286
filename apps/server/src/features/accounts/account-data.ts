import type { Database } from '../../platform/database/database.ts';
import type { IdentitySource } from './identity-source.ts';
import type { PersonalDataSource } from './personal-data.ts';
import { profileImageKey } from './profile-image-service.ts';
import { findUser } from './user-repository.ts';

/** What is held of a person by the identity service, and their picture. */
export function createAccountData(
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

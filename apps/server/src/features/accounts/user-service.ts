import { ApiError } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import { findUser, type UserRow } from './user-repository.ts';

export type UserService = ReturnType<typeof createUserService>;

/** What a person may know and change of themselves. */
export function createUserService({ database }: { readonly database: Database }) {
  return {
    /** @throws ApiError `not-signed-in` where the user is gone */
    async get(userId: string): Promise<UserRow> {
      const user = await findUser(database, userId);
      if (!user) throw new ApiError('not-signed-in', 'Authentication required');
      return user;
    },
  };
}

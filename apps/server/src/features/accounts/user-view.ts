import type { UserView } from '@winnow/contracts';
import type { UserRow } from './user-repository.ts';

/** A user as they see themselves. */
export function presentUser(user: UserRow, isOperator: boolean): UserView {
  const { id, name, email, googleSignIn, isVerified, supabaseId, createdAt } = user;
  return {
    id,
    name,
    email,
    googleSignIn,
    isVerified,
    supabaseId,
    profileImage: null,
    isOperator,
    createdAt: createdAt.toISOString(),
  };
}

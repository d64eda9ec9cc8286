import type { Transaction } from '../../../platform/database/database.ts';
import { deleteOneTimeTokensOf } from '../proofs/one-time-token-repository.ts';
import { deleteSessionsOf } from '../sessions/session-repository.ts';
import type { User } from './account.ts';
import { deleteFactorsAndIdentities, recordEvent, updateUser } from './user-repository.ts';

/** The account's address was never verified by its creator: removes everything of theirs. */
export async function dispossess(on: Transaction, user: User, now: Date): Promise<User> {
  await deleteFactorsAndIdentities(on, user.id);
  await deleteSessionsOf(on, user.id);
  await deleteOneTimeTokensOf(on, user.id);
  await recordEvent(on, { userId: user.id, event: 'account-claimed', address: null, happenedAt: now });
  const change = {
    passwordHash: null,
    phone: null,
    newEmail: null,
    emailConfirmedAt: now,
    appMetadata: {},
    userMetadata: {},
    updatedAt: now,
  };
  await updateUser(on, user.id, change);
  return { ...user, ...change };
}

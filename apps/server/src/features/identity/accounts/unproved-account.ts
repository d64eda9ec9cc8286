import type { Transaction } from '../../../platform/database/database.ts';
import type { User } from './account.ts';
import { ownClaims } from './user-creation.ts';
import { recordEvent, updateUser } from './user-repository.ts';

/**
 * Takes what was told of an account whose address nobody has proved, and the password. Somebody else asked for the
 * same address, and the email cannot tell whose account it opens: so whoever proves the address begins anew.
 */
export async function disown(on: Transaction, user: User, now: Date): Promise<void> {
  const { id, email, phone } = user;
  const userMetadata = ownClaims(id, { email, phone, confirmed: { email: false, phone: false } });
  await updateUser(on, id, { passwordHash: null, userMetadata, updatedAt: now });
  await recordEvent(on, { userId: id, event: 'account-contested', address: null, happenedAt: now });
}

import type { Transaction } from '../../../platform/database/database.ts';
import type { User } from './account.ts';
import { ownClaims } from './user-creation.ts';
import { recordEvent, updateUser } from './user-repository.ts';

/**
 * Removes metadata and password of an account with an unverified address. Another person may have requested the same
 * address, and the email can't show whose account it opens: so verifying the address starts from scratch.
 */
export async function disown(on: Transaction, user: User, now: Date): Promise<void> {
  const { id, email, phone } = user;
  const userMetadata = ownClaims(id, { email, phone, confirmed: { email: false, phone: false } });
  await updateUser(on, id, { passwordHash: null, userMetadata, updatedAt: now });
  await recordEvent(on, { userId: id, event: 'account-contested', address: null, happenedAt: now });
}

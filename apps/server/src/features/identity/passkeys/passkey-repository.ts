import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { identityPasskeyChallenges, identityPasskeys } from '../identity-tables.ts';

export type Passkey = typeof identityPasskeys.$inferSelect;
export type PasskeyChallenge = typeof identityPasskeyChallenges.$inferSelect;

/** `false` if the credential is already registered, by any user. */
export async function insertPasskey(on: Queryable, passkey: Passkey): Promise<boolean> {
  return (await on.insert(identityPasskeys).values(passkey).onConflictDoNothing().returning()).length > 0;
}

/** Newest first. */
export async function listPasskeys(on: Queryable, userId: string): Promise<Passkey[]> {
  return on
    .select()
    .from(identityPasskeys)
    .where(eq(identityPasskeys.userId, userId))
    .orderBy(desc(identityPasskeys.createdAt), desc(identityPasskeys.id));
}

export async function countPasskeys(on: Queryable, userId: string): Promise<number> {
  const [row] = await on
    .select({ passkeys: count() })
    .from(identityPasskeys)
    .where(eq(identityPasskeys.userId, userId));
  return row?.passkeys ?? 0;
}

export async function findPasskey(on: Queryable, userId: string, id: string): Promise<Passkey | undefined> {
  const [passkey] = await on
    .select()
    .from(identityPasskeys)
    .where(and(eq(identityPasskeys.userId, userId), eq(identityPasskeys.id, id)));
  return passkey;
}

/** Finds a passkey by its credential id, and locks the row until the transaction ends. */
export async function lockCredential(on: Queryable, credentialId: string): Promise<Passkey | undefined> {
  const [passkey] = await on
    .select()
    .from(identityPasskeys)
    .where(eq(identityPasskeys.credentialId, credentialId))
    .for('update');
  return passkey;
}

export async function updatePasskey(on: Queryable, id: string, change: Partial<Passkey>): Promise<void> {
  await on.update(identityPasskeys).set(change).where(eq(identityPasskeys.id, id));
}

export async function deletePasskey(on: Queryable, id: string): Promise<void> {
  await on.delete(identityPasskeys).where(eq(identityPasskeys.id, id));
}

export async function insertPasskeyChallenge(on: Queryable, challenge: PasskeyChallenge): Promise<void> {
  await on.insert(identityPasskeyChallenges).values(challenge);
}

/** Uses a challenge up: of concurrent calls only one gets it. @param userId `null` for a sign-in */
export async function takePasskeyChallenge(
  on: Queryable,
  id: string,
  userId: string | null,
): Promise<PasskeyChallenge | undefined> {
  const { userId: owner } = identityPasskeyChallenges;
  const isTheirs = userId === null ? isNull(owner) : eq(owner, userId);
  const [challenge] = await on
    .delete(identityPasskeyChallenges)
    .where(and(eq(identityPasskeyChallenges.id, id), isTheirs))
    .returning();
  return challenge;
}

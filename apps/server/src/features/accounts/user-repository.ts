import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { deletedIdentities, userSettings, users } from './user-tables.ts';

export type UserRow = typeof users.$inferSelect;
export type SettingsRow = typeof userSettings.$inferSelect;

export async function findUserBySupabaseId(on: Queryable, supabaseId: string): Promise<UserRow | undefined> {
  const [user] = await on.select().from(users).where(eq(users.supabaseId, supabaseId));
  return user;
}

/** Makes the user and their settings; `undefined` where somebody else was quicker. */
export async function insertUser(on: Queryable, user: UserRow): Promise<UserRow | undefined> {
  const [inserted] = await on
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.supabaseId })
    .returning();
  if (inserted) await on.insert(userSettings).values({ userId: inserted.id });
  return inserted;
}

export async function updateUser(
  on: Queryable,
  id: string,
  change: Partial<UserRow>,
): Promise<UserRow | undefined> {
  const [user] = await on.update(users).set(change).where(eq(users.id, id)).returning();
  return user;
}

export async function isDeletedIdentity(on: Queryable, digest: string): Promise<boolean> {
  const found = await on.select().from(deletedIdentities).where(eq(deletedIdentities.digest, digest));
  return found.length > 0;
}

export async function findUser(on: Queryable, id: string): Promise<UserRow | undefined> {
  const [user] = await on.select().from(users).where(eq(users.id, id));
  return user;
}

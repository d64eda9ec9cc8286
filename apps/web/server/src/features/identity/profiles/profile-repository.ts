import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { profiles } from '../identity-tables.ts';

export type ProfileRow = typeof profiles.$inferSelect;

export async function findProfile(on: Queryable, id: string): Promise<ProfileRow | undefined> {
  const [profile] = await on.select().from(profiles).where(eq(profiles.id, id));
  return profile;
}

export async function ensureProfile(on: Queryable, id: string): Promise<void> {
  await on.insert(profiles).values({ id }).onConflictDoNothing();
}

export async function updateProfile(
  on: Queryable,
  id: string,
  change: Partial<ProfileRow>,
): Promise<ProfileRow | undefined> {
  const [profile] = await on.update(profiles).set(change).where(eq(profiles.id, id)).returning();
  return profile;
}

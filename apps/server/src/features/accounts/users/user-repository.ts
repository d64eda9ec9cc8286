import { and, count, desc, eq, gt, ilike, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { anywhere } from '../../../platform/database/anywhere.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { wordedOnce } from '../../../platform/database/worded-once.ts';
import { deletedIdentities, isOpenAccount, userSettings, users } from './user-tables.ts';

export type UserRow = typeof users.$inferSelect;
export type SettingsRow = typeof userSettings.$inferSelect;
/** Values to change; `undefined` keeps the current one. */
export type Change<Row> = { readonly [Name in keyof Row]?: Row[Name] | undefined };

export async function findUserBySupabaseId(on: Queryable, supabaseId: string): Promise<UserRow | undefined> {
  const [user] = await userBySupabaseId(on).execute({ supabaseId });
  return user;
}

const userBySupabaseId = wordedOnce((on) =>
  on
    .select()
    .from(users)
    .where(eq(users.supabaseId, sql.placeholder('supabaseId')))
    .prepare(''),
);

/** Creates the user and their settings; `undefined` if a concurrent request already did. */
export async function insertUser(
  on: Queryable,
  user: UserRow,
  { language }: Pick<SettingsRow, 'language'>,
): Promise<UserRow | undefined> {
  const [inserted] = await on
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.supabaseId })
    .returning();
  if (inserted) await on.insert(userSettings).values({ userId: inserted.id, language });
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

export async function findSettings(on: Queryable, userId: string): Promise<SettingsRow | undefined> {
  const [settings] = await on.select().from(userSettings).where(eq(userSettings.userId, userId));
  return settings;
}

export async function updateSettings(
  on: Queryable,
  userId: string,
  change: Change<SettingsRow>,
): Promise<SettingsRow | undefined> {
  const isEmpty = Object.values(change).every((value) => value === undefined);
  if (isEmpty) return findSettings(on, userId);
  const [settings] = await on
    .update(userSettings)
    .set(change)
    .where(eq(userSettings.userId, userId))
    .returning();
  return settings;
}

export async function deleteUser(on: Queryable, id: string): Promise<void> {
  await on.delete(users).where(eq(users.id, id));
}

export async function insertDeletedIdentity(
  on: Queryable,
  deleted: typeof deletedIdentities.$inferSelect,
): Promise<void> {
  await on.insert(deletedIdentities).values(deleted).onConflictDoNothing();
}

export async function removeDeletedIdentitiesBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(deletedIdentities).where(lt(deletedIdentities.deletedAt, before));
}

export type UserSearch = { readonly search: string; readonly limit: number; readonly offset: number };

/** The newest first, and how many there are in all. */
export async function listUsers(
  on: Queryable,
  { search, limit, offset }: UserSearch,
): Promise<{ users: UserRow[]; total: number }> {
  const pattern = anywhere(search);
  const matches =
    search === ''
      ? undefined
      : or(ilike(users.email, pattern), ilike(users.name, pattern), eq(sql`${users.id}::text`, search));
  const found = await on
    .select()
    .from(users)
    .where(matches)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await on.select({ total: count() }).from(users).where(matches);
  return { users: found, total: counted?.total ?? 0 };
}

export async function countUsers(on: Queryable): Promise<number> {
  const [row] = await on.select({ users: count() }).from(users);
  return row?.users ?? 0;
}

export async function listUsersDeletedBefore(on: Queryable, before: Date): Promise<string[]> {
  const late = await on.select({ id: users.id }).from(users).where(lt(users.deletedAt, before));
  return late.map(({ id }) => id);
}

export async function listUsersWithoutSettings(on: Queryable): Promise<string[]> {
  const without = await on
    .select({ id: users.id })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(isNull(userSettings.userId));
  return without.map(({ id }) => id);
}

export async function listProfileImages(on: Queryable): Promise<string[]> {
  const images = await on
    .select({ image: users.profileImage })
    .from(users)
    .where(isNotNull(users.profileImage));
  return images.flatMap(({ image }) => image ?? []);
}

/** Which of these profile pictures belong to a user. */
export async function listKnownProfileImages(on: Queryable, images: readonly string[]): Promise<string[]> {
  const found = await on
    .select({ image: users.profileImage })
    .from(users)
    .where(inArray(users.profileImage, [...images]));
  return found.flatMap(({ image }) => image ?? []);
}

/** Whether a picture belongs to an account that is neither suspended nor being deleted. */
export async function isShownProfileImage(on: Queryable, image: string): Promise<boolean> {
  const found = await on
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.profileImage, image), isOpenAccount));
  return found.length > 0;
}

/** In batches ordered by id: users who join meanwhile may be left for the next run. */
export async function* listRetention(
  on: Queryable,
  portion = 500,
): AsyncGenerator<{ userId: string; retentionDays: number }> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await on
      .select({ userId: users.id, retentionDays: userSettings.retentionDays })
      .from(users)
      .innerJoin(userSettings, eq(userSettings.userId, users.id))
      .where(and(gt(users.id, after), isNull(users.deletedAt)))
      .orderBy(users.id)
      .limit(portion);
    yield* rows;
    if (rows.length < portion) return;
    after = rows.at(-1)?.userId ?? after;
  }
}

/** All users except those being deleted, in batches ordered by id. */
export async function* listIdentityNames(
  on: Queryable,
  portion = 500,
): AsyncGenerator<{ userId: string; supabaseId: string }> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await on
      .select({ userId: users.id, supabaseId: users.supabaseId })
      .from(users)
      .where(and(gt(users.id, after), isNull(users.deletedAt)))
      .orderBy(users.id)
      .limit(portion);
    yield* rows;
    if (rows.length < portion) return;
    after = rows.at(-1)?.userId ?? after;
  }
}

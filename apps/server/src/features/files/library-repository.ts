import { count, eq, notInArray, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../accounts/users/user-tables.ts';
import { resumes, uploadDays } from './resume-tables.ts';

/** Number and total bytes of a user's files. */
export type Held = { readonly files: number; readonly bytes: number };

/** Locks uploads of this user until the transaction ends. */
export async function lockHolder(on: Queryable, ownerId: string): Promise<void> {
  await on.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}

export async function measureResumes(on: Queryable, ownerId: string): Promise<Held> {
  const [held] = await on
    .select({ files: count(), bytes: sum(resumes.bytes).mapWith(Number) })
    .from(resumes)
    .where(eq(resumes.ownerId, ownerId));
  return { files: held?.files ?? 0, bytes: held?.bytes ?? 0 };
}

export async function measureResumesOfAllBut(on: Queryable, ownerIds: readonly string[]): Promise<number> {
  const [held] = await on
    .select({ bytes: sum(resumes.bytes).mapWith(Number) })
    .from(resumes)
    .where(notInArray(resumes.ownerId, [...ownerIds]));
  return held?.bytes ?? 0;
}

/** Bytes that a user added on a day, including files deleted since. @param day `YYYY-MM-DD`, UTC */
export async function findUploadedBytes(on: Queryable, ownerId: string, day: string): Promise<number> {
  const [found] = await on.select().from(uploadDays).where(eq(uploadDays.ownerId, ownerId));
  return found?.day === day ? found.bytes : 0;
}

export async function addUploadedBytes(
  on: Queryable,
  added: { readonly ownerId: string; readonly day: string; readonly bytes: number },
): Promise<void> {
  const isSameDay = sql`${uploadDays.day} = ${added.day}`;
  await on
    .insert(uploadDays)
    .values(added)
    .onConflictDoUpdate({
      target: uploadDays.ownerId,
      set: {
        day: added.day,
        bytes: sql`case when ${isSameDay} then ${uploadDays.bytes} else 0 end + ${added.bytes}`,
      },
    });
}

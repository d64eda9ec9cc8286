import { count, eq, sum } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../accounts/users/user-tables.ts';
import { resumes } from './resume-tables.ts';

/** How many files somebody holds, and of how many bytes. */
export type Held = { readonly files: number; readonly bytes: number };

/** Until the transaction ends nobody else keeps a file for this person. */
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

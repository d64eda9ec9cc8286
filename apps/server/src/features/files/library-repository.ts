import type { OrganizationId } from '@winnow/contracts';
import { count, eq, notInArray, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { resumes, uploadDays } from './resume-tables.ts';

/** Number and total bytes of a user's files. */
export type Held = { readonly files: number; readonly bytes: number };

export async function measureResumes(on: Queryable, organizationId: OrganizationId): Promise<Held> {
  const [held] = await on
    .select({ files: count(), bytes: sum(resumes.bytes).mapWith(Number) })
    .from(resumes)
    .where(eq(resumes.organizationId, organizationId));
  return { files: held?.files ?? 0, bytes: held?.bytes ?? 0 };
}

export async function measureResumesOfAllBut(
  on: Queryable,
  organizationIds: readonly OrganizationId[],
): Promise<number> {
  const [held] = await on
    .select({ bytes: sum(resumes.bytes).mapWith(Number) })
    .from(resumes)
    .where(notInArray(resumes.organizationId, [...organizationIds]));
  return held?.bytes ?? 0;
}

/** Bytes that a user added on a day, including files deleted since. @param day `YYYY-MM-DD`, UTC */
export async function findUploadedBytes(
  on: Queryable,
  organizationId: OrganizationId,
  day: string,
): Promise<number> {
  const [found] = await on.select().from(uploadDays).where(eq(uploadDays.organizationId, organizationId));
  return found?.day === day ? found.bytes : 0;
}

export async function addUploadedBytes(
  on: Queryable,
  added: { readonly organizationId: OrganizationId; readonly day: string; readonly bytes: number },
): Promise<void> {
  const isSameDay = sql`${uploadDays.day} = ${added.day}`;
  await on
    .insert(uploadDays)
    .values(added)
    .onConflictDoUpdate({
      target: uploadDays.organizationId,
      set: {
        day: added.day,
        bytes: sql`case when ${isSameDay} then ${uploadDays.bytes} else 0 end + ${added.bytes}`,
      },
    });
}

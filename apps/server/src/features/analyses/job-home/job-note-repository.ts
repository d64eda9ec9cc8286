import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { jobNotes } from './job-home-tables.ts';

export type JobNoteRow = typeof jobNotes.$inferSelect;

/** Does nothing if the note already exists. */
export async function insertNote(on: Queryable, note: JobNoteRow): Promise<void> {
  await on.insert(jobNotes).values(note).onConflictDoNothing({ target: jobNotes.id });
}

export async function hasNote(on: Queryable, { id, jobId, ownerId }: JobNoteRow): Promise<boolean> {
  const found = await on
    .select({ id: jobNotes.id })
    .from(jobNotes)
    .where(and(eq(jobNotes.id, id), eq(jobNotes.jobId, jobId), eq(jobNotes.ownerId, ownerId)));
  return found.length > 0;
}

export async function removeNote(
  on: Queryable,
  { id, jobId, ownerId }: Pick<JobNoteRow, 'id' | 'jobId' | 'ownerId'>,
): Promise<boolean> {
  const removed = await on
    .delete(jobNotes)
    .where(and(eq(jobNotes.id, id), eq(jobNotes.jobId, jobId), eq(jobNotes.ownerId, ownerId)))
    .returning({ id: jobNotes.id });
  return removed.length > 0;
}

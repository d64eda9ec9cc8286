import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import type { OwnedRow } from '../../organizations/organization-tables.ts';
import { jobNotes } from './job-home-tables.ts';

export type JobNoteRow = OwnedRow<typeof jobNotes>;

/** Does nothing if the note already exists. */
export async function insertNote(on: Queryable, note: JobNoteRow): Promise<void> {
  await on.insert(jobNotes).values(note).onConflictDoNothing({ target: jobNotes.id });
}

export async function hasNote(on: Queryable, { id, jobId, organizationId }: JobNoteRow): Promise<boolean> {
  const found = await on
    .select({ id: jobNotes.id })
    .from(jobNotes)
    .where(and(eq(jobNotes.id, id), eq(jobNotes.jobId, jobId), eq(jobNotes.organizationId, organizationId)));
  return found.length > 0;
}

export async function removeNote(
  on: Queryable,
  { id, jobId, organizationId }: Pick<JobNoteRow, 'id' | 'jobId' | 'organizationId'>,
): Promise<boolean> {
  const removed = await on
    .delete(jobNotes)
    .where(and(eq(jobNotes.id, id), eq(jobNotes.jobId, jobId), eq(jobNotes.organizationId, organizationId)))
    .returning({ id: jobNotes.id });
  return removed.length > 0;
}

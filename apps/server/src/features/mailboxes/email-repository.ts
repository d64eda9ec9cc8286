import type { OrganizationId } from '@winnow/contracts';
import { and, asc, desc, eq, inArray, lt, notExists, or } from 'drizzle-orm';
import type { Cursor } from '../../platform/database/cursor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { resumes } from '../files/resume-tables.ts';
import { mailboxAttachments, mailboxEmails } from './mailbox-tables.ts';

export type EmailRow = typeof mailboxEmails.$inferSelect;
export type AttachmentRow = typeof mailboxAttachments.$inferSelect;

/** `undefined` if the job already has the same email. */
export async function insertEmail(on: Queryable, row: EmailRow): Promise<EmailRow | undefined> {
  const [inserted] = await on.insert(mailboxEmails).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function isKnownEmail(on: Queryable, jobId: string, emailHash: string): Promise<boolean> {
  const found = await on
    .select({ id: mailboxEmails.id })
    .from(mailboxEmails)
    .where(and(eq(mailboxEmails.jobId, jobId), eq(mailboxEmails.emailHash, emailHash)));
  return found.length > 0;
}

export async function insertAttachments(on: Queryable, rows: readonly AttachmentRow[]): Promise<void> {
  if (rows.length > 0) await on.insert(mailboxAttachments).values([...rows]);
}

/** Emails of a job, newest first; one more than requested if there is another page. */
export function listEmails(
  on: Queryable,
  organizationId: OrganizationId,
  jobId: string,
  { after, limit }: { readonly after: Cursor | undefined; readonly limit: number },
): Promise<EmailRow[]> {
  const { receivedAt, id } = mailboxEmails;
  return on
    .select()
    .from(mailboxEmails)
    .where(
      and(
        eq(mailboxEmails.organizationId, organizationId),
        eq(mailboxEmails.jobId, jobId),
        after &&
          or(
            lt(receivedAt, new Date(after.value)),
            and(eq(receivedAt, new Date(after.value)), lt(id, after.id)),
          ),
      ),
    )
    .orderBy(desc(receivedAt), desc(id))
    .limit(limit + 1);
}

/** Attachments in order, with the states of their resumes. */
export async function listAttachments(on: Queryable, emailIds: readonly string[]) {
  if (emailIds.length === 0) return [];
  return on
    .select({
      attachment: mailboxAttachments,
      personId: resumes.personId,
      reading: resumes.state,
      unreadableFor: resumes.reason,
    })
    .from(mailboxAttachments)
    .leftJoin(resumes, eq(resumes.id, mailboxAttachments.resumeId))
    .where(inArray(mailboxAttachments.emailId, [...emailIds]))
    .orderBy(asc(mailboxAttachments.position));
}

export async function deleteEmail(
  on: Queryable,
  organizationId: OrganizationId,
  { jobId, id }: { readonly jobId: string; readonly id: string },
): Promise<boolean> {
  const deleted = await on
    .delete(mailboxEmails)
    .where(
      and(
        eq(mailboxEmails.organizationId, organizationId),
        eq(mailboxEmails.jobId, jobId),
        eq(mailboxEmails.id, id),
      ),
    )
    .returning({ id: mailboxEmails.id });
  return deleted.length > 0;
}

/** Emails without a resume. */
export async function deleteBareEmailsBefore(on: Queryable, before: Date): Promise<void> {
  const withResume = on
    .select({ id: mailboxAttachments.id })
    .from(mailboxAttachments)
    .innerJoin(resumes, eq(resumes.id, mailboxAttachments.resumeId))
    .where(eq(mailboxAttachments.emailId, mailboxEmails.id));
  await on.delete(mailboxEmails).where(and(lt(mailboxEmails.createdAt, before), notExists(withResume)));
}

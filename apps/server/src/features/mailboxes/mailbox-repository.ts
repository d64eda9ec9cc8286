import type { OrganizationId } from '@winnow/contracts';
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { memberships, organizations } from '../organizations/organization-tables.ts';
import { mailboxes } from './mailbox-tables.ts';

export type MailboxRow = typeof mailboxes.$inferSelect;
export type MailboxChange = Partial<MailboxRow>;
export type Lease = { readonly id: string; readonly lease: string };

export async function findMailbox(on: Queryable, organizationId: OrganizationId, jobId: string) {
  const [found] = await on
    .select()
    .from(mailboxes)
    .where(and(eq(mailboxes.organizationId, organizationId), eq(mailboxes.jobId, jobId)));
  return found;
}

/** `undefined` if the job already has a mailbox. */
export async function insertMailbox(on: Queryable, row: MailboxRow): Promise<MailboxRow | undefined> {
  const [inserted] = await on.insert(mailboxes).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function changeMailbox(on: Queryable, id: string, change: MailboxChange): Promise<void> {
  await on.update(mailboxes).set(change).where(eq(mailboxes.id, id));
}

export async function deleteMailbox(on: Queryable, id: string): Promise<void> {
  await on.delete(mailboxes).where(eq(mailboxes.id, id));
}

/** Mailboxes of archived jobs, and of suspended or deleted organizations, aren't checked. */
const canBeChecked = sql`exists (
  select 1 from ${jobDescriptions} join ${organizations} on ${organizations.id} = ${jobDescriptions.organizationId}
  where ${jobDescriptions.id} = ${mailboxes.jobId} and ${jobDescriptions.status} = 'active'
    and ${organizations.suspendedAt} is null and ${organizations.deletedAt} is null
)`;

const isFree = (now: Date) => or(isNull(mailboxes.leaseUntil), lte(mailboxes.leaseUntil, now));
const isDue = (now: Date) =>
  and(eq(mailboxes.isPaused, false), lte(mailboxes.nextCheckAt, now), isFree(now), canBeChecked);

export async function listDueMailboxes(on: Queryable, now: Date): Promise<string[]> {
  const found = await on
    .select({ id: mailboxes.id })
    .from(mailboxes)
    .where(isDue(now))
    .orderBy(asc(mailboxes.nextCheckAt));
  return found.map(({ id }) => id);
}

/** Claims the mailbox for one process; `undefined` if it isn't due or another process has it. */
export async function claimMailbox(
  on: Queryable,
  { id, lease }: Lease,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<MailboxRow | undefined> {
  const [claimed] = await on
    .update(mailboxes)
    .set({ lease, leaseUntil: until })
    .where(and(eq(mailboxes.id, id), isDue(now)))
    .returning();
  return claimed;
}

/** Updates a mailbox under this lease; `false` if the lease was lost. */
export async function changeLeased(
  on: Queryable,
  { id, lease }: Lease,
  change: MailboxChange,
): Promise<boolean> {
  const changed = await on
    .update(mailboxes)
    .set(change)
    .where(and(eq(mailboxes.id, id), eq(mailboxes.lease, lease)))
    .returning({ id: mailboxes.id });
  return changed.length > 0;
}

/** Records that an email was processed, and how many resumes came with it. */
export function passEmail(
  transaction: Transaction,
  leased: Lease,
  email: {
    readonly uid: number;
    readonly receivedAt: Date | null;
    readonly isNew: boolean;
    readonly resumes: number;
  },
  leaseUntil: Date,
): Promise<boolean> {
  return changeLeased(transaction, leased, {
    lastUid: email.uid,
    leaseUntil,
    ...(email.receivedAt && {
      lastReceivedAt:
        sql`greatest(${mailboxes.lastReceivedAt}, ${email.receivedAt.toISOString()}::timestamptz)` as unknown as Date,
    }),
    emails: sql`${mailboxes.emails} + ${email.isNew ? 1 : 0}` as unknown as number,
    resumes: sql`${mailboxes.resumes} + ${email.resumes}` as unknown as number,
  });
}

/** Ends all leases. */
export async function forgetLeases(on: Queryable): Promise<void> {
  await on.update(mailboxes).set({ lease: null, leaseUntil: null }).where(isNotNull(mailboxes.lease));
}

/** Owners and recruiters, who can fix a mailbox. */
export async function listRecruiters(on: Queryable, organizationId: OrganizationId): Promise<string[]> {
  const found = await on
    .select({ id: memberships.userId })
    .from(memberships)
    .where(
      and(eq(memberships.organizationId, organizationId), inArray(memberships.role, ['owner', 'recruiter'])),
    );
  return found.map(({ id }) => id);
}

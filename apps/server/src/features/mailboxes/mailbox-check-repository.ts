import { count, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { mailboxAttachments, mailboxes } from './mailbox-tables.ts';

/** Maximum errors listed; the first show what is wrong. */
const maxErrors = 100;

/** Attachments that contradict their outcome, and mailboxes that contradict their state. */
export async function findUnfitMailboxes(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const [attachments] = await on.select({ total: count() }).from(mailboxAttachments);
  const [all] = await on.select({ total: count() }).from(mailboxes);
  const isKept = sql`${mailboxAttachments.outcome} in ('added', 'known')`;
  const unfit = await on
    .select({ id: mailboxAttachments.id })
    .from(mailboxAttachments)
    .where(
      sql`${isKept} <> (${mailboxAttachments.resumeId} is not null) or ${isKept} <> (${mailboxAttachments.reason} is null)`,
    )
    .limit(maxErrors);
  const odd = await on
    .select({ id: mailboxes.id })
    .from(mailboxes)
    .where(
      sql`(${mailboxes.pausedFor} is not null and not ${mailboxes.isPaused})
        or (${mailboxes.lease} is null) <> (${mailboxes.leaseUntil} is null)
        or (${mailboxes.uidValidity} is null and ${mailboxes.lastUid} > 0)`,
    )
    .limit(maxErrors);
  return {
    count: (attachments?.total ?? 0) + (all?.total ?? 0),
    errors: [...unfit, ...odd].map(({ id }) => id),
  };
}

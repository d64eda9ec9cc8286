import { and, count, countDistinct, eq, gt, lt, min, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { type DropReason, emailDrops, emailSends } from './limit-tables.ts';

/** Number of emails, and the time of the first one. */
export type EmailCount = { readonly count: number; readonly oldest: Date | null };

/** Serializes counting: otherwise two emails could take the last place. */
export async function lockSends(on: Queryable): Promise<void> {
  await on.execute(sql`select pg_advisory_xact_lock(7310020)`);
}

export async function hasSend(on: Queryable, id: string): Promise<boolean> {
  return (await on.select({ id: emailSends.id }).from(emailSends).where(eq(emailSends.id, id))).length > 0;
}

export async function addSend(on: Queryable, send: typeof emailSends.$inferInsert): Promise<void> {
  await on.insert(emailSends).values(send);
}

/** Emails since a time, to all addresses or to one. */
export async function countSends(
  on: Queryable,
  { receiverHash, since }: { readonly receiverHash?: string; readonly since: Date },
): Promise<EmailCount> {
  const isTo = receiverHash === undefined ? undefined : eq(emailSends.receiverHash, receiverHash);
  const [row] = await on
    .select({ count: count(), oldest: min(emailSends.sentAt) })
    .from(emailSends)
    .where(and(gt(emailSends.sentAt, since), isTo));
  return row ?? { count: 0, oldest: null };
}

/** Receivers, except one, to which a group or network of senders has caused emails since a time. */
export async function countReceivers(
  on: Queryable,
  of: {
    readonly groupHash?: string;
    readonly networkHash?: string;
    readonly receiverHash: string;
    readonly since: Date;
  },
): Promise<EmailCount> {
  const { groupHash, networkHash, receiverHash, sentAt } = emailSends;
  const [row] = await on
    .select({ count: countDistinct(receiverHash), oldest: min(sentAt) })
    .from(emailSends)
    .where(
      and(
        gt(sentAt, of.since),
        ne(receiverHash, of.receiverHash),
        of.groupHash === undefined ? undefined : eq(groupHash, of.groupHash),
        of.networkHash === undefined ? undefined : eq(networkHash, of.networkHash),
      ),
    );
  return row ?? { count: 0, oldest: null };
}

export async function addDrop(on: Queryable, hour: Date, reason: DropReason): Promise<void> {
  await on
    .insert(emailDrops)
    .values({ hour, reason, emails: 1 })
    .onConflictDoUpdate({
      target: [emailDrops.hour, emailDrops.reason],
      set: { emails: sql`${emailDrops.emails} + 1` },
    });
}

export async function takeDropsBefore(
  on: Queryable,
  hour: Date,
): Promise<(typeof emailDrops.$inferSelect)[]> {
  return on.delete(emailDrops).where(lt(emailDrops.hour, hour)).returning();
}

export async function deleteSendsBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(emailSends).where(lt(emailSends.sentAt, before));
}

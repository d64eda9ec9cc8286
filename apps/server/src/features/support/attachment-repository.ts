import { and, count, eq, inArray, isNull, lt, notInArray, sum } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { supportAttachments, supportMessages, supportTickets } from './support-tables.ts';

export type AttachmentRow = typeof supportAttachments.$inferSelect;

export async function insertAttachment(on: Queryable, attachment: AttachmentRow): Promise<void> {
  await on.insert(supportAttachments).values(attachment);
}

/** Binds files to their message; returns how many of them were the owner's and still unsent. */
export async function bindAttachments(
  on: Queryable,
  ownerId: string,
  messageId: string,
  ids: readonly string[],
): Promise<number> {
  const bound = await on
    .update(supportAttachments)
    .set({ messageId })
    .where(
      and(
        inArray(supportAttachments.id, [...ids]),
        eq(supportAttachments.ownerId, ownerId),
        isNull(supportAttachments.messageId),
      ),
    )
    .returning({ id: supportAttachments.id });
  return bound.length;
}

export function listAttachments(on: Queryable, messageIds: readonly string[]): Promise<AttachmentRow[]> {
  return on
    .select()
    .from(supportAttachments)
    .where(inArray(supportAttachments.messageId, [...messageIds]));
}

/** With the owner of its conversation; `null` before it is sent, and for a visitor's. */
export async function findAttachment(
  on: Queryable,
  id: string,
): Promise<{ attachment: AttachmentRow; askerId: string | null } | undefined> {
  const [found] = await on
    .select({ attachment: supportAttachments, askerId: supportTickets.userId })
    .from(supportAttachments)
    .leftJoin(supportMessages, eq(supportMessages.id, supportAttachments.messageId))
    .leftJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
    .where(eq(supportAttachments.id, id));
  return found;
}

/** Files that a user uploaded or received. */
export async function listAttachmentsAround(on: Queryable, userId: string): Promise<AttachmentRow[]> {
  const uploaded = await on.select().from(supportAttachments).where(eq(supportAttachments.ownerId, userId));
  const received = await on
    .select({ attachment: supportAttachments })
    .from(supportAttachments)
    .innerJoin(supportMessages, eq(supportMessages.id, supportAttachments.messageId))
    .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
    .where(eq(supportTickets.userId, userId));
  const byId = new Map(
    [...uploaded, ...received.map(({ attachment }) => attachment)].map((each) => [each.id, each]),
  );
  return [...byId.values()];
}

/** Deletes the rows of files that were never sent; returns their ids. */
export async function removeUnsentBefore(on: Queryable, before: Date): Promise<string[]> {
  const removed = await on
    .delete(supportAttachments)
    .where(and(isNull(supportAttachments.messageId), lt(supportAttachments.createdAt, before)))
    .returning({ id: supportAttachments.id });
  return removed.map(({ id }) => id);
}

/** Size of a user's attachments, including those not yet sent. */
export async function measureAttachments(
  on: Queryable,
  ownerId: string,
): Promise<{ files: number; bytes: number }> {
  const [held] = await on
    .select({ files: count(), bytes: sum(supportAttachments.bytes).mapWith(Number) })
    .from(supportAttachments)
    .where(eq(supportAttachments.ownerId, ownerId));
  return { files: held?.files ?? 0, bytes: held?.bytes ?? 0 };
}

export async function measureAttachmentsOfAllBut(
  on: Queryable,
  ownerIds: readonly string[],
): Promise<number> {
  const [held] = await on
    .select({ bytes: sum(supportAttachments.bytes).mapWith(Number) })
    .from(supportAttachments)
    .where(notInArray(supportAttachments.ownerId, [...ownerIds]));
  return held?.bytes ?? 0;
}

/** The ids among these that exist. */
export async function listKnownAttachmentIds(on: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await on
    .select({ id: supportAttachments.id })
    .from(supportAttachments)
    .where(inArray(supportAttachments.id, [...ids]));
  return rows.map(({ id }) => id);
}

export async function listAttachmentIds(on: Queryable): Promise<string[]> {
  const rows = await on.select({ id: supportAttachments.id }).from(supportAttachments);
  return rows.map(({ id }) => id);
}

import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { users } from '../accounts/users/user-tables.ts';
import { emailTemplates } from './candidate-email-tables.ts';

export type TemplateRow = typeof emailTemplates.$inferSelect;

/** One at a time changes which templates an account has, and sends emails: both are counted. */
export async function lockOwner(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}

/** By name, without regard to capitals. */
export function listTemplateRows(on: Queryable, ownerId: string): Promise<TemplateRow[]> {
  const { name, id } = emailTemplates;
  return on
    .select()
    .from(emailTemplates)
    .where(eq(emailTemplates.ownerId, ownerId))
    .orderBy(asc(sql`lower(${name})`), asc(id));
}

/** A user's own template, not a replacement of a shipped one. */
export async function findOwnTemplate(
  on: Queryable,
  ownerId: string,
  id: string,
): Promise<TemplateRow | undefined> {
  const [row] = await on.select().from(emailTemplates).where(isOwn(ownerId, id));
  return row;
}

export async function countOwnTemplates(on: Queryable, ownerId: string): Promise<number> {
  const [counted] = await on
    .select({ total: count() })
    .from(emailTemplates)
    .where(and(eq(emailTemplates.ownerId, ownerId), eq(emailTemplates.isShipped, false)));
  return counted?.total ?? 0;
}

export async function insertTemplate(on: Queryable, row: TemplateRow): Promise<void> {
  await on.insert(emailTemplates).values(row);
}

/** Replaces an earlier edit of the same shipped template. */
export async function saveShipped(on: Queryable, row: TemplateRow): Promise<void> {
  const { texts, updatedAt } = row;
  await on
    .insert(emailTemplates)
    .values(row)
    .onConflictDoUpdate({
      target: [emailTemplates.ownerId, emailTemplates.purpose],
      targetWhere: sql`is_shipped`,
      set: { texts, updatedAt },
    });
}

export async function updateOwnTemplate(on: Queryable, row: TemplateRow): Promise<void> {
  await on.update(emailTemplates).set(row).where(isOwn(row.ownerId, row.id));
}

export async function removeOwnTemplate(on: Queryable, ownerId: string, id: string): Promise<boolean> {
  const removed = await on
    .delete(emailTemplates)
    .where(isOwn(ownerId, id))
    .returning({ id: emailTemplates.id });
  return removed.length > 0;
}

export async function removeShipped(
  on: Queryable,
  ownerId: string,
  purpose: TemplateRow['purpose'],
): Promise<void> {
  await on
    .delete(emailTemplates)
    .where(
      and(
        eq(emailTemplates.ownerId, ownerId),
        eq(emailTemplates.isShipped, true),
        eq(emailTemplates.purpose, purpose),
      ),
    );
}

const isOwn = (ownerId: string, id: string) =>
  and(eq(emailTemplates.ownerId, ownerId), eq(emailTemplates.id, id), eq(emailTemplates.isShipped, false));

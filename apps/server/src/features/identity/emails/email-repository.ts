import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { identityEmails } from '../identity-tables.ts';
import { type EmailOrder, readStoredOrder, storedOrder } from './email-order.ts';

export type EmailRow = { readonly id: string; readonly order: EmailOrder; readonly createdAt: Date };

export async function insertEmail(on: Queryable, message: EmailRow): Promise<void> {
  await on.insert(identityEmails).values({ ...message, order: storedOrder(message.order) });
}

/** Locks the email until the transaction ends. */
export async function lockEmail(on: Queryable, id: string): Promise<EmailRow | undefined> {
  const [message] = await on.select().from(identityEmails).where(eq(identityEmails.id, id)).for('update');
  return message && { ...message, order: readStoredOrder(message.order) };
}

export async function deleteEmail(on: Queryable, id: string): Promise<void> {
  await on.delete(identityEmails).where(eq(identityEmails.id, id));
}

/** Unsent emails to an address. */
export async function deleteEmailsTo(on: Queryable, address: string): Promise<void> {
  await on.delete(identityEmails).where(sql`${identityEmails.order} ->> 'to' = ${address}`);
}

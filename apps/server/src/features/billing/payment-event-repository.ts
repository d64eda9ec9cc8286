import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { paymentEvents } from './billing-tables.ts';

type EventRow = typeof paymentEvents.$inferSelect;

export async function hasEvent(on: Queryable, id: string): Promise<boolean> {
  const rows = await on.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id));
  return rows.length > 0;
}

export async function keepEvent(on: Queryable, event: EventRow): Promise<void> {
  await on.insert(paymentEvents).values(event).onConflictDoNothing();
}

import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { paymentEvents } from '../billing-tables.ts';

type EventRow = typeof paymentEvents.$inferSelect;

export async function findEvent(on: Queryable, id: string): Promise<EventRow | null> {
  const [row] = await on.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  return row ?? null;
}

/** Which of these events are stored. */
export async function listEvents(on: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await on
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(inArray(paymentEvents.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** @returns whether it is new */
export async function keepEvent(on: Queryable, event: EventRow): Promise<boolean> {
  const kept = await on.insert(paymentEvents).values(event).onConflictDoNothing().returning();
  return kept.length > 0;
}

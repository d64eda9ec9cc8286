import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { paymentCustomers, subscriptions } from '../billing-tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function findSubscription(on: Queryable, ownerId: string): Promise<SubscriptionRow | null> {
  const [row] = await on.select().from(subscriptions).where(eq(subscriptions.ownerId, ownerId));
  return row ?? null;
}

/** Locks orders and plan changes of this user until the transaction ends. */
export async function lockPayer(on: Queryable, ownerId: string): Promise<void> {
  await on.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}

/** Locked until the transaction ends, also where there is none yet. */
export async function lockSubscription(on: Queryable, ownerId: string): Promise<SubscriptionRow | null> {
  await lockPayer(on, ownerId);
  const [row] = await on.select().from(subscriptions).where(eq(subscriptions.ownerId, ownerId)).for('update');
  return row ?? null;
}

export async function saveSubscription(on: Queryable, row: SubscriptionRow): Promise<void> {
  const { ownerId: _, ...change } = row;
  await on
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.ownerId, set: change });
}

/** Changes only the named columns, so that concurrent changes stay: a renewal, or a plan that an operator gives. */
export async function updateSubscription(
  on: Queryable,
  { ownerId, source }: Pick<SubscriptionRow, 'ownerId' | 'source'>,
  change: Partial<Pick<SubscriptionRow, 'status' | 'endsAtPeriodEnd' | 'periodEnd'>> &
    Pick<SubscriptionRow, 'updatedAt'>,
): Promise<void> {
  await on
    .update(subscriptions)
    .set(change)
    .where(and(eq(subscriptions.ownerId, ownerId), eq(subscriptions.source, source)));
}

/**
 * Stores a provider's answer unless a later one is stored.
 * @returns whether it was stored
 */
export async function saveSynced(
  on: Queryable,
  row: SubscriptionRow & { readonly syncedAt: Date },
): Promise<boolean> {
  const { ownerId: _, ...change } = row;
  const saved = await on
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.ownerId,
      set: change,
      setWhere: sql`${subscriptions.syncedAt} is null or ${subscriptions.syncedAt} <= ${row.syncedAt}`,
    })
    .returning({ ownerId: subscriptions.ownerId });
  return saved.length > 0;
}

export async function removeSubscription(on: Queryable, ownerId: string): Promise<void> {
  await on.delete(subscriptions).where(eq(subscriptions.ownerId, ownerId));
}

/** Whose period has ended. */
export async function listEnded(on: Queryable, now: Date): Promise<string[]> {
  const rows = await on
    .select({ ownerId: subscriptions.ownerId })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.periodEnd), lte(subscriptions.periodEnd, now)));
  return rows.map(({ ownerId }) => ownerId);
}

/** What a provider looks after and should have gone on or ended before a moment, by its ids there. */
export async function listLateAtProvider(on: Queryable, before: Date): Promise<string[]> {
  const { providerId, source, periodEnd } = subscriptions;
  const rows = await on
    .select({ providerId })
    .from(subscriptions)
    .where(and(eq(source, 'stripe'), lte(periodEnd, before)));
  return rows.flatMap((row) => row.providerId ?? []);
}

/** `null` for a deleted user. */
export async function findEmail(on: Queryable, ownerId: string): Promise<string | null> {
  const [row] = await on.select({ email: users.email }).from(users).where(eq(users.id, ownerId));
  return row?.email || null;
}

export async function findCustomer(on: Queryable, ownerId: string): Promise<string | null> {
  const [row] = await on.select().from(paymentCustomers).where(eq(paymentCustomers.ownerId, ownerId));
  return row?.providerId ?? null;
}

export async function findOwnerOfCustomer(on: Queryable, providerId: string): Promise<string | null> {
  const [row] = await on.select().from(paymentCustomers).where(eq(paymentCustomers.providerId, providerId));
  return row?.ownerId ?? null;
}

/** Keeps the first customer id; returns the stored one. */
export async function keepCustomer(
  on: Queryable,
  ownerId: string,
  providerId: string,
  createdAt: Date,
): Promise<string> {
  await on.insert(paymentCustomers).values({ ownerId, providerId, createdAt }).onConflictDoNothing();
  return (await findCustomer(on, ownerId)) ?? providerId;
}

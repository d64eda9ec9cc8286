import type { OrganizationId } from '@winnow/contracts';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { firstOwnerOf } from '../../organizations/first-owner.ts';
import { lockOrganization } from '../../organizations/lock-organization.ts';
import type { OwnedRow } from '../../organizations/organization-tables.ts';
import { paymentCustomers, subscriptions } from '../billing-tables.ts';

export type SubscriptionRow = OwnedRow<typeof subscriptions>;

export async function findSubscription(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<SubscriptionRow | null> {
  const [row] = await on.select().from(subscriptions).where(eq(subscriptions.organizationId, organizationId));
  return row ?? null;
}

/** Locks the subscription, even if there is none yet, until the transaction ends. */
export async function lockSubscription(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<SubscriptionRow | null> {
  await lockOrganization(on, organizationId);
  const [row] = await on
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, organizationId))
    .for('update');
  return row ?? null;
}

export async function saveSubscription(on: Queryable, row: SubscriptionRow): Promise<void> {
  const { organizationId: _, ...change } = row;
  await on
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.organizationId, set: change });
}

/** Changes only the named columns, so that concurrent changes, such as a renewal or an operator's, are kept. */
export async function updateSubscription(
  on: Queryable,
  { organizationId, source }: Pick<SubscriptionRow, 'organizationId' | 'source'>,
  change: Partial<Pick<SubscriptionRow, 'status' | 'endsAtPeriodEnd' | 'periodEnd'>> &
    Pick<SubscriptionRow, 'updatedAt'>,
): Promise<void> {
  await on
    .update(subscriptions)
    .set(change)
    .where(and(eq(subscriptions.organizationId, organizationId), eq(subscriptions.source, source)));
}

/**
 * Stores a provider's answer unless a later one is stored.
 * @returns whether it was stored
 */
export async function saveSynced(
  on: Queryable,
  row: SubscriptionRow & { readonly syncedAt: Date },
): Promise<boolean> {
  const { organizationId: _, ...change } = row;
  const saved = await on
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.organizationId,
      set: change,
      setWhere: sql`${subscriptions.syncedAt} is null or ${subscriptions.syncedAt} <= ${row.syncedAt}`,
    })
    .returning({ organizationId: subscriptions.organizationId });
  return saved.length > 0;
}

export async function removeSubscription(on: Queryable, organizationId: OrganizationId): Promise<void> {
  await on.delete(subscriptions).where(eq(subscriptions.organizationId, organizationId));
}

/** Organizations whose period has ended. */
export async function listEnded(on: Queryable, now: Date): Promise<OrganizationId[]> {
  const rows = await on
    .select({ organizationId: subscriptions.organizationId })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.periodEnd), lte(subscriptions.periodEnd, now)));
  return rows.map(({ organizationId }) => organizationId);
}

/** Provider ids of subscriptions that should have been renewed or ended before a time. */
export async function listLateAtProvider(on: Queryable, before: Date): Promise<string[]> {
  const { providerId, source, periodEnd } = subscriptions;
  const rows = await on
    .select({ providerId })
    .from(subscriptions)
    .where(and(eq(source, 'stripe'), lte(periodEnd, before)));
  return rows.flatMap((row) => row.providerId ?? []);
}

/** Email of the organization's first owner; `null` if the organization is gone. */
export async function findEmail(on: Queryable, organizationId: OrganizationId): Promise<string | null> {
  const [row] = await on
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, firstOwnerOf(organizationId)));
  return row?.email || null;
}

export async function findCustomer(on: Queryable, organizationId: OrganizationId): Promise<string | null> {
  const [row] = await on
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.organizationId, organizationId));
  return row?.providerId ?? null;
}

export async function findOwnerOfCustomer(on: Queryable, providerId: string): Promise<OrganizationId | null> {
  const [row] = await on.select().from(paymentCustomers).where(eq(paymentCustomers.providerId, providerId));
  return row?.organizationId ?? null;
}

/** Keeps the first customer id; returns the stored one. */
export async function keepCustomer(
  on: Queryable,
  organizationId: OrganizationId,
  providerId: string,
  createdAt: Date,
): Promise<string> {
  await on.insert(paymentCustomers).values({ organizationId, providerId, createdAt }).onConflictDoNothing();
  return (await findCustomer(on, organizationId)) ?? providerId;
}

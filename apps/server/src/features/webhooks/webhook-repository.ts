import type { OrganizationId } from '@winnow/contracts';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/database/cursor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../accounts/users/user-tables.ts';
import { memberships, organizations } from '../organizations/organization-tables.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from './webhook-tables.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type AttemptRow = typeof webhookAttempts.$inferSelect;

export function listEndpoints(on: Queryable, organizationId: OrganizationId): Promise<EndpointRow[]> {
  return on
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.organizationId, organizationId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

export function listEnabled(on: Queryable, organizationId: OrganizationId) {
  return on
    .select({ id: webhookEndpoints.id, eventTypes: webhookEndpoints.eventTypes })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.organizationId, organizationId), eq(webhookEndpoints.isEnabled, true)));
}

export async function findEndpoint(on: Queryable, organizationId: OrganizationId, id: string) {
  const [found] = await on
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.organizationId, organizationId), eq(webhookEndpoints.id, id)));
  return found;
}

/**
 * An endpoint of any organization, for tasks; with the organization's name. `undefined` if the organization is
 * suspended or deleted.
 */
export async function findEndpointToCall(on: Queryable, id: string) {
  const [found] = await on
    .select({ endpoint: webhookEndpoints, organization: organizations.name })
    .from(webhookEndpoints)
    .innerJoin(organizations, eq(organizations.id, webhookEndpoints.organizationId))
    .where(
      and(eq(webhookEndpoints.id, id), isNull(organizations.suspendedAt), isNull(organizations.deletedAt)),
    );
  return found;
}

export async function insertEndpoint(on: Queryable, row: EndpointRow): Promise<void> {
  await on.insert(webhookEndpoints).values(row);
}

export async function changeEndpoint(on: Queryable, id: string, change: Partial<EndpointRow>): Promise<void> {
  await on.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, id));
}

export async function deleteEndpoint(on: Queryable, id: string): Promise<void> {
  await on.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
}

export async function insertDeliveries(on: Queryable, rows: readonly DeliveryRow[]): Promise<void> {
  if (rows.length > 0) await on.insert(webhookDeliveries).values([...rows]);
}

/** The newest delivery of each endpoint. */
export async function listLastDeliveries(on: Queryable, endpointIds: readonly string[]) {
  if (endpointIds.length === 0) return [];
  return on
    .selectDistinctOn([webhookDeliveries.endpointId], {
      endpointId: webhookDeliveries.endpointId,
      at: webhookDeliveries.createdAt,
      state: webhookDeliveries.state,
    })
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.endpointId, [...endpointIds]))
    .orderBy(webhookDeliveries.endpointId, desc(webhookDeliveries.createdAt));
}

export function listDeliveries(
  on: Queryable,
  endpointId: string,
  { after, limit }: { readonly after?: Cursor | undefined; readonly limit: number },
): Promise<DeliveryRow[]> {
  const { createdAt, id } = webhookDeliveries;
  return on
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        after &&
          or(
            lt(createdAt, new Date(after.value)),
            and(eq(createdAt, new Date(after.value)), lt(id, after.id)),
          ),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
}

export async function findDelivery(on: Queryable, endpointId: string, id: string) {
  const [found] = await on
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.id, id)));
  return found;
}

export async function listAttempts(on: Queryable, deliveryIds: readonly string[]): Promise<AttemptRow[]> {
  if (deliveryIds.length === 0) return [];
  return on
    .select()
    .from(webhookAttempts)
    .where(inArray(webhookAttempts.deliveryId, [...deliveryIds]))
    .orderBy(asc(webhookAttempts.number));
}

export async function insertAttempt(on: Queryable, row: AttemptRow): Promise<void> {
  await on.insert(webhookAttempts).values(row);
}

const ofEndpoint = (endpointId: string) =>
  and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'pending'));
const isFree = (now: Date) =>
  or(isNull(webhookDeliveries.claimedUntil), lte(webhookDeliveries.claimedUntil, now));

type Claim = { readonly now: Date; readonly until: Date; readonly atOnce: number };

/** Claims the longest due delivery for this process; `undefined` if there is none, or enough are in progress. */
export async function claimDelivery(
  on: Queryable,
  endpointId: string,
  { now, until, atOnce }: Claim,
): Promise<DeliveryRow | undefined> {
  const [underWay] = await on
    .select({ deliveries: count() })
    .from(webhookDeliveries)
    .where(and(ofEndpoint(endpointId), gt(webhookDeliveries.claimedUntil, now)));
  if ((underWay?.deliveries ?? 0) >= atOnce) return undefined;
  const next = on
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(ofEndpoint(endpointId), lte(webhookDeliveries.nextAttemptAt, now), isFree(now)))
    .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await on
    .update(webhookDeliveries)
    .set({ claimedUntil: until })
    .where(eq(webhookDeliveries.id, sql`(${next})`))
    .returning();
  return claimed;
}

/** Records an attempt, unless the delivery was canceled meanwhile. */
export async function endAttempt(on: Queryable, id: string, change: Partial<DeliveryRow>): Promise<void> {
  await on
    .update(webhookDeliveries)
    .set({ ...change, claimedUntil: null })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'pending')));
}

export async function cancelDeliveries(on: Queryable, endpointId: string): Promise<void> {
  await on
    .update(webhookDeliveries)
    .set({ state: 'canceled', nextAttemptAt: null, claimedUntil: null })
    .where(ofEndpoint(endpointId));
}

/** Endpoints with due deliveries. */
export async function listDueEndpoints(on: Queryable, now: Date): Promise<string[]> {
  const found = await on
    .selectDistinct({ id: webhookDeliveries.endpointId })
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.state, 'pending'), lte(webhookDeliveries.nextAttemptAt, now), isFree(now)),
    );
  return found.map(({ id }) => id);
}

/** Releases all claims. */
export async function forgetClaims(on: Queryable): Promise<void> {
  await on
    .update(webhookDeliveries)
    .set({ claimedUntil: null })
    .where(eq(webhookDeliveries.state, 'pending'));
}

export async function deleteDeliveriesBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}

/** Owners and admins, who may change endpoints. */
export async function listManagers(on: Queryable, organizationId: OrganizationId): Promise<string[]> {
  const found = await on
    .select({ id: memberships.userId })
    .from(memberships)
    .where(
      and(eq(memberships.organizationId, organizationId), inArray(memberships.role, ['owner', 'admin'])),
    );
  return found.map(({ id }) => id);
}

/** `undefined` if the user no longer exists, or is no longer an owner or admin. */
export async function findManagerEmail(on: Queryable, organizationId: OrganizationId, userId: string) {
  const [found] = await on
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        eq(memberships.userId, userId),
        inArray(memberships.role, ['owner', 'admin']),
        isNull(users.deletedAt),
      ),
    );
  return found?.email || undefined;
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { identityDevices } from '../identity-tables.ts';

export type DeviceRow = typeof identityDevices.$inferSelect;

/** The one seen last first. */
export async function listDevices(on: Queryable, userId: string): Promise<DeviceRow[]> {
  return on
    .select()
    .from(identityDevices)
    .where(eq(identityDevices.userId, userId))
    .orderBy(desc(identityDevices.lastSeenAt));
}

/** Does nothing where the account knows the cookie, as after two sign-ins at once. */
export async function insertDevice(on: Queryable, device: DeviceRow): Promise<void> {
  await on.insert(identityDevices).values(device).onConflictDoNothing();
}

export async function updateDevice(on: Queryable, id: string, change: Partial<DeviceRow>): Promise<void> {
  await on.update(identityDevices).set(change).where(eq(identityDevices.id, id));
}

export async function deleteDevices(on: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await on.delete(identityDevices).where(inArray(identityDevices.id, [...ids]));
}

export async function hasDevice(on: Queryable, userId: string, cookieHash: string): Promise<boolean> {
  const isIt = and(eq(identityDevices.userId, userId), eq(identityDevices.cookieHash, cookieHash));
  return (await on.select({ id: identityDevices.id }).from(identityDevices).where(isIt)).length > 0;
}

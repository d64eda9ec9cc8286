import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { identityDevices, identityUsers } from '../identity-tables.ts';

export type DeviceRow = typeof identityDevices.$inferSelect;

/** How an account was named: by address, number or id. */
export type AccountName = { readonly kind: 'email' | 'phone' | 'id'; readonly value: string };

/** Most recently seen first. */
export async function listDevices(on: Queryable, userId: string): Promise<DeviceRow[]> {
  return on
    .select()
    .from(identityDevices)
    .where(eq(identityDevices.userId, userId))
    .orderBy(desc(identityDevices.lastSeenAt));
}

/** Does nothing if the account already has the cookie, such as after two sign-ins at once. */
export async function insertDevice(on: Queryable, device: DeviceRow): Promise<void> {
  await on.insert(identityDevices).values(device).onConflictDoNothing();
}

export async function updateDevice(on: Queryable, id: string, change: Partial<DeviceRow>): Promise<void> {
  await on.update(identityDevices).set(change).where(eq(identityDevices.id, id));
}

export async function deleteDevices(on: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await on.delete(identityDevices).where(inArray(identityDevices.id, [...ids]));
}

/** Marks devices as trusted since a time; `null` ends the trust. Without a hash, all devices of the account. */
export async function trustDevices(
  on: Queryable,
  of: { readonly userId: string; readonly cookieHash?: string },
  trustedAt: Date | null,
): Promise<void> {
  const { userId, cookieHash } = identityDevices;
  const isIt = of.cookieHash === undefined ? undefined : eq(cookieHash, of.cookieHash);
  await on
    .update(identityDevices)
    .set({ trustedAt })
    .where(and(eq(userId, of.userId), isIt));
}

/** Finds a device of the account on which a sign-in was completed. */
export async function findTrustedDevice(
  on: Queryable,
  account: AccountName,
  cookieHash: string,
): Promise<{ id: string } | undefined> {
  const [device] = await on
    .select({ id: identityDevices.id })
    .from(identityDevices)
    .innerJoin(identityUsers, eq(identityUsers.id, identityDevices.userId))
    .where(
      and(
        eq(identityUsers[account.kind], account.value),
        eq(identityDevices.cookieHash, cookieHash),
        isNotNull(identityDevices.trustedAt),
      ),
    );
  return device;
}

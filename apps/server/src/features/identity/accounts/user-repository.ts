import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import type { JsonObject } from '../http/json-object.ts';
import {
  type EventDetails,
  identityAudit,
  identityDevices,
  identityFactors,
  identityIdentities,
  identityPasskeys,
  identityRecoveryCodes,
  identityUsers,
  profiles,
} from '../identity-tables.ts';
import { deleteGrantsOf } from '../oauth-server/grant-repository.ts';
import type { Account, Identity, NewUser, User } from './account.ts';

export async function findUser(on: Queryable, id: string): Promise<User | undefined> {
  const [user] = await on.select().from(identityUsers).where(eq(identityUsers.id, id));
  return user;
}

/** As `findUser`, and locks the row until the transaction ends. */
export async function lockUser(on: Queryable, id: string): Promise<User | undefined> {
  const [user] = await on.select().from(identityUsers).where(eq(identityUsers.id, id)).for('update');
  return user;
}

/** By email address in lower case, or by phone number. */
export async function findUserBy(
  on: Queryable,
  kind: 'email' | 'phone',
  value: string,
): Promise<User | undefined> {
  const [user] = await on.select().from(identityUsers).where(eq(identityUsers[kind], value));
  return user;
}

/** `undefined` if the address, number or id is taken. Also creates the profile. */
export async function insertUser(on: Queryable, user: NewUser): Promise<User | undefined> {
  const [inserted] = await on.insert(identityUsers).values(user).onConflictDoNothing().returning();
  if (inserted) await on.insert(profiles).values({ id: inserted.id });
  return inserted;
}

export async function updateUser(on: Queryable, id: string, change: Partial<NewUser>): Promise<void> {
  await on.update(identityUsers).set(change).where(eq(identityUsers.id, id));
}

export async function deleteUser(on: Queryable, id: string): Promise<boolean> {
  const removed = await on.delete(identityUsers).where(eq(identityUsers.id, id)).returning();
  return removed.length > 0;
}

/** Removes external identities: afterwards only a password signs in as this user. */
export async function deleteFactorsAndIdentities(on: Queryable, userId: string): Promise<void> {
  await on.delete(identityIdentities).where(eq(identityIdentities.userId, userId));
  await on.delete(identityFactors).where(eq(identityFactors.userId, userId));
  await on.delete(identityPasskeys).where(eq(identityPasskeys.userId, userId));
  await on.delete(identityDevices).where(eq(identityDevices.userId, userId));
  await deleteGrantsOf(on, userId);
  await on.delete(identityRecoveryCodes).where(eq(identityRecoveryCodes.userId, userId));
}

/** Removes personal data that refers to a user. */
export async function deleteProfileAndFactors(on: Queryable, userId: string): Promise<void> {
  await deleteFactorsAndIdentities(on, userId);
  await on.delete(profiles).where(eq(profiles.id, userId));
}

/** Newest first. */
export async function listUsers(on: Queryable, page: { limit: number; offset: number }): Promise<User[]> {
  return on
    .select()
    .from(identityUsers)
    .orderBy(desc(identityUsers.createdAt), desc(identityUsers.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countUsers(on: Queryable): Promise<number> {
  const [row] = await on.select({ users: count() }).from(identityUsers);
  return row?.users ?? 0;
}

export async function findAccount(on: Queryable, id: string): Promise<Account | undefined> {
  const user = await findUser(on, id);
  return user && loadAccount(on, user);
}

export async function loadAccount(on: Queryable, user: User): Promise<Account> {
  const identities = await on
    .select()
    .from(identityIdentities)
    .where(eq(identityIdentities.userId, user.id))
    .orderBy(identityIdentities.createdAt);
  const factors = await on
    .select()
    .from(identityFactors)
    .where(eq(identityFactors.userId, user.id))
    .orderBy(identityFactors.createdAt);
  return { user, identities, factors };
}

export async function findIdentity(
  on: Queryable,
  provider: string,
  providerId: string,
): Promise<Identity | undefined> {
  const isTheirs = and(
    eq(identityIdentities.provider, provider),
    eq(identityIdentities.providerId, providerId),
  );
  const [identity] = await on.select().from(identityIdentities).where(isTheirs);
  return identity;
}

export async function insertIdentity(on: Queryable, identity: Identity): Promise<void> {
  await on.insert(identityIdentities).values(identity);
}

/** Records a sign-in with the identity, and its current claims. */
export async function renewIdentity(
  on: Queryable,
  id: string,
  { email, identityData, now }: Pick<Identity, 'email' | 'identityData'> & { now: Date },
): Promise<void> {
  await on
    .update(identityIdentities)
    .set({ email, identityData, lastSignInAt: now, updatedAt: now })
    .where(eq(identityIdentities.id, id));
}

/** Creates or updates the identity of an address or number. */
export async function saveOwnIdentity(
  on: Queryable,
  of: { userId: string; provider: 'email' | 'phone'; email: string | null; data: JsonObject; now: Date },
): Promise<void> {
  const { userId, provider, email, data, now } = of;
  await on
    .insert(identityIdentities)
    .values({
      id: randomUUID(),
      userId,
      provider,
      providerId: userId,
      email,
      identityData: data,
      lastSignInAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [identityIdentities.provider, identityIdentities.providerId],
      set: { email, identityData: data, updatedAt: now },
    });
}

/** Adds an audit entry for an account. */
export async function recordEvent(
  on: Queryable,
  event: {
    userId: string | null;
    event: string;
    address: string | null;
    happenedAt: Date;
    details?: EventDetails;
  },
): Promise<void> {
  await on.insert(identityAudit).values({ id: randomUUID(), ...event });
}

/** Number of audit entries of a kind for an account since a time. */
export async function countEvents(
  on: Queryable,
  { userId, event, since }: { readonly userId: string; readonly event: string; readonly since: Date },
): Promise<number> {
  const isOne = and(
    eq(identityAudit.userId, userId),
    eq(identityAudit.event, event),
    gt(identityAudit.happenedAt, since),
  );
  const [row] = await on.select({ events: count() }).from(identityAudit).where(isOne);
  return row?.events ?? 0;
}

/** Newest first. */
export async function listEvents(
  on: Queryable,
  userId: string,
): Promise<(typeof identityAudit.$inferSelect)[]> {
  return on
    .select()
    .from(identityAudit)
    .where(eq(identityAudit.userId, userId))
    .orderBy(desc(identityAudit.happenedAt));
}

/** Removes the network addresses from a user's events; the events stay. */
export async function forgetVisits(on: Queryable, userId: string): Promise<void> {
  await on.update(identityAudit).set({ address: null }).where(eq(identityAudit.userId, userId));
}

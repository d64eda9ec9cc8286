import { and, desc, eq, getTableColumns, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { identityUsers } from '../identity-tables.ts';
import {
  type OauthGrant,
  type OauthSession,
  oauthClients,
  oauthGrants,
  oauthRequests,
  oauthSessions,
} from './oauth-tables.ts';

/** Adds the scopes to the user's grant for the app. */
export async function saveGrant(on: Queryable, grant: OauthGrant): Promise<OauthGrant> {
  const [saved] = await on
    .insert(oauthGrants)
    .values(grant)
    .onConflictDoUpdate({
      target: [oauthGrants.userId, oauthGrants.clientId],
      set: {
        scopes: sql`array(select distinct unnest(${oauthGrants.scopes} || excluded.scopes) order by 1)`,
        grantedAt: grant.grantedAt,
      },
    })
    .returning();
  return saved ?? grant;
}

export async function findGrant(
  on: Queryable,
  userId: string,
  clientId: string,
): Promise<OauthGrant | undefined> {
  const [grant] = await on
    .select()
    .from(oauthGrants)
    .where(and(eq(oauthGrants.userId, userId), eq(oauthGrants.clientId, clientId)));
  return grant;
}

/** Newest first. */
export async function listGrants(on: Queryable, userId: string) {
  return on
    .select({ grant: getTableColumns(oauthGrants), client: getTableColumns(oauthClients) })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(eq(oauthGrants.userId, userId))
    .orderBy(desc(oauthGrants.grantedAt));
}

/** Also ends its tokens and unused codes. */
export async function deleteGrant(on: Queryable, userId: string, clientId: string): Promise<boolean> {
  const deleted = await on
    .delete(oauthGrants)
    .where(and(eq(oauthGrants.userId, userId), eq(oauthGrants.clientId, clientId)))
    .returning();
  await on
    .delete(oauthRequests)
    .where(and(eq(oauthRequests.userId, userId), eq(oauthRequests.clientId, clientId)));
  return deleted.length > 0;
}

/** Codes first: this waits for an exchange in progress, whose tokens then exist and are ended as well. */
export async function deleteAccessOfAssistant(on: Queryable, assistantId: string): Promise<void> {
  await on.delete(oauthRequests).where(eq(oauthRequests.assistantId, assistantId));
  const ended = await on
    .delete(oauthSessions)
    .where(eq(oauthSessions.assistantId, assistantId))
    .returning({ grantId: oauthSessions.grantId });
  if (ended.length === 0) return;
  const isUnused = and(
    inArray(
      oauthGrants.id,
      ended.map(({ grantId }) => grantId),
    ),
    notExists(
      on.select({ one: sql`1` }).from(oauthSessions).where(eq(oauthSessions.grantId, oauthGrants.id)),
    ),
    notExists(
      on
        .select({ one: sql`1` })
        .from(oauthRequests)
        .where(
          and(
            eq(oauthRequests.userId, oauthGrants.userId),
            eq(oauthRequests.clientId, oauthGrants.clientId),
            eq(oauthRequests.status, 'approved'),
            isNull(oauthRequests.usedAt),
          ),
        ),
    ),
  );
  await on.delete(oauthGrants).where(isUnused);
}

/** The assistants among these that still have tokens or a code. */
export async function listAssistantsWithAccess(on: Queryable, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const sessions = await on
    .selectDistinct({ id: oauthSessions.assistantId })
    .from(oauthSessions)
    .where(inArray(oauthSessions.assistantId, [...ids]));
  const codes = await on
    .selectDistinct({ id: oauthRequests.assistantId })
    .from(oauthRequests)
    .where(and(inArray(oauthRequests.assistantId, [...ids]), isNull(oauthRequests.usedAt)));
  return new Set([...sessions, ...codes].flatMap(({ id }) => id ?? []));
}

/** Ends the access of all apps to a user. */
export async function deleteGrantsOf(on: Queryable, userId: string): Promise<void> {
  await on.delete(oauthGrants).where(eq(oauthGrants.userId, userId));
  await on.delete(oauthRequests).where(eq(oauthRequests.userId, userId));
}

/** Records when the app used its access, to the minute. */
export async function markGrantUsed(on: Queryable, id: string, now: Date): Promise<void> {
  const isOlder = or(
    isNull(oauthGrants.lastUsedAt),
    lt(oauthGrants.lastUsedAt, new Date(now.getTime() - 60_000)),
  );
  await on
    .update(oauthGrants)
    .set({ lastUsedAt: now })
    .where(and(eq(oauthGrants.id, id), isOlder));
}

export async function insertOauthSession(on: Queryable, session: OauthSession): Promise<void> {
  await on.insert(oauthSessions).values(session);
}

/** Locks the session until the transaction ends. */
export async function lockOauthSession(on: Queryable, id: string) {
  const [found] = await on
    .select({ session: getTableColumns(oauthSessions), grant: getTableColumns(oauthGrants) })
    .from(oauthSessions)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthSessions.grantId))
    .where(eq(oauthSessions.id, id))
    .for('update', { of: oauthSessions });
  return found;
}

/** A session with its grant and user, in one query. */
export async function findOauthSession(on: Queryable, id: string) {
  const [found] = await on
    .select({
      session: getTableColumns(oauthSessions),
      grant: getTableColumns(oauthGrants),
      user: getTableColumns(identityUsers),
    })
    .from(oauthSessions)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthSessions.grantId))
    .innerJoin(identityUsers, eq(identityUsers.id, oauthGrants.userId))
    .where(eq(oauthSessions.id, id));
  return found;
}

export async function updateOauthSession(
  on: Queryable,
  id: string,
  change: Partial<OauthSession>,
): Promise<void> {
  await on.update(oauthSessions).set(change).where(eq(oauthSessions.id, id));
}

export async function deleteOauthSession(on: Queryable, id: string): Promise<void> {
  await on.delete(oauthSessions).where(eq(oauthSessions.id, id));
}

/** Removes sessions that can't be renewed any more. */
export async function deleteEndedOauthSessions(
  on: Queryable,
  { begunBefore, idleSince }: { readonly begunBefore: Date; readonly idleSince: Date },
): Promise<void> {
  await on
    .delete(oauthSessions)
    .where(or(lt(oauthSessions.createdAt, begunBefore), lt(oauthSessions.refreshedAt, idleSince)));
}

import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { identitySessions } from '../identity-tables.ts';

export type SessionRow = typeof identitySessions.$inferSelect;

export async function insertSession(on: Queryable, session: SessionRow): Promise<void> {
  await on.insert(identitySessions).values(session);
}

export async function findSession(on: Queryable, id: string): Promise<SessionRow | undefined> {
  const [session] = await on.select().from(identitySessions).where(eq(identitySessions.id, id));
  return session;
}

/** Like `findSession`, and locks the session until the transaction ends. */
export async function lockSession(on: Queryable, id: string): Promise<SessionRow | undefined> {
  const [session] = await on.select().from(identitySessions).where(eq(identitySessions.id, id)).for('update');
  return session;
}

export async function updateSession(on: Queryable, id: string, change: Partial<SessionRow>): Promise<void> {
  await on.update(identitySessions).set(change).where(eq(identitySessions.id, id));
}

export async function deleteSession(on: Queryable, id: string): Promise<void> {
  await on.delete(identitySessions).where(eq(identitySessions.id, id));
}

/** `false` if the user has no such session. */
export async function deleteSessionOf(on: Queryable, userId: string, id: string): Promise<boolean> {
  const isTheirs = and(eq(identitySessions.id, id), eq(identitySessions.userId, userId));
  return (await on.delete(identitySessions).where(isTheirs).returning()).length > 0;
}

export async function listSessionsOf(on: Queryable, userId: string): Promise<SessionRow[]> {
  return on
    .select()
    .from(identitySessions)
    .where(eq(identitySessions.userId, userId))
    .orderBy(desc(identitySessions.refreshedAt));
}

/** Records once that the tokens of a refresh arrived, unless the session was refreshed since. */
export async function markAnswerUsed(
  on: Queryable,
  { id, refreshCounter, answerUsedAt }: Pick<SessionRow, 'id' | 'refreshCounter' | 'answerUsedAt'>,
): Promise<void> {
  const isAnswered = and(eq(identitySessions.id, id), eq(identitySessions.refreshCounter, refreshCounter));
  await on.update(identitySessions).set({ answerUsedAt }).where(isAnswered);
}

/** Ends all of a user's sessions, except the one named; returns how many. */
export async function deleteSessionsOf(on: Queryable, userId: string, except?: string): Promise<number> {
  const ofUser = eq(identitySessions.userId, userId);
  const ended = await on
    .delete(identitySessions)
    .where(except === undefined ? ofUser : and(ofUser, ne(identitySessions.id, except)))
    .returning({ id: identitySessions.id });
  return ended.length;
}

/** Ends a user's sessions that began at a provider. */
export async function deleteSessionsAtProvider(
  on: Queryable,
  userId: string,
  provider: string,
): Promise<void> {
  const began = sql`${identitySessions.amr} @> ${JSON.stringify([{ provider }])}::jsonb`;
  await on.delete(identitySessions).where(and(eq(identitySessions.userId, userId), began));
}

/** Ends a user's sessions without a second factor. */
export async function deleteWeakSessionsOf(on: Queryable, userId: string): Promise<void> {
  await on
    .delete(identitySessions)
    .where(and(eq(identitySessions.userId, userId), eq(identitySessions.aal, 'aal1')));
}

export async function listSessionsOfFactor(on: Queryable, factorId: string): Promise<SessionRow[]> {
  return on.select().from(identitySessions).where(eq(identitySessions.factorId, factorId));
}

/** Ends the sessions that began with a passkey, except the one named. */
export async function deleteSessionsOfFactor(
  on: Queryable,
  { userId, factorId, except }: { userId: string; factorId: string; except: string | null },
): Promise<void> {
  const isOfIt = and(eq(identitySessions.userId, userId), eq(identitySessions.factorId, factorId));
  await on
    .delete(identitySessions)
    .where(except === null ? isOfIt : and(isOfIt, ne(identitySessions.id, except)));
}

/** Signs all users out; returns the number of sessions. */
export async function deleteAllSessions(on: Queryable): Promise<number> {
  return (await on.delete(identitySessions).returning({ id: identitySessions.id })).length;
}

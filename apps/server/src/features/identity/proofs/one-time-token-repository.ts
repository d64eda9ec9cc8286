import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { dayMs } from '../../../platform/clock/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { identityFlowStates, identityOneTimeTokens } from '../identity-tables.ts';

export type OneTimeTokenRow = typeof identityOneTimeTokens.$inferSelect;
export type FlowStateRow = typeof identityFlowStates.$inferSelect;

/** Replaces the user's last token of the same kind. */
export async function saveOneTimeToken(on: Queryable, token: OneTimeTokenRow): Promise<void> {
  await on
    .insert(identityOneTimeTokens)
    .values(token)
    .onConflictDoUpdate({
      target: [identityOneTimeTokens.userId, identityOneTimeTokens.kind],
      set: token,
    });
}

export async function lockTokenByHash(
  on: Queryable,
  tokenHash: string,
): Promise<OneTimeTokenRow | undefined> {
  const [token] = await on
    .select()
    .from(identityOneTimeTokens)
    .where(eq(identityOneTimeTokens.tokenHash, tokenHash))
    .for('update');
  return token;
}

/** Tokens of these kinds that were sent to an address. */
export async function lockTokensSentTo(
  on: Queryable,
  sentTo: string,
  kinds: readonly string[],
): Promise<OneTimeTokenRow[]> {
  return on
    .select()
    .from(identityOneTimeTokens)
    .where(and(eq(identityOneTimeTokens.sentTo, sentTo), inArray(identityOneTimeTokens.kind, [...kinds])))
    .for('update');
}

export async function countWrongCode(on: Queryable, { userId, kind }: OneTimeTokenRow): Promise<void> {
  await on
    .update(identityOneTimeTokens)
    .set({ attempts: sql`${identityOneTimeTokens.attempts} + 1` })
    .where(and(eq(identityOneTimeTokens.userId, userId), eq(identityOneTimeTokens.kind, kind)));
}

export async function deleteOneTimeToken(on: Queryable, userId: string, kind: string): Promise<void> {
  await on
    .delete(identityOneTimeTokens)
    .where(and(eq(identityOneTimeTokens.userId, userId), eq(identityOneTimeTokens.kind, kind)));
}

export async function deleteOneTimeTokensOf(on: Queryable, userId: string): Promise<void> {
  await on.delete(identityOneTimeTokens).where(eq(identityOneTimeTokens.userId, userId));
}

export async function insertFlowState(on: Queryable, state: FlowStateRow): Promise<void> {
  // Unused tokens are cleared when new ones are created.
  const dayAgo = new Date(state.createdAt.getTime() - dayMs);
  await on.delete(identityFlowStates).where(lt(identityFlowStates.createdAt, dayAgo));
  await on.insert(identityFlowStates).values(state);
}

export async function issueAuthCode(
  on: Queryable,
  id: string,
  issue: { userId: string; authCodeHash: string; authCodeIssuedAt: Date },
): Promise<boolean> {
  const updated = await on
    .update(identityFlowStates)
    .set(issue)
    .where(eq(identityFlowStates.id, id))
    .returning();
  return updated.length > 0;
}

/** Deletes and returns the flow: its code is valid once. */
export async function takeFlowState(on: Queryable, authCodeHash: string): Promise<FlowStateRow | undefined> {
  const [state] = await on
    .delete(identityFlowStates)
    .where(eq(identityFlowStates.authCodeHash, authCodeHash))
    .returning();
  return state;
}

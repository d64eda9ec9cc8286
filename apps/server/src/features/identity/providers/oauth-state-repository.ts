import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { identityOauthStates } from '../identity-tables.ts';

export type OauthStateRow = typeof identityOauthStates.$inferSelect;

export async function insertOauthState(on: Queryable, state: OauthStateRow): Promise<void> {
  await on.insert(identityOauthStates).values(state);
}

/** Deletes and returns the state, only for the browser that started: it is valid once. */
export async function takeOauthState(
  on: Queryable,
  { stateHash, browserHash, notBefore }: { stateHash: string; browserHash: string; notBefore: Date },
): Promise<OauthStateRow | undefined> {
  const [state] = await on
    .delete(identityOauthStates)
    .where(
      and(
        eq(identityOauthStates.stateHash, stateHash),
        eq(identityOauthStates.browserHash, browserHash),
        gt(identityOauthStates.createdAt, notBefore),
      ),
    )
    .returning();
  return state;
}

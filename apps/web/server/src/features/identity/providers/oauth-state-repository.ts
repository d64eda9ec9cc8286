import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { identityOauthStates } from '../identity-tables.ts';

export type OauthStateRow = typeof identityOauthStates.$inferSelect;

export async function insertOauthState(on: Queryable, state: OauthStateRow): Promise<void> {
  await on.insert(identityOauthStates).values(state);
}

/** Takes the state out of the table, for the browser that began alone: it is good once. */
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

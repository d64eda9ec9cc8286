import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { identityFailures } from '../identity-tables.ts';
import type { FailureKind } from './failure-policy.ts';

export type FailureRow = typeof identityFailures.$inferSelect;

/** Which count an attempt belongs to. */
export type FailureKey = Pick<FailureRow, 'accountHash' | 'kind' | 'scope'>;

/** The row of a key, created if missing and locked until the transaction ends. */
export async function openFailures(
  on: Queryable,
  key: FailureKey,
  { userId, now }: { readonly userId: string | null; readonly now: Date },
): Promise<FailureRow> {
  const [row] = await on
    .insert(identityFailures)
    .values({
      ...key,
      userId,
      failures: 0,
      countedSince: now,
      waits: 0,
      blockedUntil: null,
      total: 0,
      lastFailedAt: now,
      noticedAt: null,
      unrecorded: 0,
      unrecordedSince: now,
    })
    .onConflictDoUpdate({
      target: [identityFailures.accountHash, identityFailures.kind, identityFailures.scope],
      // The address may have a new owner by now.
      set: { userId },
    })
    .returning();
  if (!row) throw new Error('A count of failures was neither made nor found.');
  return row;
}

/** Like `openFailures`, but never creates a row. */
export async function lockFailures(on: Queryable, key: FailureKey): Promise<FailureRow | undefined> {
  const [row] = await on.select().from(identityFailures).where(isKey(key)).for('update');
  return row;
}

export async function findFailures(on: Queryable, key: FailureKey): Promise<FailureRow | undefined> {
  const [row] = await on.select().from(identityFailures).where(isKey(key));
  return row;
}

export async function updateFailures(
  on: Queryable,
  key: FailureKey,
  change: Partial<FailureRow>,
): Promise<void> {
  await on.update(identityFailures).set(change).where(isKey(key));
}

/** Clears an account's failure counts from all places; pending log entries stay. */
export async function forgiveFailures(on: Queryable, accountHash: string, kind: FailureKind): Promise<void> {
  await on
    .update(identityFailures)
    .set({ failures: 0, waits: 0, blockedUntil: null, total: 0 })
    .where(and(eq(identityFailures.accountHash, accountHash), eq(identityFailures.kind, kind)));
}

/** Failures before a time without an audit entry, by account and kind; unknown accounts are counted together. */
export async function takeUnrecorded(
  on: Queryable,
  before: Date,
): Promise<{ userId: string | null; kind: FailureKind; failures: number; since: Date }[]> {
  const rows = await queryRows<{ userId: string | null; kind: FailureKind; failures: number; since: number }>(
    on,
    sql`with taken as (
          select account_hash, kind, scope, user_id, unrecorded, unrecorded_since from ${identityFailures}
          where unrecorded > 0 and unrecorded_since < ${before.toISOString()}::timestamptz for update
        ), cleared as (
          update ${identityFailures} counted set unrecorded = 0 from taken
          where counted.account_hash = taken.account_hash and counted.kind = taken.kind
            and counted.scope = taken.scope
        )
        select user_id as "userId", kind, sum(unrecorded)::int as failures,
          (extract(epoch from min(unrecorded_since)) * 1000)::float as since
        from taken group by user_id, kind order by kind, user_id`,
  );
  return rows.map((row) => ({ ...row, since: new Date(Math.round(row.since)) }));
}

/**
 * Removes rows without effect: no wait, window or doubling depends on them. Those of second factors are kept, since
 * their ceiling never resets.
 */
export async function deleteFailures(
  on: Queryable,
  { calmSince, quietSince }: { readonly calmSince: Date; readonly quietSince: Date },
): Promise<void> {
  const { lastFailedAt, waits, kind, unrecorded } = identityFailures;
  const isOver = or(and(lt(lastFailedAt, calmSince), eq(waits, 0)), lt(lastFailedAt, quietSince));
  await on.delete(identityFailures).where(and(isOver, ne(kind, 'factor'), eq(unrecorded, 0)));
}

function isKey({ accountHash, kind, scope }: FailureKey) {
  return and(
    eq(identityFailures.accountHash, accountHash),
    eq(identityFailures.kind, kind),
    eq(identityFailures.scope, scope),
  );
}

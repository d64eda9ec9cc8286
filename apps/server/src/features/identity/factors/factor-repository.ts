import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Factor } from '../accounts/account.ts';
import { identityChallenges, identityFactors } from '../identity-tables.ts';

export type ChallengeRow = typeof identityChallenges.$inferSelect;

export async function insertFactor(on: Queryable, factor: Factor): Promise<void> {
  await on.insert(identityFactors).values(factor);
}

export async function findFactor(on: Queryable, userId: string, id: string): Promise<Factor | undefined> {
  const [factor] = await on
    .select()
    .from(identityFactors)
    .where(and(eq(identityFactors.userId, userId), eq(identityFactors.id, id)));
  return factor;
}

export async function updateFactor(on: Queryable, id: string, change: Partial<Factor>): Promise<void> {
  await on.update(identityFactors).set(change).where(eq(identityFactors.id, id));
}

export async function deleteFactor(on: Queryable, id: string): Promise<void> {
  await on.delete(identityFactors).where(eq(identityFactors.id, id));
}

/** Removes all unverified factors except one. */
export async function deleteOtherUnverified(on: Queryable, userId: string, keptId: string): Promise<void> {
  const isOther = and(
    eq(identityFactors.userId, userId),
    eq(identityFactors.status, 'unverified'),
    ne(identityFactors.id, keptId),
  );
  await on.delete(identityFactors).where(isOther);
}

export async function deleteUnverifiedBefore(on: Queryable, userId: string, before: Date): Promise<void> {
  const isStale = and(
    eq(identityFactors.userId, userId),
    eq(identityFactors.status, 'unverified'),
    lt(identityFactors.createdAt, before),
  );
  await on.delete(identityFactors).where(isStale);
}

export async function insertChallenge(on: Queryable, challenge: ChallengeRow): Promise<void> {
  await on.insert(identityChallenges).values(challenge);
}

/** Locks the challenge until the transaction ends. */
export async function lockChallenge(
  on: Queryable,
  factorId: string,
  id: string,
): Promise<ChallengeRow | undefined> {
  const [challenge] = await on
    .select()
    .from(identityChallenges)
    .where(and(eq(identityChallenges.factorId, factorId), eq(identityChallenges.id, id)))
    .for('update');
  return challenge;
}

export async function countWrongTry(on: Queryable, id: string): Promise<void> {
  await on
    .update(identityChallenges)
    .set({ attempts: sql`${identityChallenges.attempts} + 1` })
    .where(eq(identityChallenges.id, id));
}

export async function finishChallenge(on: Queryable, id: string, verifiedAt: Date): Promise<void> {
  await on.update(identityChallenges).set({ verifiedAt }).where(eq(identityChallenges.id, id));
}

/** The encrypted secrets of all factors, in batches ordered by id. */
export async function* listFactorSecrets(
  on: Queryable,
  portion = 500,
): AsyncGenerator<Pick<Factor, 'id' | 'secret'>> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await on
      .select({ id: identityFactors.id, secret: identityFactors.secret })
      .from(identityFactors)
      .where(gt(identityFactors.id, after))
      .orderBy(asc(identityFactors.id))
      .limit(portion);
    yield* rows;
    if (rows.length < portion) return;
    after = rows.at(-1)?.id ?? after;
  }
}

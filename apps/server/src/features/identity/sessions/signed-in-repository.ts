import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { wordedOnce } from '../../../platform/database/worded-once.ts';
import { identityFactors, identityIdentities, identitySessions, identityUsers } from '../identity-tables.ts';

/** A session with the fields of its user that every call needs, in one query. */
export type SignedIn = NonNullable<Awaited<ReturnType<typeof findSignedIn>>>;

export async function findSignedIn(on: Queryable, sessionId: string, userId: string) {
  const [found] = await signedIn(on).execute({ sessionId, userId });
  return found;
}

const signedIn = wordedOnce((on) =>
  on
    .select({
      sessionId: identitySessions.id,
      aal: identitySessions.aal,
      refreshCounter: identitySessions.refreshCounter,
      refreshedAt: identitySessions.refreshedAt,
      answerUsedAt: identitySessions.answerUsedAt,
      amr: identitySessions.amr,
      userId: identityUsers.id,
      email: identityUsers.email,
      emailConfirmedAt: identityUsers.emailConfirmedAt,
      bannedUntil: identityUsers.bannedUntil,
      deletedAt: identityUsers.deletedAt,
      isAnonymous: identityUsers.isAnonymous,
      userMetadata: identityUsers.userMetadata,
      hasGoogle: sql<boolean>`exists (select 1 from ${identityIdentities}
        where ${identityIdentities.userId} = ${identityUsers.id} and ${identityIdentities.provider} = 'google')`,
      hasSecondFactor: sql<boolean>`exists (select 1 from ${identityFactors}
        where ${identityFactors.userId} = ${identityUsers.id} and ${identityFactors.status} = 'verified')`,
    })
    .from(identitySessions)
    .innerJoin(identityUsers, eq(identityUsers.id, identitySessions.userId))
    .where(
      and(
        eq(identitySessions.id, sql.placeholder('sessionId')),
        eq(identitySessions.userId, sql.placeholder('userId')),
      ),
    )
    .prepare(''),
);

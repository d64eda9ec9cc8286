import { createHash, randomUUID } from 'node:crypto';
import { ApiError } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { IdentifyCaller } from '../../platform/http/caller.ts';
import type { IdentityRecord, IdentitySource } from './identity-source.ts';
import {
  findUserBySupabaseId,
  insertUser,
  isDeletedIdentity,
  type UserRow,
  updateUser,
} from './user-repository.ts';

type Ground = {
  readonly database: Database;
  readonly clock: Clock;
  readonly identities: IdentitySource;
  /** In lower case. */
  readonly operatorEmails: readonly string[];
};

const nameMax = 200;

/** Learns from a token who calls, and makes the user who is seen for the first time. */
export function createIdentifyCaller({
  database,
  clock,
  identities,
  operatorEmails,
}: Ground): IdentifyCaller {
  return async (accessToken) => {
    const session = await identities.identify(accessToken);
    if (!session) throw notSignedIn();
    const { identity, sessionId, isTwofold } = session;
    if (identity.hasSecondFactor && !isTwofold) {
      throw new ApiError('second-factor-required', 'Confirm with your second factor to go on.');
    }
    if (identity.isAnonymous) throw new ApiError('forbidden', 'Sign up with a mail address to use this.');
    const user = await findOrCreate(identity);
    if (!user || user.deletedAt) throw notSignedIn();
    return {
      userId: user.id,
      supabaseId: user.supabaseId,
      email: user.email,
      isVerified: user.isVerified,
      isOperator: user.isVerified && operatorEmails.includes(user.email),
      sessionId,
      accessToken,
    };
  };

  async function findOrCreate(identity: IdentityRecord): Promise<UserRow | undefined> {
    const found = await findUserBySupabaseId(database, identity.supabaseId);
    return found ? refresh(found, identity) : create(identity);
  }

  /** The identity service has the last word on address, proof and provider. */
  async function refresh(user: UserRow, identity: IdentityRecord): Promise<UserRow | undefined> {
    const { email, isVerified, googleSignIn } = identity;
    const isSame =
      user.email === email && user.isVerified === isVerified && user.googleSignIn === googleSignIn;
    if (isSame) return user;
    return updateUser(database, user.id, { email, isVerified, googleSignIn, updatedAt: clock.now() });
  }

  /** Of several first requests at once one makes the user, and all see the same. */
  async function create(identity: IdentityRecord): Promise<UserRow | undefined> {
    const { supabaseId, email, name, isVerified, googleSignIn } = identity;
    const now = clock.now();
    return database.transaction(async (transaction) => {
      if (await isDeletedIdentity(transaction, digestOf(supabaseId))) return undefined;
      const inserted = await insertUser(transaction, {
        id: randomUUID(),
        supabaseId,
        email,
        name: name.slice(0, nameMax),
        googleSignIn,
        isVerified,
        profileImage: null,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      });
      return inserted ?? findUserBySupabaseId(transaction, supabaseId);
    });
  }
}

function notSignedIn(): ApiError {
  return new ApiError('not-signed-in', 'Authentication required');
}

function digestOf(supabaseId: string): string {
  return createHash('sha256').update(supabaseId).digest('hex');
}

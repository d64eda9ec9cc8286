import { createHash, randomUUID } from 'node:crypto';
import type { Language } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { forInstallation } from '../../../platform/database/scope.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { IdentityRecord } from '../identities/identity-record.ts';
import type { IdentitySource } from '../identities/identity-source.ts';
import { profileImagePath } from '../profile-images/profile-image-path.ts';
import {
  findUserBySupabaseId,
  insertUser,
  isDeletedIdentity,
  type UserRow,
  updateUser,
} from './user-repository.ts';

export type KnownUsers = ReturnType<typeof createKnownUsers>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly identities: Pick<IdentitySource, 'client' | 'welcome'>;
  /** Called once per user, when their address is verified: grants waitlist offers. */
  readonly greet: Greet;
};

export type Greet = (
  transaction: Transaction,
  person: { readonly userId: string; readonly email: string },
) => Promise<void>;

const nameMax = 100;

/** Our own rows of all users of the identity service. */
export function createKnownUsers({ database, clock, log, identities, greet }: Dependencies) {
  return {
    /**
     * The user of an identity, created on first sight and updated to what the identity service says; `null` if the
     * account was deleted or is suspended.
     * @param known the user's row, if this request has already read it
     */
    meet: (identity: IdentityRecord, known?: UserRow): Promise<UserRow | null> =>
      forInstallation(() => meet(identity, known)),

    find: (supabaseId: string) => findUserBySupabaseId(database, supabaseId),

    /** Copies name and picture to the session's user object; they are never read back from there. */
    updateIdentity,

    /** The identity service writes its emails in this language. */
    updateIdentityLanguage: (user: UserRow, language: Language) => tell(user, { language }),
  };

  /** A new user has no organization yet: it is created with them. */
  async function meet(identity: IdentityRecord, known?: UserRow): Promise<UserRow | null> {
    const found = known ?? (await findUserBySupabaseId(database, identity.supabaseId));
    const met = found ? await refresh(found, identity) : await create(identity);
    if (!met || met.deletedAt || met.suspendedAt) return null;
    if (met !== found) await updateIdentity(met);
    return met;
  }

  /** Updates address, verification and provider to what the identity service says. */
  async function refresh(user: UserRow, identity: IdentityRecord): Promise<UserRow | undefined> {
    const { email, isVerified, googleSignIn } = identity;
    const isSame =
      user.email === email && user.isVerified === isVerified && user.googleSignIn === googleSignIn;
    if (isSame) return user;
    return database.transaction(async (transaction) => {
      const change = { email, isVerified, googleSignIn, updatedAt: clock.now() };
      const updated = await updateUser(transaction, user.id, change);
      if (isVerified && !user.isVerified) await greet(transaction, { userId: user.id, email });
      return updated;
    });
  }

  /** If several first requests arrive at once, one creates the user and all get the same row. */
  async function create(identity: IdentityRecord): Promise<UserRow | undefined> {
    const { supabaseId, email, name, language, isVerified, googleSignIn } = identity;
    const now = clock.now();
    return database.transaction(async (transaction) => {
      if (await isDeletedIdentity(transaction, digestOf(supabaseId))) return undefined;
      const user = {
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
        suspendedAt: null,
      };
      const inserted = await insertUser(transaction, user, { language });
      if (inserted) await identities.welcome(transaction, identity);
      if (inserted && isVerified) await greet(transaction, { userId: inserted.id, email });
      return inserted ?? findUserBySupabaseId(transaction, supabaseId);
    });
  }

  async function updateIdentity(user: UserRow): Promise<void> {
    const { id: userId, name, googleSignIn, isVerified, profileImage } = user;
    await tell(user, {
      userId,
      name,
      googleSignIn,
      isVerified,
      profileImage: profileImagePath(profileImage),
    });
  }

  async function tell({ id: userId, supabaseId }: UserRow, told: object): Promise<void> {
    const path = `/auth/v1/admin/users/${encodeURIComponent(supabaseId)}` as const;
    const answer = await identities.client.send({
      method: 'PUT',
      path,
      as: 'service',
      body: { user_metadata: told },
    });
    if (answer.status >= 400)
      log.warn({ userId, status: answer.status }, 'the identity was not told of its user');
  }
}

/** SHA-256 of an identity's id, under which its deletion is remembered. */
export function digestOf(supabaseId: string): string {
  return createHash('sha256').update(supabaseId).digest('hex');
}

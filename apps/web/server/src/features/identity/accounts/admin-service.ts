import { IdentityError } from '../http/identity-error.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityGround } from '../identity-ground.ts';
import { isImportableHash } from '../passwords/foreign-password.ts';
import { deleteOneTimeTokensOf } from '../proofs/one-time-token-repository.ts';
import { deleteSessionsOf } from '../sessions/session-repository.ts';
import { presentFactor, presentUser, type User } from './account.ts';
import { readEmail, readPhone } from './contact.ts';
import { createUser } from './user-creation.ts';
import {
  countUsers,
  deleteTraces,
  deleteUser,
  findUser,
  listUsers,
  loadAccount,
  recordEvent,
  saveOwnIdentity,
  updateUser,
} from './user-repository.ts';

/** What whoever holds the service key may say of a user; `undefined` leaves it as it is. */
export type UserWish = {
  readonly id?: string | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly password?: string | null | undefined;
  /** Argon2 or bcrypt in its own notation. */
  readonly passwordHash?: string | null | undefined;
  readonly confirmEmail?: boolean | null | undefined;
  readonly confirmPhone?: boolean | null | undefined;
  readonly userMetadata?: JsonObject | null | undefined;
  readonly appMetadata?: JsonObject | null | undefined;
  /** As `24h30m`, or `none`. */
  readonly banDuration?: string | null | undefined;
};

export type AdminService = {
  list(page: { number: number; size: number }): Promise<{ users: JsonObject[]; total: number }>;
  get(id: string): Promise<JsonObject>;
  create(wish: UserWish): Promise<JsonObject>;
  update(id: string, wish: UserWish): Promise<JsonObject>;
  /** A soft deletion keeps the row without what names the person. */
  remove(id: string, isSoft: boolean): Promise<void>;
  listFactors(id: string): Promise<JsonObject[]>;
};

const hourMs = 60 * 60_000;
const unitMs: Readonly<Record<string, number>> = { h: hourMs, m: 60_000, s: 1000, ms: 1 };

/** What the service key may do. */
export function createAdminService({
  database,
  clock,
  passwords,
}: Pick<IdentityGround, 'database' | 'clock' | 'passwords'>): AdminService {
  return {
    async list({ number, size }) {
      const users = await listUsers(database, { limit: size, offset: (number - 1) * size });
      const total = await countUsers(database);
      const presented: JsonObject[] = [];
      for (const user of users) presented.push(presentUser(await loadAccount(database, user)));
      return { users: presented, total };
    },

    async get(id) {
      return presentUser(await loadAccount(database, await getUser(id)));
    },

    async create(wish) {
      const email = wish.email ? readEmail(wish.email) : null;
      const phone = wish.phone ? readPhone(wish.phone) : null;
      if (email === null && phone === null) {
        throw new IdentityError('validation_failed', 'Cannot create a user without either an email or phone');
      }
      const passwordHash = await hashOf(wish, [email ?? '']);
      const now = clock.now();
      const draft = {
        madeBy: 'service',
        id: wish.id,
        email,
        phone,
        passwordHash: passwordHash ?? null,
        confirmed: {
          email: email !== null && wish.confirmEmail === true,
          phone: phone !== null && wish.confirmPhone === true,
        },
        userMetadata: wish.userMetadata ?? {},
        appMetadata: wish.appMetadata ?? undefined,
        bannedUntil: wish.banDuration ? readBan(wish.banDuration, now) : null,
      } as const;
      return database.transaction(async (transaction) => {
        const user = await createUser(transaction, draft, now);
        if (user) return presentUser(await loadAccount(transaction, user));
        throw new IdentityError('email_exists', 'A user with this email address has already been registered');
      });
    },

    async update(id, wish) {
      const user = await getUser(id);
      const email = wish.email ? readEmail(wish.email) : undefined;
      const passwordHash = await hashOf(wish, [email ?? user.email ?? '']);
      const now = clock.now();
      return database.transaction(async (transaction) => {
        const change = {
          ...changeOf(user, wish, now),
          ...(passwordHash && { passwordHash }),
          ...(email && { email }),
        };
        await updateUser(transaction, id, change).catch(refuseTaken);
        const changed = { ...user, ...change };
        if (changed.email !== null && (email || wish.confirmEmail)) {
          const verified = changed.emailConfirmedAt !== null;
          const data = {
            sub: id,
            email: changed.email,
            email_verified: verified,
            phone_verified: changed.phoneConfirmedAt !== null,
          };
          await saveOwnIdentity(transaction, {
            userId: id,
            provider: 'email',
            email: changed.email,
            data,
            now,
          });
        }
        if (passwordHash) {
          await deleteSessionsOf(transaction, id);
          await deleteOneTimeTokensOf(transaction, id);
        }
        return presentUser(await loadAccount(transaction, changed));
      });
    },

    async remove(id, isSoft) {
      await getUser(id);
      const now = clock.now();
      await database.transaction(async (transaction) => {
        await recordEvent(transaction, { userId: id, event: 'deleted', address: null, happenedAt: now });
        if (!isSoft) {
          await deleteUser(transaction, id);
          return;
        }
        await deleteSessionsOf(transaction, id);
        await deleteOneTimeTokensOf(transaction, id);
        await deleteTraces(transaction, id);
        await updateUser(transaction, id, {
          email: null,
          phone: null,
          newEmail: null,
          passwordHash: null,
          userMetadata: {},
          appMetadata: {},
          deletedAt: now,
          updatedAt: now,
        });
      });
    },

    async listFactors(id) {
      const { factors } = await loadAccount(database, await getUser(id));
      return factors.map(presentFactor);
    },
  };

  async function getUser(id: string): Promise<User> {
    const user = await findUser(database, id);
    if (user) return user;
    throw new IdentityError('user_not_found', 'User not found');
  }

  async function hashOf({ password, passwordHash }: UserWish, hints: string[]): Promise<string | undefined> {
    if (passwordHash) {
      if (isImportableHash(passwordHash)) return passwordHash;
      throw new IdentityError(
        'validation_failed',
        'The password hash must be bcrypt, or Argon2i or Argon2id of version 19',
      );
    }
    if (!password) return undefined;
    passwords.require(password, hints);
    return passwords.hash(password);
  }
}

function changeOf(user: User, wish: UserWish, now: Date): Partial<User> {
  return {
    updatedAt: now,
    ...(wish.phone && { phone: readPhone(wish.phone) }),
    ...(wish.confirmEmail && user.emailConfirmedAt === null && { emailConfirmedAt: now }),
    ...(wish.confirmPhone && user.phoneConfirmedAt === null && { phoneConfirmedAt: now }),
    ...(wish.userMetadata && { userMetadata: merge(user.userMetadata, wish.userMetadata) }),
    ...(wish.appMetadata && { appMetadata: merge(user.appMetadata, wish.appMetadata) }),
    ...(wish.banDuration && { bannedUntil: readBan(wish.banDuration, now) }),
  };
}

/** A null takes the key away. */
function merge(old: JsonObject, added: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries({ ...old, ...added }).filter(([, value]) => value !== null));
}

function readBan(duration: string, now: Date): Date | null {
  if (duration === 'none') return null;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ms|[hms])/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== duration) {
    throw new IdentityError('validation_failed', 'invalid format for ban duration');
  }
  const ms = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (unitMs[unit ?? ''] ?? 0), 0);
  // No date goes further.
  return new Date(Math.min(now.getTime() + ms, Date.UTC(9999, 0)));
}

function refuseTaken(error: unknown): never {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ((at as NodeJS.ErrnoException).code === '23505') {
      throw new IdentityError('email_exists', 'A user with this email address has already been registered');
    }
  }
  throw error;
}

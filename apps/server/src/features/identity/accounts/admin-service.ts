import type { Transaction } from '../../../platform/database/database.ts';
import { emailTaken, IdentityError } from '../http/identity-error.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { isImportableHash } from '../passwords/foreign-password.ts';
import { deleteOneTimeTokensOf } from '../proofs/one-time-token-repository.ts';
import { deleteSessionsOf } from '../sessions/session-repository.ts';
import { presentFactor, presentUser, type User } from './account.ts';
import { banEnd } from './ban-duration.ts';
import { readEmail, readPhone } from './contact.ts';
import { createUser, ownClaims } from './user-creation.ts';
import { changeOf, type UserPatch } from './user-patch.ts';
import {
  countUsers,
  deleteProfileAndFactors,
  deleteUser,
  findUser,
  listUsers,
  loadAccount,
  lockUser,
  recordEvent,
  saveOwnIdentity,
  updateUser,
} from './user-repository.ts';

export type AdminService = {
  list(page: { number: number; size: number }): Promise<{ users: JsonObject[]; total: number }>;
  get(id: string): Promise<JsonObject>;
  create(patch: UserPatch): Promise<JsonObject>;
  update(id: string, patch: UserPatch): Promise<JsonObject>;
  /** A soft deletion keeps the row without personal data. */
  remove(id: string, isSoft: boolean): Promise<void>;
  listFactors(id: string): Promise<JsonObject[]>;
};

/** What callers with the service key may do. */
export function createAdminService({
  database,
  clock,
  passwords,
}: Pick<IdentityDependencies, 'database' | 'clock' | 'passwords'>): AdminService {
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

    async create(patch) {
      const email = patch.email ? readEmail(patch.email) : null;
      const phone = patch.phone ? readPhone(patch.phone) : null;
      if (email === null && phone === null) {
        throw new IdentityError('validation_failed', 'Cannot create a user without either an email or phone');
      }
      const passwordHash = await hashOf(patch, [email ?? '']);
      const now = clock.now();
      const draft = {
        madeBy: 'service',
        id: patch.id,
        email,
        phone,
        passwordHash: passwordHash ?? null,
        confirmed: {
          email: email !== null && patch.confirmEmail === true,
          phone: phone !== null && patch.confirmPhone === true,
        },
        userMetadata: patch.userMetadata ?? {},
        appMetadata: patch.appMetadata ?? undefined,
        bannedUntil: patch.banDuration ? banEnd(patch.banDuration, now) : null,
      } as const;
      return database.transaction(async (transaction) => {
        const user = await createUser(transaction, draft, now);
        if (user) return presentUser(await loadAccount(transaction, user));
        throw emailTaken();
      });
    },

    async update(id, patch) {
      const { email } = await getUser(id);
      const passwordHash = await hashOf(patch, [patch.email ? readEmail(patch.email) : (email ?? '')]);
      const now = clock.now();
      return database.transaction(async (transaction) => {
        // Reload: hashing takes a while, and the user may have changed meanwhile.
        const user = (await lockUser(transaction, id)) ?? notFound();
        const change = { ...changeOf(user, patch, now), ...(passwordHash && { passwordHash }) };
        await updateUser(transaction, id, change).catch(refuseTaken);
        const changed = { ...user, ...change };
        if (patch.email || patch.confirmEmail) await saveEmailIdentity(transaction, changed, now);
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
        await deleteProfileAndFactors(transaction, id);
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
    return (await findUser(database, id)) ?? notFound();
  }

  async function hashOf({ password, passwordHash }: UserPatch, hints: string[]): Promise<string | undefined> {
    if (passwordHash) {
      if (isImportableHash(passwordHash)) return passwordHash;
      throw new IdentityError(
        'validation_failed',
        'The password hash must be bcrypt, or Argon2i or Argon2id of version 19',
      );
    }
    if (!password) return undefined;
    await passwords.require(password, hints);
    return passwords.hash(password);
  }
}

/** Saves the email identity of a user. */
async function saveEmailIdentity(on: Transaction, user: User, now: Date): Promise<void> {
  const { id, email, emailConfirmedAt, phoneConfirmedAt } = user;
  if (email === null) return;
  const confirmed = { email: emailConfirmedAt !== null, phone: phoneConfirmedAt !== null };
  const data = ownClaims(id, { email, phone: null, confirmed });
  await saveOwnIdentity(on, { userId: id, provider: 'email', email, data, now });
}

function notFound(): never {
  throw new IdentityError('user_not_found', 'User not found');
}

function refuseTaken(error: unknown): never {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ((at as NodeJS.ErrnoException).code === '23505') {
      throw emailTaken();
    }
  }
  throw error;
}

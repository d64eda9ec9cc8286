import type { JsonObject } from '../http/json-object.ts';
import type { User } from './account.ts';
import { banEnd } from './ban-duration.ts';
import { readEmail, readPhone } from './contact.ts';

/** Changes that callers with the service key may make to a user; `undefined` leaves a value unchanged. */
export type UserPatch = {
  readonly id?: string | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly password?: string | null | undefined;
  /** Argon2 or bcrypt hash in its standard notation. */
  readonly passwordHash?: string | null | undefined;
  readonly confirmEmail?: boolean | null | undefined;
  readonly confirmPhone?: boolean | null | undefined;
  readonly userMetadata?: JsonObject | null | undefined;
  readonly appMetadata?: JsonObject | null | undefined;
  /** As `24h30m`, or `none`. */
  readonly banDuration?: string | null | undefined;
};

/** The columns that a patch changes, except the password. */
export function changeOf(user: User, patch: UserPatch, now: Date): Partial<User> {
  return {
    updatedAt: now,
    ...(patch.email && { email: readEmail(patch.email) }),
    ...(patch.phone && { phone: readPhone(patch.phone) }),
    ...(patch.confirmEmail && user.emailConfirmedAt === null && { emailConfirmedAt: now }),
    ...(patch.confirmPhone && user.phoneConfirmedAt === null && { phoneConfirmedAt: now }),
    ...(patch.userMetadata && { userMetadata: merge(user.userMetadata, patch.userMetadata) }),
    ...(patch.appMetadata && { appMetadata: merge(user.appMetadata, patch.appMetadata) }),
    ...(patch.banDuration && { bannedUntil: banEnd(patch.banDuration, now) }),
  };
}

/** A null removes the key. */
function merge(old: JsonObject, added: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries({ ...old, ...added }).filter(([, value]) => value !== null));
}

import type { JsonObject } from '../http/json-object.ts';
import type { User } from './account.ts';
import { banEnd } from './ban-duration.ts';
import { readEmail, readPhone } from './contact.ts';

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

/** The columns that a wish changes, but for the password. */
export function changeOf(user: User, wish: UserWish, now: Date): Partial<User> {
  return {
    updatedAt: now,
    ...(wish.email && { email: readEmail(wish.email) }),
    ...(wish.phone && { phone: readPhone(wish.phone) }),
    ...(wish.confirmEmail && user.emailConfirmedAt === null && { emailConfirmedAt: now }),
    ...(wish.confirmPhone && user.phoneConfirmedAt === null && { phoneConfirmedAt: now }),
    ...(wish.userMetadata && { userMetadata: merge(user.userMetadata, wish.userMetadata) }),
    ...(wish.appMetadata && { appMetadata: merge(user.appMetadata, wish.appMetadata) }),
    ...(wish.banDuration && { bannedUntil: banEnd(wish.banDuration, now) }),
  };
}

/** A null takes the key away. */
function merge(old: JsonObject, added: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries({ ...old, ...added }).filter(([, value]) => value !== null));
}

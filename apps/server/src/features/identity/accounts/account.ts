import type { JsonObject } from '../http/json-object.ts';
import type { identityFactors, identityIdentities, identityUsers } from '../identity-tables.ts';

export type User = typeof identityUsers.$inferSelect;
export type NewUser = typeof identityUsers.$inferInsert;
export type Identity = typeof identityIdentities.$inferSelect;
export type Factor = typeof identityFactors.$inferSelect;

/** A user with their identities and factors. */
export type Account = {
  readonly user: User;
  readonly identities: readonly Identity[];
  readonly factors: readonly Factor[];
};

/** The user as clients see them: never a hash, never a secret. */
export function presentUser({ user, identities, factors }: Account): JsonObject {
  return withoutNulls({
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    email_confirmed_at: user.emailConfirmedAt,
    phone_confirmed_at: user.phoneConfirmedAt,
    confirmed_at: earliest(user.emailConfirmedAt, user.phoneConfirmedAt),
    invited_at: user.invitedAt,
    confirmation_sent_at: user.confirmationSentAt,
    recovery_sent_at: user.recoverySentAt,
    reauthentication_sent_at: user.reauthenticationSentAt,
    email_change_sent_at: user.emailChangeSentAt,
    new_email: user.newEmail,
    last_sign_in_at: user.lastSignInAt,
    banned_until: user.bannedUntil,
    deleted_at: user.deletedAt,
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(presentIdentity),
    factors: factors.length > 0 ? factors.map(presentFactor) : null,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: user.isAnonymous,
  });
}

/** A factor as clients see it. */
export function presentFactor(factor: Factor): JsonObject {
  return withoutNulls({
    id: factor.id,
    friendly_name: factor.friendlyName,
    factor_type: factor.factorType,
    status: factor.status,
    created_at: factor.createdAt,
    updated_at: factor.updatedAt,
    last_challenged_at: factor.lastChallengedAt,
  });
}

export function isConfirmed(user: User): boolean {
  return user.emailConfirmedAt !== null || user.phoneConfirmedAt !== null;
}

export function isBanned({ bannedUntil }: User, now: Date): boolean {
  return isBannedUntil(bannedUntil, now);
}

export function isBannedUntil(moment: Date | null, now: Date): boolean {
  return moment !== null && moment > now;
}

function presentIdentity(identity: Identity): JsonObject {
  return withoutNulls({
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    email: identity.email,
    last_sign_in_at: identity.lastSignInAt,
    created_at: identity.createdAt,
    updated_at: identity.updatedAt,
  });
}

function earliest(left: Date | null, right: Date | null): Date | null {
  if (!left || !right) return left ?? right;
  return left < right ? left : right;
}

function withoutNulls(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

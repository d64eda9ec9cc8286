import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../platform/database/database.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { User } from './account.ts';
import { insertUser, saveOwnIdentity } from './user-repository.ts';

export type UserDraft = {
  /** Metadata of a user who signs up repeats address and number; metadata from the service is stored as given. */
  readonly madeBy: 'person' | 'service';
  readonly id?: string | undefined;
  readonly email: string | null;
  readonly phone: string | null;
  readonly passwordHash: string | null;
  readonly confirmed: { readonly email: boolean; readonly phone: boolean };
  readonly userMetadata: JsonObject;
  readonly appMetadata?: JsonObject | undefined;
  readonly bannedUntil?: Date | null | undefined;
  readonly isAnonymous?: boolean;
  readonly confirmationSentAt?: Date;
};

/** Creates a user with an identity for the address and the number; `undefined` if one is taken. */
export async function createUser(on: Queryable, draft: UserDraft, now: Date): Promise<User | undefined> {
  const id = draft.id ?? randomUUID();
  const providers = [draft.email && 'email', draft.phone && 'phone'].filter(
    (name) => name !== null && name !== '',
  );
  const [first] = providers;
  const user = await insertUser(on, {
    id,
    role: 'authenticated',
    email: draft.email,
    phone: draft.phone,
    passwordHash: draft.passwordHash,
    emailConfirmedAt: draft.confirmed.email ? now : null,
    phoneConfirmedAt: draft.confirmed.phone ? now : null,
    bannedUntil: draft.bannedUntil ?? null,
    appMetadata: { ...(first && { provider: first, providers }), ...draft.appMetadata },
    userMetadata:
      draft.madeBy === 'service' || draft.isAnonymous
        ? draft.userMetadata
        : { ...draft.userMetadata, ...ownClaims(id, draft) },
    isAnonymous: draft.isAnonymous ?? false,
    confirmationSentAt: draft.confirmationSentAt ?? null,
    createdAt: now,
    updatedAt: now,
  });
  if (!user) return undefined;
  const data = { ...draft.userMetadata, ...ownClaims(id, draft) };
  if (draft.email)
    await saveOwnIdentity(on, { userId: id, provider: 'email', email: draft.email, data, now });
  if (draft.phone) await saveOwnIdentity(on, { userId: id, provider: 'phone', email: null, data, now });
  return user;
}

/** Identity claims of an email address or phone number. */
export function ownClaims(
  id: string,
  { email, phone, confirmed }: Pick<UserDraft, 'email' | 'phone' | 'confirmed'>,
): JsonObject {
  return {
    sub: id,
    ...(email && { email }),
    ...(phone && { phone }),
    email_verified: confirmed.email,
    phone_verified: confirmed.phone,
  };
}

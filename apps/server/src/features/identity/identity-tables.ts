import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import type { StoredEmailOrder } from './emails/email-order.ts';
import type { FailureKind } from './failures/failure-policy.ts';
import type { JsonObject } from './http/json-object.ts';
import type { EmailChangeKind } from './proofs/proof-kind.ts';
import type { AuthenticationMethod } from './sessions/authentication-method.ts';

/** Details of an event in the log: counts and times, never user-entered text. */
export type EventDetails = Readonly<Record<string, string | number>>;

const userId = () =>
  uuid()
    .notNull()
    .references(() => identityUsers.id, { onDelete: 'cascade' });

/** A user who can sign in. */
export const identityUsers = pgTable('identity_users', {
  id: uuid().primaryKey(),
  role: text().notNull(),
  /** Lowercase; `null` for users without an address. */
  email: text().unique(),
  phone: text().unique(),
  /** Argon2id hash in its standard notation; `null` if no password was ever set. */
  passwordHash: text(),
  emailConfirmedAt: moment(),
  phoneConfirmedAt: moment(),
  invitedAt: moment(),
  confirmationSentAt: moment(),
  recoverySentAt: moment(),
  reauthenticationSentAt: moment(),
  emailChangeSentAt: moment(),
  lastSignInAt: moment(),
  bannedUntil: moment(),
  deletedAt: moment(),
  /** An address that is not confirmed yet. */
  newEmail: text(),
  /** If both addresses must confirm a change: which one already has; `null` if none. */
  emailChangeConfirmedBy: text().$type<EmailChangeKind>(),
  /** Set only by the server. */
  appMetadata: jsonb().$type<JsonObject>().notNull(),
  /** Written by the user: never used for permissions. */
  userMetadata: jsonb().$type<JsonObject>().notNull(),
  isAnonymous: boolean().notNull().default(false),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

/** One way to identify a user: an address, or an account at a provider. */
export const identityIdentities = pgTable(
  'identity_identities',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    provider: text().notNull(),
    /** The provider's id of the user; for `email` our user id. */
    providerId: text().notNull(),
    email: text(),
    identityData: jsonb().$type<JsonObject>().notNull(),
    lastSignInAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [unique().on(table.provider, table.providerId), index().on(table.userId)],
);

/** A session. Refresh tokens are computed from it and never stored. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    aal: text().$type<'aal1' | 'aal2'>().notNull(),
    /** Newest first. */
    amr: jsonb().$type<AuthenticationMethod[]>().notNull(),
    factorId: uuid(),
    /** Number of the current refresh token. */
    refreshCounter: integer().notNull(),
    refreshedAt: moment().notNull(),
    createdAt: moment().notNull(),
    userAgent: text(),
    address: text(),
    /** SHA-256 of the device cookie of the browser that began it; `null` for programs, which keep no cookies. */
    deviceHash: text(),
    /** Browser family and network of the current refresh token's receiver; `null` in rows of earlier releases. */
    refreshedFrom: text(),
    /** When the tokens of the last refresh were first used; `null` while the response may have been lost. */
    answerUsedAt: moment(),
    /** Number of the refresh token whose parent was last accepted late, such as after a lost response. */
    lateCounter: integer(),
  },
  (table) => [index().on(table.userId)],
);

/** A browser or program that signed in to an account: sign-ins from new ones are reported to the owner. */
export const identityDevices = pgTable(
  'identity_devices',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** SHA-256 of its cookie; `null` for programs, which are identified only by family and network. */
    cookieHash: text(),
    /** Browser and system, without versions. */
    family: text().notNull(),
    /** The part of the address that is the same within a network. */
    network: text().notNull(),
    /** When a sign-in on it was completed with all factors; `null` if never. */
    trustedAt: moment(),
    firstSeenAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [unique().on(table.userId, table.cookieHash)],
);

/** Tokens sent by email. Neither the link's token nor the code can be derived from the row. */
export const identityOneTimeTokens = pgTable(
  'identity_one_time_tokens',
  {
    userId: userId(),
    kind: text().notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: text().notNull().unique(),
    /** HMAC of address and code under the server's pepper. */
    codeHash: text().notNull(),
    sentTo: text().notNull(),
    /** Wrong codes so far. */
    attempts: integer().notNull().default(0),
    flowStateId: uuid(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] }), index().on(table.sentTo)],
);

/** A sign-in with PKCE in progress. */
export const identityFlowStates = pgTable('identity_flow_states', {
  id: uuid().primaryKey(),
  userId: uuid().references(() => identityUsers.id, { onDelete: 'cascade' }),
  codeChallenge: text().notNull(),
  codeChallengeMethod: text().$type<'s256' | 'plain'>().notNull(),
  method: text().notNull(),
  /** The single sign-on it began with; `null` for other methods. */
  provider: text(),
  /** Encrypted tokens of an external provider, returned with the session. */
  sealedProviderTokens: text(),
  /** SHA-256 of the code; `null` until the email's link was opened. */
  authCodeHash: text().unique(),
  authCodeIssuedAt: moment(),
  createdAt: moment().notNull(),
});

/** A sign-in at a provider in progress. */
export const identityOauthStates = pgTable('identity_oauth_states', {
  /** SHA-256 of the OAuth `state`. */
  stateHash: text().primaryKey(),
  /** SHA-256 of the cookie of the browser that started it. */
  browserHash: text().notNull(),
  provider: text().notNull(),
  redirectTo: text().notNull(),
  /** `null` if the client reads its tokens from the redirect URL. */
  codeChallenge: text(),
  codeChallengeMethod: text().$type<'s256' | 'plain'>(),
  createdAt: moment().notNull(),
});

/** A queued email. Its link and code are created when it is sent, so no row ever contains them. */
export const identityEmails = pgTable('identity_letters', {
  id: uuid().primaryKey(),
  order: jsonb().$type<StoredEmailOrder>().notNull(),
  createdAt: moment().notNull(),
});

/** Second factors. */
export const identityFactors = pgTable(
  'identity_factors',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    friendlyName: text().notNull(),
    factorType: text().notNull(),
    status: text().$type<'unverified' | 'verified'>().notNull(),
    /** Encrypted with a key that is not in the database. */
    secret: text().notNull(),
    /** The last accepted time step, so that a code is accepted only once. */
    lastStep: integer(),
    lastChallengedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** A one-time code that replaces a second factor. */
export const identityRecoveryCodes = pgTable(
  'identity_recovery_codes',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** Salt, the same for all codes of an account. */
    salt: text().notNull(),
    /** Argon2id. */
    codeHash: text().notNull(),
    usedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** A challenge of a factor. */
export const identityChallenges = pgTable('identity_challenges', {
  id: uuid().primaryKey(),
  factorId: uuid()
    .notNull()
    .references(() => identityFactors.id, { onDelete: 'cascade' }),
  address: text().notNull(),
  attempts: integer().notNull().default(0),
  verifiedAt: moment(),
  createdAt: moment().notNull(),
});

/** A passkey: the public key of a key pair on the user's device. */
export const identityPasskeys = pgTable(
  'identity_passkeys',
  {
    id: uuid().primaryKey(),
    userId: userId(),
    /** Credential id, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE key, in base64url. */
    publicKey: text().notNull(),
    /** The authenticator's signature counter; 0 if it doesn't count, such as for synced passkeys. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the authenticator: `internal`, `hybrid`, `usb`. */
    transports: text().array().notNull(),
    /** The authenticator's model, as it claims. */
    aaguid: text().notNull(),
    /** Whether the passkey is synced by the device's vendor. */
    isSynced: boolean().notNull(),
    friendlyName: text().notNull(),
    lastUsedAt: moment(),
    /** When a counter was last received that wasn't higher than the stored one; `null` if never. */
    counterFellAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** A one-time challenge for a passkey. It isn't secret: it is useless without the passkey. */
export const identityPasskeyChallenges = pgTable(
  'identity_passkey_challenges',
  {
    id: uuid().primaryKey(),
    /** Who adds a passkey; `null` for a sign-in, of which nobody knows whose it will be. */
    userId: uuid().references(() => identityUsers.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.createdAt)],
);

/** Failed sign-in attempts by account, method and origin. Rows of accounts that don't exist look the same. */
export const identityFailures = pgTable(
  'identity_failures',
  {
    /** HMAC of the address, number or id of the attempt. */
    accountHash: text().notNull(),
    kind: text().$type<FailureKind>().notNull(),
    /** `unknown`, `proved` for a session that began with an email, or `device:` and the id of a known device. */
    scope: text().notNull(),
    /** `null` if no user has the address. */
    userId: uuid().references(() => identityUsers.id, { onDelete: 'cascade' }),
    /** Since `countedSince`; attempts in progress count as failed. */
    failures: integer().notNull(),
    countedSince: moment().notNull(),
    /** Number of waits since the counts last restarted. */
    waits: integer().notNull(),
    /** No attempt is allowed before this time; `null` for no wait. */
    blockedUntil: moment(),
    /** Consecutive failures. */
    total: integer().notNull(),
    lastFailedAt: moment().notNull(),
    /** When the owner was last notified by email. */
    noticedAt: moment(),
    /** Failures without an audit entry yet, and since when. */
    unrecorded: integer().notNull(),
    unrecordedSince: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountHash, table.kind, table.scope] }),
    index().on(table.userId),
    index().on(table.lastFailedAt),
  ],
);

/** Audit log of accounts, for operators. Kept after an account is deleted. */
export const identityAudit = pgTable(
  'identity_audit',
  {
    id: uuid().primaryKey(),
    userId: uuid(),
    event: text().notNull(),
    address: text(),
    happenedAt: moment().notNull(),
    /** Number of events that an entry summarizes; `null` for none. */
    details: jsonb().$type<EventDetails>(),
  },
  (table) => [index().on(table.userId), index().on(table.happenedAt)],
);

/** A user's answers from onboarding; the API calls the table `profiles`. */
export const profiles = pgTable('profiles', {
  id: uuid()
    .primaryKey()
    .references(() => identityUsers.id, { onDelete: 'cascade' }),
  role: text(),
  jobTitle: text(),
  companyName: text(),
  teamSize: text(),
  hiringTeamSize: text(),
  hiringVolume: text(),
  industries: text().array(),
  roleTypes: text().array(),
  hiringGoals: text().array(),
  onboardingCompleted: boolean().notNull().default(false),
  updatedAt: moment(),
});

import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import { isBanned, isConfirmed, type User } from '../accounts/account.ts';
import { readEmail } from '../accounts/contact.ts';
import { dispossess } from '../accounts/dispossess.ts';
import { createUser } from '../accounts/user-creation.ts';
import {
  findIdentity,
  findUser,
  findUserBy,
  insertIdentity,
  insertUser,
  loadAccount,
  lockUser,
  recordEvent,
  renewIdentity,
  updateUser,
} from '../accounts/user-repository.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import type { ProviderAnswer } from './oauth-provider.ts';
import { type ProviderClaims, readProviderClaims } from './provider-claims.ts';
import type { ProviderSource } from './provider-source.ts';

export type ProviderAccounts = {
  /**
   * The account for a provider's identity: the linked one, else the one with the email the provider verified, else a
   * new one. A refusal is returned rather than thrown, so that its changes are committed.
   */
  decide(
    on: Transaction,
    provider: string,
    answer: ProviderAnswer,
    redirectTo: string,
    /** The feature that knows the provider; `null` for a provider of the settings. */
    source: ProviderSource | null,
  ): Promise<User | IdentityError>;
};

export function createProviderAccounts({
  clock,
  settings,
  emailOutbox,
}: Pick<IdentityDependencies, 'clock' | 'settings' | 'emailOutbox'>): ProviderAccounts {
  return {
    async decide(on, provider, answer, redirectTo, source) {
      const said = readProviderClaims(answer.claims);
      const known = await findIdentity(on, provider, said.sub);
      const refusal = source && (await judge(on, source, provider, said, known?.userId ?? null));
      if (refusal) return refusal;
      const claims = source ? vouchedFor(said) : said;
      const user = known
        ? await greet(on, known.id, known.userId, claims)
        : await findByAddress(on, provider, claims, redirectTo);
      if (user instanceof IdentityError) return user;
      if (isBanned(user, clock.now())) {
        return new IdentityError('user_banned', 'User is banned', { status: 403 });
      }
      return user;
    },
  };

  /** Checks whether an organization's provider may open the account of this identity, or else of this address. */
  async function judge(
    on: Transaction,
    source: ProviderSource,
    provider: string,
    claims: ProviderClaims,
    userId: string | null,
  ): Promise<IdentityError | null> {
    const email = claims.email === null ? null : readEmail(claims.email);
    const user =
      userId !== null
        ? await findUser(on, userId)
        : email === null
          ? undefined
          : await findUserBy(on, 'email', email);
    const isLinked = userId !== null;
    const account = user && !isLinked ? await loadAccount(on, user) : null;
    // The address may have been given to someone else since.
    if (account?.identities.some((identity) => identity.provider === provider)) return subjectChanged();
    return source.refuse(on, provider, { claims, accountEmail: user?.email ?? null, isLinked });
  }

  async function greet(
    on: Transaction,
    identityId: string,
    userId: string,
    claims: ProviderClaims,
  ): Promise<User | IdentityError> {
    const user = await lockUser(on, userId);
    if (!user || !isConfirmed(user)) return needsVerification();
    const now = clock.now();
    await renewIdentity(on, identityId, { email: claims.email, identityData: claims.data, now });
    return enrich(on, user, user.appMetadata, claims);
  }

  async function findByAddress(
    on: Transaction,
    provider: string,
    claims: ProviderClaims,
    redirectTo: string,
  ): Promise<User | IdentityError> {
    if (claims.email === null) {
      return new IdentityError('bad_oauth_callback', 'Error getting user email from external provider');
    }
    const email = readEmail(claims.email);
    const found = await findUserBy(on, 'email', email);
    if (!claims.emailVerified) {
      // Never linked: the person who reads the email may not be the one who signed in.
      if (!found && settings.signUp) await createUnconfirmed(on, email, redirectTo);
      return needsVerification();
    }
    if (found) return link(on, provider, found.id, claims);
    if (!settings.signUp) {
      return new IdentityError('signup_disabled', 'Signups not allowed for this instance', { status: 403 });
    }
    return create(on, provider, email, claims);
  }

  async function create(on: Transaction, provider: string, email: string, claims: ProviderClaims) {
    const now = clock.now();
    const user = await insertUser(on, {
      id: randomUUID(),
      role: 'authenticated',
      email,
      emailConfirmedAt: now,
      appMetadata: { provider, providers: [provider] },
      userMetadata: claims.data,
      createdAt: now,
      updatedAt: now,
    });
    if (!user) return new IdentityError('conflict', 'Too many sign-ins at once, please try again');
    await addIdentity(on, provider, user.id, claims);
    return user;
  }

  async function link(
    on: Transaction,
    provider: string,
    userId: string,
    claims: ProviderClaims,
  ): Promise<User | IdentityError> {
    const locked = await lockUser(on, userId);
    if (!locked) return new IdentityError('conflict', 'Too many sign-ins at once, please try again');
    const user = isConfirmed(locked) ? locked : await dispossess(on, locked, clock.now());
    await addIdentity(on, provider, userId, claims);
    if (user.email !== null && isConfirmed(locked)) {
      const kind = provider === 'google' ? 'google-added' : 'single-sign-on-added';
      await emailOutbox.post(on, { about: 'notice', kind, to: user.email });
    }
    const { provider: first = provider, providers = [] } = user.appMetadata;
    const all = [...new Set([...(Array.isArray(providers) ? providers : []), provider])];
    return enrich(on, user, { ...user.appMetadata, provider: first, providers: all }, claims);
  }

  /** The user's own metadata wins; the provider fills the gaps. */
  async function enrich(on: Transaction, user: User, appMetadata: JsonObject, { data }: ProviderClaims) {
    const change = {
      appMetadata,
      userMetadata: { ...data, ...user.userMetadata },
      updatedAt: clock.now(),
    };
    await updateUser(on, user.id, change);
    return { ...user, ...change };
  }

  async function addIdentity(on: Transaction, provider: string, userId: string, claims: ProviderClaims) {
    const now = clock.now();
    await insertIdentity(on, {
      id: randomUUID(),
      userId,
      provider,
      providerId: claims.sub,
      email: claims.email,
      identityData: claims.data,
      lastSignInAt: now,
      createdAt: now,
      updatedAt: now,
    });
    const event = provider === 'google' ? 'google-linked' : 'single-sign-on-linked';
    await recordEvent(on, { userId, event, address: null, happenedAt: now });
  }

  async function createUnconfirmed(on: Transaction, email: string, redirectTo: string): Promise<void> {
    // Once per address: later requests find the account.
    const confirmed = { email: false, phone: false };
    const draft = { email, phone: null, passwordHash: null, confirmed, userMetadata: {} };
    const user = await createUser(on, { ...draft, madeBy: 'person' }, clock.now());
    if (!user) return;
    const kind = 'confirmation';
    const order = { about: 'proof', kind, template: kind, userId: user.id, to: email } as const;
    await emailOutbox.post(on, { ...order, redirectTo, challenge: null });
  }
}

/** An organization's provider vouches for the addresses of its domains. */
function vouchedFor(claims: ProviderClaims): ProviderClaims {
  return { ...claims, emailVerified: true, data: { ...claims.data, email_verified: true } };
}

function subjectChanged(): IdentityError {
  return new IdentityError(
    'sso_subject_changed',
    'The account of this address belongs to another user of the identity provider.',
  );
}

function needsVerification(): IdentityError {
  return new IdentityError(
    'provider_email_needs_verification',
    'The provider does not vouch for this email address. Confirm it by the email, then sign in without the provider.',
  );
}

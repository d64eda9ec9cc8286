import { randomBytes } from 'node:crypto';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { isBanned, type User } from '../accounts/account.ts';
import { ownClaims } from '../accounts/user-creation.ts';
import { findUserBy, lockUser, saveOwnIdentity, updateUser } from '../accounts/user-repository.ts';
import { emailTaken, IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { deleteOneTimeTokensOf, issueAuthCode, type OneTimeTokenRow } from './one-time-token-repository.ts';
import { hashSecret } from './one-time-tokens.ts';
import type { EmailChangeKind, ProofKind } from './proof-kind.ts';

/** Kinds of proof that each type of verification accepts. */
export const proofKinds = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['magiclink', 'confirmation'],
  email: ['confirmation', 'magiclink'],
  email_change: ['email_change_new', 'email_change_current'],
} as const satisfies Readonly<Record<string, readonly ProofKind[]>>;

export type VerificationType = keyof typeof proofKinds;

export type Given =
  | { readonly by: 'link'; readonly linkToken: string }
  | { readonly by: 'code'; readonly sentTo: string; readonly code: string };

export type Verified =
  | { readonly kind: 'session'; readonly session: JsonObject }
  | { readonly kind: 'auth-code'; readonly authCode: string }
  /** One of two addresses has confirmed. */
  | { readonly kind: 'half' };

/** Who presents a proof, and how to respond. */
export type Shown = {
  readonly visit: Visit;
  /** A browser that followed a link: with PKCE it gets a code instead of a session. */
  readonly toBrowser: boolean;
};

export type VerificationService = {
  /**
   * Uses a proof.
   * @throws IdentityError `otp_expired`, the same for wrong, expired, used and unknown proofs
   */
  verify(type: VerificationType, given: Given, shown: Shown): Promise<Verified>;
};

export function createVerificationService({
  database,
  clock,
  settings,
  sessions,
  tokens,
  notices,
  failures,
}: Pick<
  IdentityDependencies,
  'database' | 'clock' | 'settings' | 'sessions' | 'tokens' | 'notices' | 'failures'
>): VerificationService {
  return {
    async verify(type, given, shown) {
      if (given.by === 'link') return redeem(type, given, shown);
      const account = { kind: 'email', value: given.sentTo } as const;
      const guess = { kind: 'code', account, visit: shown.visit } as const;
      return failures.attempt(guess, () => redeem(type, given, shown));
    },
  };

  async function redeem(type: VerificationType, given: Given, shown: Shown): Promise<Verified> {
    const outcome = await database.transaction(async (transaction) => {
      const kinds = proofKinds[type];
      const token =
        given.by === 'link'
          ? await tokens.redeemLink(transaction, given.linkToken, kinds)
          : await tokens.redeemCode(transaction, given.sentTo, given.code, kinds);
      const user = token && (await lockUser(transaction, token.userId));
      if (!token || !user) return null;
      if (isBanned(user, clock.now()))
        return new IdentityError('user_banned', 'User is banned', { status: 403 });
      return use(transaction, { user, token }, shown);
    });
    // Thrown outside of the transaction, so that the failed attempt stays counted.
    if (outcome instanceof IdentityError) throw outcome;
    if (outcome) return outcome;
    throw new IdentityError(
      'otp_expired',
      given.by === 'link' ? 'Email link is invalid or has expired' : 'Token has expired or is invalid',
    );
  }

  async function use(
    on: Transaction,
    { user, token }: { readonly user: User; readonly token: OneTimeTokenRow },
    { visit, toBrowser }: Shown,
  ): Promise<Verified | IdentityError | null> {
    const { kind } = token;
    const isChange = kind === 'email_change_new' || kind === 'email_change_current';
    // Sent for an earlier change that was replaced.
    if (isChange && token.sentTo !== (kind === 'email_change_new' ? user.newEmail : user.email)) return null;
    if (isChange && !isConfirmedByOther(user, kind)) {
      await updateUser(on, user.id, { emailChangeConfirmedBy: kind, updatedAt: clock.now() });
      return { kind: 'half' };
    }
    const current = isChange ? await changeEmail(on, user, visit) : await confirm(on, user, kind);
    if (!current || current instanceof IdentityError) return current;
    await deleteOneTimeTokensOf(on, user.id);
    if (toBrowser && token.flowStateId !== null) {
      const authCode = randomBytes(32).toString('base64url');
      const issue = { userId: user.id, authCodeHash: hashSecret(authCode), authCodeIssuedAt: clock.now() };
      if (await issueAuthCode(on, token.flowStateId, issue)) return { kind: 'auth-code', authCode };
    }
    return { kind: 'session', session: await sessions.start(on, current, 'otp', visit) };
  }

  /** Whether this confirmation completes the change. An address that confirms twice counts once. */
  function isConfirmedByOther({ email, emailChangeConfirmedBy: by }: User, kind: EmailChangeKind): boolean {
    return !settings.bothAddressesConfirm || email === null || (by !== null && by !== kind);
  }

  async function confirm(on: Queryable, user: User, kind: string): Promise<User> {
    if (user.emailConfirmedAt || user.email === null) return user;
    // The password may have been set by an attacker before the address was verified.
    const password = kind === 'recovery' ? { passwordHash: null } : {};
    return changeUser(on, user, { emailConfirmedAt: clock.now(), ...password }, user.email);
  }

  async function changeEmail(
    on: Transaction,
    user: User,
    visit: Visit,
  ): Promise<User | IdentityError | null> {
    const { newEmail } = user;
    if (newEmail === null) return null;
    if (await findUserBy(on, 'email', newEmail)) {
      // Another account took the address meanwhile. The caller has verified it, so this reveals nothing.
      const noChange = { newEmail: null, emailChangeConfirmedBy: null };
      await updateUser(on, user.id, { ...noChange, updatedAt: clock.now() });
      return emailTaken();
    }
    const changed = await changeUser(
      on,
      user,
      {
        email: newEmail,
        newEmail: null,
        emailChangeConfirmedBy: null,
        emailConfirmedAt: clock.now(),
        isAnonymous: false,
        appMetadata: { provider: 'email', providers: ['email'], ...user.appMetadata },
      },
      newEmail,
    );
    // Sent to the old address.
    await notices.tell(on, 'email-changed', { user, event: 'email-changed', visit });
    return changed;
  }

  async function changeUser(on: Queryable, user: User, change: Partial<User>, email: string): Promise<User> {
    const now = clock.now();
    const confirmed = { email: true, phone: user.phoneConfirmedAt !== null };
    const userMetadata = { ...user.userMetadata, ...ownClaims(user.id, { email, phone: null, confirmed }) };
    const whole = { ...change, userMetadata, updatedAt: now };
    await updateUser(on, user.id, whole);
    await saveOwnIdentity(on, { userId: user.id, provider: 'email', email, data: userMetadata, now });
    return { ...user, ...whole };
  }
}

import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import type { EmailReturn } from '../emails/email-order.ts';
import { emailTaken, IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { deleteOneTimeToken, deleteOneTimeTokensOf } from '../proofs/one-time-token-repository.ts';
import type { Caller } from '../sessions/caller.ts';
import { isFresh, reauthenticationNeeded } from '../sessions/freshness.ts';
import { deleteSessionsOf } from '../sessions/session-repository.ts';
import { presentUser, type User } from './account.ts';
import { findAccount, findUserBy, lockUser, saveOwnIdentity, updateUser } from './user-repository.ts';

export type AccountChange = EmailReturn & {
  readonly email: string | null;
  readonly password: string | null;
  readonly currentPassword: string | null;
  readonly nonce: string | null;
  readonly data: JsonObject | null;
  readonly visit: Visit;
};

export type AccountService = {
  /** Changes the caller's account and returns it. */
  change(caller: Caller, wanted: AccountChange): Promise<JsonObject>;
};

export function createAccountService({
  database,
  clock,
  settings,
  passwords,
  limits,
  failures,
  tokens,
  emailOutbox,
  emailBudget,
  notices,
}: Omit<IdentityDependencies, 'keys' | 'sessions'>): AccountService {
  return {
    async change(caller, wanted) {
      const { user, factors } = caller.account;
      const email = wanted.email === user.email ? null : wanted.email;
      const isProtected =
        factors.some(({ status }) => status === 'verified') && caller.session.aal === 'aal1';
      if (isProtected && (email !== null || wanted.password !== null)) {
        throw new IdentityError(
          'insufficient_aal',
          'AAL2 session is required to update email or password when MFA is enabled.',
          { status: 401 },
        );
      }
      const hints = user.email === null ? [] : [user.email];
      if (wanted.password !== null) await passwords.require(wanted.password, hints);
      if (email !== null || wanted.password !== null) await requireProof(caller, wanted);
      const passwordHash = wanted.password === null ? null : await hashNew(user, wanted.password);
      const mustConfirm = email !== null && !settings.autoConfirm;
      // With confirmation, only the email to the new address depends on whether it has an account.
      if (email !== null && settings.autoConfirm && (await findUserBy(database, 'email', email))) {
        throw emailTaken();
      }
      if (mustConfirm) await limits.countEmail('email_change_new', email);

      return database.transaction(async (transaction) => {
        const locked = await lockUser(transaction, user.id);
        if (!locked) throw new IdentityError('user_not_found', 'User not found');
        if (wanted.data) await changeData(transaction, locked, wanted.data);
        if (passwordHash !== null)
          await changePassword(transaction, caller, { passwordHash, visit: wanted.visit });
        if (email !== null) await changeEmail(transaction, locked, email, wanted);
        const account = await findAccount(transaction, user.id);
        if (!account) throw new IdentityError('user_not_found', 'User not found');
        return presentUser(account);
      });
    },
  };

  async function hashNew({ passwordHash }: User, password: string): Promise<string> {
    if (passwordHash !== null && (await passwords.verify(passwordHash, password))) {
      throw new IdentityError('same_password', 'New password should be different from the old password.');
    }
    return passwords.hash(password);
  }

  /** Requires more than a token, which may be stolen: the current password, an emailed code, or a recent sign-in. */
  async function requireProof(caller: Caller, wanted: AccountChange): Promise<void> {
    const { account, session } = caller;
    const { currentPassword, nonce } = wanted;
    if (currentPassword !== null) await proveCurrentPassword(account.user, currentPassword, wanted.visit);
    if (nonce !== null) await redeemNonce(account.user, nonce, wanted.visit);
    // Anonymous users have no credentials to prove.
    if (currentPassword !== null || nonce !== null || account.user.isAnonymous) return;
    if (isFresh(session, { now: clock.now(), ...settings })) return;
    throw reauthenticationNeeded(wanted.password === null ? 'Email update' : 'Password update');
  }

  /** Rate-limited like a sign-in: a stolen token must not allow guessing. */
  async function proveCurrentPassword(user: User, currentPassword: string, visit: Visit): Promise<void> {
    const account = { kind: 'id', value: user.id } as const;
    await failures.attempt({ kind: 'password', account, visit }, async () => {
      if (await passwords.verify(user.passwordHash, currentPassword)) return;
      throw new IdentityError('current_password_invalid', 'Current password is not correct.');
    });
  }

  async function redeemNonce(user: User, nonce: string, visit: Visit): Promise<void> {
    const sentTo = user.email ?? '';
    // Counted with sign-in codes: both are sent to the same address and can be guessed in the same way.
    await failures.attempt({ kind: 'code', account: { kind: 'email', value: sentTo }, visit }, async () => {
      const proved = await database.transaction((transaction) =>
        tokens.redeemCode(transaction, sentTo, nonce, ['reauthentication']),
      );
      if (proved?.userId !== user.id) {
        throw new IdentityError('reauthentication_not_valid', 'Nonce has expired or is invalid');
      }
    });
  }

  async function changeData(on: Queryable, user: User, data: JsonObject): Promise<void> {
    const merged = Object.entries({ ...user.userMetadata, ...data }).filter(([, value]) => value !== null);
    await updateUser(on, user.id, { userMetadata: Object.fromEntries(merged), updatedAt: clock.now() });
  }

  async function changePassword(
    on: Transaction,
    caller: Caller,
    { passwordHash, visit }: { readonly passwordHash: string; readonly visit: Visit },
  ): Promise<void> {
    const { user } = caller.account;
    await updateUser(on, user.id, { passwordHash, updatedAt: clock.now() });
    await deleteSessionsOf(on, user.id, caller.session.id);
    await deleteOneTimeTokensOf(on, user.id);
    await notices.tell(on, 'password-changed', { user, event: 'password-changed', visit });
  }

  async function changeEmail(
    on: Transaction,
    user: User,
    email: string,
    { challenge, redirectTo, visit }: AccountChange,
  ): Promise<void> {
    const now = clock.now();
    if (settings.autoConfirm) {
      const userMetadata = { ...user.userMetadata, email, email_verified: true };
      const appMetadata = { provider: 'email', providers: ['email'], ...user.appMetadata };
      const change = { email, newEmail: null, emailConfirmedAt: now, isAnonymous: false };
      await updateUser(on, user.id, { ...change, userMetadata, appMetadata, updatedAt: now });
      const data = { sub: user.id, email, email_verified: true, phone_verified: false };
      await saveOwnIdentity(on, { userId: user.id, provider: 'email', email, data, now });
      // Sent to the old address.
      await notices.tell(on, 'email-changed', { user, event: 'email-changed', visit });
      return;
    }
    const change = { newEmail: email, emailChangeConfirmedBy: null, emailChangeSentAt: now };
    await updateUser(on, user.id, { ...change, updatedAt: now });
    // Tokens sent to an earlier new address don't verify this one.
    await deleteOneTimeToken(on, user.id, 'email_change_new');
    await deleteOneTimeToken(on, user.id, 'email_change_current');
    const sender = emailBudget.senderOf(visit.address);
    const order = { about: 'proof', userId: user.id, redirectTo, challenge, sender } as const;
    const toNew = 'email_change_new';
    await emailOutbox.post(on, { ...order, kind: toNew, template: toNew, to: email });
    if (!settings.bothAddressesConfirm || user.email === null) return;
    const toOld = 'email_change_current';
    await emailOutbox.post(on, { ...order, kind: toOld, template: toOld, to: user.email });
  }
}

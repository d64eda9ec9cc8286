import type { Transaction } from '../../../platform/database/database.ts';
import { verificationTypes, verifyLink } from '../emails/identity-emails.ts';
import { emailTaken, IdentityError } from '../http/identity-error.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import type { ProofKind } from '../proofs/proof-kind.ts';
import { type Account, isConfirmed, presentUser, type User } from './account.ts';
import { readEmail } from './contact.ts';
import { createUser } from './user-creation.ts';
import { findUserBy, loadAccount, updateUser } from './user-repository.ts';

export type LinkRequest = {
  readonly type: string;
  readonly email: string;
  readonly password: string | null;
  readonly newEmail: string | null;
  readonly data: JsonObject;
  readonly redirectTo: string;
};

export type AdminLinkService = {
  /** Creates the links that emails would contain, and returns them to the caller. */
  generate(request: LinkRequest): Promise<JsonObject>;
  /** Creates an account and sends an invitation by email. */
  invite(email: string, data: JsonObject, redirectTo: string): Promise<JsonObject>;
};

const kindByType: Readonly<Record<string, ProofKind>> = {
  signup: 'confirmation',
  invite: 'confirmation',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
};

const newcomers = new Set(['signup', 'invite', 'magiclink']);

/** Links that callers with the service key may create. */
export function createAdminLinkService({
  database,
  clock,
  settings,
  passwords,
  tokens,
  emailOutbox,
}: Pick<
  IdentityDependencies,
  'database' | 'clock' | 'settings' | 'passwords' | 'tokens' | 'emailOutbox'
>): AdminLinkService {
  return {
    async generate(request) {
      const { account, proof, kind } = await make(request);
      const type = request.type === 'invite' ? 'invite' : kind;
      return {
        ...presentUser(account),
        action_link: verifyLink(settings, type, proof.linkToken, request.redirectTo),
        email_otp: proof.code,
        hashed_token: proof.linkToken,
        redirect_to: request.redirectTo,
        verification_type:
          request.type === 'invite'
            ? 'invite'
            : request.type.startsWith('email_change')
              ? request.type
              : verificationTypes[kind],
      };
    },

    async invite(given, data, redirectTo) {
      const email = readEmail(given);
      const request = { type: 'invite', email, password: null, newEmail: null, data, redirectTo };
      return database.transaction(async (transaction) => {
        const account = await prepare(transaction, request, 'confirmation', null);
        await emailOutbox.post(transaction, {
          about: 'proof',
          kind: 'confirmation',
          template: 'invite',
          userId: account.user.id,
          to: email,
          redirectTo,
          challenge: null,
        });
        return presentUser(account);
      });
    },
  };

  async function make(request: LinkRequest) {
    const kind = Object.hasOwn(kindByType, request.type) ? kindByType[request.type] : undefined;
    if (!kind)
      throw new IdentityError(
        'validation_failed',
        `Invalid email action link type requested: ${request.type}`,
      );
    const email = readEmail(request.email);
    const isChange = kind === 'email_change_new' || kind === 'email_change_current';
    const newEmail = isChange ? readEmail(request.newEmail ?? '') : null;
    const passwordHash = await readPassword(request);
    return database.transaction(async (transaction) => {
      const account = await prepare(transaction, { ...request, email, newEmail }, kind, passwordHash);
      const sentTo = kind === 'email_change_new' && newEmail !== null ? newEmail : email;
      const userId = account.user.id;
      const proof = await tokens.issue(transaction, { userId, kind, sentTo, flowStateId: null });
      return { account, proof, kind };
    });
  }

  /** Finds or creates the account and stores the token of the link. */
  async function prepare(
    on: Transaction,
    { type, email, newEmail, data }: LinkRequest,
    kind: ProofKind,
    passwordHash: string | null,
  ): Promise<Account> {
    const now = clock.now();
    const found = await findUserBy(on, 'email', email);
    if (found && kind === 'confirmation' && isConfirmed(found)) {
      throw emailTaken();
    }
    const user = found ?? (await create());
    const change: Partial<User> = {
      ...(type === 'invite' && { invitedAt: now }),
      ...(newEmail !== null && { newEmail, emailChangeConfirmedBy: null, emailChangeSentAt: now }),
      ...(kind === 'confirmation' && { confirmationSentAt: now }),
      ...((kind === 'recovery' || kind === 'magiclink') && { recoverySentAt: now }),
      updatedAt: now,
    };
    await updateUser(on, user.id, change);
    return loadAccount(on, { ...user, ...change });

    async function create(): Promise<User> {
      if (!newcomers.has(type)) {
        throw new IdentityError('user_not_found', 'User with this email not found');
      }
      const confirmed = { email: false, phone: false };
      const draft = { email, phone: null, passwordHash, confirmed, userMetadata: data };
      const created = await createUser(on, { ...draft, madeBy: 'service' }, now);
      if (created) return created;
      throw new IdentityError('conflict', 'Too many sign-ups at once, please try again');
    }
  }

  async function readPassword({ type, password, email }: LinkRequest): Promise<string | null> {
    if (type !== 'signup') return null;
    if (!password) throw new IdentityError('validation_failed', 'Signup requires a valid password');
    await passwords.require(password, [email]);
    return passwords.hash(password);
  }
}

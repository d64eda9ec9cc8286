import { isConfirmed, type User } from './account.ts';
import type { Contact } from './contact.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityGround } from './identity-ground.ts';
import type { JsonObject } from './json-object.ts';
import type { ProofKind } from './one-time-tokens.ts';
import type { CodeChallenge } from './pkce.ts';
import { issueProof } from './proof-letter.ts';
import type { Caller } from './session-service.ts';
import { createUser } from './user-creation.ts';
import { findUserBy } from './user-repository.ts';

type Wanted = { readonly challenge: CodeChallenge | null; readonly redirectTo: string };

export type ProofService = {
  /** A code and a link to sign in with; makes the account where that is wanted and allowed. */
  sendSignIn(
    contact: Contact,
    wanted: Wanted & { readonly data: JsonObject; readonly createUser: boolean },
  ): Promise<void>;
  /** Says nothing of whether somebody has the address. */
  sendRecovery(email: string, wanted: Wanted): Promise<void>;
  /** As `sendRecovery`: sends again what is still open. */
  resend(type: 'signup' | 'email_change', email: string, wanted: Wanted): Promise<void>;
  /** A code by which a person who is signed in proves to be there. */
  sendReauthentication(caller: Caller): Promise<void>;
};

/** Letters with proofs. What depends on who has an account is done after the answer. */
export function createProofService(
  ground: Pick<IdentityGround, 'database' | 'clock' | 'settings' | 'tokens' | 'limits' | 'postbox'>,
): ProofService {
  const { database, clock, settings, limits, postbox } = ground;

  return {
    async sendSignIn(contact, wanted) {
      if (contact.kind === 'phone') {
        throw new IdentityError('phone_provider_disabled', 'Unsupported phone provider');
      }
      const email = contact.value;
      const known = wanted.createUser ? null : await findUserBy(database, 'email', email);
      if (known === undefined) throw new IdentityError('otp_disabled', 'Signups not allowed for otp');
      await limits.countMail('magiclink', email);
      postbox.later(() =>
        database.transaction(async (transaction) => {
          const found = await findUserBy(transaction, 'email', email);
          if (!found && !settings.signUp) return null;
          const user = found ?? (await createUser(transaction, newcomer(email, wanted.data), clock.now()));
          if (!user) return null;
          const kind = isConfirmed(user) || settings.autoConfirm ? 'magiclink' : 'confirmation';
          return issueProof(transaction, ground, proof(user, kind, email, wanted));
        }),
      );
    },

    async sendRecovery(email, wanted) {
      await limits.countMail('recovery', email);
      postbox.later(() =>
        database.transaction(async (transaction) => {
          const user = await findUserBy(transaction, 'email', email);
          return user ? issueProof(transaction, ground, proof(user, 'recovery', email, wanted)) : null;
        }),
      );
    },

    async resend(type, email, wanted) {
      const kind: ProofKind = type === 'signup' ? 'confirmation' : 'email_change_new';
      await limits.countMail(kind, email);
      postbox.later(() =>
        database.transaction(async (transaction) => {
          const user = await findUserBy(transaction, 'email', email);
          if (!user) return null;
          if (kind === 'confirmation') {
            if (isConfirmed(user)) return null;
            return issueProof(transaction, ground, proof(user, kind, email, wanted));
          }
          if (user.newEmail === null) return null;
          return issueProof(transaction, ground, proof(user, kind, user.newEmail, wanted));
        }),
      );
    },

    async sendReauthentication({ account: { user } }) {
      if (user.email === null) {
        throw new IdentityError(
          'validation_failed',
          'Reauthentication requires the user to have an email or a phone number',
        );
      }
      if (!isConfirmed(user)) {
        throw new IdentityError('email_not_confirmed', 'Please verify your email first.', { status: 422 });
      }
      const to = user.email;
      await limits.countMail('reauthentication', to);
      const wanted = { challenge: null, redirectTo: settings.siteUrl };
      postbox.later(() =>
        database.transaction((transaction) =>
          issueProof(transaction, ground, proof(user, 'reauthentication', to, wanted)),
        ),
      );
    },
  };
}

function proof(user: User, kind: ProofKind, to: string, { challenge, redirectTo }: Wanted) {
  return { userId: user.id, kind, to, challenge, redirectTo };
}

function newcomer(email: string, userMetadata: JsonObject) {
  const confirmed = { email: false, phone: false };
  return { email, phone: null, passwordHash: null, confirmed, userMetadata };
}

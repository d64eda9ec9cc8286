import { isConfirmed } from '../accounts/account.ts';
import type { Contact } from '../accounts/contact.ts';
import { findUserBy } from '../accounts/user-repository.ts';
import type { EmailOrder, EmailReturn } from '../emails/email-order.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { Visit } from '../http/identity-request.ts';
import type { JsonObject } from '../http/json-object.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import type { Caller } from '../sessions/caller.ts';

export type ProofService = {
  /** Sends a code and a link to sign in; creates the account if requested and allowed. */
  sendSignIn(
    contact: Contact,
    wanted: EmailReturn & {
      readonly data: JsonObject;
      readonly createUser: boolean;
      readonly isConfirmation: boolean;
    },
    visit: Visit,
  ): Promise<void>;
  /** Doesn't reveal whether the address has an account. */
  sendRecovery(email: string, wanted: EmailReturn, visit: Visit): Promise<void>;
  /** Sends a pending confirmation again. Like `sendRecovery`, reveals nothing. */
  resend(type: 'signup' | 'email_change', email: string, wanted: EmailReturn, visit: Visit): Promise<void>;
  /** Sends a code by which a signed-in user authenticates again. */
  sendReauthentication(caller: Caller, visit: Visit): Promise<void>;
};

/** Requests emails with links and codes. Only the task that writes them looks up whether there is an account. */
export function createProofService({
  database,
  settings,
  limits,
  emailOutbox,
  devices,
  emailBudget,
}: Pick<
  IdentityDependencies,
  'database' | 'settings' | 'limits' | 'emailOutbox' | 'devices' | 'emailBudget'
>): ProofService {
  return {
    async sendSignIn(contact, { data, createUser, isConfirmation, ...back }, visit) {
      if (contact.kind === 'phone') {
        throw new IdentityError('phone_provider_disabled', 'Unsupported phone provider');
      }
      const to = contact.value;
      if (!createUser && !(await findUserBy(database, 'email', to))) {
        throw new IdentityError('otp_disabled', 'Signups not allowed for otp');
      }
      await limits.countEmail('magiclink', to);
      const newcomer = createUser ? data : null;
      await postTo(visit, { about: 'address', purpose: 'sign-in', to, newcomer, isConfirmation, ...back });
    },

    async sendRecovery(to, back, visit) {
      await limits.countEmail('recovery', to);
      await postTo(visit, { about: 'address', purpose: 'recovery', to, newcomer: null, ...back });
    },

    async resend(type, to, back, visit) {
      const purpose = type === 'signup' ? 'confirmation' : 'email-change';
      await limits.countEmail(type === 'signup' ? 'confirmation' : 'email_change_new', to);
      await postTo(visit, { about: 'address', purpose, to, newcomer: null, ...back });
    },

    async sendReauthentication({ account: { user } }, visit) {
      if (user.email === null) {
        throw new IdentityError(
          'validation_failed',
          'Reauthentication requires the user to have an email or a phone number',
        );
      }
      if (!isConfirmed(user)) {
        throw new IdentityError('email_not_confirmed', 'Please verify your email first.', { status: 422 });
      }
      await limits.countEmail('reauthentication', user.email);
      const kind = 'reauthentication';
      const sender = emailBudget.senderOf(visit.address);
      const back = { redirectTo: settings.siteUrl, challenge: null, sender };
      await post({ about: 'proof', kind, template: kind, userId: user.id, to: user.email, ...back });
    },
  };

  async function postTo(visit: Visit, order: Extract<EmailOrder, { about: 'address' }>): Promise<void> {
    const account = { kind: 'email', value: order.to } as const;
    const isFromOwner = (await devices.findTrusted(database, account, visit)) !== null;
    await post({ ...order, isFromOwner, sender: emailBudget.senderOf(visit.address) });
  }

  async function post(order: EmailOrder): Promise<void> {
    await database.transaction((transaction) => emailOutbox.post(transaction, order));
  }
}

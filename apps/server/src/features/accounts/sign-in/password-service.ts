import { ApiError, sentence } from '@winnow/contracts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Visit } from '../../../platform/http/mount.ts';
import type { IdentityAnswer } from '../identities/identity-client.ts';
import { errorCodeOf, refusalOf } from '../identities/identity-refusal.ts';
import type { IdentitySource } from '../identities/identity-source.ts';
import { type EmailProof, type IdentityCalls, passwordRequest } from './identity-calls.ts';
import { getTokens, type Tokens } from './identity-tokens.ts';

export type PasswordService = ReturnType<typeof createPasswordService>;

export type PasswordChange = { readonly currentPassword: string; readonly newPassword: string };

/** New passwords, by an email or by the one before. */
export function createPasswordService({
  calls,
  identities,
}: {
  readonly calls: IdentityCalls;
  readonly identities: Pick<IdentitySource, 'provesCurrentPassword'>;
}) {
  return {
    /** Says nothing of whether there is an account. */
    async forgot(email: string, visit: Visit): Promise<void> {
      const path = `/auth/v1/recover?${calls.leadingTo('/reset-password')}`;
      await calls.ask({ method: 'POST', path, body: { email }, visit });
    },

    /** All sign-ins end, that of the email as well. */
    async reset(proof: EmailProof, password: string, visit: Visit): Promise<void> {
      const { token: accessToken } = await calls.redeem('recovery', proof, visit);
      const as = { accessToken };
      try {
        await calls.ask({ method: 'PUT', path: '/auth/v1/user', body: { password }, as, visit });
      } finally {
        await calls.end('global', accessToken);
      }
    },

    /**
     * Ends all other sign-ins. Where this one is too old to be trusted with it, and the current password was proved by
     * a new one, that takes its place, and its tokens are the answer.
     */
    async change(caller: Caller, passwords: PasswordChange, visit: Visit): Promise<Tokens | null> {
      if (identities.provesCurrentPassword) {
        await changeWithBoth(caller, passwords, visit);
        return null;
      }
      const proof = await calls.send(passwordRequest(caller.email, passwords.currentPassword, visit));
      if (proof.status === 400) throw wrongPassword();
      if (proof.status >= 400) throw refusalOf(proof);
      const tokens = getTokens(proof);
      const first = await change(caller.accessToken);
      const isTooOld = errorCodeOf(first) === 'reauthentication_needed';
      const answer = isTooOld ? await change(tokens.token) : first;
      if (answer.status >= 400) {
        await calls.end('local', tokens.token);
        // The new sign-in lacks the second factor: it takes one with both.
        if (isTooOld && errorCodeOf(answer) === 'insufficient_aal') throw refusalOf(first);
        throw underField(refusalOf(answer), 'newPassword');
      }
      await calls.end('others', isTooOld ? tokens.token : caller.accessToken);
      return isTooOld ? tokens : null;

      function change(accessToken: string): Promise<IdentityAnswer> {
        const body = { password: passwords.newPassword };
        return calls.send({ method: 'PUT', path: '/auth/v1/user', body, as: { accessToken }, visit });
      }
    },
  };

  /** The session keeps what it is, also its second factor, however old it is. */
  async function changeWithBoth(caller: Caller, passwords: PasswordChange, visit: Visit): Promise<void> {
    const { currentPassword, newPassword } = passwords;
    const body = { password: newPassword, current_password: currentPassword };
    const as = { accessToken: caller.accessToken };
    const answer = await calls.send({ method: 'PUT', path: '/auth/v1/user', body, as, visit });
    if (errorCodeOf(answer) === 'current_password_invalid') throw wrongPassword();
    if (answer.status >= 400) throw underField(refusalOf(answer), 'newPassword');
  }
}

function wrongPassword(): ApiError {
  const message = sentence('password-wrong');
  return new ApiError('invalid', message, { errors: { currentPassword: [message] } });
}

/** The same refusal, where it speaks of a password, under the name that the form gives its field. */
function underField(refusal: ApiError, field: string): ApiError {
  const [words] = refusal.details.errors?.['password'] ?? [];
  return words ? new ApiError(refusal.code, words, { errors: { [field]: [words] } }) : refusal;
}

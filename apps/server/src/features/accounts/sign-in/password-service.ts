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

/** Changes passwords, by a link in an email or with the current password. */
export function createPasswordService({
  calls,
  identities,
}: {
  readonly calls: IdentityCalls;
  readonly identities: Pick<IdentitySource, 'provesCurrentPassword'>;
}) {
  return {
    /** Sends the email with the link. Doesn't reveal whether there is an account. */
    async forgot(email: string, visit: Visit): Promise<void> {
      const path = `/auth/v1/recover?${calls.leadingTo('/reset-password')}`;
      await calls.ask({ method: 'POST', path, body: { email }, visit });
    },

    /** Sets the password and ends all sessions, including the one of the email. */
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
     * Ends all other sessions. If the current session is too old, the verification of the password starts a new
     * session, which replaces it and whose tokens are returned.
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
        // The new session lacks the second factor, so a recent sign-in with both factors is required.
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

  /** Changes the password in one call. The session keeps its second factor, whatever its age. */
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

/** Moves an error about the password to the form's field of that name. */
function underField(refusal: ApiError, field: string): ApiError {
  const [words] = refusal.details.errors?.['password'] ?? [];
  return words ? new ApiError(refusal.code, words, { errors: { [field]: [words] } }) : refusal;
}

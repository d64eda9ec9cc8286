import { ApiError, sentence } from '@winnow/contracts';
import type { Visit } from '../../../platform/http/mount.ts';
import type { IdentityAnswer, IdentityClient, IdentityRequest } from '../identities/identity-client.ts';
import { refusalOf } from '../identities/identity-refusal.ts';
import { getTokens, type Tokens } from './identity-tokens.ts';

/** Either the token of an email's link, or the code with the email address. */
export type EmailProof = {
  readonly tokenHash?: string | undefined;
  readonly email?: string | undefined;
  readonly code?: string | undefined;
};

export type IdentityCalls = ReturnType<typeof createIdentityCalls>;

/**
 * Calls to the identity service for sign-up, sign-in and sign-out.
 * @param siteUrl target of links in emails, without a trailing slash
 */
export function createIdentityCalls(client: IdentityClient, siteUrl: string) {
  return {
    ask,

    /** Like `send`, but returns an error response instead of throwing. */
    send: client.send,

    /** Redeems the token or code of an email. @throws ApiError if it is invalid */
    async redeem(type: 'recovery' | 'email', proof: EmailProof, visit: Visit): Promise<Tokens> {
      const { tokenHash, email, code } = proof;
      if (tokenHash === undefined && (email === undefined || code === undefined)) {
        const message = sentence('proof-required');
        throw new ApiError('invalid', message, { errors: { code: [message] } });
      }
      const given = tokenHash === undefined ? { email, token: code } : { token_hash: tokenHash };
      return getTokens(
        await ask({ method: 'POST', path: '/auth/v1/verify', body: { type, ...given }, visit }),
      );
    },

    /** Ends this session, the user's other sessions, or all of them. */
    async end(scope: 'local' | 'others' | 'global', accessToken: string): Promise<void> {
      await client.send({ method: 'POST', path: `/auth/v1/logout?scope=${scope}`, as: { accessToken } });
    },

    /** Query of a call whose email links to one of our pages. */
    leadingTo: (path: string) => new URLSearchParams({ redirect_to: siteUrl + path }).toString(),
  };

  /** @throws ApiError if the identity service refuses */
  async function ask(request: IdentityRequest): Promise<IdentityAnswer> {
    const answer = await client.send(request);
    if (answer.status >= 400) throw refusalOf(answer);
    return answer;
  }
}

export function passwordRequest(email: string, password: string, visit: Visit): IdentityRequest {
  return { method: 'POST', path: '/auth/v1/token?grant_type=password', body: { email, password }, visit };
}

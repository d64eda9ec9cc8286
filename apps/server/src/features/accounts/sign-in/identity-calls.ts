import { ApiError } from '@winnow/contracts';
import type { Visit } from '../../../platform/http/mount.ts';
import type { IdentityAnswer, IdentityClient, IdentityRequest } from '../identities/identity-client.ts';
import { refusalOf } from '../identities/identity-refusal.ts';
import { getTokens, type Tokens } from './identity-tokens.ts';

/** Either the token of an email's link, or its code with the email address. */
export type EmailProof = {
  readonly tokenHash?: string | undefined;
  readonly email?: string | undefined;
  readonly code?: string | undefined;
};

export type IdentityCalls = ReturnType<typeof createIdentityCalls>;

/**
 * What people who come in and go ask of the identity service.
 * @param siteUrl where the links of emails lead, without a slash at the end
 */
export function createIdentityCalls(client: IdentityClient, siteUrl: string) {
  return {
    ask,

    /** Sends as well; what is refused is an answer like another. */
    send: client.send,

    /** Uses up what an email holds. @throws ApiError where it proves nothing */
    async redeem(type: 'recovery' | 'email', proof: EmailProof, visit: Visit): Promise<Tokens> {
      const { tokenHash, email, code } = proof;
      if (tokenHash === undefined && (email === undefined || code === undefined)) {
        const message = 'Give what the email holds: its link, or its code with your address.';
        throw new ApiError('invalid', message, { errors: { code: [message] } });
      }
      const given = tokenHash === undefined ? { email, token: code } : { token_hash: tokenHash };
      return getTokens(
        await ask({ method: 'POST', path: '/auth/v1/verify', body: { type, ...given }, visit }),
      );
    },

    /** Ends this session, all others, or all of the token's user. */
    async end(scope: 'local' | 'others' | 'global', accessToken: string): Promise<void> {
      await client.send({ method: 'POST', path: `/auth/v1/logout?scope=${scope}`, as: { accessToken } });
    },

    /** The query of a call whose email leads to a page of ours. */
    leadingTo: (path: string) => new URLSearchParams({ redirect_to: siteUrl + path }).toString(),
  };

  /** @throws ApiError where the identity service refuses */
  async function ask(request: IdentityRequest): Promise<IdentityAnswer> {
    const answer = await client.send(request);
    if (answer.status >= 400) throw refusalOf(answer);
    return answer;
  }
}

export function passwordRequest(email: string, password: string, visit: Visit): IdentityRequest {
  return { method: 'POST', path: '/auth/v1/token?grant_type=password', body: { email, password }, visit };
}

import { createHash } from 'node:crypto';
import * as z from 'zod';
import { IdentityError } from '../http/identity-error.ts';
import { equalSecrets } from '../keys/identity-keys.ts';

export type CodeChallenge = { readonly challenge: string; readonly method: 's256' | 'plain' };

/** Fields of a body with a PKCE challenge. */
export const challengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

type ChallengeInput = {
  readonly code_challenge?: string | null | undefined;
  readonly code_challenge_method?: string | null | undefined;
};

const challengeForm = /^[A-Za-z0-9._~-]{43,128}$/;

/** `null` without PKCE. @throws IdentityError for an incomplete or invalid challenge */
export function readChallenge(input: ChallengeInput): CodeChallenge | null {
  const challenge = input.code_challenge ?? '';
  const method = (input.code_challenge_method ?? '').toLowerCase();
  if (challenge === '' && method === '') return null;
  if (challenge === '' || method === '') {
    throw new IdentityError(
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    );
  }
  if (method !== 's256' && method !== 'plain') {
    throw new IdentityError('validation_failed', 'code_challenge_method must be s256 or plain');
  }
  if (!challengeForm.test(challenge)) {
    throw new IdentityError(
      'validation_failed',
      'code challenge has to be between 43 and 128 characters of A-Z, a-z, 0-9, -, ., _ and ~',
    );
  }
  return { challenge, method };
}

/** Whether the verifier matches the challenge. */
export function meetsChallenge({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const computed = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  return equalSecrets(computed, challenge);
}

import {
  ApiError,
  type CodeWithoutValues,
  type ErrorCode,
  type Sentence,
  sentenceInWords,
} from '@winnow/contracts';
import * as z from 'zod';
import type { IdentityAnswer } from './identity-client.ts';

const refusalBody = z.object({
  code: z.union([z.string(), z.number()]).optional(),
  error_code: z.string().optional(),
  message: z.string().optional(),
  msg: z.string().optional(),
  error_description: z.string().optional(),
});

type Translation = {
  readonly code: ErrorCode;
  readonly field?: string;
  /** Replaces the service's own English message, which says more. */
  readonly sentence?: CodeWithoutValues;
  readonly message?: string;
};

/** The API's error for each code of the identity service; any other code is a bad request. */
const translations: Readonly<Record<string, Translation>> = {
  weak_password: { code: 'invalid', field: 'password', sentence: 'password-weak' },
  same_password: { code: 'invalid', field: 'password', sentence: 'password-same' },
  user_already_exists: { code: 'conflict', field: 'email', sentence: 'account-present' },
  email_exists: { code: 'conflict', field: 'email', sentence: 'account-present' },
  signup_disabled: { code: 'forbidden', message: 'Sign-up is closed.' },
  insufficient_aal: { code: 'second-factor-required', message: 'Confirm with your second factor to go on.' },
  reauthentication_needed: {
    code: 'recent-sign-in-required',
    message: 'Log in again first, so that we know it’s you.',
  },
  no_authorization: { code: 'not-signed-in', message: 'Authentication required' },
  bad_jwt: { code: 'not-signed-in', message: 'Authentication required' },
  session_not_found: { code: 'not-signed-in', message: 'Authentication required' },
  user_not_found: { code: 'not-signed-in', message: 'Authentication required' },
};

/** The protocol's error code; `null` if there is none. */
export function errorCodeOf({ status, body }: Pick<IdentityAnswer, 'status' | 'body'>): string | null {
  if (status < 400) return null;
  const { code, error_code: errorCode } = refusalBody.safeParse(body).data ?? {};
  return errorCode ?? (typeof code === 'string' ? code : null);
}

/** Converts an error of the identity service to ours. */
export function refusalOf(answer: IdentityAnswer): ApiError {
  const { status, retryAfterSeconds } = answer;
  const body = refusalBody.safeParse(answer.body).data ?? {};
  const message = body.message ?? body.msg ?? body.error_description ?? 'Bad request';
  if (status === 429) {
    return new ApiError('too-many-requests', message, {
      retryAfterSeconds: retryAfterSeconds ?? 60,
    });
  }
  if (status >= 500) {
    return new ApiError('unavailable', 'Signing in does not work at the moment. Please try again soon.');
  }
  const known = translations[errorCodeOf(answer) ?? ''];
  if (!known) return new ApiError('bad-request', sentenceInWords('sign-in-refused', message));
  const words: Sentence = sentenceInWords(known.sentence ?? 'sign-in-refused', known.message ?? message);
  return new ApiError(known.code, words, known.field ? { errors: { [known.field]: [words] } } : {});
}

import { RequestFailure } from '@winnow/contracts';
import { formatError } from '../../../lib/requests/request-words.ts';
import { isTemporaryError, temporaryErrorText } from '../../../lib/session/identity-fetch.ts';
import type { IdentityTexts } from '../identity-texts.ts';

export type IdentityField = 'name' | 'email' | 'password' | 'code';

/** Messages by field; `form` for an error of no single field. */
export type FieldErrors<Field extends string = IdentityField> = Partial<Record<Field | 'form', string>>;

/** The fields of an identity client error that are read here. */
type ClientError = {
  readonly name: string;
  readonly message: string;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly reasons?: readonly string[];
};

/** Messages for an error of the identity service, by the field where the user can correct it. */
export function errorsOf(error: unknown, texts: IdentityTexts): FieldErrors {
  // Errors of the backend, and requests without a response.
  if (error instanceof RequestFailure) return errorsOfBackend(error);
  if (!(error instanceof Error)) return { form: formatError(error).message };
  const failure: ClientError = error;
  const known = failure.code ? byCode[failure.code] : undefined;
  if (known) return known(failure, texts.errors);
  if (failure.name === 'AuthPKCECodeVerifierMissingError') return { form: texts.errors.otherBrowser };
  if (isTemporaryError(failure)) return { form: temporaryErrorText(failure) };
  const say = failure.name === 'AuthSessionMissingError' ? texts.errors.sessionOver : texts.errors.refused;
  return { form: say(failure.message) || formatError(error).message };
}

/** Message for an error code of the identity service; `null` for an unknown code. */
export function wordsOfCode(code: string, texts: IdentityTexts): string | null {
  const failure = { name: '', message: '' };
  return Object.values(byCode[code]?.(failure, texts.errors) ?? {})[0] ?? null;
}

function errorsOfBackend(failure: RequestFailure): FieldErrors {
  const { message, errors } = formatError(failure);
  const fields = (['name', 'email', 'password', 'code'] as const).flatMap((field) => {
    const words = errors[field]?.[0];
    return words ? [[field, words] as const] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : { form: message };
}

type ErrorTexts = IdentityTexts['errors'];

const sessionOver = ({ message }: ClientError, texts: ErrorTexts): FieldErrors => ({
  form: texts.sessionOver(message),
});
const expiredLink = (_: ClientError, texts: ErrorTexts): FieldErrors => ({ form: texts.otherBrowser });

const byCode: Readonly<Record<string, (failure: ClientError, texts: ErrorTexts) => FieldErrors>> = {
  invalid_credentials: (_, texts) => ({ form: texts.credentials }),
  user_banned: (_, texts) => ({ form: texts.closed }),
  signup_disabled: (_, texts) => ({ form: texts.signUpOff }),
  user_already_exists: (_, texts) => ({ email: texts.emailTaken }),
  email_exists: (_, texts) => ({ email: texts.emailTaken }),
  email_address_invalid: (_, texts) => ({ email: texts.emailInvalid }),
  weak_password: ({ reasons = [] }, texts) => ({ password: weaknessWords(reasons, texts) }),
  same_password: (_, texts) => ({ password: texts.passwordSame }),
  current_password_required: (_, texts) => ({ password: texts.passwordCurrent }),
  current_password_invalid: (_, texts) => ({ password: texts.passwordCurrent }),
  otp_expired: (_, texts) => ({ code: texts.codeExpired }),
  reauthentication_not_valid: (_, texts) => ({ code: texts.codeExpired }),
  mfa_verification_failed: (_, texts) => ({ code: texts.codeWrong }),
  mfa_verification_rejected: (_, texts) => ({ form: texts.factorRejected }),
  mfa_challenge_expired: (_, texts) => ({ code: texts.codeWrong }),
  mfa_ip_address_mismatch: (_, texts) => ({ code: texts.codeWrong }),
  mfa_factor_name_conflict: (_, texts) => ({ name: texts.factorName }),
  too_many_enrolled_mfa_factors: (_, texts) => ({ form: texts.factorsMany }),
  insufficient_aal: (_, texts) => ({ form: texts.secondFactorFirst }),
  over_email_send_rate_limit: (failure, texts) => {
    const seconds = secondsToWait(failure.message);
    return { form: seconds === null ? texts.emailsTooMany : texts.emailWait(seconds) };
  },
  flow_state_not_found: expiredLink,
  flow_state_expired: expiredLink,
  flow_state_already_used: expiredLink,
  bad_code_verifier: expiredLink,
  bad_oauth_state: (_, texts) => ({ form: texts.providerDenied }),
  bad_oauth_callback: (_, texts) => ({ form: texts.providerDenied }),
  provider_email_needs_verification: (_, texts) => ({ form: texts.providerUnverified }),
  validation_failed: ({ message }, texts) => {
    if (/email address/i.test(message)) return { email: texts.emailInvalid };
    if (/password/i.test(message)) return { password: texts.refused(message) };
    if (/provider/i.test(message)) return { form: texts.providerOff };
    return { form: texts.refused(message) };
  },
  session_not_found: sessionOver,
  session_expired: sessionOver,
  user_not_found: sessionOver,
  no_authorization: sessionOver,
  bad_jwt: sessionOver,
  reauthentication_needed: sessionOver,
};

function weaknessWords(reasons: readonly string[], texts: ErrorTexts): string {
  const words: Readonly<Record<string, string>> = {
    length: texts.passwordWeak,
    characters: texts.passwordCharacters,
    pwned: texts.passwordGuessable,
  };
  const known = reasons.flatMap((reason) => words[reason] ?? []);
  return known.length > 0 ? known.join(' ') : texts.passwordWeak;
}

/** Seconds to wait that the service names; `null` if it names none. */
export function secondsToWait(message: string): number | null {
  const [, seconds] = /after (\d+) seconds?/.exec(message) ?? [];
  return seconds === undefined ? null : Number(seconds);
}

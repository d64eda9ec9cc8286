import { IdentityError } from '../http/identity-error.ts';

/** Errors of RFC 6749, section 5.2, RFC 7009 and RFC 8707. */
export type OauthErrorName =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_target'
  | 'invalid_token'
  | 'unauthorized_client'
  | 'unsupported_grant_type';

/** An error in the form that OAuth clients read: `{ error, error_description }`. */
export function oauthRefusal(oauthError: OauthErrorName, message: string): IdentityError {
  const status = oauthError === 'invalid_client' || oauthError === 'invalid_token' ? 401 : 400;
  return new IdentityError('validation_failed', message, { status, oauthError });
}

/** Default status of each code. */
const statusByCode = {
  anonymous_provider_disabled: 422,
  bad_code_verifier: 400,
  bad_json: 400,
  bad_oauth_callback: 400,
  bad_jwt: 403,
  conflict: 409,
  current_password_invalid: 400,
  current_password_required: 400,
  email_exists: 422,
  email_not_confirmed: 400,
  email_provider_disabled: 400,
  flow_state_expired: 422,
  flow_state_not_found: 404,
  insufficient_aal: 403,
  invalid_credentials: 400,
  manual_linking_disabled: 404,
  mfa_challenge_expired: 422,
  mfa_factor_name_conflict: 422,
  mfa_factor_not_found: 404,
  mfa_ip_address_mismatch: 422,
  mfa_verification_failed: 422,
  mfa_verification_rejected: 403,
  no_authorization: 401,
  not_admin: 403,
  oauth_authorization_not_found: 404,
  oauth_client_not_found: 404,
  oauth_consent_not_found: 404,
  oauth_token_is_no_session: 403,
  otp_disabled: 422,
  otp_expired: 403,
  over_email_send_rate_limit: 429,
  over_request_rate_limit: 429,
  passkey_disabled: 404,
  phone_exists: 422,
  phone_provider_disabled: 400,
  provider_email_needs_verification: 403,
  reauthentication_needed: 400,
  reauthentication_not_valid: 422,
  refresh_token_already_used: 400,
  refresh_token_not_found: 400,
  request_entity_too_large: 413,
  saml_provider_disabled: 404,
  same_password: 422,
  session_expired: 400,
  session_not_found: 403,
  signup_disabled: 422,
  too_many_enrolled_mfa_factors: 422,
  too_many_passkeys: 422,
  unexpected_failure: 500,
  sso_address_outside: 403,
  sso_not_admitted: 403,
  sso_organization_full: 403,
  sso_subject_changed: 403,
  user_already_exists: 422,
  user_banned: 400,
  user_not_found: 404,
  validation_failed: 400,
  weak_password: 422,
  web3_provider_disabled: 422,
  webauthn_challenge_expired: 400,
  webauthn_challenge_not_found: 400,
  webauthn_credential_exists: 422,
  webauthn_verification_failed: 400,
} as const;

export type IdentityErrorCode = keyof typeof statusByCode;

type Details = {
  readonly status?: number;
  /** Of a weak password: `length`, `characters` or `pwned`. */
  readonly weakPasswordReasons?: readonly string[];
  readonly retryAfterSeconds?: number;
  /** Sent in OAuth's format under this name: `{ error, error_description }`. */
  readonly oauthError?: string;
};

/** An error of the identity service, with the messages and codes that its clients expect. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: IdentityErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'IdentityError';
    this.code = code;
    this.status = details.status ?? statusByCode[code];
    this.details = details;
  }
}

export function emailTaken(): IdentityError {
  return new IdentityError('email_exists', 'A user with this email address has already been registered');
}

import { IdentityError } from '../http/identity-error.ts';

/**
 * The same error for an unknown passkey, a wrong signature and missing user verification, so that it reveals nothing.
 */
export function verificationFailed(): IdentityError {
  return new IdentityError('webauthn_verification_failed', 'Credential verification failed');
}

export function challengeGone(): IdentityError {
  return new IdentityError('webauthn_challenge_not_found', 'Challenge not found or already used');
}

export function challengeExpired(): IdentityError {
  return new IdentityError('webauthn_challenge_expired', 'Challenge has expired');
}

export function passkeyNotFound(): IdentityError {
  return new IdentityError('validation_failed', 'Passkey not found', { status: 404 });
}

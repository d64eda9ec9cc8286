import type { Factor, User } from '../accounts/account.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { SessionRow } from '../sessions/session-repository.ts';
import type { ChallengeRow } from './factor-repository.ts';

/** Lifetime of a challenge, and of a factor that was never verified. */
export const challengeMs = 5 * 60_000;

const maxFactors = 10;
const maxAttempts = 5;

/** @throws IdentityError for an anonymous user */
export function refuseAnonymous(user: User): void {
  if (user.isAnonymous) {
    throw new IdentityError('no_authorization', 'Anonymous users cannot have factors', { status: 403 });
  }
}

/** Why a user can't add another factor; `null` if they can. */
export function whyNotToEnroll(
  factors: readonly Factor[],
  { aal }: Pick<SessionRow, 'aal'>,
  friendlyName: string,
): IdentityError | null {
  if (factors.some(({ status }) => status === 'verified') && aal !== 'aal2') {
    return new IdentityError('insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  if (factors.length >= maxFactors) {
    return new IdentityError(
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (friendlyName !== '' && factors.some((factor) => factor.friendlyName === friendlyName)) {
    return new IdentityError(
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    );
  }
  return null;
}

/** Why a challenge can't be answered; `null` if it can. @param address of the caller */
export function whyNotToTry(challenge: ChallengeRow, address: string, now: Date): IdentityError | null {
  if (challenge.verifiedAt !== null || challenge.address !== address) {
    return new IdentityError(
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch, or the challenge was used',
    );
  }
  const isOld = now.getTime() > challenge.createdAt.getTime() + challengeMs;
  if (isOld || challenge.attempts >= maxAttempts) {
    return new IdentityError(
      'mfa_challenge_expired',
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  return null;
}

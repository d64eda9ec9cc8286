import { createHash } from 'node:crypto';
import { ApiError, type ReceivedInvitation } from '@winnow/contracts';
import type { InvitationRow } from './invitation-repository.ts';

export function stateOf(invitation: InvitationRow, now: Date): ReceivedInvitation['state'] {
  if (invitation.acceptedAt) return 'accepted';
  if (invitation.declinedAt) return 'declined';
  if (invitation.revokedAt) return 'revoked';
  return invitation.expiresAt > now ? 'open' : 'expired';
}

/** The stored hash of a link's secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function noSuchInvitation(): never {
  throw new ApiError('not-found', 'There is no such invitation. A newer email may have replaced its link.');
}

import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  identityAudit,
  identityChallenges,
  identityDevices,
  identityEmails,
  identityFactors,
  identityFlowStates,
  identityOauthStates,
  identityOneTimeTokens,
  identityPasskeyChallenges,
  identitySessions,
} from '../identity-tables.ts';

export async function deleteExpiredTokens(on: Queryable, now: Date): Promise<void> {
  await on.delete(identityOneTimeTokens).where(lt(identityOneTimeTokens.expiresAt, now));
}

/** Removes abandoned sign-ins, factors never verified, and expired challenges. */
export async function deleteUnfinishedBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(identityFlowStates).where(lt(identityFlowStates.createdAt, before));
  await on.delete(identityOauthStates).where(lt(identityOauthStates.createdAt, before));
  await on.delete(identityPasskeyChallenges).where(lt(identityPasskeyChallenges.createdAt, before));
  await on.delete(identityChallenges).where(lt(identityChallenges.createdAt, before));
  await on
    .delete(identityFactors)
    .where(and(eq(identityFactors.status, 'unverified'), lt(identityFactors.createdAt, before)));
}

export async function deleteSessionsBegunBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(identitySessions).where(lt(identitySessions.createdAt, before));
}

/** Removes sessions idle for too long to be refreshed. */
export async function deleteSessionsIdleSince(on: Queryable, before: Date): Promise<void> {
  await on.delete(identitySessions).where(lt(identitySessions.refreshedAt, before));
}

export async function deleteDevicesUnseenSince(on: Queryable, before: Date): Promise<void> {
  await on.delete(identityDevices).where(lt(identityDevices.lastSeenAt, before));
}

/** Removes emails that could not be sent within their retries. */
export async function deleteEmailsBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(identityEmails).where(lt(identityEmails.createdAt, before));
}

export async function deleteEventsBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(identityAudit).where(lt(identityAudit.happenedAt, before));
}

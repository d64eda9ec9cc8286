import type { OrganizationId } from '@winnow/contracts';
import { and, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { isOpenAccount, users } from '../accounts/users/user-tables.ts';
import { type OwnedRow, organizations } from '../organizations/organization-tables.ts';
import { shareCandidates, shareComments, shares } from './share-tables.ts';

export type ShareRow = OwnedRow<typeof shares>;
export type ShareComment = typeof shareComments.$inferSelect;
export type SharePlace = Omit<typeof shareCandidates.$inferSelect, 'shareId'>;

export async function insertShare(
  transaction: Transaction,
  share: ShareRow,
  analysisIds: readonly string[],
): Promise<void> {
  await transaction.insert(shares).values(share);
  await transaction
    .insert(shareCandidates)
    .values(analysisIds.map((analysisId, index) => ({ shareId: share.id, position: index + 1, analysisId })));
}

export function listShareRows(on: Queryable, organizationId: OrganizationId): Promise<ShareRow[]> {
  return on
    .select()
    .from(shares)
    .where(eq(shares.organizationId, organizationId))
    .orderBy(desc(shares.createdAt), desc(shares.id));
}

export async function findShare(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<ShareRow | undefined> {
  const [share] = await on
    .select()
    .from(shares)
    .where(and(eq(shares.organizationId, organizationId), eq(shares.id, id)));
  return share;
}

/** Finds a share by the hash of its secret, only while it is valid and its owner's account is open. */
export async function findOpenShare(
  on: Queryable,
  tokenHash: string,
  now: Date,
): Promise<ShareRow | undefined> {
  const [found] = await selectOpenShare(on, tokenHash, now);
  return found?.share;
}

/** Like `findOpenShare`; locks the share until the transaction ends. */
export async function lockOpenShare(
  transaction: Transaction,
  tokenHash: string,
  now: Date,
): Promise<ShareRow | undefined> {
  const [found] = await selectOpenShare(transaction, tokenHash, now).for('no key update', { of: shares });
  return found?.share;
}

function selectOpenShare(on: Queryable, tokenHash: string, now: Date) {
  return on
    .select({ share: shares })
    .from(shares)
    .innerJoin(organizations, eq(organizations.id, shares.organizationId))
    .leftJoin(users, eq(users.id, organizations.personalUserId))
    .where(
      and(
        eq(shares.tokenHash, tokenHash),
        isNull(shares.revokedAt),
        gt(shares.expiresAt, now),
        or(isNull(organizations.personalUserId), isOpenAccount),
      ),
    );
}

export async function revokeShare(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
  now: Date,
): Promise<void> {
  await on
    .update(shares)
    .set({ revokedAt: now })
    .where(and(eq(shares.organizationId, organizationId), eq(shares.id, id), isNull(shares.revokedAt)));
}

export async function countView(on: Queryable, id: string, now: Date): Promise<void> {
  await on
    .update(shares)
    .set({ views: sql`${shares.views} + 1`, lastViewedAt: now })
    .where(eq(shares.id, id));
}

/** Entries in the order of the list, without deleted ones. */
export function listPlaces(on: Queryable, shareId: string): Promise<SharePlace[]> {
  const { position, analysisId } = shareCandidates;
  return on
    .select({ position, analysisId })
    .from(shareCandidates)
    .where(eq(shareCandidates.shareId, shareId))
    .orderBy(position);
}

export async function insertComment(on: Queryable, comment: ShareComment): Promise<void> {
  await on.insert(shareComments).values(comment);
}

/** Oldest first. */
export function listComments(on: Queryable, shareId: string): Promise<ShareComment[]> {
  return on
    .select()
    .from(shareComments)
    .where(eq(shareComments.shareId, shareId))
    .orderBy(shareComments.at, shareComments.id);
}

export async function countOn(
  on: Queryable,
  table: 'candidates' | 'comments',
  shareIds: readonly string[],
): Promise<Map<string, number>> {
  if (shareIds.length === 0) return new Map();
  const counted = table === 'candidates' ? shareCandidates : shareComments;
  const rows = await on
    .select({ id: counted.shareId, total: count() })
    .from(counted)
    .where(inArray(counted.shareId, [...shareIds]))
    .groupBy(counted.shareId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

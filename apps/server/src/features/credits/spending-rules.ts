import { ApiError, sentence } from '@winnow/contracts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { listSeated, splitBySeats } from '../organizations/seats.ts';
import type { CreditAccount } from './credit-repository.ts';
import { startOfMonth } from './credit-rules.ts';
import { findSpendingLimit, listManagers, rememberTold, sumUse } from './spending-limit-repository.ts';

/** What a member may still spend in an organization this month; `null` for no limit. */
export type Room = { readonly credits: number; readonly left: number } | null;

/** Exact under the lock of the account, otherwise a snapshot. */
export async function findRoom(
  on: Queryable,
  { id: accountId, month, isTeam }: CreditAccount,
  { organizationId, userId }: Member,
): Promise<Room> {
  if (!isTeam) return null;
  const limit = await findSpendingLimit(on, organizationId, userId);
  if (!limit) return null;
  const used = await sumUse(on, { accountId, userId, since: startOfMonth(month) });
  return { credits: limit.credits, left: Math.max(0, limit.credits - used) };
}

/** Requires the lock of the account. @throws ApiError `spending-limit` */
export async function keepToLimit(
  transaction: Transaction,
  account: CreditAccount,
  member: Member,
  credits: number,
): Promise<Room> {
  const room = await findRoom(transaction, account, member);
  if (room && credits > room.left) throw overLimit(credits, room);
  return room;
}

/** Shares of a limit at which the managers of the organization are notified, once a month each. */
const toldPercents = [100, 80] as const;

/**
 * Notifies the member and those who set limits that a limit is used up or nearly so. Requires the lock of the account.
 */
export async function notifyOfLimit(
  transaction: Transaction,
  { month }: Pick<CreditAccount, 'month'>,
  { organizationId, userId }: Member,
  { spent, limit }: { readonly spent: number; readonly limit: number },
  notifications: Pick<NotificationService, 'add'>,
): Promise<void> {
  const percent = toldPercents.find((share) => spent * 100 >= limit * share);
  const row = await findSpendingLimit(transaction, organizationId, userId);
  if (!percent || !row || (row.toldMonth === month && row.toldPercent >= percent)) return;
  await rememberTold(transaction, row, { toldMonth: month, toldPercent: percent });
  await notifications.add(transaction, {
    organizationId,
    to: [...(await listManagers(transaction, organizationId)), userId],
    actor: null,
    kind: 'spending-limit',
    about: { memberId: userId, spentCredits: spent, limitCredits: limit },
  });
}

/** @throws ApiError `no-seat` if the plan has no seat for the member */
export async function requireSeat(
  on: Queryable,
  { plan }: Pick<CreditAccount, 'plan'>,
  { organizationId, userId }: Member,
): Promise<void> {
  const { within } = splitBySeats(await listSeated(on, organizationId), plan);
  if (within.includes(userId)) return;
  throw new ApiError('no-seat', sentence('own-seat-missing'));
}

function overLimit(wanted: number, { credits, left }: NonNullable<Room>): ApiError {
  return new ApiError('spending-limit', sentence('limit-short', { wanted, limit: credits, left }));
}

export function tooFew(wanted: number, left: number): ApiError {
  return new ApiError('insufficient-credits', sentence('credits-short', { wanted, left }));
}

import {
  ApiError,
  type OrganizationId,
  type Plan,
  type Role,
  seatsByPlan,
  sentence,
} from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';

/** Whether a role takes a seat, which is required to spend credits. Hiring managers and auditors need none. */
export const needsSeat = (role: Role): boolean =>
  role === 'owner' || role === 'admin' || role === 'recruiter';

/** Members of a team whose role takes a seat, in the order in which seats are given: owners first, then by joining. */
export async function listSeated(on: Queryable, organizationId: OrganizationId): Promise<string[]> {
  const rows = await queryRows<{ userId: string }>(
    on,
    sql`select m.user_id as "userId" from memberships m
      where m.organization_id = ${organizationId} and m.role in ('owner', 'admin', 'recruiter')
      order by m.role = 'owner' desc, m.created_at, m.user_id`,
  );
  return rows.map(({ userId }) => userId);
}

/** Splits members, in the order above, into those for whom the plan has a seat and the others. */
export function splitBySeats(
  seated: readonly string[],
  plan: Plan,
): { readonly within: readonly string[]; readonly beyond: readonly string[] } {
  const seats = seatsByPlan[plan] === -1 ? seated.length : seatsByPlan[plan];
  return { within: seated.slice(0, seats), beyond: seated.slice(seats) };
}

/** The plan of an organization, which is stored in its credit account. */
export async function findPlan(on: Queryable, organizationId: OrganizationId): Promise<Plan> {
  const [row] = await queryRows<{ plan: Plan }>(
    on,
    sql`select plan from credit_accounts where organization_id = ${organizationId}`,
  );
  return row?.plan ?? 'free';
}

/**
 * Number of open invitations to a role that takes a seat. @param except the address of an invitation that is sent again
 */
export async function countSeatInvitations(
  on: Queryable,
  organizationId: OrganizationId,
  now: Date,
  except = '',
): Promise<number> {
  const [row] = await queryRows<{ invited: number }>(
    on,
    sql`select count(*)::int as invited from invitations
      where organization_id = ${organizationId} and role in ('owner', 'admin', 'recruiter') and email <> ${except}
        and expires_at > ${now.toISOString()}::timestamptz
        and accepted_at is null and declined_at is null and revoked_at is null`,
  );
  return row?.invited ?? 0;
}

/**
 * Requires the lock of the organization, so that concurrent joins are counted.
 * @param invited seats reserved for invitations
 * @throws ApiError `no-seat` if all are taken
 */
export async function requireFreeSeat(
  transaction: Queryable,
  organizationId: OrganizationId,
  role: Role,
  invited = 0,
): Promise<void> {
  if (!needsSeat(role)) return;
  const seats = seatsByPlan[await findPlan(transaction, organizationId)];
  const used = (await listSeated(transaction, organizationId)).length;
  if (seats === -1 || used + invited < seats) return;
  throw new ApiError('no-seat', sentence('seats-taken', { seats, used, invited }));
}

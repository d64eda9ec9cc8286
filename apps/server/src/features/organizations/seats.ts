import { type OrganizationId, type Plan, type Role, seatsByPlan } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';

/** Roles that take a seat, which is what allows to spend credits. Hiring managers and auditors need none. */
export const seatedRoles = ['owner', 'admin', 'recruiter'] as const satisfies readonly Role[];

export const needsSeat = (role: Role): boolean => seatedRoles.some((seated) => seated === role);

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

/** Those of the members that a plan has a seat for, of all in the order above. */
export function splitBySeats(
  seated: readonly string[],
  plan: Plan,
): { readonly within: readonly string[]; readonly beyond: readonly string[] } {
  const seats = seatsByPlan[plan] === -1 ? seated.length : seatsByPlan[plan];
  return { within: seated.slice(0, seats), beyond: seated.slice(seats) };
}

import type { OrganizationId, Role } from '@winnow/contracts';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { memberships } from '../../organizations/organization-tables.ts';

/** Members with a name or an email. */
export function listMembersNamed(
  on: Queryable,
  organizationId: OrganizationId,
  nameOrEmail: string,
): Promise<{ userId: string; role: Role }[]> {
  const wanted = nameOrEmail.trim().toLowerCase();
  return on
    .select({ userId: users.id, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        isNull(users.deletedAt),
        or(eq(sql`lower(${users.name})`, wanted), eq(sql`lower(${users.email})`, wanted)),
      ),
    )
    .limit(2);
}

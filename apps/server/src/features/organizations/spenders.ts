import type { OrganizationId, Spender } from '@winnow/contracts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { profileImagePath } from '../accounts/profile-images/profile-image-path.ts';
import { users } from '../accounts/users/user-tables.ts';
import { memberships } from './organization-tables.ts';

/** Users by id, and whether they still belong to the organization. Deleted users are left out. */
export async function listSpenders(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly (string | null)[],
): Promise<Map<string, Spender>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const rows = await on
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      profileImage: users.profileImage,
      role: memberships.role,
    })
    .from(users)
    .leftJoin(
      memberships,
      and(eq(memberships.userId, users.id), eq(memberships.organizationId, organizationId)),
    )
    .where(and(inArray(users.id, wanted), isNull(users.deletedAt)));
  return new Map(
    rows.map(({ userId, name, email, profileImage, role }) => [
      userId,
      { userId, name: name || email, profileImage: profileImagePath(profileImage), isFormer: role === null },
    ]),
  );
}

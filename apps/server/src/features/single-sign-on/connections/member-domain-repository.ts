import type { OrganizationId, Role } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { isOfOwnDomain } from '../../organizations/own-domain.ts';

type MemberOfDomain = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly profileImage: string | null;
  readonly role: Role;
  readonly isOfDomain: boolean;
};

/** Members of an organization by name, and whether their address is in its domains. */
export async function listMembersByDomain(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<MemberOfDomain[]> {
  return queryRows(
    on,
    sql`select u.id as "userId", u.name, u.email, u.profile_image as "profileImage", m.role,
        ${isOfOwnDomain} as "isOfDomain"
      from memberships m join users u on u.id = m.user_id
      where m.organization_id = ${organizationId} and u.deleted_at is null
      order by lower(u.name), u.id`,
  );
}

/** Sets the joined domain of earlier members to that of their current address. */
export async function noteJoinedDomains(on: Queryable, organizationId: OrganizationId): Promise<void> {
  await on.execute(sql`update memberships m set joined_domain = substring(u.email from '[^@]*$') from users u
    where u.id = m.user_id and m.organization_id = ${organizationId} and m.joined_domain is null`);
}

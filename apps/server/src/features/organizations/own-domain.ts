import type { OrganizationId } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';

/**
 * For a membership `m` and its user `u`: whether the address is in a verified domain of the organization, or was when
 * they joined. Otherwise a change of address would bypass single sign-on.
 */
export const isOfOwnDomain = sql<boolean>`exists (select from email_domains d
  where d.organization_id = m.organization_id and d.verified_at is not null
    and d.domain in (m.joined_domain, substring(u.email from '[^@]*$')))`;

/** Whether a member's address is the organization's own. */
export async function findOwnDomain(
  on: Queryable,
  userId: string,
  organizationId: OrganizationId,
): Promise<boolean> {
  const [row] = await queryRows<{ isOfDomain: boolean }>(
    on,
    sql`select ${isOfOwnDomain} as "isOfDomain" from memberships m join users u on u.id = m.user_id
      where m.organization_id = ${organizationId} and m.user_id = ${userId}`,
  );
  return row?.isOfDomain ?? false;
}

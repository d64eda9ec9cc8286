import { count, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { organizations } from './organization-tables.ts';

export async function countOrganizations(on: Queryable): Promise<number> {
  const [row] = await on.select({ organizations: count() }).from(organizations);
  return row?.organizations ?? 0;
}

export async function listOrganizationsWithoutOwner(on: Queryable): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    on,
    sql`select o.id from organizations o
      where not exists (select from memberships m where m.organization_id = o.id and m.role = 'owner') order by o.id`,
  );
  return rows.map(({ id }) => id);
}

/** Users whose personal organization doesn't have exactly them as its owner, with who its members are. */
export async function listUnfitPersonalOrganizations(
  on: Queryable,
): Promise<{ userId: string; members: string | null }[]> {
  return queryRows(
    on,
    sql`select u.id as "userId", string_agg(m.role || ' ' || m.user_id, ', ' order by m.user_id) as members
      from users u
      left join organizations o on o.personal_user_id = u.id and o.id = u.id
      left join memberships m on m.organization_id = o.id
      group by u.id
      having count(m.user_id) <> 1 or not bool_and(m.user_id = u.id and m.role = 'owner')
      order by u.id`,
  );
}

export async function listLogos(on: Queryable): Promise<string[]> {
  const rows = await on
    .select({ logo: organizations.logo })
    .from(organizations)
    .where(isNotNull(organizations.logo));
  return rows.flatMap(({ logo }) => logo ?? []);
}

/** Invitations to organizations that nobody but their user belongs to. */
export async function listInvitationsToPersonal(on: Queryable): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    on,
    sql`select i.id from invitations i join organizations o on o.id = i.organization_id
      where o.personal_user_id is not null order by i.id`,
  );
  return rows.map(({ id }) => id);
}

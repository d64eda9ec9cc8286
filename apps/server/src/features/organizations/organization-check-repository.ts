import { count, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { listReferences } from '../../platform/database/owned-rows.ts';
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
      where o.deleted_at is null and not exists (select from memberships m where m.organization_id = o.id and m.role = 'owner') order by o.id`,
  );
  return rows.map(({ id }) => id);
}

/** Organizations whose deletion started before a time and is not finished. */
export async function listUnfinishedEnds(on: Queryable, before: Date): Promise<string[]> {
  const rows = await on
    .select({ id: organizations.id })
    .from(organizations)
    .where(lt(organizations.deletedAt, before));
  return rows.map(({ id }) => id);
}

/** Users who aren't the only owner of their personal organization, with its members. */
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

/** Invitations to personal organizations. */
export async function listInvitationsToPersonal(on: Queryable): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    on,
    sql`select i.id from invitations i join organizations o on o.id = i.organization_id
      where o.personal_user_id is not null order by i.id`,
  );
  return rows.map(({ id }) => id);
}

const maxErrors = 20;

/** Tables with the organization of their rows, and whether row-level security protects them. */
export async function listOwnedTables(on: Queryable): Promise<{ name: string; isProtected: boolean }[]> {
  return queryRows(
    on,
    sql`select relname as name, relrowsecurity and relforcerowsecurity
        and exists (select from pg_policy where polrelid = pg_class.oid) as "isProtected"
      from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'organization_id'
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
}

/** Rows of any table that refer to a row of another organization. */
export async function listRowsAcross(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const tables = await listOwnedTables(on);
  const owned = new Set(tables.map(({ name }) => name));
  const errors: string[] = [];
  let total = 0;
  for (const reference of await listReferences(on)) {
    const { child, childColumn, parent, parentColumn } = reference;
    if (!owned.has(child) || !owned.has(parent)) continue;
    const [from, to] = [sql.identifier(child), sql.identifier(parent)];
    const rows = await queryRows<{ organization: string; other: string; rows: number }>(
      on,
      sql`select c.organization_id as organization, p.organization_id as other, count(*)::int as rows
        from ${from} c join ${to} p on p.${sql.identifier(parentColumn)} = c.${sql.identifier(childColumn)}
        group by 1, 2`,
    );
    for (const { organization, other, rows: found } of rows) {
      total += found;
      if (organization !== other && errors.length < maxErrors) {
        errors.push(`${found} of ${child} of ${organization} refer to ${parent} of ${other}`);
      }
    }
  }
  return { count: total, errors };
}

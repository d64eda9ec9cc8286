import type { OrganizationId, Role } from '@winnow/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { anywhere } from '../../../platform/database/anywhere.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { isUuid } from '../../../platform/database/uuid.ts';

/** A team as operators see it, from the tables of several features. Times are ISO strings. */
export type AnyOrganizationRow = {
  readonly id: OrganizationId;
  readonly name: string;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly ownerEmail: string | null;
  readonly members: number;
  readonly storedBytes: number;
  readonly activeAt: string | null;
  readonly createdAt: string;
  readonly suspendedAt: string | null;
  readonly suspensionNotice: string | null;
  readonly deletedAt: string | null;
  readonly storageMb: number | null;
  readonly maxMembers: number | null;
};

const iso = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const columns = sql`o.id, o.name, w.id as "ownerId", w.name as "ownerName", w.email as "ownerEmail",
  (select count(*)::int from memberships m where m.organization_id = o.id) as members,
  (select coalesce(sum(r.bytes), 0)::float8 from resumes r where r.organization_id = o.id) as "storedBytes",
  ${iso(sql`(select max(a.happened_at) from audit_entries a where a.organization_id = o.id::text)`)} as "activeAt",
  ${iso(sql`o.created_at`)} as "createdAt", ${iso(sql`o.suspended_at`)} as "suspendedAt",
  o.suspension_notice as "suspensionNotice", ${iso(sql`o.deleted_at`)} as "deletedAt",
  o.storage_mb as "storageMb", o.max_members as "maxMembers"`;

/** Teams with their longest-standing owner. */
const teams = sql`organizations o left join lateral (
    select u.id, u.name, u.email from memberships m join users u on u.id = m.user_id
    where m.organization_id = o.id and m.role = 'owner' order by m.created_at, m.user_id limit 1
  ) w on true
  where o.personal_user_id is null`;

/** The newest first. */
export async function listAnyOrganizations(
  on: Queryable,
  { search, limit, offset }: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<{ rows: AnyOrganizationRow[]; total: number }> {
  const found = isWanted(search);
  const rows = await queryRows<AnyOrganizationRow>(
    on,
    sql`select ${columns} from ${teams} and ${found}
      order by o.created_at desc, o.id limit ${limit} offset ${offset}`,
  );
  const [counted] = await queryRows<{ total: number }>(
    on,
    sql`select count(*)::int as total from ${teams} and ${found}`,
  );
  return { rows, total: counted?.total ?? 0 };
}

function isWanted(search: string): SQL {
  if (search === '') return sql`true`;
  if (isUuid(search)) return sql`o.id = ${search}`;
  const pattern = anywhere(search);
  return sql`(o.name ilike ${pattern} or exists (
    select from memberships m join users u on u.id = m.user_id
    where m.organization_id = o.id and m.role = 'owner' and (u.name ilike ${pattern} or u.email ilike ${pattern})))`;
}

export async function findAnyOrganization(
  on: Queryable,
  id: OrganizationId,
): Promise<AnyOrganizationRow | undefined> {
  const [row] = await queryRows<AnyOrganizationRow>(
    on,
    sql`select ${columns} from ${teams} and o.id = ${id}`,
  );
  return row;
}

export async function measureHolds(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<{ count: number; credits: number; oldest: string | null }> {
  const [row] = await queryRows<{ count: number; credits: number; oldest: string | null }>(
    on,
    sql`select count(*)::int as count, coalesce(sum(h.monthly + h.bought + h.unlimited), 0)::int as credits,
        ${iso(sql`min(h.created_at)`)} as oldest
      from credit_holds h join credit_accounts a on a.id = h.account_id
      where a.organization_id = ${organizationId} and h.monthly + h.bought + h.unlimited > 0`,
  );
  return row ?? { count: 0, credits: 0, oldest: null };
}

export async function findSignOnState(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<{
  domains: { domain: string; isVerified: boolean }[];
  issuer: string | null;
  usedAt: string | null;
}> {
  const domains = await queryRows<{ domain: string; isVerified: boolean }>(
    on,
    sql`select domain, verified_at is not null as "isVerified" from email_domains
      where organization_id = ${organizationId} order by domain`,
  );
  const [connection] = await queryRows<{ issuer: string; usedAt: string | null }>(
    on,
    sql`select issuer, ${iso(sql`used_at`)} as "usedAt" from single_sign_on_connections
      where organization_id = ${organizationId}`,
  );
  return { domains, issuer: connection?.issuer ?? null, usedAt: connection?.usedAt ?? null };
}

/** Teams of a user, by name. */
export async function listTeamsOfUser(
  on: Queryable,
  userId: string,
): Promise<{ id: OrganizationId; name: string; role: Role; isSuspended: boolean }[]> {
  return queryRows(
    on,
    sql`select o.id, o.name, m.role, o.suspended_at is not null as "isSuspended"
      from memberships m join organizations o on o.id = m.organization_id
      where m.user_id = ${userId} and o.personal_user_id is null order by lower(o.name), o.id`,
  );
}

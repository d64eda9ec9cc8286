import type { OrganizationId } from '@winnow/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { memberships } from './organization-tables.ts';

/** In a query: the user who has been an owner for the longest, to whom emails about plan and payments go. */
export function firstOwnerOf(organization: OrganizationId | PgColumn): SQL<string> {
  return sql<string>`(select m.user_id from ${memberships} m
    where m.organization_id = ${organization} and m.role = 'owner' order by m.created_at, m.user_id limit 1)`;
}

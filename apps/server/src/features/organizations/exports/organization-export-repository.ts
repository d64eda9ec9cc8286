import type { OrganizationId } from '@winnow/contracts';
import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { organizationExports } from './organization-export-tables.ts';

export type OrganizationExportRow = typeof organizationExports.$inferSelect;

export async function insertExport(
  on: Queryable,
  row: typeof organizationExports.$inferInsert,
): Promise<OrganizationExportRow> {
  const [inserted] = await on.insert(organizationExports).values(row).returning();
  if (!inserted) throw new Error('The export was not kept.');
  return inserted;
}

/** The newest first. */
export function listExports(on: Queryable, organizationId: OrganizationId): Promise<OrganizationExportRow[]> {
  return on
    .select()
    .from(organizationExports)
    .where(eq(organizationExports.organizationId, organizationId))
    .orderBy(desc(organizationExports.createdAt), desc(organizationExports.id));
}

/** For the task that writes it, which only knows its id. */
export async function findExport(on: Queryable, id: string): Promise<OrganizationExportRow | undefined> {
  const [row] = await on.select().from(organizationExports).where(eq(organizationExports.id, id));
  return row;
}

export async function findExportOf(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<OrganizationExportRow | undefined> {
  const [row] = await on
    .select()
    .from(organizationExports)
    .where(and(eq(organizationExports.organizationId, organizationId), eq(organizationExports.id, id)));
  return row;
}

/** Returns whether it is still wanted: the organization may have been deleted. */
export async function updateExport(
  on: Queryable,
  id: string,
  change: Partial<Omit<OrganizationExportRow, 'id' | 'organizationId'>>,
): Promise<boolean> {
  const updated = await on
    .update(organizationExports)
    .set(change)
    .where(eq(organizationExports.id, id))
    .returning({ id: organizationExports.id });
  return updated.length > 0;
}

export async function deleteExports(on: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await on.delete(organizationExports).where(inArray(organizationExports.id, [...ids]));
}

export function listExportsExpiredBefore(on: Queryable, now: Date): Promise<OrganizationExportRow[]> {
  return on.select().from(organizationExports).where(lt(organizationExports.expiresAt, now));
}

export function listExportsById(on: Queryable, ids: readonly string[]): Promise<OrganizationExportRow[]> {
  return on
    .select()
    .from(organizationExports)
    .where(inArray(organizationExports.id, [...ids]));
}

/** Bytes of all organizations except the named. */
export async function sumExportsOfAllBut(on: Queryable, organizationIds: readonly string[]): Promise<number> {
  const [row] = await on
    .select({ bytes: sql<string>`coalesce(sum(${organizationExports.bytes}), 0)` })
    .from(organizationExports)
    .where(
      organizationIds.length > 0
        ? notInArray(organizationExports.organizationId, organizationIds as OrganizationId[])
        : undefined,
    );
  return Number(row?.bytes ?? 0);
}

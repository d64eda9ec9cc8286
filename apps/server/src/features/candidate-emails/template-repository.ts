import type { OrganizationId } from '@winnow/contracts';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { OwnedRow } from '../organizations/organization-tables.ts';
import { emailTemplates } from './candidate-email-tables.ts';

export type TemplateRow = OwnedRow<typeof emailTemplates>;

/** Sorted by name, ignoring case. */
export function listTemplateRows(on: Queryable, organizationId: OrganizationId): Promise<TemplateRow[]> {
  const { name, id } = emailTemplates;
  return on
    .select()
    .from(emailTemplates)
    .where(eq(emailTemplates.organizationId, organizationId))
    .orderBy(asc(sql`lower(${name})`), asc(id));
}

/** A user's own template, not a replacement of a shipped one. */
export async function findOwnTemplate(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<TemplateRow | undefined> {
  const [row] = await on.select().from(emailTemplates).where(isOwn(organizationId, id));
  return row;
}

export async function countOwnTemplates(on: Queryable, organizationId: OrganizationId): Promise<number> {
  const [counted] = await on
    .select({ total: count() })
    .from(emailTemplates)
    .where(and(eq(emailTemplates.organizationId, organizationId), eq(emailTemplates.isShipped, false)));
  return counted?.total ?? 0;
}

export async function insertTemplate(on: Queryable, row: TemplateRow): Promise<void> {
  await on.insert(emailTemplates).values(row);
}

/** Replaces an earlier edit of the same shipped template. */
export async function saveShipped(on: Queryable, row: TemplateRow): Promise<void> {
  const { texts, updatedAt, updatedBy } = row;
  await on
    .insert(emailTemplates)
    .values(row)
    .onConflictDoUpdate({
      target: [emailTemplates.organizationId, emailTemplates.purpose],
      targetWhere: sql`is_shipped`,
      set: { texts, updatedAt, updatedBy },
    });
}

export async function updateOwnTemplate(on: Queryable, row: TemplateRow): Promise<void> {
  await on.update(emailTemplates).set(row).where(isOwn(row.organizationId, row.id));
}

export async function removeOwnTemplate(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<boolean> {
  const removed = await on
    .delete(emailTemplates)
    .where(isOwn(organizationId, id))
    .returning({ id: emailTemplates.id });
  return removed.length > 0;
}

export async function removeShipped(
  on: Queryable,
  organizationId: OrganizationId,
  purpose: TemplateRow['purpose'],
): Promise<void> {
  await on
    .delete(emailTemplates)
    .where(
      and(
        eq(emailTemplates.organizationId, organizationId),
        eq(emailTemplates.isShipped, true),
        eq(emailTemplates.purpose, purpose),
      ),
    );
}

const isOwn = (organizationId: OrganizationId, id: string) =>
  and(
    eq(emailTemplates.organizationId, organizationId),
    eq(emailTemplates.id, id),
    eq(emailTemplates.isShipped, false),
  );

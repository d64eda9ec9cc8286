import type { OrganizationId } from '@winnow/contracts';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { OwnedRow } from '../organizations/organization-tables.ts';
import { requirementPresets } from './preset-tables.ts';

export type PresetRow = OwnedRow<typeof requirementPresets>;

/** Sorted by name, ignoring case. */
export function listPresetRows(on: Queryable, organizationId: OrganizationId): Promise<PresetRow[]> {
  const { name, id } = requirementPresets;
  return on
    .select()
    .from(requirementPresets)
    .where(eq(requirementPresets.organizationId, organizationId))
    .orderBy(asc(sql`lower(${name})`), asc(id));
}

export async function findPreset(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<PresetRow | undefined> {
  const [preset] = await on.select().from(requirementPresets).where(ofOwner(organizationId, id));
  return preset;
}

export async function findPresetByName(
  on: Queryable,
  organizationId: OrganizationId,
  name: string,
): Promise<PresetRow | undefined> {
  const [preset] = await on
    .select()
    .from(requirementPresets)
    .where(
      and(
        eq(requirementPresets.organizationId, organizationId),
        eq(sql`lower(${requirementPresets.name})`, sql`lower(${name})`),
      ),
    );
  return preset;
}

export async function countPresets(on: Queryable, organizationId: OrganizationId): Promise<number> {
  const [counted] = await on
    .select({ total: count() })
    .from(requirementPresets)
    .where(eq(requirementPresets.organizationId, organizationId));
  return counted?.total ?? 0;
}

export async function insertPreset(on: Queryable, preset: PresetRow): Promise<void> {
  await on.insert(requirementPresets).values(preset);
}

export async function savePreset(on: Queryable, preset: PresetRow): Promise<void> {
  await on.update(requirementPresets).set(preset).where(ofOwner(preset.organizationId, preset.id));
}

export async function removePreset(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<boolean> {
  const removed = await on
    .delete(requirementPresets)
    .where(ofOwner(organizationId, id))
    .returning({ id: requirementPresets.id });
  return removed.length > 0;
}

const ofOwner = (organizationId: OrganizationId, id: string) =>
  and(eq(requirementPresets.organizationId, organizationId), eq(requirementPresets.id, id));

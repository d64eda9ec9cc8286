import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { users } from '../accounts/users/user-tables.ts';
import { requirementPresets } from './preset-tables.ts';

export type PresetRow = typeof requirementPresets.$inferSelect;

/** Serializes changes of an account's presets: their number is limited, and their names are unique. */
export async function lockOwner(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}

/** By name, without regard to capitals. */
export function listPresetRows(on: Queryable, ownerId: string): Promise<PresetRow[]> {
  const { name, id } = requirementPresets;
  return on
    .select()
    .from(requirementPresets)
    .where(eq(requirementPresets.ownerId, ownerId))
    .orderBy(asc(sql`lower(${name})`), asc(id));
}

export async function findPreset(on: Queryable, ownerId: string, id: string): Promise<PresetRow | undefined> {
  const [preset] = await on.select().from(requirementPresets).where(ofOwner(ownerId, id));
  return preset;
}

export async function findPresetByName(
  on: Queryable,
  ownerId: string,
  name: string,
): Promise<PresetRow | undefined> {
  const [preset] = await on
    .select()
    .from(requirementPresets)
    .where(
      and(
        eq(requirementPresets.ownerId, ownerId),
        eq(sql`lower(${requirementPresets.name})`, sql`lower(${name})`),
      ),
    );
  return preset;
}

export async function countPresets(on: Queryable, ownerId: string): Promise<number> {
  const [counted] = await on
    .select({ total: count() })
    .from(requirementPresets)
    .where(eq(requirementPresets.ownerId, ownerId));
  return counted?.total ?? 0;
}

export async function insertPreset(on: Queryable, preset: PresetRow): Promise<void> {
  await on.insert(requirementPresets).values(preset);
}

export async function savePreset(on: Queryable, preset: PresetRow): Promise<void> {
  await on.update(requirementPresets).set(preset).where(ofOwner(preset.ownerId, preset.id));
}

export async function removePreset(on: Queryable, ownerId: string, id: string): Promise<boolean> {
  const removed = await on
    .delete(requirementPresets)
    .where(ofOwner(ownerId, id))
    .returning({ id: requirementPresets.id });
  return removed.length > 0;
}

const ofOwner = (ownerId: string, id: string) =>
  and(eq(requirementPresets.ownerId, ownerId), eq(requirementPresets.id, id));

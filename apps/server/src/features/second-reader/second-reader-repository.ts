import type { OrganizationId } from '@winnow/contracts';
import { and, asc, count, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { passageSuggestions, secondReaderLooks, secondReaderSettings } from './second-reader-tables.ts';

export type SuggestionRow = typeof passageSuggestions.$inferSelect;
type LookRow = typeof secondReaderLooks.$inferSelect;
type Place = { readonly organizationId: OrganizationId; readonly analysisId: string };

export async function findIsOn(on: Queryable, organizationId: OrganizationId): Promise<boolean> {
  const [row] = await on
    .select({ isOn: secondReaderSettings.isOn })
    .from(secondReaderSettings)
    .where(eq(secondReaderSettings.organizationId, organizationId));
  return row?.isOn ?? false;
}

export async function saveIsOn(on: Queryable, row: typeof secondReaderSettings.$inferInsert): Promise<void> {
  const { isOn, createdBy, changedAt } = row;
  await on
    .insert(secondReaderSettings)
    .values(row)
    .onConflictDoUpdate({ target: secondReaderSettings.organizationId, set: { isOn, createdBy, changedAt } });
}

export async function countLooks(
  on: Queryable,
  organizationId: OrganizationId,
  since: Date,
): Promise<number> {
  const [row] = await on
    .select({ looks: count() })
    .from(secondReaderLooks)
    .where(and(eq(secondReaderLooks.organizationId, organizationId), gt(secondReaderLooks.at, since)));
  return row?.looks ?? 0;
}

export async function hasLooked(
  on: Queryable,
  organizationId: OrganizationId,
  userId: string,
): Promise<boolean> {
  const [row] = await on
    .select({ id: secondReaderLooks.id })
    .from(secondReaderLooks)
    .where(and(eq(secondReaderLooks.organizationId, organizationId), eq(secondReaderLooks.createdBy, userId)))
    .limit(1);
  return row !== undefined;
}

export async function insertLook(on: Queryable, look: LookRow): Promise<void> {
  await on.insert(secondReaderLooks).values(look);
}

export async function endLook(on: Queryable, id: string, outcome: LookRow['outcome']): Promise<void> {
  await on.update(secondReaderLooks).set({ outcome }).where(eq(secondReaderLooks.id, id));
}

export function listSuggestions(
  on: Queryable,
  { organizationId, analysisId }: Place,
): Promise<SuggestionRow[]> {
  return on
    .select()
    .from(passageSuggestions)
    .where(
      and(
        eq(passageSuggestions.organizationId, organizationId),
        eq(passageSuggestions.analysisId, analysisId),
      ),
    )
    .orderBy(asc(passageSuggestions.createdAt), asc(passageSuggestions.start), asc(passageSuggestions.id));
}

/** A passage that was proposed before is unchanged, so that dismissed ones aren't shown again. */
export async function insertSuggestions(on: Queryable, rows: readonly SuggestionRow[]): Promise<void> {
  if (rows.length > 0)
    await on
      .insert(passageSuggestions)
      .values([...rows])
      .onConflictDoNothing();
}

export async function decide(
  on: Queryable,
  id: string,
  change: Pick<SuggestionRow, 'state' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await on.update(passageSuggestions).set(change).where(eq(passageSuggestions.id, id));
}

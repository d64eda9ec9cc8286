import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { installationMarks } from './installation-tables.ts';

export type MarkName = 'identity-secret' | 'signing-keys' | 'data-folder' | 'files';
type Mark = { readonly name: MarkName; readonly value: string; readonly recordedAt: Date };

export async function findMark(on: Queryable, name: MarkName): Promise<string | null> {
  const [mark] = await on.select().from(installationMarks).where(eq(installationMarks.name, name));
  return mark?.value ?? null;
}

/**
 * Records a value unless there is one, and returns the recorded one. If processes start together, the first one wins.
 */
export async function keepMark(on: Queryable, mark: Mark): Promise<string> {
  await on.insert(installationMarks).values(mark).onConflictDoNothing();
  return (await findMark(on, mark.name)) ?? mark.value;
}

export async function replaceMark(on: Queryable, mark: Mark): Promise<void> {
  const { value, recordedAt } = mark;
  const { name } = installationMarks;
  await on
    .insert(installationMarks)
    .values(mark)
    .onConflictDoUpdate({ target: name, set: { value, recordedAt } });
}

export async function removeMarks(on: Queryable, names: readonly MarkName[]): Promise<void> {
  await on.delete(installationMarks).where(inArray(installationMarks.name, [...names]));
}

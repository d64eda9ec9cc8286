import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { OwnedRow } from '../organizations/organization-tables.ts';
import { writerDrafts } from './writer-tables.ts';

export type DraftRow = OwnedRow<typeof writerDrafts>;
type DraftKey = Pick<DraftRow, 'organizationId' | 'key'>;

/** Inserts a draft; replaces an earlier attempt. */
export async function insertDraft(on: Queryable, draft: DraftRow): Promise<void> {
  const { attempt, text, updatedAt } = draft;
  const target = [writerDrafts.organizationId, writerDrafts.key];
  await on
    .insert(writerDrafts)
    .values(draft)
    .onConflictDoUpdate({ target, set: { attempt, text, updatedAt } });
}

/** Appends to a draft; does nothing if a later attempt has begun. */
export async function appendToDraft(on: Queryable, { text, updatedAt, ...draft }: DraftRow): Promise<void> {
  const appended = sql`${writerDrafts.text} || ${text}`;
  await on.update(writerDrafts).set({ text: appended, updatedAt }).where(isAttempt(draft));
}

export async function findDraft(
  on: Queryable,
  { organizationId, key }: DraftKey,
  since: Date,
): Promise<DraftRow | undefined> {
  const isRecent = gte(writerDrafts.updatedAt, since);
  const wanted = and(eq(writerDrafts.organizationId, organizationId), eq(writerDrafts.key, key), isRecent);
  const [row] = await on.select().from(writerDrafts).where(wanted);
  return row;
}

export async function removeDraft(on: Queryable, draft: DraftKey & Pick<DraftRow, 'attempt'>): Promise<void> {
  await on.delete(writerDrafts).where(isAttempt(draft));
}

export async function removeDraftsBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(writerDrafts).where(lt(writerDrafts.updatedAt, before));
}

function isAttempt({ organizationId, key, attempt }: DraftKey & Pick<DraftRow, 'attempt'>) {
  return and(
    eq(writerDrafts.organizationId, organizationId),
    eq(writerDrafts.key, key),
    eq(writerDrafts.attempt, attempt),
  );
}

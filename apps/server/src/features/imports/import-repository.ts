import type { ImportItemReason, ImportItemState, OrganizationId, ResumeImport } from '@winnow/contracts';
import { and, count, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/database/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { importItems, importRuns, imports } from './import-tables.ts';

export type ImportRow = typeof imports.$inferSelect;
export type ImportRunRow = typeof importRuns.$inferSelect;
/** Undo columns of a new import. */
export const notUndone = {
  undoAskedBy: null,
  undoAskedAt: null,
  undoItems: null,
  undoFailedAt: null,
} as const;
export type NamedImport = ImportRow & { readonly jobTitle: string | null };

/** `undefined` if the same request was made before. */
export async function insertImport(on: Queryable, row: ImportRow): Promise<ImportRow | undefined> {
  const [inserted] = await on.insert(imports).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function findImportByKey(
  on: Queryable,
  organizationId: OrganizationId,
  idempotencyKey: string,
): Promise<ImportRow | undefined> {
  const [found] = await on
    .select()
    .from(imports)
    .where(and(eq(imports.organizationId, organizationId), eq(imports.idempotencyKey, idempotencyKey)));
  return found;
}

export async function findImport(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<NamedImport | undefined> {
  const [found] = await on
    .select({ row: imports, jobTitle: jobDescriptions.title })
    .from(imports)
    .leftJoin(jobDescriptions, eq(imports.jobId, jobDescriptions.id))
    .where(and(eq(imports.organizationId, organizationId), eq(imports.id, id)));
  return found && { ...found.row, jobTitle: found.jobTitle };
}

/** For tasks, which have no caller: of any organization. */
export async function findAnyImport(on: Queryable, id: string): Promise<ImportRow | undefined> {
  const [found] = await on.select().from(imports).where(eq(imports.id, id));
  return found;
}

/** Locked by whoever changes the import's state or what it counts, until the transaction ends. */
export async function lockImport(transaction: Transaction, id: string): Promise<ImportRow | undefined> {
  const [found] = await transaction.select().from(imports).where(eq(imports.id, id)).for('update');
  return found;
}

export async function updateImport(on: Queryable, id: string, change: Partial<ImportRow>): Promise<void> {
  await on.update(imports).set(change).where(eq(imports.id, id));
}

/** Records when undoing an import failed. */
export async function markUndoFailed(on: Queryable, id: string, undoFailedAt: Date): Promise<void> {
  await on
    .update(imports)
    .set({ undoFailedAt })
    .where(and(eq(imports.id, id), eq(imports.state, 'undoing')));
}

export async function removeImport(on: Queryable, organizationId: OrganizationId, id: string): Promise<void> {
  await on.delete(imports).where(and(eq(imports.organizationId, organizationId), eq(imports.id, id)));
}

const open: ResumeImport['state'][] = ['running', 'paused'];

/** Not those that are being undone: their records say what is still to be removed. */
export async function removeEndedBefore(on: Queryable, before: Date): Promise<void> {
  const underWay: ResumeImport['state'][] = [...open, 'undoing'];
  await on.delete(imports).where(and(notInArray(imports.state, underWay), lt(imports.finishedAt, before)));
}

export type ImportPage = {
  readonly state?: 'open' | undefined;
  readonly after?: Cursor | undefined;
  readonly limit: number;
};

/** Newest first; one row more than requested if there is another page. */
export async function listImportRows(
  on: Queryable,
  organizationId: OrganizationId,
  { state, after, limit }: ImportPage,
): Promise<NamedImport[]> {
  const beyond =
    after && sql`(${imports.createdAt}, ${imports.id}) < (${after.value}::timestamptz, ${after.id}::uuid)`;
  const rows = await on
    .select({ row: imports, jobTitle: jobDescriptions.title })
    .from(imports)
    .leftJoin(jobDescriptions, eq(imports.jobId, jobDescriptions.id))
    .where(
      and(
        eq(imports.organizationId, organizationId),
        state === 'open' ? inArray(imports.state, open) : undefined,
        beyond,
      ),
    )
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit + 1);
  return rows.map(({ row, jobTitle }) => ({ ...row, jobTitle }));
}

/** The running imports of all organizations. */
export function listRunning(on: Queryable): Promise<ImportRow[]> {
  return on.select().from(imports).where(eq(imports.state, 'running'));
}

/** Imports of all organizations that are being undone. */
export function listUndoing(on: Queryable): Promise<ImportRow[]> {
  return on.select().from(imports).where(eq(imports.state, 'undoing'));
}

/** Number of an import's files with the same state and reason. */
export type ImportTally = {
  readonly importId: string;
  readonly state: ImportItemState;
  readonly reason: ImportItemReason | null;
  readonly files: number;
};

export async function countImportItems(on: Queryable, importIds: readonly string[]): Promise<ImportTally[]> {
  if (importIds.length === 0) return [];
  const { importId, state, reason } = importItems;
  return on
    .select({ importId, state, reason, files: count() })
    .from(importItems)
    .where(inArray(importId, [...importIds]))
    .groupBy(importId, state, reason);
}

/** The runs of imports, with their numbers of files. */
export async function listImportRuns(
  on: Queryable,
  importIds: readonly string[],
): Promise<(Pick<ImportRunRow, 'importId' | 'number' | 'batchId'> & { readonly files: number })[]> {
  if (importIds.length === 0) return [];
  const { importId, number, batchId } = importRuns;
  return on
    .select({ importId, number, batchId, files: count(importItems.id) })
    .from(importRuns)
    .leftJoin(importItems, and(eq(importItems.importId, importId), eq(importItems.run, number)))
    .where(inArray(importId, [...importIds]))
    .groupBy(importId, number, batchId)
    .orderBy(importId, number);
}

import { fewAtOnce } from './few-at-once.ts';
import type { Storage } from './storage.ts';

/**
 * Rows whose file is missing from storage. Removals delete the row before the file, so each such row is
 * checked again: it may have been removed meanwhile.
 */
export async function findMissingFiles<Row>(
  storage: Pick<Storage, 'has'>,
  list: () => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): Promise<{ count: number; missing: Row[] }> {
  const rows = await list();
  const lacking = new Set<Row>();
  await fewAtOnce(rows, async (row) => {
    if (!(await storage.has(keyOf(row)))) lacking.add(row);
  });
  const missing = rows.filter((row) => lacking.has(row));
  if (missing.length === 0) return { count: rows.length, missing };
  const held = new Set((await list()).map(keyOf));
  return { count: rows.length, missing: missing.filter((row) => held.has(keyOf(row))) };
}

import type { SQL } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** The rows of a query in plain SQL. Both drivers return them, but their shared type doesn't show it. */
export async function queryRows<Row>(on: Queryable, query: SQL): Promise<Row[]> {
  return ((await on.execute(query)) as unknown as { rows: Row[] }).rows;
}

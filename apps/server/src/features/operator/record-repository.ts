import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';

/** Which of the triggers that keep a table from being changed are not in force. */
export async function listTriggersNotInForce(on: Queryable, triggers: readonly string[]): Promise<string[]> {
  const found = (await on.execute(
    sql`select tgname as name from pg_trigger where not tgisinternal and tgenabled in ('O', 'A')`,
  )) as unknown as { rows: { name: string }[] };
  const names = new Set(found.rows.map(({ name }) => name));
  return triggers.filter((trigger) => !names.has(trigger));
}

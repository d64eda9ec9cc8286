import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { queryRows } from './query-rows.ts';

/**
 * Runs part of a transaction for the installation: for changes that involve two organizations. Say why in a comment. An
 * error must not be caught, so that the transaction ends.
 */
export async function widenScope<Result>(
  transaction: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  const [state] = await queryRows<{ before: string }>(
    transaction,
    sql`select coalesce(current_setting('app.organization', true), '') as before`,
  );
  const set = (value: string) =>
    transaction.execute(sql`select set_config('app.organization', ${value}, true)`);
  await set('');
  const result = await work();
  await set(state?.before ?? '');
  return result;
}

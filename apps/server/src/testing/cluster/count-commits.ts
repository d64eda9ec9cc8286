import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

export type Commits = {
  /** Number of concurrent callers, each committing repeatedly. */
  readonly callers: number;
  /** Whether each writes an entry of the audit log, or a row of a table without any rule. */
  readonly isAudited: boolean;
  readonly ms: number;
};

/** Measures committed transactions of one row per second. */
export async function countCommits(database: Database, { callers, isAudited, ms }: Commits): Promise<number> {
  await database.execute(sql`create table if not exists bench_rows (id uuid primary key)`);
  const now = new Date().toISOString();
  const word = () =>
    isAudited
      ? sql`select write_audit_entry('bench', ${now}::timestamptz, null, ${randomUUID()}, '{}')`
      : sql`insert into bench_rows values (${randomUUID()})`;
  const until = performance.now() + ms;
  let commits = 0;
  const commitOn = async () => {
    while (performance.now() < until) {
      await database.transaction((transaction) => transaction.execute(word()));
      commits += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, commitOn));
  return commits / (ms / 1000);
}

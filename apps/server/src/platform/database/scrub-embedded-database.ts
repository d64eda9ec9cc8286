import type { PGlite } from '@electric-sql/pglite';

/**
 * All tables that ever had rows, smallest first: whether they still contain remains of a deleted row is counted too
 * late.
 */
const tablesInUse = `select format('%I.%I', schemaname, tablename) as name
  from (select *, format('%I.%I', schemaname, tablename)::regclass as id from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')) tables
  where pg_relation_size(id) > 0 order by pg_total_relation_size(id)`;

/**
 * Removes deleted rows from the files: PostgreSQL only marks them as deleted, and its log contains them as well.
 * Proceeds table by table, so that requests are answered in between.
 */
export async function scrubEmbeddedDatabase(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(tablesInUse);
  for (const { name } of rows) await client.exec(`vacuum full ${name}`);
  // Removes files of the log once they aren't needed, instead of reusing them.
  await client.exec('set wal_recycle = off');
  for (let times = 0; times < 2; times += 1) {
    await client.query('select pg_switch_wal()');
    await client.exec('checkpoint');
  }
}

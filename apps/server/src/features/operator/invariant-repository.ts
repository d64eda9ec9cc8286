import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';

/** Triggers among these that don't exist or are disabled. */
export async function listTriggersNotInForce(on: Queryable, triggers: readonly string[]): Promise<string[]> {
  const found = await queryRows<{ name: string }>(
    on,
    sql`select tgname as name from pg_trigger where not tgisinternal and tgenabled in ('O', 'A')`,
  );
  const names = new Set(found.map(({ name }) => name));
  return triggers.filter((trigger) => !names.has(trigger));
}

/** Organizations whose credit account has another plan than their subscription: an invariant between two features. */
export async function findDisagreeingPlans(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const rows = await queryRows<{ id: string; books: string | null; plan: string }>(
    on,
    sql`select coalesce(a.organization_id, s.organization_id) as id, a.plan as books, coalesce(s.plan, 'free') as plan
      from credit_accounts a full join subscriptions s on s.organization_id = a.organization_id
      where a.organization_id is not null or s.organization_id is not null`,
  );
  const errors = rows
    .filter(({ books, plan }) => books !== plan)
    .map(({ id, books, plan }) => `${id} has ${plan}, the books say ${books ?? 'nothing'}`);
  return { count: rows.length, errors };
}

/** Organizations whose bought credits differ from those of their paid invoices: an invariant between two features. */
export async function findUncreditedInvoices(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const rows = await queryRows<{ id: string; paid: number; given: number }>(
    on,
    sql`select coalesce(b.organization_id, g.organization_id) as id, coalesce(b.paid, 0) as paid, coalesce(g.given, 0) as given
      from (select organization_id, sum(credits)::int as paid from invoices
        where provider_id is null and state in ('paid', 'refunded') and credits > 0 and organization_id is not null group by organization_id) b
      full join (select a.organization_id, sum(e.bought)::int as given
        from credit_entries e join credit_accounts a on a.id = e.account_id
        where e.kind = 'grant' and e.key like 'invoice:%' and a.organization_id is not null group by a.organization_id) g
      on g.organization_id = b.organization_id`,
  );
  const errors = rows
    .filter(({ paid, given }) => paid !== given)
    .map(({ id, paid, given }) => `${id} paid for ${paid} credits and has had ${given}`);
  return { count: rows.length, errors };
}

/** Columns with the time at which a row was written. */
const momentsOfWriting = [
  'at',
  'created_at',
  'happened_at',
  'issued_at',
  'joined_at',
  'judged_at',
  'read_at',
];

/** Number of rows with such a time, and the tables with rows whose time is in the future. */
export async function findTimesToCome(
  on: Queryable,
  now: Date,
): Promise<{ count: number; errors: string[] }> {
  const columns = await queryRows<{ table: string; column: string }>(
    on,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone'
      and column_name in ${momentsOfWriting} order by 1, 2`,
  );
  const errors: string[] = [];
  let count = 0;
  for (const { table, column } of columns) {
    const moment = sql.identifier(column);
    const [row] = await queryRows<{ rows: number; early: number }>(
      on,
      sql`select count(${moment})::int as rows,
        count(*) filter (where ${moment} > ${now.toISOString()}::timestamptz)::int as early
        from ${sql.identifier(table)}`,
    );
    count += row?.rows ?? 0;
    if (row && row.early > 0) errors.push(`${row.early} of ${table}`);
  }
  return { count, errors };
}

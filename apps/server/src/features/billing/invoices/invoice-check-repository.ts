import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { queryRows } from '../../../platform/database/query-rows.ts';

/** For each year: how many numbers were assigned, how many of our invoices have one, and the highest one. */
export function listNumbersGiven(
  on: Queryable,
): Promise<{ year: number; given: number; invoices: number; last: number }[]> {
  return queryRows(
    on,
    sql`select c.year, c.last as given, count(i.id)::int as invoices,
        coalesce(max(split_part(i.number, '-', 3)::int), 0) as last
      from invoice_counters c
      left join invoices i on i.provider_id is null and i.number like 'W-' || c.year || '-%'
      group by c.year, c.last order by c.year`,
  );
}

/** How many of our invoices belong to existing organizations, and the numbers of those without a payer. */
export async function listNamelessInvoices(on: Queryable): Promise<{ count: number; numbers: string[] }> {
  const rows = await queryRows<{ number: string; isNameless: boolean }>(
    on,
    sql`select i.number, p.invoice_id is null as "isNameless"
      from invoices i left join invoice_payers p on p.invoice_id = i.id
      where i.provider_id is null and i.organization_id is not null order by i.number`,
  );
  const numbers = rows.filter(({ isNameless }) => isNameless).map(({ number }) => number);
  return { count: rows.length, numbers };
}

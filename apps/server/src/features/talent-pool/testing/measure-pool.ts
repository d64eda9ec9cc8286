import type { OrganizationId } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { everyoneTerm } from '../facts/pool-fact.ts';
import { listPostings } from '../pool-block-repository.ts';
import { countPeople, slabSize } from '../postings/posting-block.ts';

/** People in full slabs, counted from rows and from blocks. */
export async function countInBlocks(database: Database, organizationId: OrganizationId) {
  const [found] = await queryRows<{ people: number }>(
    database,
    sql`select count(*)::int as people from pool_people where organization_id = ${organizationId}
      and no < (select sealed_slabs * ${slabSize}::int from pool_states where organization_id = ${organizationId})`,
  );
  const lists = await listPostings(database, organizationId, [everyoneTerm]);
  return { people: found?.people ?? 0, listed: lists.reduce((sum, { list }) => sum + countPeople(list), 0) };
}

const tables = ['pool_people', 'pool_blocks', 'pool_terms', 'pool_states'] as const;

/** Rows visible to a probe: of one organization, or of any. */
export async function probeRows(
  database: Database,
  turn: number,
  organizationId: OrganizationId,
): Promise<number> {
  const table = sql.identifier(tables[turn % tables.length] ?? '');
  const condition = turn % 8 < tables.length ? sql`organization_id = ${organizationId}` : sql`true`;
  return (await queryRows(database, sql`select 1 from ${table} where ${condition} limit 1`)).length;
}

/** Megabytes of all tables and indexes of the talent pool. */
export async function measureDisk(database: Database): Promise<number> {
  const [disk] = await queryRows<{ megabytes: number }>(
    database,
    sql`select round(sum(pg_total_relation_size(oid)) / 1048576.0)::int as megabytes from pg_class
      where relname in ('pool_people', 'pool_blocks', 'pool_terms', 'pool_states', 'pool_removals')`,
  );
  return disk?.megabytes ?? 0;
}

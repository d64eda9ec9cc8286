import type { OrganizationId } from '@winnow/contracts';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { list } from '../../platform/database/list-parameter.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { base64, fromBase64 } from './pool-repository.ts';
import {
  decodeBlock,
  keysOf,
  type PostingBlock,
  sharedKeysBelow,
  type TermList,
} from './postings/posting-block.ts';
import { poolBlocks } from './talent-pool-tables.ts';

export type StoredList = TermList & { readonly slab: number };

/** People who have the given terms, in all slabs with blocks. */
export async function listPostings(
  on: Queryable,
  organizationId: OrganizationId,
  terms: readonly number[],
): Promise<StoredList[]> {
  if (terms.length === 0) return [];
  const asked = new Set(terms);
  const rows = await queryRows<{ key: number; slab: number; body: string }>(
    on,
    sql`select term as key, slab, encode(body, 'base64') as body from ${poolBlocks}
      where organization_id = ${organizationId} and term = any(${list(keysOf(asked))}::int[])`,
  );
  return rows.flatMap(({ key, slab, body }) =>
    decodeBlock({ key, body: fromBase64(body) }, (term) => asked.has(term)).map((each) => ({
      ...each,
      slab,
    })),
  );
}

/** The blocks of one slab that can hold lists of some terms. */
export async function listBlocks(
  on: Queryable,
  organizationId: OrganizationId,
  slab: number,
  terms: Iterable<number>,
): Promise<PostingBlock[]> {
  const rows = await queryRows<{ key: number; body: string }>(
    on,
    sql`select term as key, encode(body, 'base64') as body from ${poolBlocks}
      where organization_id = ${organizationId} and term = any(${list(keysOf(terms))}::int[]) and slab = ${slab}`,
  );
  return rows.map(({ key, body }) => ({ key, body: fromBase64(body) }));
}

export async function insertBlocks(
  transaction: Transaction,
  organizationId: OrganizationId,
  slab: number,
  blocks: readonly PostingBlock[],
): Promise<void> {
  await transaction.execute(
    sql`insert into ${poolBlocks} (organization_id, term, slab, body)
      select ${organizationId}, key, ${slab}, decode(body, 'base64')
      from unnest(${list(blocks.map(({ key }) => key))}::int[], ${list(blocks.map(({ body }) => base64(body)))}::text[]) as made (key, body)`,
  );
}

/** Replaces blocks of a slab; those without a body are removed. */
export async function replaceBlocks(
  transaction: Transaction,
  organizationId: OrganizationId,
  slab: number,
  blocks: readonly { readonly key: number; readonly body: Uint8Array | null }[],
): Promise<void> {
  const empty = blocks.filter(({ body }) => body === null).map(({ key }) => key);
  const kept = blocks.flatMap(({ key, body }) => (body ? [{ key, body: base64(body) }] : []));
  if (empty.length > 0)
    await transaction.execute(
      sql`delete from ${poolBlocks} where organization_id = ${organizationId} and slab = ${slab} and term = any(${list(empty)}::int[])`,
    );
  if (kept.length > 0)
    await transaction.execute(
      sql`update ${poolBlocks} b set body = decode(made.body, 'base64')
        from unnest(${list(kept.map(({ key }) => key))}::int[], ${list(kept.map(({ body }) => body))}::text[]) as made (key, body)
        where b.organization_id = ${organizationId} and b.slab = ${slab} and b.term = made.key`,
    );
}

/** Maximum number of shared blocks read in one query. */
const keysRead = 20;

/** Terms of people in blocks. @param nextTerm an id above all terms */
export async function listTermsInBlocks(
  on: Queryable,
  organizationId: OrganizationId,
  nextTerm: number,
): Promise<Set<number>> {
  const own = await on
    .selectDistinct({ key: poolBlocks.key })
    .from(poolBlocks)
    .where(and(eq(poolBlocks.organizationId, organizationId), gte(poolBlocks.key, 0)));
  const terms = new Set(own.map(({ key }) => key));
  const [first, last] = sharedKeysBelow(nextTerm);
  for (let from = first; from <= last; from += keysRead) {
    const rows = await queryRows<{ key: number; body: string }>(
      on,
      sql`select term as key, encode(body, 'base64') as body from ${poolBlocks}
        where organization_id = ${organizationId} and term between ${from} and ${Math.min(last, from + keysRead - 1)}`,
    );
    for (const { key, body } of rows)
      for (const { term } of decodeBlock({ key, body: fromBase64(body) })) terms.add(term);
  }
  return terms;
}

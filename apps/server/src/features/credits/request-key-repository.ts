import type { OrganizationId } from '@winnow/contracts';
import { and, count, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { requestKeys } from './credit-tables.ts';

export type RequestKey = {
  readonly organizationId: OrganizationId;
  readonly scope: string;
  readonly key: string;
};

/** Takes the key for this transaction; `false` if already used. Waits for a concurrent request with the same key. */
export async function takeKey(
  transaction: Transaction,
  key: RequestKey & { readonly bodyHash: string; readonly createdAt: Date },
): Promise<boolean> {
  const taken = await transaction
    .insert(requestKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ key: requestKeys.key });
  return taken.length > 0;
}

const isKey = ({ organizationId, scope, key }: RequestKey) =>
  and(eq(requestKeys.organizationId, organizationId), eq(requestKeys.scope, scope), eq(requestKeys.key, key));

export async function findReply(
  on: Queryable,
  key: RequestKey,
): Promise<{ bodyHash: string; reply: string | null } | undefined> {
  const [found] = await on
    .select({ bodyHash: requestKeys.bodyHash, reply: requestKeys.reply })
    .from(requestKeys)
    .where(isKey(key));
  return found;
}

export async function saveReply(transaction: Transaction, key: RequestKey, reply: string): Promise<void> {
  await transaction.update(requestKeys).set({ reply }).where(isKey(key));
}

/** Removes the lists of items from replies stored by earlier releases. */
export async function emptyReplies(
  transaction: Transaction,
  organizationId: OrganizationId,
  scopes: readonly string[],
): Promise<void> {
  await transaction
    .update(requestKeys)
    .set({ reply: sql`jsonb_set(${requestKeys.reply}::jsonb, '{items}', '[]')::text` })
    .where(
      and(
        eq(requestKeys.organizationId, organizationId),
        inArray(requestKeys.scope, [...scopes]),
        like(requestKeys.reply, '%"items":[{%'),
      ),
    );
}

export async function countKeys(on: Queryable): Promise<number> {
  const [row] = await on.select({ keys: count() }).from(requestKeys);
  return row?.keys ?? 0;
}

/** The first hundred keys without a reply. */
export function listUnansweredKeys(
  on: Queryable,
): Promise<{ organizationId: OrganizationId; scope: string }[]> {
  const { organizationId, scope, reply } = requestKeys;
  return on.select({ organizationId, scope }).from(requestKeys).where(isNull(reply)).limit(100);
}

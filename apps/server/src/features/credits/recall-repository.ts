import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { creditEntries, creditRecalls } from './credit-tables.ts';

export type CreditRecall = typeof creditRecalls.$inferSelect;

export async function findRecall(
  on: Queryable,
  accountId: string,
  purchase: string,
): Promise<CreditRecall | undefined> {
  const [row] = await on
    .select()
    .from(creditRecalls)
    .where(and(eq(creditRecalls.accountId, accountId), eq(creditRecalls.purchase, purchase)));
  return row;
}

/** The oldest first. */
export function listRecalls(on: Queryable, accountId: string): Promise<CreditRecall[]> {
  return on
    .select()
    .from(creditRecalls)
    .where(eq(creditRecalls.accountId, accountId))
    .orderBy(asc(creditRecalls.raisedAt), asc(creditRecalls.purchase));
}

export async function saveRecall(on: Queryable, row: CreditRecall): Promise<void> {
  const { accountId: _, purchase: __, ...change } = row;
  await on
    .insert(creditRecalls)
    .values(row)
    .onConflictDoUpdate({ target: [creditRecalls.accountId, creditRecalls.purchase], set: change });
}

/** Credits of a purchase; 0 if there is no such purchase. */
export async function countBought(on: Queryable, accountId: string, purchase: string): Promise<number> {
  const [row] = await on
    .select({ bought: creditEntries.bought })
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), eq(creditEntries.key, purchase)));
  return row?.bought ?? 0;
}

/** How many credits of a purchase are currently taken back. */
export async function countTakenBack(on: Queryable, accountId: string, purchase: string): Promise<number> {
  const { kind, bought } = creditEntries;
  const [row] = await on
    .select({
      sum: sql<string>`coalesce(sum(case when ${kind} = 'expiry' then ${bought} else -${bought} end), 0)`,
    })
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), eq(creditEntries.subjectId, purchase)));
  return Number(row?.sum ?? 0);
}

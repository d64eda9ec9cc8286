import { eq, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { operators } from '../users/user-tables.ts';

type Operator = typeof operators.$inferSelect;

export async function findOperator(on: Queryable, email: string): Promise<Operator | undefined> {
  const [operator] = await on.select().from(operators).where(eq(operators.email, email));
  return operator;
}

/** If several requests do this at once, the first one wins. */
export async function insertOperator(on: Queryable, operator: Operator): Promise<void> {
  await on.insert(operators).values(operator).onConflictDoNothing();
}

export async function deleteOperatorsBut(on: Queryable, emails: readonly string[]): Promise<void> {
  await on.delete(operators).where(notInArray(operators.email, [...emails]));
}

import type { OrganizationId } from '@winnow/contracts';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { memberships } from '../organizations/organization-tables.ts';
import { creditEntries, creditHolds, spendingLimits } from './credit-tables.ts';

export type SpendingLimitRow = typeof spendingLimits.$inferSelect;

export async function findSpendingLimit(
  on: Queryable,
  organizationId: OrganizationId,
  userId: string,
): Promise<SpendingLimitRow | undefined> {
  const [row] = await on
    .select()
    .from(spendingLimits)
    .where(and(eq(spendingLimits.organizationId, organizationId), eq(spendingLimits.userId, userId)));
  return row;
}

export function listSpendingLimitsOf(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<SpendingLimitRow[]> {
  return on.select().from(spendingLimits).where(eq(spendingLimits.organizationId, organizationId));
}

export async function saveSpendingLimit(
  transaction: Transaction,
  row: Pick<SpendingLimitRow, 'organizationId' | 'userId' | 'credits' | 'createdBy' | 'setAt'>,
): Promise<void> {
  const { credits, createdBy, setAt } = row;
  await transaction
    .insert(spendingLimits)
    .values(row)
    .onConflictDoUpdate({
      target: [spendingLimits.organizationId, spendingLimits.userId],
      set: { credits, createdBy, setAt, toldMonth: null, toldPercent: 0 },
    });
}

export async function removeSpendingLimit(
  transaction: Transaction,
  organizationId: OrganizationId,
  userId: string,
): Promise<void> {
  await transaction
    .delete(spendingLimits)
    .where(and(eq(spendingLimits.organizationId, organizationId), eq(spendingLimits.userId, userId)));
}

export async function rememberTold(
  transaction: Transaction,
  { organizationId, userId }: Pick<SpendingLimitRow, 'organizationId' | 'userId'>,
  told: Pick<SpendingLimitRow, 'toldMonth' | 'toldPercent'>,
): Promise<void> {
  await transaction
    .update(spendingLimits)
    .set(told)
    .where(and(eq(spendingLimits.organizationId, organizationId), eq(spendingLimits.userId, userId)));
}

const total = (table: typeof creditEntries | typeof creditHolds) =>
  sql<number>`coalesce(sum(${table.monthly} + ${table.bought} + ${table.unlimited}), 0)::int`;

/** Credits that a member has spent since the first of a month, or that are held for their runs in progress. */
export async function sumUse(
  on: Queryable,
  { accountId, userId, since }: { readonly accountId: string; readonly userId: string; readonly since: Date },
): Promise<number> {
  const [spent] = await on
    .select({ sum: total(creditEntries) })
    .from(creditEntries)
    .innerJoin(creditHolds, eq(creditHolds.id, creditEntries.holdId))
    .where(
      and(
        eq(creditHolds.accountId, accountId),
        eq(creditHolds.createdBy, userId),
        eq(creditEntries.kind, 'debit'),
        sql`${creditEntries.at} >= ${since.toISOString()}::timestamptz`,
      ),
    );
  const [held] = await on
    .select({ sum: total(creditHolds) })
    .from(creditHolds)
    .where(and(eq(creditHolds.accountId, accountId), eq(creditHolds.createdBy, userId)));
  return (spent?.sum ?? 0) + (held?.sum ?? 0);
}

/** The same for all members of an account. */
export async function sumUseByMember(
  on: Queryable,
  { accountId, since }: { readonly accountId: string; readonly since: Date },
): Promise<Map<string, number>> {
  const spent = await on
    .select({ userId: creditHolds.createdBy, sum: total(creditEntries) })
    .from(creditEntries)
    .innerJoin(creditHolds, eq(creditHolds.id, creditEntries.holdId))
    .where(
      and(
        eq(creditHolds.accountId, accountId),
        isNotNull(creditHolds.createdBy),
        eq(creditEntries.kind, 'debit'),
        sql`${creditEntries.at} >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .groupBy(creditHolds.createdBy);
  const held = await on
    .select({ userId: creditHolds.createdBy, sum: total(creditHolds) })
    .from(creditHolds)
    .where(and(eq(creditHolds.accountId, accountId), isNotNull(creditHolds.createdBy)))
    .groupBy(creditHolds.createdBy);
  const use = new Map<string, number>();
  for (const { userId, sum } of [...spent, ...held]) {
    if (userId !== null) use.set(userId, (use.get(userId) ?? 0) + sum);
  }
  return use;
}

/** Those who set limits: owners and admins. */
export async function listManagers(on: Queryable, organizationId: OrganizationId): Promise<string[]> {
  const rows = await on
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(eq(memberships.organizationId, organizationId), inArray(memberships.role, ['owner', 'admin'])),
    );
  return rows.map(({ userId }) => userId);
}

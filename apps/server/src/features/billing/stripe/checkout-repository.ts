import type { OrganizationId } from '@winnow/contracts';
import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { planCheckouts } from '../billing-tables.ts';

/**
 * Stores a checkout page for a plan; does nothing if it is already stored. Requires the lock of the payer, which fixes
 * the order of concurrent pages.
 * @returns its number and whether it is still open
 */
export async function keepCheckout(
  on: Queryable,
  page: { readonly id: string; readonly organizationId: OrganizationId; readonly createdAt: Date },
): Promise<{ readonly number: number; readonly state: 'open' | 'closed' }> {
  await on
    .insert(planCheckouts)
    .values({ ...page, state: 'open' })
    .onConflictDoNothing();
  const [row] = await on.select().from(planCheckouts).where(eq(planCheckouts.id, page.id));
  if (!row) throw new Error('A page to pay on was not kept.');
  return row;
}

/** @param before the number of a page; lists all pages without it */
export async function listOpenCheckouts(
  on: Queryable,
  organizationId: OrganizationId,
  before = Number.MAX_SAFE_INTEGER,
): Promise<string[]> {
  const rows = await on
    .select({ id: planCheckouts.id })
    .from(planCheckouts)
    .where(
      and(
        eq(planCheckouts.organizationId, organizationId),
        eq(planCheckouts.state, 'open'),
        lt(planCheckouts.number, before),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function closeCheckout(on: Queryable, id: string): Promise<void> {
  await on.update(planCheckouts).set({ state: 'closed' }).where(eq(planCheckouts.id, id));
}

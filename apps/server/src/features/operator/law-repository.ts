import { offer } from '@winnow/contracts';
import { count, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { waitlistEntries } from '../waitlist/waitlist-tables.ts';

/** Which of the triggers that keep a table from being changed are not in force. */
export async function listTriggersNotInForce(on: Queryable, triggers: readonly string[]): Promise<string[]> {
  const found = await queryRows<{ name: string }>(
    on,
    sql`select tgname as name from pg_trigger where not tgisinternal and tgenabled in ('O', 'A')`,
  );
  const names = new Set(found.map(({ name }) => name));
  return triggers.filter((trigger) => !names.has(trigger));
}

/** More offers than were promised. */
export async function findSurplusOffers(on: Queryable): Promise<{ count: number; faults: string[] }> {
  const [row] = await on
    .select({ offers: count() })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.hasOffer, true));
  const offers = row?.offers ?? 0;
  return { count: offers, faults: offers > offer.firstUsers ? [`${offers} offers were made`] : [] };
}

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

/** Whose books are of another plan than their subscription. */
export async function findDisagreeingPlans(on: Queryable): Promise<{ count: number; faults: string[] }> {
  const rows = await queryRows<{ id: string; books: string | null; plan: string }>(
    on,
    sql`select coalesce(a.owner_id, s.owner_id) as id, a.plan as books, coalesce(s.plan, 'free') as plan
      from credit_accounts a full join subscriptions s on s.owner_id = a.owner_id
      where a.owner_id is not null or s.owner_id is not null`,
  );
  const faults = rows
    .filter(({ books, plan }) => books !== plan)
    .map(({ id, books, plan }) => `${id} has ${plan}, the books say ${books ?? 'nothing'}`);
  return { count: rows.length, faults };
}

/** Keys that were taken without an answer being kept, so that who asks again would get another one. */
export async function findUnansweredKeys(on: Queryable): Promise<{ count: number; faults: string[] }> {
  const [counted] = await queryRows<{ total: number }>(
    on,
    sql`select count(*)::int as total from request_keys`,
  );
  const rows = await queryRows<{ id: string; scope: string }>(
    on,
    sql`select owner_id as id, scope from request_keys where reply is null limit 100`,
  );
  return { count: counted?.total ?? 0, faults: rows.map(({ id, scope }) => `${scope} of ${id}`) };
}

/** Addresses that stand on the waitlist more than once, by the number of one of their places. */
export async function findRepeatedAddresses(on: Queryable): Promise<{ count: number; faults: string[] }> {
  const rows = await queryRows<{ place: number; times: number }>(
    on,
    sql`select min(position)::int as place, count(*)::int as times from waitlist_entries
      group by lower(normalize(email, NFC))`,
  );
  const count = rows.reduce((sum, { times }) => sum + times, 0);
  const faults = rows.filter(({ times }) => times > 1).map(({ place, times }) => `${times} times ${place}`);
  return { count, faults };
}

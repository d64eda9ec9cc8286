import { asc, count, desc, eq, gt, ilike, or, type SQL, sql } from 'drizzle-orm';
import { anywhere } from '../../platform/database/anywhere.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { waitlistCounters, waitlistEntries } from './waitlist-tables.ts';

export type WaitlistRow = typeof waitlistEntries.$inferSelect;

/** The next position. Locks the counter until the transaction ends, which serializes joins. */
export async function takePosition(transaction: Transaction): Promise<number> {
  const [row] = await transaction
    .update(waitlistCounters)
    .set({ joined: sql`${waitlistCounters.joined} + 1` })
    .returning({ joined: waitlistCounters.joined });
  if (!row) throw new Error('The waitlist has no counter: was the migration run?');
  return row.joined;
}

/** Number of people who have ever joined. */
export async function countJoined(database: Queryable): Promise<number> {
  const [row] = await database.select({ joined: waitlistCounters.joined }).from(waitlistCounters);
  return row?.joined ?? 0;
}

/** `false` if the address is already on the list. */
export async function insertEntry(transaction: Transaction, entry: WaitlistRow): Promise<boolean> {
  const added = await transaction
    .insert(waitlistEntries)
    .values(entry)
    .onConflictDoNothing({ target: waitlistEntries.emailKey })
    .returning({ id: waitlistEntries.id });
  return added.length === 1;
}

export async function findEntry(database: Queryable, id: string): Promise<WaitlistRow | undefined> {
  const [entry] = await database.select().from(waitlistEntries).where(eq(waitlistEntries.id, id));
  return entry;
}

export async function findEntryByEmail(
  database: Queryable,
  emailKey: string,
): Promise<WaitlistRow | undefined> {
  const [entry] = await database.select().from(waitlistEntries).where(eq(waitlistEntries.emailKey, emailKey));
  return entry;
}

export async function markEmailSent(database: Queryable, id: string, sentAt: Date): Promise<void> {
  await database.update(waitlistEntries).set({ emailSentAt: sentAt }).where(eq(waitlistEntries.id, id));
}

/** `true` only for the call that redeems it. */
export async function markOfferRedeemed(
  transaction: Queryable,
  emailKey: string,
  redeemedAt: Date,
): Promise<boolean> {
  const redeemed = await transaction
    .update(waitlistEntries)
    .set({ offerRedeemedAt: redeemedAt })
    .where(
      sql`${waitlistEntries.emailKey} = ${emailKey} and ${waitlistEntries.hasOffer} and ${waitlistEntries.offerRedeemedAt} is null`,
    )
    .returning({ id: waitlistEntries.id });
  return redeemed.length === 1;
}

export async function removeEntry(database: Queryable, emailKey: string): Promise<void> {
  await database.delete(waitlistEntries).where(eq(waitlistEntries.emailKey, emailKey));
}

/** The newest first. */
export async function listEntries(
  database: Queryable,
  { search, offset, limit }: { search: string; offset: number; limit: number },
): Promise<{ entries: WaitlistRow[]; total: number }> {
  const wanted = matches(search);
  const entries = await database
    .select()
    .from(waitlistEntries)
    .where(wanted)
    .orderBy(desc(waitlistEntries.position))
    .limit(limit)
    .offset(offset);
  const [all] = await database.select({ total: count() }).from(waitlistEntries).where(wanted);
  return { entries, total: all?.total ?? 0 };
}

/** In the order of joining. */
export function listAllEntries(database: Queryable): Promise<WaitlistRow[]> {
  return database.select().from(waitlistEntries).orderBy(asc(waitlistEntries.position));
}

export async function countEntries(database: Queryable): Promise<number> {
  const [row] = await database.select({ entries: count() }).from(waitlistEntries);
  return row?.entries ?? 0;
}

export async function countOffers(database: Queryable): Promise<number> {
  const [row] = await database
    .select({ offers: count() })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.hasOffer, true));
  return row?.offers ?? 0;
}

/** Addresses with several entries, regardless of the stored key: the first position of each, and the number. */
export function listRepeatedAddresses(database: Queryable): Promise<{ place: number; times: number }[]> {
  const { email, position } = waitlistEntries;
  return database
    .select({ place: sql<number>`min(${position})::int`, times: count() })
    .from(waitlistEntries)
    .groupBy(sql`lower(normalize(${email}, NFC))`)
    .having(gt(count(), 1));
}

function matches(search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = anywhere(search);
  const { name, email, role, company } = waitlistEntries;
  return or(...[name, email, role, company].map((column) => ilike(column, pattern)));
}

import type { TicketState } from '@winnow/contracts';
import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { anywhere } from '../../platform/database/anywhere.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../accounts/users/user-tables.ts';
import { supportKeys, supportMessages, supportTickets } from './support-tables.ts';

/** A ticket; if looked up, with the requester's current name and address. */
export type TicketRow = typeof supportTickets.$inferSelect;
export type NewTicket = Omit<TicketRow, 'number'>;
export type MessageRow = typeof supportMessages.$inferSelect;

/** Which tickets a lookup may find: a user's own, a visitor's by the hash of a key, or any. */
export type TicketReach =
  | { readonly of: 'owner'; readonly ownerId: string; readonly id: string }
  | { readonly of: 'visitor'; readonly keyHash: string }
  | { readonly of: 'anybody'; readonly id: string };

export async function insertTicket(on: Queryable, ticket: NewTicket): Promise<void> {
  await on.insert(supportTickets).values(ticket);
}

export async function insertKey(on: Queryable, key: typeof supportKeys.$inferSelect): Promise<void> {
  await on.insert(supportKeys).values(key);
}

export async function findTicket(on: Queryable, reach: TicketReach): Promise<TicketRow | undefined> {
  const [found] = await selectTickets(on).where(within(reach));
  return found && current(found);
}

/** Locks the ticket until the transaction ends, which serializes concurrent messages. */
export async function lockTicket(on: Queryable, id: string): Promise<void> {
  await on
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(eq(supportTickets.id, id))
    .for('update');
}

export async function updateTicket(
  on: Queryable,
  id: string,
  change: Partial<Pick<TicketRow, 'state' | 'waitingSince' | 'updatedAt'>>,
): Promise<void> {
  await on.update(supportTickets).set(change).where(eq(supportTickets.id, id));
}

/** Most recently changed first. */
export async function listTicketsOf(on: Queryable, ownerId: string): Promise<TicketRow[]> {
  const found = await selectTickets(on)
    .where(eq(supportTickets.userId, ownerId))
    .orderBy(desc(supportTickets.updatedAt), desc(supportTickets.number));
  return found.map(current);
}

/** Waiting tickets first, by priority and waiting time; then the most recently changed. */
export async function listTicketsOfAll(
  on: Queryable,
  { state, search, limit, offset }: { state?: TicketState; search: string; limit: number; offset: number },
): Promise<{ tickets: TicketRow[]; total: number }> {
  const wanted = and(state && eq(supportTickets.state, state), matches(search));
  const found = await selectTickets(on)
    .where(wanted)
    .orderBy(
      sql`${supportTickets.waitingSince} is null`,
      sql`case when ${supportTickets.waitingSince} is not null then ${supportTickets.isUrgent} end desc nulls last`,
      asc(supportTickets.waitingSince),
      desc(supportTickets.updatedAt),
      desc(supportTickets.number),
    )
    .limit(limit)
    .offset(offset);
  const [all] = await on
    .select({ total: count() })
    .from(supportTickets)
    .leftJoin(users, eq(users.id, supportTickets.userId))
    .where(wanted);
  return { tickets: found.map(current), total: all?.total ?? 0 };
}

/** A visitor's tickets by their address. */
export async function listVisitorTickets(on: Queryable, email: string): Promise<TicketRow[]> {
  return on
    .select()
    .from(supportTickets)
    .where(and(eq(supportTickets.email, email), sql`${supportTickets.userId} is null`));
}

export async function removeVisitorTickets(on: Queryable, email: string): Promise<void> {
  await on
    .delete(supportTickets)
    .where(and(eq(supportTickets.email, email), sql`${supportTickets.userId} is null`));
}

export async function insertMessage(on: Queryable, message: MessageRow): Promise<void> {
  await on.insert(supportMessages).values(message);
}

export async function findMessage(on: Queryable, id: string): Promise<MessageRow | undefined> {
  const [message] = await on.select().from(supportMessages).where(eq(supportMessages.id, id));
  return message;
}

/** In the order in which they were written. */
export function listMessages(on: Queryable, ticketId: string): Promise<MessageRow[]> {
  return on
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.ticketId, ticketId))
    .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id));
}

function selectTickets(on: Queryable) {
  return on
    .select({ ticket: supportTickets, name: users.name, email: users.email })
    .from(supportTickets)
    .leftJoin(users, eq(users.id, supportTickets.userId));
}

type Found = {
  readonly ticket: TicketRow;
  readonly name: string | null;
  readonly email: string | null;
};

function current({ ticket, name, email }: Found): TicketRow {
  return { ...ticket, name: name || ticket.name, email: email || ticket.email };
}

function within(reach: TicketReach): SQL | undefined {
  if (reach.of === 'visitor') {
    return sql`${supportTickets.id} in (
      select ${supportKeys.ticketId} from ${supportKeys} where ${supportKeys.keyHash} = ${reach.keyHash})`;
  }
  const isIt = eq(supportTickets.id, reach.id);
  return reach.of === 'anybody' ? isIt : and(isIt, eq(supportTickets.userId, reach.ownerId));
}

function matches(search: string): SQL | undefined {
  const wanted = search.trim().replace(/^#/, '');
  if (wanted === '') return undefined;
  const pattern = anywhere(wanted);
  return or(
    ilike(supportTickets.subject, pattern),
    ilike(sql`coalesce(${users.name}, ${supportTickets.name})`, pattern),
    ilike(sql`coalesce(${users.email}, ${supportTickets.email})`, pattern),
    sql`${supportTickets.number}::text = ${wanted}`,
  );
}

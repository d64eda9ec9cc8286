import type { Language, TicketState } from '@winnow/contracts';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { owner, users } from '../accounts/users/user-tables.ts';

/** A support ticket of a user or a visitor. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: uuid().primaryKey(),
    /** Ticket number as shown to people. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** `null` for a visitor's. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The requester's name in their latest message. */
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** A visitor's language; users have a setting. */
    language: text().$type<Language>().notNull().default('en'),
    subject: text().notNull(),
    state: text().$type<TicketState>().notNull(),
    /** Whether the plan includes priority support. */
    isUrgent: boolean().notNull(),
    /** Id of the failed request, if a screen knew it. */
    requestId: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Since when the requester has been waiting for an answer; `null` if they aren't. */
    waitingSince: moment(),
  },
  (table) => [index().on(table.userId), index().on(table.email), index().on(table.state, table.waitingSince)],
);

/** Keys that open a visitor's ticket: each email carries its own. */
export const supportKeys = pgTable(
  'support_keys',
  {
    /** SHA-256 of the key, which isn't stored. */
    keyHash: text().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.ticketId)],
);

/** One message of a conversation. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: uuid().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    author: text().$type<'person' | 'support'>().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.ticketId)],
);

/** An attachment. */
export const supportAttachments = pgTable(
  'support_attachments',
  {
    id: uuid().primaryKey(),
    /** Who uploaded it. */
    ownerId: owner(),
    /** `null` until its message is sent. */
    messageId: uuid().references(() => supportMessages.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    bytes: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.ownerId), index().on(table.messageId)],
);

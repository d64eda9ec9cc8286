import type { Language, TicketState } from '@winnow/contracts';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { owner, users } from '../accounts/users/user-tables.ts';

/** A question to support: of somebody with an account, or of a visitor. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: uuid().primaryKey(),
    /** What people call it. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** `null` for a visitor's. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Whoever asks, as they were called when they wrote last. */
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** In which a visitor reads; of somebody with an account their settings say it. */
    language: text().$type<Language>().notNull().default('en'),
    subject: text().notNull(),
    state: text().$type<TicketState>().notNull(),
    /** Of a plan that is answered first. */
    isUrgent: boolean().notNull(),
    /** The request that failed, where a screen knew it. */
    requestId: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Since when somebody waits for us; `null` while nobody does. */
    waitingSince: moment(),
  },
  (table) => [index().on(table.userId), index().on(table.email), index().on(table.state, table.waitingSince)],
);

/** What opens a visitor's ticket to whoever has it from an email: each email carries a key of its own. */
export const supportKeys = pgTable(
  'support_keys',
  {
    /** SHA-256 of the key, which itself is not kept. */
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

/** A file that somebody sent along. */
export const supportAttachments = pgTable(
  'support_attachments',
  {
    id: uuid().primaryKey(),
    /** Who uploaded it. */
    ownerId: owner(),
    /** `null` until the message is sent that it belongs to. */
    messageId: uuid().references(() => supportMessages.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    bytes: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.ownerId), index().on(table.messageId)],
);

import { languages } from '@winnow/contracts';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';
import { creator, organization } from '../../organizations/organization-tables.ts';
import { people } from '../person-tables.ts';

/** Consents that people gave or withdrew; the last one recorded counts. Merged people are who they are now. */
export const personConsents = pgTable(
  'person_consents',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['given', 'withdrawn'] }).notNull(),
    /** `YYYY-MM-DD`. */
    day: text().notNull(),
    /** In free words. */
    how: text().notNull(),
    /** The last day, `YYYY-MM-DD`; `null` without an end. */
    expiresOn: text(),
    /** Whether the person answered by the link of an email; `createdBy` is then who had asked. */
    byPerson: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.personId), index().on(table.organizationId, table.expiresOn)],
);

/** Days until which people are kept, in place of the retention period. */
export const keptPeople = pgTable(
  'kept_people',
  {
    personId: uuid()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    createdBy: creator(),
    /** `YYYY-MM-DD`; deleted in the night after. */
    keepUntil: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.organizationId, table.keepUntil)],
);

/** Emails that ask people to renew their consent; each link is answered once. */
export const consentRequests = pgTable(
  'consent_requests',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    personId: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    toAddress: text().notNull(),
    /** The organization, or in a personal space the user, as the person reads it. */
    senderName: text().notNull(),
    replyTo: text().notNull(),
    language: text({ enum: languages }).notNull(),
    sentAt: moment(),
    /** The link works until then. */
    expiresAt: moment().notNull(),
    answer: text({ enum: ['renewed', 'withdrawn'] }),
    answeredAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.personId), index().on(table.organizationId, table.createdAt)],
);

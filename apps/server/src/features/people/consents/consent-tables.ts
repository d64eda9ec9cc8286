import { languages } from '@winnow/contracts';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';
import { creator, organization } from '../../organizations/organization-tables.ts';
import { people } from '../person-tables.ts';

/** Consents that people gave or withdrew; the last one recorded counts, also of merged people. */
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
    /** How consent was given, as free text. */
    how: text().notNull(),
    /** Last valid day, `YYYY-MM-DD`; `null` if it doesn't expire. */
    expiresOn: text(),
    /** Whether the person answered through the link of an email; `createdBy` is then the member who asked. */
    byPerson: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.personId), index().on(table.organizationId, table.expiresOn)],
);

/** Deletion dates set for single people, which replace the retention period. */
export const keptPeople = pgTable(
  'kept_people',
  {
    personId: uuid()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    createdBy: creator(),
    /** `YYYY-MM-DD`; deleted in the following night. */
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
    /** Name of the organization, or of the user of a personal organization, as the person sees it. */
    senderName: text().notNull(),
    replyTo: text().notNull(),
    language: text({ enum: languages }).notNull(),
    sentAt: moment(),
    /** When the link expires. */
    expiresAt: moment().notNull(),
    answer: text({ enum: ['renewed', 'withdrawn'] }),
    answeredAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.personId), index().on(table.organizationId, table.createdAt)],
);

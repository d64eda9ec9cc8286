import type { OrganizationId, Role } from '@winnow/contracts';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { users } from '../accounts/users/user-tables.ts';

/** Whose work it is: everything that a team, or a user alone, has. */
export const organizations = pgTable('organizations', {
  id: uuid().$type<OrganizationId>().primaryKey(),
  /** Empty for a personal organization, which is shown under its user's name. */
  name: text().notNull(),
  /**
   * The user whose personal organization it is, whose id it has; `null` for a team's. A trigger makes one with every
   * user, and it is deleted with them.
   */
  personalUserId: uuid()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Days after which what was read from resumes is deleted; `null` for a personal one: its user's setting. */
  retentionDays: integer(),
  /**
   * The single sign-on in whose sessions alone members with an address of its verified domains enter; `null` where any
   * session will do.
   */
  requiredSignOnId: uuid(),
  /** Whether lists hide names and photos for members who have not chosen. */
  isAnonymous: boolean().notNull().default(true),
  /** Whether hiring managers may export candidates of their jobs, with names. */
  hiringManagersExport: boolean().notNull().default(false),
  /** Whether members may connect AI assistants that act for them here. */
  allowsAssistants: boolean().notNull().default(true),
  /** The logo's name in storage. */
  logo: text().unique(),
  createdAt: moment().notNull(),
  /** A team whose owner deleted it: it has no members any more, and a task removes the rest. */
  deletedAt: moment(),
  /** An operator closed it to its members. */
  suspendedAt: moment(),
  /** What its members read meanwhile. */
  suspensionNotice: text(),
  /** Set by an operator in place of what the plan gives; `null` for the plan's. */
  storageMb: integer(),
  /** Set by an operator; `null` for as many as any organization may have. */
  maxMembers: integer(),
});

/** Who belongs to an organization, and as what. */
export const memberships = pgTable(
  'memberships',
  {
    organizationId: uuid()
      .$type<OrganizationId>()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<Role>().notNull(),
    createdAt: moment().notNull(),
    /** The member has had an email about resumes that are deleted before; `null` before the first. */
    filesDueNotifiedUntil: moment(),
    /** Domain of the address with which they joined; `null` for members of before, until single sign-on is required. */
    joinedDomain: text(),
    /** When the user last switched to the organization: requests that name none are for the latest. */
    chosenAt: moment(),
    /** Whether names are covered for the member; `null` for the organization's default. */
    isAnonymous: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index().on(table.userId, table.chosenAt),
  ],
);

/** The organization that a row belongs to, and with which it is deleted. */
export const organization = () =>
  uuid()
    .$type<OrganizationId>()
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' });

/** The member who made a row. It outlives them, so nothing is referred to: who is no user any more is a former member. */
export const creator = () => uuid().notNull();

/**
 * By what the previous release finds rows: the user of a personal organization, `null` for a team's. A trigger keeps it.
 * It goes with the release after.
 */
export const formerOwner = () =>
  uuid('owner_id')
    .$type<never>()
    .references(() => users.id, { onDelete: 'cascade' });

/** A row without what only the previous release looks at. */
export type OwnedRow<Table extends { readonly $inferSelect: object }> = Omit<
  Table['$inferSelect'],
  'formerOwnerId'
>;

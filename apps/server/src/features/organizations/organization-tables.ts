import type { OrganizationId, Role } from '@winnow/contracts';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { users } from '../accounts/users/user-tables.ts';

/** Organizations own all work: a team's, or a single user's. */
export const organizations = pgTable('organizations', {
  id: uuid().$type<OrganizationId>().primaryKey(),
  /** Empty for a personal organization, which is shown under its user's name. */
  name: text().notNull(),
  /**
   * User of a personal organization, which has the same id; `null` for a team. A trigger inserts one with every user,
   * and it is deleted with them.
   */
  personalUserId: uuid()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Retention period in days; `null` for a personal organization, which uses its user's setting. */
  retentionDays: integer(),
  /**
   * The single sign-on required of members with an address in its verified domains; `null` if any session is accepted.
   */
  requiredSignOnId: uuid(),
  /** Whether lists hide names and photos from members who haven't chosen. */
  isAnonymous: boolean().notNull().default(true),
  /** Whether hiring managers may export candidates of their jobs, with names. */
  hiringManagersExport: boolean().notNull().default(false),
  /** Whether members may connect AI assistants that act for them here. */
  allowsAssistants: boolean().notNull().default(true),
  /** The logo's name in storage. */
  logo: text().unique(),
  createdAt: moment().notNull(),
  /** Set when the owner deletes a team: it has no members any more, and a task deletes the rest. */
  deletedAt: moment(),
  /** Set while an operator has suspended it. */
  suspendedAt: moment(),
  /** Notice to its members meanwhile. */
  suspensionNotice: text(),
  /** Storage limit set by an operator; `null` for the plan's. */
  storageMb: integer(),
  /** Set by an operator; `null` for the general maximum. */
  maxMembers: integer(),
});

/** Members of an organization and their roles. */
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
    /** An email has announced the deletion of resumes due before this to the member; `null` if none has. */
    filesDueNotifiedUntil: moment(),
    /**
     * Domain of the address with which they joined; `null` for members who joined before this was recorded, until
     * single sign-on is required.
     */
    joinedDomain: text(),
    /** When the user last switched to the organization: requests that name no organization are for the latest. */
    chosenAt: moment(),
    /** Whether names are hidden from the member; `null` for the organization's default. */
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

/**
 * The member who created a row. Not a foreign key, since the row outlives the user: an unknown user is shown as a
 * former member.
 */
export const creator = () => uuid().notNull();

/**
 * The column by which the previous release finds rows: the user of a personal organization, `null` for a team.
 * Maintained by a trigger; removed in the next release.
 */
export const formerOwner = () =>
  uuid('owner_id')
    .$type<never>()
    .references(() => users.id, { onDelete: 'cascade' });

/** A row without the column that only the previous release uses. */
export type OwnedRow<Table extends { readonly $inferSelect: object }> = Omit<
  Table['$inferSelect'],
  'formerOwnerId'
>;

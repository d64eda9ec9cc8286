import type { DirectoryRole } from '@winnow/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { users } from '../accounts/users/user-tables.ts';
import { creator, organization } from '../organizations/organization-tables.ts';
import type { UserAttributes } from './protocol/scim-schemas.ts';

/** Tokens of an organization's directory. At most two, so that one can replace the other. */
export const scimTokens = pgTable(
  'scim_tokens',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    createdBy: creator(),
    /** SHA-256 of the token, which is shown once. */
    secretHash: text().notNull().unique(),
    /** Its last characters, to tell tokens apart. */
    ending: text().notNull(),
    createdAt: moment().notNull(),
    /** To the minute; `null` until the directory sends its first request. */
    usedAt: moment(),
  },
  (table) => [index().on(table.organizationId)],
);

/** Settings of an organization for people whom its directory adds. Without a row, defaults apply. */
export const scimSettings = pgTable('scim_settings', {
  organizationId: organization().primaryKey(),
  /** Role of people in no group that has a role. */
  defaultRole: text().$type<DirectoryRole>().notNull(),
});

/** A person as the directory of an organization describes them. */
export const scimUsers = pgTable(
  'scim_users',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    /** `null` until the directory activates them: accounts aren't created before. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    userName: text().notNull(),
    externalId: text(),
    /** Whether they are active in the directory. An administrator may have removed them since. */
    isActive: boolean().notNull(),
    attributes: jsonb().$type<UserAttributes>().notNull(),
    /** Counts changes. */
    version: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('scim_users_user_name').on(table.organizationId, sql`lower(${table.userName})`),
    uniqueIndex('scim_users_user_id').on(table.organizationId, table.userId),
    index().on(table.userId),
  ],
);

/** A group of an organization's directory. */
export const scimGroups = pgTable(
  'scim_groups',
  {
    id: uuid().primaryKey(),
    organizationId: organization(),
    displayName: text().notNull(),
    externalId: text(),
    /** Role of its people in the organization; `null` for a group without a role. Never owner. */
    role: text().$type<DirectoryRole>(),
    /** Counts changes, including those of its people. */
    version: integer().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('scim_groups_display_name').on(table.organizationId, sql`lower(${table.displayName})`),
  ],
);

/** Members of groups. */
export const scimGroupMembers = pgTable(
  'scim_group_members',
  {
    groupId: uuid()
      .notNull()
      .references(() => scimGroups.id, { onDelete: 'cascade' }),
    scimUserId: uuid()
      .notNull()
      .references(() => scimUsers.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.scimUserId] }), index().on(table.scimUserId)],
);

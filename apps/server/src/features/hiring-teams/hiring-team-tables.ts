import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/moment.ts';
import { users } from '../accounts/users/user-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { creator, memberships, organization } from '../organizations/organization-tables.ts';

/** Members of the hiring team of a job. Hiring managers see only the jobs whose team they are on. */
export const hiringTeamMembers = pgTable(
  'hiring_team_members',
  {
    organizationId: organization(),
    jobId: uuid()
      .notNull()
      .references(() => jobDescriptions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdBy: creator(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    // Leaving the organization also removes the member from its teams.
    foreignKey({
      name: 'hiring_team_members_membership_fk',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index().on(table.userId, table.organizationId),
  ],
);

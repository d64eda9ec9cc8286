import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/moment.ts';
import { applications } from '../../applications/application-tables.ts';
import { creator, organization } from '../../organizations/organization-tables.ts';

/** Whether an organization asks applicants about themselves; without a row it does not. */
export const selfReportSettings = pgTable('self_report_settings', {
  organizationId: organization().primaryKey(),
  isOn: boolean().notNull(),
  createdBy: creator(),
  changedAt: moment().notNull(),
});

/** What an applicant said of themselves. It goes with the application, and is read to be counted and by them alone. */
export const selfReports = pgTable(
  'self_reports',
  {
    applicationId: uuid()
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    organizationId: organization(),
    /** Encrypted, so that neither a query nor a copy of the database reveals it. */
    sealedAnswer: text().notNull(),
    answeredAt: moment().notNull(),
  },
  (table) => [index().on(table.organizationId)],
);

import type { OrganizationId } from '@winnow/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { applications } from '../../applications/application-tables.ts';
import { selfReportSettings, selfReports } from './self-report-tables.ts';

type SettingsRow = typeof selfReportSettings.$inferInsert;
type ReportRow = typeof selfReports.$inferSelect;

export async function findIsAsked(on: Queryable, organizationId: OrganizationId): Promise<boolean> {
  const [row] = await on
    .select({ isOn: selfReportSettings.isOn })
    .from(selfReportSettings)
    .where(eq(selfReportSettings.organizationId, organizationId));
  return row?.isOn ?? false;
}

export async function saveIsAsked(on: Queryable, row: SettingsRow): Promise<void> {
  const { isOn, createdBy, changedAt } = row;
  await on
    .insert(selfReportSettings)
    .values(row)
    .onConflictDoUpdate({ target: selfReportSettings.organizationId, set: { isOn, createdBy, changedAt } });
}

/** Whether there is such an application that was not withdrawn, which stays so until the transaction ends. */
export async function holdApplication(
  transaction: Transaction,
  organizationId: OrganizationId,
  applicationId: string,
): Promise<boolean> {
  const rows = await transaction
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.organizationId, organizationId),
        eq(applications.id, applicationId),
        isNull(applications.withdrawnAt),
      ),
    )
    .for('update');
  return rows.length > 0;
}

export async function saveReport(on: Queryable, row: ReportRow): Promise<void> {
  const { sealedAnswer, answeredAt } = row;
  await on
    .insert(selfReports)
    .values(row)
    .onConflictDoUpdate({ target: selfReports.applicationId, set: { sealedAnswer, answeredAt } });
}

export async function findReport(on: Queryable, applicationId: string): Promise<ReportRow | undefined> {
  const [row] = await on.select().from(selfReports).where(eq(selfReports.applicationId, applicationId));
  return row;
}

export async function removeReport(on: Queryable, applicationId: string): Promise<void> {
  await on.delete(selfReports).where(eq(selfReports.applicationId, applicationId));
}

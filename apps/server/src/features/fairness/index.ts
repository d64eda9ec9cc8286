import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import { mountFairness } from './fairness-routes.ts';
import { createSelfReportService } from './self-reports/self-report-service.ts';
import { createWorkbookService } from './workbook/workbook-service.ts';

type Needs = Foundation & { readonly audit: AuditService };

/** Voluntary answers of applicants, stored separately, and the tables that aggregate them. */
export const fairness = feature({
  createServices: (given: Needs) => ({
    selfReports: createSelfReportService(given),
    fairnessWorkbooks: createWorkbookService(given),
  }),
  routes: mountFairness,
});

import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import { mountFairness } from './fairness-routes.ts';
import { createSelfReportService } from './self-reports/self-report-service.ts';
import { createWorkbookService } from './workbook/workbook-service.ts';

type Needs = Foundation & { readonly audit: AuditService };

/** What applicants say of themselves, apart from all else, and the tables that add it up. */
export const fairness = feature({
  createServices: (given: Needs) => ({
    selfReports: createSelfReportService(given),
    fairnessWorkbooks: createWorkbookService(given),
  }),
  routes: mountFairness,
});

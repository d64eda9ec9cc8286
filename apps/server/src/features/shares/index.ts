import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { ContactService } from '../analyses/contacts/contact-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { ResumeService } from '../files/resume-service.ts';
import { createExportService } from './export/export-service.ts';
import { createFindPersonal } from './find-personal.ts';
import { mountShares } from './share-routes.ts';
import { createShareService } from './share-service.ts';

type Needs = Foundation & {
  readonly analyses: AnalysisService;
  readonly resumes: ResumeService;
  readonly contacts: ContactService;
  readonly audit: AuditService;
};

export const shares = feature({
  createServices(given: Needs) {
    const parts = { ...given, findPersonal: createFindPersonal(given.readers) };
    return { exports: createExportService(parts), shares: createShareService(parts) };
  },
  routes: mountShares,
});

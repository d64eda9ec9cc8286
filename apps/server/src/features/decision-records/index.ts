import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import { mountDecisionRecords } from './decision-record-routes.ts';
import { createDecisionRecordService } from './decision-record-service.ts';

type Needs = Foundation & { readonly audit: AuditService };

/** What was decided of candidates and on what basis, for those who may not know who they are. */
export const decisionRecords = feature({
  createServices: (given: Needs) => ({ decisionRecords: createDecisionRecordService(given) }),
  routes: mountDecisionRecords,
});

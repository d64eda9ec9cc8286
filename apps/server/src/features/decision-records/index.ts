import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import { mountDecisionRecords } from './decision-record-routes.ts';
import { createDecisionRecordService } from './decision-record-service.ts';

type Needs = Foundation & { readonly audit: AuditService };

/** Decisions about candidates and their basis, for readers who may not identify the candidates. */
export const decisionRecords = feature({
  createServices: (given: Needs) => ({ decisionRecords: createDecisionRecordService(given) }),
  routes: mountDecisionRecords,
});

import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import { createFindPersonal } from '../shares/find-personal.ts';
import { mountSecondReader } from './second-reader-routes.ts';
import { createSecondReaderService } from './second-reader-service.ts';

type Needs = Foundation & { readonly analyses: AnalysisService; readonly audit: AuditService };

/** The operator's language model, which looks for passages that the engine missed; a person decides. */
export const secondReader = feature({
  createServices: (given: Needs) => ({
    secondReading: createSecondReaderService({ ...given, findPersonal: createFindPersonal(given.readers) }),
  }),
  routes: mountSecondReader,
});

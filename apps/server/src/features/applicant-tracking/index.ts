import type { AnalysisService } from '../analyses/analysis-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { GrowingImports } from '../imports/grow-import.ts';
import type { ImportService } from '../imports/import-service.ts';
import { bringCandidates } from '../imports/import-task-values.ts';
import type { JobService } from '../jobs/job-service.ts';
import { type CandidateImporter, createCandidateImporter } from './candidate-importer.ts';
import { createNoteSender, type NoteSender } from './note-sender.ts';
import { mountTracking } from './tracking-routes.ts';
import { createTrackingService } from './tracking-service.ts';
import { sendNotes, sweepNotes } from './tracking-task-values.ts';
import { createOpenTrackingSystem } from './vendors/open-system.ts';

const everyMinute = '* * * * *';

type Needs = Foundation & {
  readonly audit: AuditService;
  readonly analyses: AnalysisService;
  readonly jobs: JobService;
  readonly imports: ImportService;
  readonly growingImports: GrowingImports;
};
type Uses = { readonly candidateImporter: CandidateImporter; readonly noteSender: NoteSender };

/** Jobs and candidates of Greenhouse, Lever and Ashby, and scores that are written back. */
export const applicantTracking = feature({
  createServices(given: Needs) {
    const parts = { ...given, openSystem: createOpenTrackingSystem(given.trackingHosts) };
    return {
      tracking: createTrackingService(parts),
      candidateImporter: createCandidateImporter(parts),
      noteSender: createNoteSender(parts),
    };
  },
  routes: mountTracking,
  tasks(queue, { candidateImporter, noteSender }: Uses) {
    queue.handle(bringCandidates, ({ importId }) => candidateImporter.importPages(importId));
    queue.handle(sendNotes, ({ connectionId }) => noteSender.send(connectionId));
    queue.handle(sweepNotes, () => noteSender.sweep());
    queue.schedule(sweepNotes, everyMinute, {});
  },
});

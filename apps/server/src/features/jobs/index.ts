import type { OverviewService } from '../analyses/overview-service.ts';
import type { RemovalService } from '../analyses/removal-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { ResumeService } from '../files/resume-service.ts';
import { type CoverageService, createCoverageService } from './coverage-service.ts';
import { createJobReadingService, type JobReadingService } from './job-reading-service.ts';
import { mountJobs } from './job-routes.ts';
import { createJobService, type JobService } from './job-service.ts';

type Needs = Foundation & { readonly credits: CreditService; readonly resumes: ResumeService };
type Uses = Foundation & {
  readonly jobs: JobService;
  readonly jobReading: JobReadingService;
  readonly coverage: CoverageService;
  readonly overview: OverviewService;
  readonly removal: RemovalService;
};

export const jobs = feature({
  createServices(given: Needs) {
    const service = createJobService(given);
    const jobReading = createJobReadingService({ ...given, jobs: service });
    return { jobs: service, jobReading, coverage: createCoverageService({ ...given, jobReading }) };
  },
  routes: (api, given: Uses) =>
    mountJobs(api, given, {
      readers: given.readers,
      workOn: given.overview.workOn,
      remove: given.removal.removeJob,
    }),
  guards: ['job_versions_never_changed'],
});

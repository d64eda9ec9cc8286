import { type Foundation, feature } from '../feature.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { HiringTeamService } from '../hiring-teams/hiring-team-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import type { PersonService } from '../people/person-service.ts';
import type { SearchService } from '../search/search-service.ts';
import type { PoolIndex } from '../talent-pool/pool-index.ts';
import { type ArrivalService, createArrivalService } from './arrival-service.ts';
import { createFittingJobsService } from './fitting-jobs-service.ts';
import { createMatchService } from './match-service.ts';
import { createPreviewService } from './preview-service.ts';
import { mountRediscovery } from './rediscovery-routes.ts';
import { compareArrivals } from './rediscovery-task-values.ts';
import { createSuggestionService } from './suggestion-service.ts';

type Needs = Foundation & {
  readonly organizations: OrganizationService;
  readonly notifications: NotificationService;
  readonly hiringTeams: HiringTeamService;
  readonly jobs: JobService;
  readonly resumes: ResumeService;
  readonly reader: ResumeReader;
  readonly personPages: PersonService;
  readonly search: SearchService;
  readonly poolIndex: PoolIndex;
};

const everyMinute = '* * * * *';

/** Suggests people of the library for jobs, and jobs for people. */
export const rediscovery = feature({
  createServices(given: Needs) {
    const { isAnonymous } = given.organizations;
    const parts = { ...given, isAnonymous, matches: createMatchService(given) };
    return {
      suggestions: createSuggestionService(parts),
      fittingJobs: createFittingJobsService(parts),
      previews: createPreviewService(given),
      arrivals: createArrivalService(parts),
    };
  },
  routes: mountRediscovery,
  tasks(queue, { arrivals }: { readonly arrivals: ArrivalService }) {
    queue.handle(compareArrivals, () => arrivals.run());
    queue.schedule(compareArrivals, everyMinute, {});
  },
});

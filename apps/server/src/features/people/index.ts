import type { RemovalService } from '../analyses/removal-service.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import { check } from '../operator/consistency.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { PoolWriter } from '../talent-pool/pool-writer.ts';
import type { GatherResumes } from './gather-resumes.ts';
import { createPendingPeople } from './pending-people.ts';
import { createPersonChanges } from './person-changes.ts';
import { listUnfitPeople } from './person-check-repository.ts';
import { mountPeople } from './person-routes.ts';
import { createPersonService } from './person-service.ts';
import { handlePersonTasks } from './person-tasks.ts';

type Needs = Foundation & {
  readonly audit: AuditService;
  readonly poolWriter: PoolWriter;
  readonly removal: RemovalService;
  readonly resumes: ResumeService;
  readonly reader: ResumeReader;
  readonly searchIndex: SearchIndex;
  readonly gathering: GatherResumes;
};

/** Candidates, whatever number of resumes they sent. */
export const people = feature({
  createServices: (given: Needs) => ({
    pendingPeople: createPendingPeople(given),
    personPages: createPersonService(given),
    personChanges: createPersonChanges(given),
  }),
  routes: mountPeople,
  tasks: handlePersonTasks,
  checks: ({ database }) => [
    check(
      'resumes-of-people',
      'Every resume belongs to a person of its organization, and every person has a resume or was merged into one.',
      () => listUnfitPeople(database),
    ),
  ],
});

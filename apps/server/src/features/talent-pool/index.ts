import type { AuditService } from '../audit/audit-service.ts';
import { type Foundation, feature } from '../feature.ts';
import type { ResumeReader } from '../files/resume-reader.ts';
import type { ResumeService } from '../files/resume-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import { check } from '../operator/consistency.ts';
import type { OrganizationService } from '../organizations/organization-service.ts';
import type { SearchService } from '../search/search-service.ts';
import { createExplainService } from './explain-service.ts';
import { createPoolIndex } from './pool-index.ts';
import { createPoolMemories } from './pool-memory.ts';
import { listMisplaced } from './pool-repository.ts';
import { createPoolWriter, type PoolWriter } from './pool-writer.ts';
import { mountTalentPool } from './talent-pool-routes.ts';
import { createTalentPoolService } from './talent-pool-service.ts';
import { sealPool, sweepPool } from './talent-pool-task-values.ts';
import { createWhatIfService } from './what-if-service.ts';

/** Every hour, because an older release running alongside removes resumes without updating the index. */
const hourly = '17 * * * *';

type Needs = Foundation & {
  readonly audit: AuditService;
  readonly organizations: OrganizationService;
  readonly resumes: ResumeService;
  readonly reader: ResumeReader;
  readonly search: SearchService;
  readonly jobs: JobService;
};

/** Memory for recently used lists, for all organizations together. */
const memoryBytes = 192 * 2 ** 20;

/** Searches the people of the resume library. */
export const talentPool = feature({
  createServices(given: Needs) {
    const { isAnonymous } = given.organizations;
    const memories = createPoolMemories({ maxBytes: memoryBytes });
    const poolIndex = createPoolIndex({ database: given.database, memories });
    const service = createTalentPoolService({ ...given, poolIndex, isAnonymous });
    return {
      poolIndex,
      talentPool: service,
      poolExplanations: createExplainService({ ...given, isAnonymous }),
      whatIf: createWhatIfService({ ...given, poolIndex, isAnonymous, present: service.present }),
    };
  },
  routes: mountTalentPool,
});

/** Writes the facts that people are found by. */
export const poolIndexing = feature({
  createServices: (given: Foundation) => ({ poolWriter: createPoolWriter(given) }),
  tasks(queue, { poolWriter }: { readonly poolWriter: PoolWriter }) {
    queue.handle(sealPool, ({ organizationId }) => poolWriter.seal(organizationId));
    queue.handle(sweepPool, () => poolWriter.sweep());
    queue.schedule(sweepPool, hourly, {});
  },
  checks: ({ database }) => [
    check(
      'pool-people',
      'Whoever has an indexed resume is in the index of the talent pool, and nobody else.',
      () => listMisplaced(database),
    ),
  ],
});

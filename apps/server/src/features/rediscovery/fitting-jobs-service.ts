import { bandFrom, type FittingJobs, rediscoveryLimits } from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { userRequester } from '../../engine-tasks/requester.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobScope, Member } from '../../platform/http/caller.ts';
import type { JobRow, JobService } from '../jobs/job-service.ts';
import type { PersonService } from '../people/person-service.ts';
import { listAnalysesOf, listFactsOf } from './fitting-jobs-repository.ts';
import { readJobFacts } from './job-facts.ts';
import { listNewest } from './match-repository.ts';
import { byMatch, type MatchService, presentMatch } from './match-service.ts';

/** The open jobs that a person fits. */
export type FittingJobsService = {
  /** @throws ApiError `not-found` for a person whom the member can't see */
  list(member: Member & JobScope, personId: string, signal: AbortSignal): Promise<FittingJobs>;
};

/** Maximum open jobs that are compared: the newest ones. */
const maxOpen = 200;
/** Maximum jobs that are compared in full: those that the facts fit best. */
const maxCompared = 10;

export function createFittingJobsService({
  database,
  readers,
  jobs,
  personPages,
  matches,
  isAnonymous: isAnonymousView,
}: {
  readonly database: Database;
  readonly readers: Pick<ReadingProcesses, 'readJobLines'>;
  readonly jobs: Pick<JobService, 'list'>;
  readonly personPages: Pick<PersonService, 'get'>;
  readonly matches: MatchService;
  readonly isAnonymous: (member: Member) => Promise<boolean>;
}): FittingJobsService {
  return {
    async list(member, id, signal) {
      const { organizationId } = member;
      const requester = userRequester(organizationId, signal);
      const person = await personPages.get(member, id);
      const [resume] = await listNewest(database, member, [person.id]);
      const listed = await jobs.list(member, { status: 'active', order: 'updated', limit: maxOpen });
      const open = listed.jobs.filter(({ source }) => source !== 'sample');
      if (!resume) return { jobs: [], fileId: null, open: open.length };
      const { facts, covered } = await listFactsOf(database, member, person.id);
      const likely: { readonly job: JobRow; readonly points: number; readonly hasMusts: boolean }[] = [];
      for (const job of open) {
        const { judge } = await readJobFacts(readers, job, requester);
        likely.push({ job, ...judge(facts) });
      }
      likely.sort(
        (left, right) => Number(right.hasMusts) - Number(left.hasMusts) || right.points - left.points,
      );
      const compared = [];
      for (const { job } of likely.slice(0, maxCompared)) {
        const known = (await matches.list(job, [resume])).get(resume.id);
        const match = known ?? (await matches.compare(requester, job, [resume])).get(resume.id);
        if (match && (match.score ?? 0) >= bandFrom.partial) compared.push({ job, match });
      }
      compared.sort((left, right) => byMatch(left.match, right.match));
      const shown = compared.slice(0, rediscoveryLimits.jobs);
      const scored = await listAnalysesOf(
        database,
        member,
        person.id,
        shown.map(({ job }) => job.id),
      );
      const isAnonymous = await isAnonymousView(member);
      return {
        jobs: shown.map(({ job, match }) => ({
          jobId: job.id,
          title: job.title,
          company: job.company,
          match: presentMatch(match, job, isAnonymous ? (covered.get(resume.id) ?? []) : []),
          analysisId: scored.get(job.id) ?? null,
        })),
        fileId: resume.id,
        open: open.length,
      };
    },
  };
}

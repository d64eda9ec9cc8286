import { may, type OrganizationId, rediscoveryLimits } from '@winnow/contracts';
import type { ReadingProcesses } from '../../engine-tasks/reading-processes.ts';
import { runRequester } from '../../engine-tasks/requester.ts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { everyJobOf } from '../../platform/http/caller.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { HiringTeamService } from '../hiring-teams/hiring-team-service.ts';
import type { JobRow, JobService } from '../jobs/job-service.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { listArrivals, markCompared, noteTold } from './arrival-repository.ts';
import { listFactsOf } from './fitting-jobs-repository.ts';
import { readJobFacts } from './job-facts.ts';
import { listNewest, type NewestResume } from './match-repository.ts';
import type { MatchService } from './match-service.ts';
import { compareArrivals } from './rediscovery-task-values.ts';
import { listQuiet, listSettledAmong } from './suggestion-repository.ts';

/** Notifies hiring teams of strong matches among new people in the library. */
export type ArrivalService = {
  /** Compares some new resumes with the open jobs, and queues another run while there are more. */
  run(): Promise<void>;
};

const atOnce = 300;
/** Milliseconds to look back: after a longer stop, resumes that arrived meanwhile cause no notifications. */
const lookedBackMs = dayMs;
const maxOpen = 200;
/** Maximum resumes per batch and job that are compared in full: those with the best facts. */
const maxCompared = 10;
/** Minimum points by facts for a full comparison: below, hardly any resume is a strong match. */
const minPoints = 35;

export function createArrivalService({
  database,
  clock,
  queue,
  readers,
  jobs,
  hiringTeams,
  notifications,
  matches,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly readers: Pick<ReadingProcesses, 'readJobLines'>;
  readonly jobs: Pick<JobService, 'list'>;
  readonly hiringTeams: Pick<HiringTeamService, 'get' | 'listViewers'>;
  readonly notifications: Pick<NotificationService, 'add'>;
  readonly matches: MatchService;
}): ArrivalService {
  async function compareWithJobs(organizationId: OrganizationId, personIds: readonly string[]) {
    const scope = everyJobOf(organizationId);
    const listed = await jobs.list(scope, { status: 'active', order: 'updated', limit: maxOpen });
    const open = listed.jobs.filter(({ source }) => source !== 'sample');
    const quiet = await listQuiet(
      database,
      organizationId,
      open.map(({ id }) => id),
    );
    const telling = open.filter(({ id }) => !quiet.has(id));
    if (telling.length === 0) return;
    const newest = await listNewest(database, scope, personIds);
    const facts = new Map<string, Awaited<ReturnType<typeof listFactsOf>>['facts']>();
    for (const { personId } of newest)
      facts.set(personId, (await listFactsOf(database, scope, personId)).facts);
    for (const job of telling) await notifyOfStrong(job, newest, facts);
  }

  async function notifyOfStrong(
    job: JobRow,
    newest: readonly NewestResume[],
    factsOf: ReadonlyMap<string, Parameters<Awaited<ReturnType<typeof readJobFacts>>['judge']>[0]>,
  ): Promise<void> {
    const { organizationId } = job;
    const requester = runRequester(organizationId);
    const { judge } = await readJobFacts(readers, job, requester);
    const likely = newest
      .map((resume) => ({ resume, ...judge(factsOf.get(resume.personId) ?? []) }))
      .filter(({ points, hasMusts }) => hasMusts && points >= minPoints)
      .sort((left, right) => right.points - left.points);
    const settled = await listSettledAmong(
      database,
      organizationId,
      job,
      likely.map(({ resume }) => resume.personId),
    );
    const asked = likely
      .filter(({ resume }) => !settled.has(resume.personId))
      .slice(0, maxCompared)
      .map(({ resume }) => resume);
    const known = await matches.list(job, asked);
    const missing = asked.filter(({ id }) => !known.has(id));
    const compared = await matches.compare(requester, job, missing);
    const strong = asked.flatMap(({ id, personId }) => {
      const match = known.get(id) ?? compared.get(id);
      const isStrong = match?.missing === 0 && (match.score ?? 0) >= rediscoveryLimits.strongFrom;
      return isStrong ? [personId] : [];
    });
    if (strong.length > 0) await notify(job, strong);
  }

  async function notify({ id: jobId, organizationId, createdBy }: JobRow, personIds: readonly string[]) {
    const to = await listTold(organizationId, jobId, createdBy);
    await database.transaction(async (transaction) => {
      const told = await noteTold(transaction, organizationId, jobId, personIds, clock.now());
      if (told.length === 0) return;
      await notifications.add(transaction, {
        organizationId,
        to,
        actor: null,
        kind: 'strong-match',
        about: { jobId, personIds: told },
      });
    });
  }

  /** Members of the hiring team who see the whole library; if there are none, the job's creator. */
  async function listTold(organizationId: OrganizationId, jobId: string, createdBy: string) {
    const { members } = await hiringTeams.get(organizationId, jobId);
    const team = members.filter(({ role }) => may(role, 'resumes.read')).map(({ userId }) => userId);
    if (team.length > 0) return team;
    const viewers = await hiringTeams.listViewers(organizationId, jobId);
    return viewers
      .filter(({ userId, role }) => userId === createdBy && may(role, 'resumes.read'))
      .map(({ userId }) => userId);
  }

  return {
    async run() {
      const since = new Date(clock.now().getTime() - lookedBackMs);
      const arrivals = await listArrivals(database, since, atOnce);
      const own = arrivals.filter(({ isSample }) => !isSample);
      for (const [organizationId, of] of Map.groupBy(own, (each) => each.organizationId)) {
        await compareWithJobs(organizationId, [...new Set(of.map(({ personId }) => personId))]);
      }
      if (arrivals.length === 0) return;
      await database.transaction(async (transaction) => {
        await markCompared(transaction, arrivals, clock.now());
        if (arrivals.length === atOnce) await queue.enqueue(transaction, compareArrivals, {});
      });
    },
  };
}

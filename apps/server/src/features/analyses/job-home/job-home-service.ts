import {
  ApiError,
  fewestStays,
  funnelStages,
  type JobActivity,
  type JobFigures,
  type OrganizationId,
  stages,
} from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { pageOf, readTimeCursor } from '../../../platform/database/cursor.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { JobRow, JobService } from '../../jobs/job-service.ts';
import { type ActivityPage, listActivity } from './job-activity-repository.ts';
import { countDecisions, countLacking, measureStages } from './job-figures-repository.ts';
import { hasNote, insertNote, removeNote } from './job-note-repository.ts';
import { keepLook } from './job-visit-repository.ts';

/** What a job's page shows in addition to requirements and candidates. Other users' jobs are not found. */
export type JobHomeService = {
  /** Candidates added after this time are new to the viewer. */
  look(member: Member, jobId: string): Promise<Date>;
  describe(organizationId: OrganizationId, jobId: string): Promise<JobFigures>;
  listActivity(
    organizationId: OrganizationId,
    jobId: string,
    page: Omit<ActivityPage, 'after'> & { readonly cursor?: string | undefined },
  ): Promise<{ activity: JobActivity[]; nextCursor: string | null }>;
  addNote(member: Member, jobId: string, note: { readonly id: string; readonly text: string }): Promise<void>;
  /** @throws ApiError `not-found`, as do all methods */
  removeNote(organizationId: OrganizationId, jobId: string, id: string): Promise<void>;
};

const visitMs = 30 * 60_000;

export function createJobHomeService({
  database,
  clock,
  jobs,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Pick<JobService, 'get'>;
}): JobHomeService {
  return {
    async look({ organizationId, userId }, jobId) {
      return (
        (await keepLook(database, { organizationId, userId, jobId, now: clock.now(), visitMs })) ??
        notFound('Job')
      );
    },

    async describe(organizationId, jobId) {
      const job = await jobs.get(organizationId, jobId);
      const ofJob = { organizationId, jobId };
      const { candidates, scored, ...decisions } = await countDecisions(database, ofJob);
      const { times, furthest } = await measureStages(database, ofJob, clock.now());
      return {
        candidates,
        scored,
        undecided: candidates - decisions.yes - decisions.maybe - decisions.no,
        decisions,
        funnel: funnelStages.map((stage, place) => ({ stage, reached: sumFrom(furthest, place) })),
        stages: stages.map((stage) => {
          const {
            here = 0,
            longestHours = null,
            left = 0,
            medianHours = null,
          } = times.find((time) => time.stage === stage) ?? {};
          return { stage, here, longestHours, left, medianHours: left < fewestStays ? null : medianHours };
        }),
        musts: await describeMusts(job),
      };
    },

    async listActivity(organizationId, jobId, { cursor, ...page }) {
      await jobs.get(organizationId, jobId);
      const after = cursor ? readTimeCursor(cursor) : undefined;
      const found = await listActivity(database, { organizationId, jobId }, { ...page, after });
      const { shown, nextCursor } = pageOf(found, page.limit, ({ at, id }) => ({ value: at, id }));
      return { activity: shown, nextCursor };
    },

    async addNote({ organizationId, userId: createdBy }, jobId, { id, text }) {
      await jobs.get(organizationId, jobId);
      const note = { id, jobId, organizationId, createdBy, text, createdAt: clock.now() };
      await insertNote(database, note);
      // The id may belong to a note of another job.
      if (!(await hasNote(database, note))) notFound('Note');
    },

    async removeNote(organizationId, jobId, id) {
      if (!(await removeNote(database, { organizationId, jobId, id }))) notFound('Note');
    },
  };

  /** Sorted by how many candidates lack only this one, then by how many lack it. */
  async function describeMusts({
    id: jobId,
    organizationId,
    requirements,
  }: JobRow): Promise<JobFigures['musts']> {
    const musts = requirements.filter(({ must, weight }) => must && weight > 0);
    const counted = await countLacking(
      database,
      { organizationId, jobId },
      musts.map(({ id }) => id),
    );
    return musts
      .flatMap(({ id, text }) => {
        const found = counted.find(({ requirementId }) => requirementId === id);
        return found ? [{ ...found, text }] : [];
      })
      .sort((left, right) => right.alone - left.alone || right.lacking - left.lacking);
  }
}

function sumFrom(furthest: ReadonlyMap<number, number>, place: number): number {
  return [...furthest].reduce((sum, [reached, total]) => (reached >= place ? sum + total : sum), 0);
}

function notFound(what: string): never {
  throw new ApiError('not-found', `${what} not found.`);
}

import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobScope, Member } from '../../platform/http/caller.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { JobWork } from '../jobs/job-view.ts';
import type { AnalysisService } from './analysis-service.ts';
import { countBatches, listLatestBatches } from './batches/batch-repository.ts';
import { listLatestEvents } from './job-home/job-activity-repository.ts';
import { type CandidateCounts, countCandidates } from './job-home/job-visit-repository.ts';

export type Overview = {
  readonly toReview: number;
  readonly running: number;
  readonly unreadable: number;
  readonly analyses: number;
  readonly jobs: number;
  readonly hasSample: boolean;
};

/** Totals of a user's work. */
export type OverviewService = {
  describe(scope: JobScope): Promise<Overview>;
  /** Counts of candidates and runs of each job. */
  workOn(member: Member, jobIds: readonly string[]): Promise<Map<string, JobWork>>;
};

const monthMs = 30 * dayMs;

const nobody: CandidateCounts = { total: 0, isNew: 0, undecided: 0, stages: {}, activeAt: null };

function latestOf(one: Date | null, other: Date | null): Date | null {
  return one && other ? (one > other ? one : other) : (one ?? other);
}

export function createOverviewService({
  database,
  clock,
  jobs,
  analyses,
}: {
  database: Database;
  clock: Clock;
  jobs: Pick<JobService, 'list'>;
  analyses: Pick<AnalysisService, 'count'>;
}): OverviewService {
  return {
    async describe(scope) {
      // Runs first: for a run that is finished by then, all analyses are counted.
      const runs = await countBatches(database, scope, new Date(clock.now().getTime() - monthMs));
      const { total, toReview } = await analyses.count(scope);
      const { total: jobCount } = await jobs.list(scope, {
        status: 'active',
        order: 'updated',
        limit: 1,
      });
      return { ...runs, toReview, analyses: total, jobs: jobCount };
    },

    async workOn(member, jobIds) {
      const { organizationId } = member;
      const counted = await countCandidates(database, member, jobIds);
      const events = await listLatestEvents(database, organizationId, jobIds);
      const latest = await listLatestBatches(database, organizationId, jobIds);
      return new Map(
        jobIds.map((id) => {
          const { total, isNew, undecided, stages, activeAt } = counted.get(id) ?? nobody;
          const work = {
            analysisCount: total,
            newCount: isNew,
            undecidedCount: undecided,
            stageCounts: stages,
            activeAt: latestOf(activeAt, events.get(id) ?? null),
            latestBatchId: latest.get(id) ?? null,
          };
          return [id, work];
        }),
      );
    },
  };
}

import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createFollowers } from '../../../platform/database/followers.ts';
import type { JobScope } from '../../../platform/http/caller.ts';
import { listJobsOf } from '../../hiring-teams/jobs-of-members.ts';
import { findAnalyses } from '../analysis-repository.ts';
import { type CandidateChange, listCandidateChanges } from './candidate-change-repository.ts';

/** A change is found if its transaction ends within so many milliseconds. */
const lookBackMs = 20_000;

type Follower = {
  readonly scope: JobScope;
  /** Changes that were told, or were there before. */
  seen: ReadonlySet<string>;
  /** The jobs that the scope had at the last look; `null` for every job. */
  jobs: ReadonlySet<string> | null;
  readonly tell: Listener;
};

type Listener = {
  readonly changed: (analysisIds: string[]) => Promise<void>;
  /** Hiring teams were changed: `lost` where a job went. */
  readonly jobs: (lost: boolean) => Promise<void>;
};

export type CandidateFollowers = ReturnType<typeof createCandidateFollowers>;

/**
 * Streams of changed candidates, from the database alone: another process may make the change. One query looks for all
 * listeners of this process.
 */
export function createCandidateFollowers({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}) {
  const followers = createFollowers<Follower>(look);

  return {
    /** Tells which candidates changed from now on, and whether the scope has other jobs, until the signal. */
    async follow(scope: JobScope, signal: AbortSignal, tell: Follower['tell']): Promise<void> {
      const before = await changesOf([scope]);
      const [jobs = null] = await listJobsOf(database, [scope]);
      if (signal.aborted) return;
      const follower: Follower = { scope, seen: new Set(before.map(({ id }) => id)), jobs, tell };
      followers.add(follower, signal);
    },
  };

  async function look(all: readonly Follower[]): Promise<void> {
    const scopes = all.map(({ scope }) => scope);
    const [changes, jobs] = await Promise.all([changesOf(scopes), listJobsOf(database, scopes)]);
    for (const [at, follower] of all.entries()) {
      await lookAtJobs(follower, jobs[at] ?? null);
      const own = changes.filter((change) => change.organizationId === follower.scope.organizationId);
      const fresh = own.filter(({ id }) => !follower.seen.has(id));
      follower.seen = new Set(own.map(({ id }) => id));
      const analysisIds = await seenBy(follower.scope, [
        ...new Set(fresh.map((change) => change.analysisId)),
      ]);
      if (analysisIds.length > 0) await follower.tell.changed(analysisIds).catch(() => undefined);
    }
  }

  async function lookAtJobs(follower: Follower, now: ReadonlySet<string> | null): Promise<void> {
    const { jobs: before } = follower;
    follower.jobs = now;
    if (before === null || now === null) return;
    const lost = [...before].some((id) => !now.has(id));
    if (lost || now.size > before.size) await follower.tell.jobs(lost).catch(() => undefined);
  }

  /** Hiring managers hear of candidates of their jobs only. */
  async function seenBy(scope: JobScope, ids: readonly string[]): Promise<string[]> {
    if (scope.onlyTeamsOf === null) return [...ids];
    return (await findAnalyses(database, scope, ids)).map(({ id }) => id);
  }

  function changesOf(scopes: readonly JobScope[]): Promise<CandidateChange[]> {
    const organizationIds = [...new Set(scopes.map(({ organizationId }) => organizationId))];
    return listCandidateChanges(database, organizationIds, new Date(clock.now().getTime() - lookBackMs));
  }
}

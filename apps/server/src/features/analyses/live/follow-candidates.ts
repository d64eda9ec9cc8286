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
  /** While a listener takes what it is told, which may be slow, it is told nothing else; others do not wait for it. */
  isBusy: boolean;
  /** Whether it took so long that changes were missed. */
  isBehind: boolean;
};

type Listener = {
  readonly changed: (analysisIds: string[]) => Promise<void>;
  /** Hiring teams were changed, or changes were missed: everything is to be asked for again. `lost` where a job went. */
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
      const follower: Follower = {
        scope,
        seen: new Set(before.map(({ id }) => id)),
        jobs,
        tell,
        isBusy: false,
        isBehind: false,
      };
      followers.add(follower, signal);
    },
  };

  async function look(all: readonly Follower[]): Promise<void> {
    const free = all.filter(({ isBusy }) => !isBusy);
    if (free.length === 0) return;
    const scopes = free.map(({ scope }) => scope);
    const [changes, jobs] = await Promise.all([changesOf(scopes), listJobsOf(database, scopes)]);
    for (const [at, follower] of free.entries()) {
      const now = jobs[at] ?? null;
      // Who is behind asks for everything again, as after other jobs.
      const lost = lostJobs(follower.jobs, now) ?? (follower.isBehind ? false : null);
      follower.jobs = now;
      follower.isBehind = false;
      const own = changes.filter((change) => change.organizationId === follower.scope.organizationId);
      const fresh = own.filter(({ id }) => !follower.seen.has(id));
      follower.seen = new Set(own.map(({ id }) => id));
      const analysisIds = await seenBy(follower.scope, [
        ...new Set(fresh.map((change) => change.analysisId)),
      ]);
      if (lost === null && analysisIds.length === 0) continue;
      follower.isBusy = true;
      const began = performance.now();
      const tell = async () => {
        if (lost !== null) await follower.tell.jobs(lost);
        if (analysisIds.length > 0) await follower.tell.changed(analysisIds);
      };
      void tell()
        .catch(() => undefined)
        .finally(() => {
          follower.isBusy = false;
          follower.isBehind = performance.now() - began > lookBackMs / 2;
        });
    }
  }

  /** Whether a job went; `null` where there are the same. */
  function lostJobs(before: ReadonlySet<string> | null, now: ReadonlySet<string> | null): boolean | null {
    if (before === null || now === null) return null;
    const lost = [...before].some((id) => !now.has(id));
    return lost || now.size > before.size ? lost : null;
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

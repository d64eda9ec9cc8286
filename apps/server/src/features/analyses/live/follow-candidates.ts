import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createFollowers } from '../../../platform/database/followers.ts';
import type { JobScope } from '../../../platform/http/caller.ts';
import { listJobsOf } from '../../hiring-teams/jobs-of-members.ts';
import { findAnalyses } from '../analysis-repository.ts';
import { type CandidateChange, listCandidateChanges } from './candidate-change-repository.ts';

/** Milliseconds that each poll looks back: a change is missed if its transaction takes longer. */
const lookBackMs = 20_000;

type Follower = {
  readonly scope: JobScope;
  /** Changes that were already sent, or that are older than the stream. */
  seen: ReadonlySet<string>;
  /** Jobs of the scope at the last poll; `null` for all jobs. */
  jobs: ReadonlySet<string> | null;
  readonly tell: Listener;
  /**
   * Whether the listener is still receiving the last event; until then it gets no other. Listeners don't wait for each
   * other.
   */
  isBusy: boolean;
  /** Whether it took so long that changes were missed. */
  isBehind: boolean;
};

type Listener = {
  readonly changed: (analysisIds: string[]) => Promise<void>;
  /**
   * Hiring teams have changed, or changes were missed: the listener must load everything again. `lost`: a job is no
   * longer visible.
   */
  readonly jobs: (lost: boolean) => Promise<void>;
};

export type CandidateFollowers = ReturnType<typeof createCandidateFollowers>;

/**
 * Streams changes of candidates by polling the database, since another process may make them. One query serves all
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
    /** Sends which candidates change, and whether the visible jobs do, until the signal is aborted. */
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
      // A listener that missed changes must load everything again, as when the visible jobs change.
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

  /** Whether a job is no longer visible; `null` if the jobs are the same. */
  function lostJobs(before: ReadonlySet<string> | null, now: ReadonlySet<string> | null): boolean | null {
    if (before === null || now === null) return null;
    const lost = [...before].some((id) => !now.has(id));
    return lost || now.size > before.size ? lost : null;
  }

  /** Hiring managers get changes only for candidates of their jobs. */
  async function seenBy(scope: JobScope, ids: readonly string[]): Promise<string[]> {
    if (scope.onlyTeamsOf === null) return [...ids];
    return (await findAnalyses(database, scope, ids)).map(({ id }) => id);
  }

  function changesOf(scopes: readonly JobScope[]): Promise<CandidateChange[]> {
    const organizationIds = [...new Set(scopes.map(({ organizationId }) => organizationId))];
    return listCandidateChanges(database, organizationIds, new Date(clock.now().getTime() - lookBackMs));
  }
}

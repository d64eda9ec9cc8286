import type { OrganizationId } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type CandidateChange, listCandidateChanges } from './candidate-change-repository.ts';

/** Milliseconds between looks: whoever looks at a candidate sees what others do within a second. */
const lookEveryMs = 500;
/** A change is found if its transaction ends within so many milliseconds. */
const lookBackMs = 20_000;

type Follower = {
  readonly organizationId: OrganizationId;
  /** Changes that were told, or were there before. */
  seen: ReadonlySet<string>;
  readonly tell: (analysisIds: string[]) => Promise<void>;
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
  const followers = new Set<Follower>();
  let looking: NodeJS.Timeout | null = null;

  return {
    /** Tells which candidates changed from now on, until the signal. */
    async follow(
      organizationId: OrganizationId,
      signal: AbortSignal,
      tell: Follower['tell'],
    ): Promise<void> {
      const before = await changesOf([organizationId]);
      if (signal.aborted) return;
      const follower: Follower = { organizationId, seen: new Set(before.map(({ id }) => id)), tell };
      followers.add(follower);
      signal.addEventListener('abort', () => followers.delete(follower), { once: true });
      lookLater();
    },
  };

  function lookLater(): void {
    if (looking !== null || followers.size === 0) return;
    looking = setTimeout(() => {
      // A database that does not answer is asked again with the next look.
      void look()
        .catch(() => undefined)
        .finally(() => {
          looking = null;
          lookLater();
        });
    }, lookEveryMs).unref();
  }

  async function look(): Promise<void> {
    const changes = await changesOf([...new Set([...followers].map((one) => one.organizationId))]);
    for (const follower of followers) {
      const own = changes.filter((change) => change.organizationId === follower.organizationId);
      const fresh = own.filter(({ id }) => !follower.seen.has(id));
      follower.seen = new Set(own.map(({ id }) => id));
      const analysisIds = [...new Set(fresh.map(({ analysisId }) => analysisId))];
      if (analysisIds.length > 0) await follower.tell(analysisIds).catch(() => undefined);
    }
  }

  function changesOf(organizationIds: readonly OrganizationId[]): Promise<CandidateChange[]> {
    return listCandidateChanges(database, organizationIds, new Date(clock.now().getTime() - lookBackMs));
  }
}

import type { batchEvents, OrganizationId } from '@winnow/contracts';
import type { Database } from '../../../platform/database/database.ts';
import { createFollowers } from '../../../platform/database/followers.ts';
import type { Emit } from '../../../platform/http/event-streams.ts';
import { markRuns } from '../items/item-repository.ts';
import type { BatchLook, BatchService } from './batch-service.ts';

/** Milliseconds between polls of runs in progress; finished runs are polled less often. */
const pollIntervalMs = 300;
const restRounds = 7;

type Run = { readonly organizationId: OrganizationId; readonly id: string };

type Follower = Run & {
  readonly emit: Emit<(typeof batchEvents)['events']>;
  /** The state that was sent last. */
  seen: BatchLook;
  /** The run's mark when it was sent. */
  mark: string;
  /**
   * Whether the listener is still receiving the last event; until then it gets no other. Listeners don't wait for each
   * other.
   */
  isBusy: boolean;
};

export type RunFollowers = ReturnType<typeof createRunFollowers>;

/**
 * Streams the state of runs by polling the database: another process may do the work, and a reconnecting listener
 * starts with the current state. One query serves all listeners of this process, and a changed run is read once for all
 * of its listeners.
 */
export function createRunFollowers({
  database,
  batches,
}: {
  readonly database: Database;
  readonly batches: Pick<BatchService, 'get' | 'look' | 'getItems'>;
}) {
  const followers = createFollowers<Follower>(look, pollIntervalMs);
  let round = 0;

  return {
    /** Sends the current state of the run, then each change, until the signal is aborted. */
    async follow(
      { organizationId, id, signal }: Run & { readonly signal: AbortSignal },
      emit: Follower['emit'],
    ): Promise<void> {
      // Read before sending, so that a change in between is sent twice rather than lost.
      const seen = await batches.look(id);
      await emit('batch', await batches.get(organizationId, id));
      if (!signal.aborted) {
        followers.add({ organizationId, id, emit, seen, mark: '', isBusy: false }, signal);
      }
    },
  };

  async function look(all: readonly Follower[]): Promise<void> {
    round += 1;
    const isRestOver = round % restRounds === 0;
    const due = all.filter(({ seen, isBusy }) => !isBusy && (isRestOver || seen.state === 'running'));
    const byRun = Map.groupBy(due, ({ id }) => id);
    // A run that was removed has no mark, and no more changes.
    const marks = await markRuns(database, [...byRun.keys()]);
    await Promise.all(
      [...marks].map(async ([id, mark]) => {
        const behind = byRun.get(id)?.filter((follower) => follower.mark !== mark) ?? [];
        const [first] = behind;
        // If this fails, the next poll reads it.
        if (first) await notifyAll(first, behind, mark).catch(() => undefined);
      }),
    );
  }

  async function notifyAll({ organizationId, id }: Run, behind: readonly Follower[], mark: string) {
    const now = await batches.look(id);
    const changesOf = behind.map(({ seen }) => changedItems(seen, now));
    const changed = new Set(changesOf.flat());
    const items = changed.size === 0 ? [] : await batches.getItems(organizationId, id, changed);
    const hasOtherState = behind.some(({ seen }) => seen.state !== now.state);
    const batch = hasOtherState ? await batches.get(organizationId, id) : null;
    for (const [at, follower] of behind.entries()) {
      const own = new Set(changesOf[at]);
      const isOver = follower.seen.state !== now.state;
      follower.seen = now;
      follower.mark = mark;
      follower.isBusy = true;
      const send = async () => {
        for (const item of items) if (own.has(item.id)) await follower.emit('item', item);
        if (batch && isOver) await follower.emit('batch', batch);
      };
      void send()
        .catch(() => undefined)
        .finally(() => {
          follower.isBusy = false;
        });
    }
  }
}

function changedItems(before: BatchLook, now: BatchLook): string[] {
  return [...now.items].flatMap(([item, state]) => (before.items.get(item) === state ? [] : item));
}

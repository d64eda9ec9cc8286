import { setTimeout as wait } from 'node:timers/promises';
import type { batchEvents, OrganizationId } from '@winnow/contracts';
import type { Emit } from '../../../platform/http/event-streams.ts';
import type { BatchService } from './batch-service.ts';

/** Milliseconds between database reads while a run is in progress, and when no change is expected. */
const lookEveryMs = 300;
const restMs = 2_000;

type Followed = {
  readonly organizationId: OrganizationId;
  readonly id: string;
  readonly signal: AbortSignal;
};

/**
 * Streams a run's changes to a listener from the database alone: another process may do the work, and a reconnecting
 * listener begins with the current state.
 */
export async function followBatch(
  batches: Pick<BatchService, 'get' | 'look' | 'getItems'>,
  { organizationId, id, signal }: Followed,
  emit: Emit<(typeof batchEvents)['events']>,
): Promise<void> {
  // Read before sending, so that a change in between is sent twice rather than lost.
  let seen = await batches.look(id);
  await emit('batch', await batches.get(organizationId, id));
  while (await rested(seen.state === 'running' ? lookEveryMs : restMs, signal)) {
    const now = await batches.look(id);
    // A removed run has no more changes.
    if (now.items.size === 0) continue;
    const changed = [...now.items].filter(([item, state]) => seen.items.get(item) !== state);
    const ids = new Set(changed.map(([item]) => item));
    if (ids.size > 0)
      for (const item of await batches.getItems(organizationId, id, ids)) await emit('item', item);
    if (now.state !== seen.state) await emit('batch', await batches.get(organizationId, id));
    seen = now;
  }
}

/** `false` if the listener disconnected meanwhile. */
async function rested(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await wait(ms, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}

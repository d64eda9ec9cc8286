import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { failures } from '../../lib/requests/failures.ts';
import { isNotFound } from '../../lib/requests/is-not-found.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import type { Removal } from './removal-store.ts';
import { removals } from './removals.ts';

type RemovalRequest = Pick<Removal, 'ids' | 'send'> & {
  /** The toast's text, next to its undo button. */
  readonly words: string;
};

/** An object with ids that may refer to a pending deletion. */
type Named = Readonly<Record<string, unknown>>;

const owners = ['id', 'batchId', 'fileId', 'jobDescriptionId'] as const;

/** Whether a thing is about to be deleted, by itself or with its run, resume or job; lists leave it out. */
export function useIsLeaving(): (thing: Named) => boolean {
  const leaving = useSyncExternalStore(removals.subscribe, removals.leaving, removals.leaving);
  return useCallback(
    (thing) => leaving.size > 0 && owners.some((name) => leaving.has(String(thing[name]))),
    [leaving],
  );
}

/** Hides things at once, and deletes them when the toast with its undo button is gone. */
export function useRemoval(): (request: RemovalRequest) => void {
  const queries = useQueryClient();
  return ({ ids, send, words }) => {
    const pending = removals.begin({
      ids,
      send,
      onRemoved() {
        // Data on screen is fetched again now, other data when a screen needs it.
        queries.removeQueries({ type: 'inactive' });
        return queries.invalidateQueries();
      },
      onFailure(error) {
        // Already deleted, as requested.
        if (isNotFound(error)) failures.settle(error);
        else failures.report(error);
      },
    });
    toasts.add('success', words, { undo: pending.undo, onGone: () => void pending.commit() });
  };
}

import { createListeners } from '../../lib/listeners.ts';

/** A deletion that can be undone for a while. */
export type Removal = {
  /** Ids of the deleted things. */
  readonly ids: readonly string[];
  /** Deletes it. `isLeaving`: the page is being left, so the request must outlive it. */
  readonly send: (options: { readonly isLeaving: boolean }) => Promise<unknown>;
  /** Called after the deletion, before remaining views show the row again. */
  readonly onRemoved: () => Promise<unknown>;
  readonly onFailure: (error: unknown) => void;
};

/** A pending removal. Both functions are idempotent. */
export type PendingRemoval = {
  undo(): void;
  commit(options?: { readonly isLeaving: boolean }): Promise<void>;
};

/**
 * Pending deletions: things are hidden at once, and deleted when the time for undo is over. A completed deletion can't
 * be undone, a pending one can.
 */
export function createRemovalStore() {
  let leaving: ReadonlySet<string> = new Set();
  const pending = new Set<PendingRemoval>();
  const { subscribe, notify } = createListeners();

  function show(next: ReadonlySet<string>): void {
    leaving = next;
    notify();
  }

  function begin({ ids, send, onRemoved, onFailure }: Removal): PendingRemoval {
    const showAgain = () => show(new Set([...leaving].filter((id) => !ids.includes(id))));
    const removal: PendingRemoval = {
      undo() {
        if (pending.delete(removal)) showAgain();
      },
      async commit({ isLeaving } = { isLeaving: false }) {
        if (!pending.delete(removal)) return;
        try {
          await send({ isLeaving });
          await onRemoved();
        } catch (error) {
          onFailure(error);
        }
        showAgain();
      },
    };
    pending.add(removal);
    show(new Set([...leaving, ...ids]));
    return removal;
  }

  return {
    begin,
    /** Ids of hidden things; the same set until it changes. */
    leaving: () => leaving,
    subscribe,
    /** Executes all pending deletions at once, when the page is left or the user signs out. */
    async flush(options?: { readonly isLeaving: boolean }): Promise<void> {
      await Promise.all([...pending].map((removal) => removal.commit(options)));
    },
  };
}

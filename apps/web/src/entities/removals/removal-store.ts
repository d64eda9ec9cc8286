import { createListeners } from '../../lib/listeners.ts';

/** A deletion that can be undone for a while. */
export type Removal = {
  /** What goes: its own ids. */
  readonly ids: readonly string[];
  /** Deletes it. `isLeaving` says that the page is being left, so that the request must outlive it. */
  readonly send: (options: { readonly isLeaving: boolean }) => Promise<unknown>;
  /** Called after the deletion, before remaining views show the row again. */
  readonly onRemoved: () => Promise<unknown>;
  readonly onFailure: (error: unknown) => void;
};

/** A removal that has not happened yet. Either verb may be called again, and does nothing then. */
export type PendingRemoval = {
  undo(): void;
  commit(options?: { readonly isLeaving: boolean }): Promise<void>;
};

/**
 * What is about to be deleted: it is hidden at once, and deleted when the time to take it back is over. Nothing that
 * was deleted could be brought back afterwards; what only waits to be deleted can.
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
    /** The ids of what is hidden; the same set until it changes. */
    leaving: () => leaving,
    subscribe,
    /** Deletes at once what waits: the page, or the person, is going. */
    async flush(options?: { readonly isLeaving: boolean }): Promise<void> {
      await Promise.all([...pending].map((removal) => removal.commit(options)));
    },
  };
}

export type Listeners = {
  /** For `useSyncExternalStore`. The returned function unsubscribes. */
  subscribe(this: void, listener: () => void): () => void;
  /** Calls every listener. Call it after the state has changed. */
  notify(this: void): void;
};

/** Notifies components when a store outside of React changes. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

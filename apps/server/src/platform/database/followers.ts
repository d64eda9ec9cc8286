import { forInstallation } from './scope.ts';

/** Milliseconds between polls: people see others' changes within a second. */
const usualMs = 500;

export type Followers<Follower> = {
  /** Adds a listener until the signal is aborted. */
  add(follower: Follower, signal: AbortSignal): void;
};

/**
 * Polls the database for changes that other processes may make. One poll at a time serves all listeners of this
 * process; without listeners there is none.
 * @param look polls for listeners of all organizations; if the database doesn't respond, the next poll tries again
 */
export function createFollowers<Follower>(
  look: (followers: readonly Follower[]) => Promise<void>,
  pollIntervalMs: number = usualMs,
): Followers<Follower> {
  const followers = new Set<Follower>();
  let looking: NodeJS.Timeout | null = null;

  function lookLater(): void {
    if (looking !== null || followers.size === 0) return;
    looking = setTimeout(() => {
      void forInstallation(() => look([...followers]))
        .catch(() => undefined)
        .finally(() => {
          looking = null;
          lookLater();
        });
    }, pollIntervalMs).unref();
  }

  return {
    add(follower, signal) {
      followers.add(follower);
      signal.addEventListener('abort', () => followers.delete(follower), { once: true });
      lookLater();
    },
  };
}

import { forInstallation } from './scope.ts';

/** Milliseconds between looks: who has something open sees the changes of others within a second. */
const usualMs = 500;

export type Followers<Follower> = {
  /** Until the signal. */
  add(follower: Follower, signal: AbortSignal): void;
};

/**
 * Who listens for changes in the database, where another process may make them: one look at a time serves all listeners
 * of this process, and none is made while nobody listens.
 * @param look for listeners of all organizations; where the database does not answer, the next look asks again
 */
export function createFollowers<Follower>(
  look: (followers: readonly Follower[]) => Promise<void>,
  lookEveryMs: number = usualMs,
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
    }, lookEveryMs).unref();
  }

  return {
    add(follower, signal) {
      followers.add(follower);
      signal.addEventListener('abort', () => followers.delete(follower), { once: true });
      lookLater();
    },
  };
}

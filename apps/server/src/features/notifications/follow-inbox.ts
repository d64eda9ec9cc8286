import type { Database } from '../../platform/database/database.ts';
import { forInstallation } from '../../platform/database/scope.ts';
import { listRecentChanges } from './inbox-repository.ts';
import type { InboxService } from './inbox-service.ts';

/** Milliseconds between looks: whoever has the product open hears of something within a second. */
const lookEveryMs = 500;
/** A change is found if its transaction ends within so many seconds. */
const lookBackSeconds = 20;

type Unread = { readonly unread: number };
type Follower = {
  readonly userId: string;
  /** Changes that were told. */
  readonly seen: Set<string>;
  readonly tell: (unread: Unread) => Promise<void>;
};

type Dependencies = {
  readonly database: Database;
  readonly inbox: Pick<InboxService, 'countUnread'>;
};

/** Streams of unread counts: one query looks for all listeners of this process, as another one may do the work. */
export function createInboxFollowers({ database, inbox }: Dependencies) {
  const followers = new Set<Follower>();
  let looking: NodeJS.Timeout | null = null;

  return {
    /** Tells the count at once and whenever it may have changed, until the signal. */
    async follow(userId: string, signal: AbortSignal, tell: Follower['tell']): Promise<void> {
      const seen = new Set(await changesOf([userId]).then((changes) => changes.map(({ change }) => change)));
      const follower = { userId, seen, tell };
      await tell(await inbox.countUnread(userId));
      if (signal.aborted) return;
      followers.add(follower);
      signal.addEventListener('abort', () => followers.delete(follower), { once: true });
      lookLater();
    },
  };

  function lookLater(): void {
    if (looking !== null || followers.size === 0) return;
    looking = setTimeout(() => {
      // A database that does not answer is asked again with the next look.
      void forInstallation(look)
        .catch(() => undefined)
        .finally(() => {
          looking = null;
          lookLater();
        });
    }, lookEveryMs).unref();
  }

  /** For all who listen, in all their organizations. */
  async function look(): Promise<void> {
    const changes = await changesOf([...new Set([...followers].map(({ userId }) => userId))]);
    for (const follower of followers) {
      const recent = changes.filter(({ userId }) => userId === follower.userId).map(({ change }) => change);
      const isNew = recent.some((change) => !follower.seen.has(change));
      if (!isNew) continue;
      const unread = await inbox.countUnread(follower.userId);
      follower.seen.clear();
      for (const change of recent) follower.seen.add(change);
      await follower.tell(unread).catch(() => undefined);
    }
  }

  function changesOf(userIds: readonly string[]) {
    return listRecentChanges(database, userIds, lookBackSeconds);
  }
}

export type InboxFollowers = ReturnType<typeof createInboxFollowers>;

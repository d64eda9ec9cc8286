import type { PresentPlace } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import { createFollowers } from '../../platform/database/followers.ts';
import { listRecentChanges } from './inbox-repository.ts';
import type { InboxService } from './inbox-service.ts';
import type { PresenceService } from './presence/presence-service.ts';

/** A change is found if its transaction ends within so many seconds. */
const lookBackSeconds = 20;

type Unread = { readonly unread: number };
type Follower = {
  readonly userId: string;
  /** Changes that were told. */
  readonly seen: Set<string>;
  /** Who else is where the listener is, as it was told, in JSON. */
  company: string;
  readonly tell: Tell;
};

/** What a listener receives. */
export type Tell = {
  readonly unread: (unread: Unread) => Promise<void>;
  /** Who else is where the listener is: at once, and as people come and go. */
  readonly company: (places: readonly PresentPlace[]) => Promise<void>;
};

type Dependencies = {
  readonly database: Database;
  readonly inbox: Pick<InboxService, 'countUnread'>;
  readonly presence: Pick<PresenceService, 'listCompany'>;
};

const alone = '[]';

/** Streams of what is new: the queries of a look are for all listeners of this process, as another one may do the work. */
export function createInboxFollowers({ database, inbox, presence }: Dependencies) {
  const followers = createFollowers<Follower>(look);

  return {
    /** Tells the count at once and whenever it may have changed, until the signal. */
    async follow(userId: string, signal: AbortSignal, tell: Tell): Promise<void> {
      const seen = new Set(await changesOf([userId]).then((changes) => changes.map(({ change }) => change)));
      const follower: Follower = { userId, seen, tell, company: alone };
      await tell.unread(await inbox.countUnread(userId));
      if (signal.aborted) return;
      followers.add(follower, signal);
    },
  };

  /** For all who listen, in all their organizations. */
  async function look(followers: readonly Follower[]): Promise<void> {
    const userIds = [...new Set(followers.map(({ userId }) => userId))];
    const changes = await changesOf(userIds);
    for (const follower of followers) {
      const recent = changes.filter(({ userId }) => userId === follower.userId).map(({ change }) => change);
      const isNew = recent.some((change) => !follower.seen.has(change));
      if (!isNew) continue;
      const unread = await inbox.countUnread(follower.userId);
      follower.seen.clear();
      for (const change of recent) follower.seen.add(change);
      await follower.tell.unread(unread).catch(() => undefined);
    }
    await lookAround(followers, userIds);
  }

  async function lookAround(followers: readonly Follower[], userIds: readonly string[]): Promise<void> {
    const company = await presence.listCompany(userIds);
    for (const follower of followers) {
      const places = company.get(follower.userId) ?? [];
      const now = JSON.stringify(places);
      if (now === follower.company) continue;
      follower.company = now;
      await follower.tell.company(places).catch(() => undefined);
    }
  }

  function changesOf(userIds: readonly string[]) {
    return listRecentChanges(database, userIds, lookBackSeconds);
  }
}

export type InboxFollowers = ReturnType<typeof createInboxFollowers>;

import type { PresentPlace } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import { createFollowers } from '../../platform/database/followers.ts';
import { listRecentChanges } from './inbox-repository.ts';
import type { InboxService } from './inbox-service.ts';
import type { PresenceService } from './presence/presence-service.ts';

/** A change is found if its transaction ends within so many seconds. */
const lookBackSeconds = 20;

type Changes = Awaited<ReturnType<typeof listRecentChanges>>;
type Unread = { readonly unread: number };
type Follower = {
  readonly userId: string;
  /** Changes that were told. */
  readonly seen: Set<string>;
  /** Who else is where the listener is, as it was told, in JSON. */
  company: string;
  readonly tell: Tell;
  /** While a listener takes what it is told, which may be slow, it is told nothing else; others do not wait for it. */
  isBusy: boolean;
  /** Whether it took so long that changes were missed. */
  isBehind: boolean;
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
      const follower: Follower = { userId, seen, tell, company: alone, isBusy: false, isBehind: false };
      await tell.unread(await inbox.countUnread(userId));
      if (signal.aborted) return;
      followers.add(follower, signal);
    },
  };

  /** For all who listen, in all their organizations. */
  async function look(all: readonly Follower[]): Promise<void> {
    const free = all.filter(({ isBusy }) => !isBusy);
    if (free.length === 0) return;
    const userIds = [...new Set(free.map(({ userId }) => userId))];
    const changes = await changesOf(userIds);
    const company = await presence.listCompany(userIds);
    for (const follower of free) {
      const unread = await findUnread(follower, changes);
      const places = findCompany(follower, company.get(follower.userId) ?? []);
      if (unread === null && places === null) continue;
      follower.isBusy = true;
      const began = performance.now();
      const tell = async () => {
        if (unread !== null) await follower.tell.unread(unread);
        if (places !== null) await follower.tell.company(places);
      };
      void tell()
        .catch(() => undefined)
        .finally(() => {
          follower.isBusy = false;
          follower.isBehind = performance.now() - began > (lookBackSeconds * 1_000) / 2;
        });
    }
  }

  /** `null` where nothing changed that the listener was not told. */
  async function findUnread(follower: Follower, changes: Changes): Promise<Unread | null> {
    const recent = changes.filter(({ userId }) => userId === follower.userId).map(({ change }) => change);
    if (!follower.isBehind && recent.every((change) => follower.seen.has(change))) return null;
    follower.isBehind = false;
    const unread = await inbox.countUnread(follower.userId);
    follower.seen.clear();
    for (const change of recent) follower.seen.add(change);
    return unread;
  }

  function findCompany(follower: Follower, places: readonly PresentPlace[]): readonly PresentPlace[] | null {
    const now = JSON.stringify(places);
    if (now === follower.company) return null;
    follower.company = now;
    return places;
  }

  function changesOf(userIds: readonly string[]) {
    return listRecentChanges(database, userIds, lookBackSeconds);
  }
}

export type InboxFollowers = ReturnType<typeof createInboxFollowers>;

import type { PresentPlace } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import { createFollowers } from '../../platform/database/followers.ts';
import { listRecentChanges } from './inbox-repository.ts';
import type { InboxService } from './inbox-service.ts';
import type { PresenceService } from './presence/presence-service.ts';

/** Seconds that each poll looks back: a change is missed if its transaction takes longer. */
const lookBackSeconds = 20;

type Changes = Awaited<ReturnType<typeof listRecentChanges>>;
type Unread = { readonly unread: number };
type Follower = {
  readonly userId: string;
  /** Changes that were already sent. */
  readonly seen: Set<string>;
  /** JSON of the last sent list of members in the same place. */
  company: string;
  readonly tell: Tell;
  /**
   * Whether the listener is still receiving the last event; until then it gets no other. Listeners don't wait for each
   * other.
   */
  isBusy: boolean;
  /** Whether it took so long that changes were missed. */
  isBehind: boolean;
};

/** What a listener receives. */
export type Tell = {
  readonly unread: (unread: Unread) => Promise<void>;
  /** Other members in the same place: at once, and whenever that changes. */
  readonly company: (places: readonly PresentPlace[]) => Promise<void>;
};

type Dependencies = {
  readonly database: Database;
  readonly inbox: Pick<InboxService, 'countUnread'>;
  readonly presence: Pick<PresenceService, 'listCompany'>;
};

const alone = '[]';

/**
 * Streams unread counts and presence by polling the database, since other processes change them. One set of queries
 * serves all listeners of this process.
 */
export function createInboxFollowers({ database, inbox, presence }: Dependencies) {
  const followers = createFollowers<Follower>(look);

  return {
    /** Sends the count at once and whenever it may have changed, until the signal is aborted. */
    async follow(userId: string, signal: AbortSignal, tell: Tell): Promise<void> {
      const seen = new Set(await changesOf([userId]).then((changes) => changes.map(({ change }) => change)));
      const follower: Follower = { userId, seen, tell, company: alone, isBusy: false, isBehind: false };
      await tell.unread(await inbox.countUnread(userId));
      if (signal.aborted) return;
      followers.add(follower, signal);
    },
  };

  /** One poll for all listeners, across their organizations. */
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

  /** `null` if the listener has already received all changes. */
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

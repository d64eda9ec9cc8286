import {
  countUnreadNotifications,
  listNotifications,
  markAllNotificationsRead,
  markNotificationsRead,
  notificationEvents,
} from '@winnow/contracts';
import type { EventStreams } from '../../platform/http/event-streams.ts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { InboxFollowers } from './follow-inbox.ts';
import type { InboxService } from './inbox-service.ts';

export function mountNotifications(
  api: Api,
  {
    inbox,
    inboxFollowers,
    eventStreams,
  }: {
    readonly inbox: InboxService;
    readonly inboxFollowers: InboxFollowers;
    readonly eventStreams: EventStreams;
  },
): void {
  mount(api, listNotifications, async ({ caller, input }) => ({
    data: await inbox.list(caller.userId, input),
  }));
  mount(api, countUnreadNotifications, async ({ caller }) => ({
    data: await inbox.countUnread(caller.userId),
  }));
  mount(api, markNotificationsRead, async ({ caller, input: { ids, isRead } }) => ({
    data: await inbox.mark(caller.userId, ids, isRead),
  }));
  mount(api, markAllNotificationsRead, async ({ caller, input: { until } }) => ({
    data: await inbox.markAllRead(caller.userId, new Date(until)),
  }));
  eventStreams.mount(api, notificationEvents, ({ caller, emit, signal }) =>
    inboxFollowers.follow(caller.userId, signal, (unread) => emit('notifications', unread)),
  );
}

import {
  announcePresence,
  countUnreadNotifications,
  getNotification,
  getNotificationSettings,
  leavePresence,
  listNotifications,
  markAllNotificationsRead,
  markNotificationsRead,
  notificationEvents,
  openUnsubscription,
  unsubscribe,
  updateNotificationSettings,
} from '@winnow/contracts';
import type { EventStreams } from '../../platform/http/event-streams.ts';
import { createRateLimit } from '../../platform/http/guards/rate-limit.ts';
import { type Api, mount } from '../../platform/http/mount.ts';
import type { UnsubscribeService } from './emails/unsubscribe-service.ts';
import type { InboxFollowers } from './follow-inbox.ts';
import type { InboxService } from './inbox-service.ts';
import type { PresenceService } from './presence/presence-service.ts';
import type { NotificationSettingsService } from './settings/notification-settings-service.ts';

export function mountNotifications(
  api: Api,
  {
    inbox,
    inboxFollowers,
    notificationSettings,
    unsubscription,
    presence,
    eventStreams,
  }: {
    readonly inbox: InboxService;
    readonly inboxFollowers: InboxFollowers;
    readonly notificationSettings: NotificationSettingsService;
    readonly unsubscription: UnsubscribeService;
    readonly presence: PresenceService;
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
  mount(api, getNotificationSettings, async ({ caller }) => ({
    data: await notificationSettings.get(caller.userId),
  }));
  mount(api, updateNotificationSettings, async ({ caller, input }) => ({
    data: await notificationSettings.change(caller.userId, input),
  }));
  mount(api, openUnsubscription, async ({ input: { token } }) => ({ data: unsubscription.open(token) }));
  mount(api, unsubscribe, async ({ input: { token, fromAll } }) => ({
    data: await unsubscription.unsubscribe(token, fromAll),
  }));
  mountOneClick(api, unsubscription);
  mount(api, announcePresence, async ({ caller, input }) => ({
    data: await presence.announce(caller, input),
  }));
  mount(api, leavePresence, async ({ caller, input: { tabId } }) => ({
    data: { left: await presence.leave(caller.userId, tabId) },
  }));
  eventStreams.mount(api, notificationEvents, ({ caller, emit, signal }) =>
    inboxFollowers.follow(caller.userId, signal, {
      unread: (unread) => emit('notifications', unread),
      company: (places) => emit('presence', { places: [...places] }),
    }),
  );
  // Last, since the other paths would match as ids.
  mount(api, getNotification, async ({ caller, input: { id } }) => ({
    data: await inbox.get(caller.userId, id),
  }));
}

/** One-click unsubscribe (RFC 8058): mail programs post to it, and people who open it see a page. */
function mountOneClick({ app, openLimiter }: Api, { unsubscribe: turnOff }: UnsubscribeService): void {
  const path = '/api/unsubscribe/:token';
  const limit = createRateLimit({ ...unsubscribe, path }, openLimiter);
  app.post(path, async (context) => {
    await limit(context.get('address'));
    await turnOff(context.req.param('token'), false);
    return context.json({ data: {} });
  });
  app.get(path, (context) => context.redirect(`/unsubscribe#${context.req.param('token')}`));
}

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  countUnreadNotifications,
  getNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationsRead,
  type Notification,
  notificationEvents,
  type PresentPlace,
  RequestFailure,
} from '@winnow/contracts';
import { useEffect } from 'react';
import { showPresence } from '../../entities/presence/use-presence.ts';
import { api } from '../../lib/requests/api-client.ts';
import { byCursor } from '../../lib/requests/by-cursor.ts';
import { listenInOneTab } from '../../lib/requests/listen-in-one-tab.ts';
import { listenToEvents } from '../../lib/requests/listen-to-events.ts';
import { useStoredUser } from '../../lib/session/use-session.ts';

const unreadKey = ['notifications', 'unread'];
const listKey = ['notifications', 'list'];

/** Polling interval in case the stream doesn't deliver, such as behind a buffering proxy. */
const pollingMs = 60_000;

type Unread = { readonly unread: number };
type Heard =
  | { readonly kind: 'unread'; readonly unread: Unread }
  | { readonly kind: 'presence'; readonly places: readonly PresentPlace[] };

/** The number of unread notifications, updated within a second; `undefined` until loaded. */
export function useUnread(): number | undefined {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: async () => {
      try {
        return (await api.call(countUnreadNotifications)).data;
      } catch (error) {
        if (error instanceof RequestFailure && error.status === 401) throw error;
        // Fails silently: it is requested again automatically.
        return queries.getQueryData<Unread>(unreadKey) ?? { unread: 0 };
      }
    },
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: pollingMs,
  });
  return data?.unread;
}

/** Keeps the count and an open list up to date. Mounted once in the app; the tabs of a browser share one stream. */
export function useNotificationStream(): void {
  const queries = useQueryClient();
  const userId = useStoredUser()?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const leaving = new AbortController();
    void listenInOneTab<Heard>(
      `notifications ${userId}`,
      (share, signal) =>
        listenToEvents(
          notificationEvents,
          {},
          {
            notifications: (unread) => share({ kind: 'unread', unread }),
            presence: ({ places }) => share({ kind: 'presence', places }),
          },
          { signal },
        ),
      (heard) => {
        if (heard.kind === 'presence') return showPresence(queries, heard.places);
        queries.setQueryData(unreadKey, heard.unread);
        void queries.invalidateQueries({ queryKey: listKey });
      },
      leaving.signal,
    );
    return () => leaving.abort();
  }, [userId, queries]);
}

/** All notifications, in pages; those read elsewhere meanwhile are updated. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: async ({ pageParam }) =>
      (await api.call(listNotifications, pageParam === '' ? {} : { cursor: pageParam })).data,
    ...byCursor,
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** One notification, by the link of an email. */
export function useNotification(id: string) {
  return useQuery({
    queryKey: ['notifications', 'one', id],
    queryFn: async () => {
      try {
        return (await api.call(getNotification, { id })).data;
      } catch (error) {
        // Expected for an old email; the page explains it.
        if (error instanceof RequestFailure && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}

type Marked = { readonly ids: readonly string[]; readonly isRead: boolean };

/** Marks notifications as read or unread, optimistically. */
export function useMarking() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, isRead }: Marked) =>
      (await api.call(markNotificationsRead, { ids: [...ids], isRead })).data,
    onMutate: ({ ids, isRead }) => showAs(queries, isRead, ({ id }) => ids.includes(id)),
    onSuccess: (unread) => queries.setQueryData(unreadKey, unread),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  });
}

/** Marks all loaded notifications as read; newer ones stay unread. */
export function useMarkingAll() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (until: string) => (await api.call(markAllNotificationsRead, { until })).data,
    onMutate: () => showAs(queries, true, () => true),
    onSuccess: (unread) => queries.setQueryData(unreadKey, unread),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey }),
  });
}

type Listed = { pages: { notifications: Notification[] }[]; pageParams: unknown[] };

function showAs(
  queries: ReturnType<typeof useQueryClient>,
  isRead: boolean,
  isMeant: (notification: Notification) => boolean,
): void {
  queries.setQueryData<Listed>(
    listKey,
    (listed) =>
      listed && {
        ...listed,
        pages: listed.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((one) => (isMeant(one) ? { ...one, isRead } : one)),
        })),
      },
  );
}

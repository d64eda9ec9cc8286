import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EmailedKind,
  type EmailTiming,
  getNotificationSettings,
  type NotificationSettings,
  updateNotificationSettings,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

const settingsKey = ['notification-settings'];

export function useNotificationSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: async () => (await api.call(getNotificationSettings)).data,
  });
}

type Change = {
  readonly emails?: Partial<Record<EmailedKind, EmailTiming>>;
  readonly digestHour?: number;
  readonly timeZone?: string;
  readonly showsPresence?: boolean;
};

/** Saves the given fields. Updates optimistically, and reverts if the server refuses. */
export function useNotificationSettingsChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => (await api.call(updateNotificationSettings, change)).data,
    onMutate({ emails, ...change }) {
      const before = queries.getQueryData<NotificationSettings>(settingsKey);
      if (before) {
        const after = { ...before, ...change, emails: { ...before.emails, ...emails } };
        queries.setQueryData<NotificationSettings>(settingsKey, after);
      }
      return before;
    },
    onError: (_error, _change, before) => before && queries.setQueryData(settingsKey, before),
    onSuccess: (saved) => queries.setQueryData(settingsKey, saved),
  });
}

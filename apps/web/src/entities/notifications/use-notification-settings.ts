import { useQuery } from '@tanstack/react-query';
import {
  type EmailedKind,
  type EmailTiming,
  getNotificationSettings,
  type NotificationSettings,
  updateNotificationSettings,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { useSettingsChange } from '../../lib/requests/use-settings-change.ts';

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

/** Saves the given fields. */
export function useNotificationSettingsChange() {
  return useSettingsChange<NotificationSettings, Change>(
    settingsKey,
    async (change) => (await api.call(updateNotificationSettings, change)).data,
    (before, { emails, ...change }) => ({ ...before, ...change, emails: { ...before.emails, ...emails } }),
  );
}

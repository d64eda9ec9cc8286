import { useQuery } from '@tanstack/react-query';
import {
  type EmailPreferences,
  getEmailPreferences,
  getPreferences,
  type Preferences,
  updateEmailPreferences,
  updatePreferences,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { useSettingsChange } from '../../lib/requests/use-settings-change.ts';

const preferencesKey = ['preferences'];
const emailPreferencesKey = ['email-preferences'];

/** The user's preferences; `undefined` until loaded. */
export function usePreferences() {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: async () => (await api.call(getPreferences)).data,
  });
}

/** Saves the given fields. */
export function usePreferencesChange() {
  return useSettingsChange<Preferences, Partial<Preferences>>(
    preferencesKey,
    async (change) => (await api.call(updatePreferences, change)).data,
    (before, change) => ({ ...before, ...change }),
  );
}

export function useEmailPreferences() {
  return useQuery({
    queryKey: emailPreferencesKey,
    queryFn: async () => (await api.call(getEmailPreferences)).data,
  });
}

/** Saves the given fields. */
export function useEmailPreferencesChange() {
  return useSettingsChange<EmailPreferences, Partial<EmailPreferences>>(
    emailPreferencesKey,
    async (change) => (await api.call(updateEmailPreferences, change)).data,
    (before, change) => ({ ...before, ...change }),
  );
}

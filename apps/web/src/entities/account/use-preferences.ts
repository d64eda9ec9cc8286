import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EmailPreferences,
  getEmailPreferences,
  getPreferences,
  type Preferences,
  updateEmailPreferences,
  updatePreferences,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

const preferencesKey = ['preferences'];
const emailPreferencesKey = ['email-preferences'];

/** The user's preferences; `undefined` until loaded. */
export function usePreferences() {
  return useQuery({
    queryKey: preferencesKey,
    queryFn: async () => (await api.call(getPreferences)).data,
  });
}

/** Saves the given fields. Updates optimistically, and reverts if the server refuses. */
export function usePreferencesChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: Partial<Preferences>) => (await api.call(updatePreferences, change)).data,
    onMutate(change) {
      const before = queries.getQueryData<Preferences>(preferencesKey);
      if (before) queries.setQueryData<Preferences>(preferencesKey, { ...before, ...change });
      return before;
    },
    onError: (_error, _change, before) => before && queries.setQueryData(preferencesKey, before),
    onSuccess: (saved) => queries.setQueryData(preferencesKey, saved),
  });
}

export function useEmailPreferences() {
  return useQuery({
    queryKey: emailPreferencesKey,
    queryFn: async () => (await api.call(getEmailPreferences)).data,
  });
}

/** Saves the given fields. Updates optimistically, and reverts if the server refuses. */
export function useEmailPreferencesChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: Partial<EmailPreferences>) =>
      (await api.call(updateEmailPreferences, change)).data,
    onMutate(change) {
      const before = queries.getQueryData<EmailPreferences>(emailPreferencesKey);
      if (before) queries.setQueryData<EmailPreferences>(emailPreferencesKey, { ...before, ...change });
      return before;
    },
    onError: (_error, _change, before) => before && queries.setQueryData(emailPreferencesKey, before),
    onSuccess: (saved) => queries.setQueryData(emailPreferencesKey, saved),
  });
}

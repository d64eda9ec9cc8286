import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getOrganizationSettings,
  type OrganizationSettings,
  updateOrganizationSettings,
} from '@winnow/contracts';
import { sendAskingWhose } from '../../entities/conflict/overtaken.ts';
import { organizationsKey } from '../../entities/organization/use-organizations.ts';
import { api } from '../../lib/requests/api-client.ts';

export const settingsKey = ['organization-settings'];

/** The organization's settings for all its members. */
export function useOrganizationSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: async () => (await api.call(getOrganizationSettings)).data,
  });
}

type SettingsChange = Partial<OrganizationSettings> & { readonly before?: Partial<OrganizationSettings> };

export function useSettingsChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: SettingsChange) =>
      (await sendAskingWhose(() => api.call(updateOrganizationSettings, change))).data,
    onSuccess: (saved) => queries.setQueryData(settingsKey, saved),
    // The default view is part of the list of organizations.
    onSettled: () => queries.invalidateQueries({ queryKey: organizationsKey }),
  });
}

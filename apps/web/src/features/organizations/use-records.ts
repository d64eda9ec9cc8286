import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteOrganization,
  downloadOrganizationExport,
  getOrganizationContents,
  listOrganizationExports,
  startOrganizationExport,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { enterOrganization } from '../../lib/session/chosen-organization.ts';
import { activityKey } from './use-team.ts';

const exportsKey = ['organization-exports'];
/** Polling interval while an export is being written. */
const pollIntervalMs = 2_000;

/** Exports of the organization, polled while one is being written. */
export function useExports() {
  return useQuery({
    queryKey: exportsKey,
    queryFn: async () => (await api.call(listOrganizationExports)).data,
    staleTime: 0,
    refetchOnMount: true,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'waiting') ? pollIntervalMs : false,
  });
}

/** `run` asks the user to confirm their sign-in. */
export function useExportStart(run: (action: () => Promise<unknown>) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => run(() => api.call(startOrganizationExport)),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: exportsKey }),
        queries.invalidateQueries({ queryKey: activityKey }),
      ]),
  });
}

export const fetchExport = (id: string) => api.download(downloadOrganizationExport, { id });

export function useOrganizationFigures() {
  return useQuery({
    queryKey: ['organization-contents'],
    queryFn: async () => (await api.call(getOrganizationContents)).data,
    staleTime: 0,
    refetchOnMount: true,
  });
}

export const endOrganization = (name: string) => api.call(deleteOrganization, { name });

/** Reloads in the server's default organization: nothing of the deleted one stays in memory. */
export function goOnElsewhere(): void {
  enterOrganization(null);
  window.location.assign('/dashboard');
}

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Application,
  type ApplyPage,
  getApplyPage,
  listApplications,
  saveApplyPage,
  updateApplication,
} from '@winnow/contracts';
import { api } from '../../../../lib/requests/api-client.ts';
import { byCursor } from '../../../../lib/requests/by-cursor.ts';

export type ApplyPageSettings = Pick<
  ApplyPage,
  'isOpen' | 'isListed' | 'language' | 'closesOn' | 'notice' | 'privacyUrl' | 'questions'
>;

const pageKey = (jobId: string) => ['apply-page', jobId];
const inboxKey = (jobId: string) => ['applications', jobId];

/** The application page of a job. */
export function useApplyPage(jobId: string) {
  return useQuery({
    queryKey: pageKey(jobId),
    queryFn: async () => (await api.call(getApplyPage, { id: jobId })).data,
    staleTime: 0,
    refetchOnMount: true,
  });
}

export function useApplyPageChange(jobId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (settings: ApplyPageSettings) =>
      (await api.call(saveApplyPage, { id: jobId, ...settings })).data,
    onSuccess: (page) => queries.setQueryData(pageKey(jobId), page),
  });
}

/** Applications, page by page; reloaded on each visit. */
export function useApplications(jobId: string) {
  return useInfiniteQuery({
    queryKey: inboxKey(jobId),
    queryFn: async ({ pageParam }) =>
      (await api.call(listApplications, { id: jobId, ...(pageParam && { cursor: pageParam }) })).data,
    ...byCursor,
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** Declines applications, or undoes it. */
export function useApplicationState(jobId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      applications,
      state,
    }: {
      readonly applications: readonly Pick<Application, 'id'>[];
      readonly state: 'new' | 'declined';
    }) => {
      for (const { id: applicationId } of applications)
        await api.call(updateApplication, { id: jobId, applicationId, state });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: inboxKey(jobId) }),
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askForRenewal, listEndingConsents } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

const endingConsentsKey = ['people', 'consents-ending'] as const;

/** People whose consent has ended or ends within some days, earliest first. */
export function useEndingConsents(days: number) {
  return useQuery({
    queryKey: [...endingConsentsKey, days],
    queryFn: async () => (await api.call(listEndingConsents, { days })).data,
    staleTime: 0,
    refetchOnMount: true,
    retry: false,
  });
}

/** Emails a person the link to renew or withdraw their consent. */
export function useAskForRenewal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (personId: string) => (await api.call(askForRenewal, { personIds: [personId] })).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: endingConsentsKey }),
  });
}

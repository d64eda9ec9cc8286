import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  downloadSpending,
  getSeats,
  getSpending,
  listMembers,
  listSpendingLimits,
  setSpendingLimit,
} from '@winnow/contracts';
import { useLanguage } from '../../lib/language/language-provider.tsx';
import { isLanguage } from '../../lib/language/languages.ts';
import { api } from '../../lib/requests/api-client.ts';
import { saveFile } from '../../lib/save-file.ts';

export const seatsKey = ['seats'];
const limitsKey = ['spending-limits'];
/** Reloaded with each visit, since other members spend credits, too. */
const fresh = { staleTime: 0, refetchOnMount: true } as const;

/** @param month such as `2026-11` */
export function useSpending(month: string) {
  return useQuery({
    queryKey: ['spending', month],
    queryFn: async () => (await api.call(getSpending, { month })).data,
    ...fresh,
  });
}

export function useSpendingDownload(month: string) {
  const { language } = useLanguage();
  return useMutation({
    async mutationFn() {
      const { blob } = await api.download(downloadSpending, {
        month,
        language: isLanguage(language) ? language : 'en',
      });
      saveFile(blob, `credits-${month}.csv`);
    },
  });
}

export function useSpendingLimits() {
  return useQuery({
    queryKey: limitsKey,
    queryFn: async () => (await api.call(listSpendingLimits)).data,
    ...fresh,
  });
}

export function useLimitChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: { userId: string; credits: number | null }) =>
      (await api.call(setSpendingLimit, input)).data,
    onSuccess: (limits) => queries.setQueryData(limitsKey, limits),
    onSettled: () => queries.invalidateQueries({ queryKey: ['organization-activity'] }),
  });
}

/** Seats of the plan. Only in a team: a personal organization has one user. */
export function useSeats(isTeam = true) {
  return useQuery({
    queryKey: seatsKey,
    queryFn: async () => (await api.call(getSeats)).data,
    enabled: isTeam,
    ...fresh,
  });
}

/** Names of the members of a team. */
export function useMemberNames(isTeam: boolean) {
  return useQuery({
    queryKey: ['members'],
    queryFn: async () => (await api.call(listMembers)).data,
    enabled: isTeam,
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';

const sessionsKey = ['sessions'];

/** Active sessions; `undefined` until loaded. Reloaded with each visit. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async () => (await api.call(listSessions)).data,
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** Ends one session on another device. */
export function useSessionEnd() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.call(endSession, { id })).data,
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Ends every session but this one. */
export function useOtherSessionsEnd(onEnded: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.call(endOtherSessions)).data,
    onSuccess: onEnded,
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}

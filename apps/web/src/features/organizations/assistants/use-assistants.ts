import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endAssistant, listAssistantReads, listAssistants } from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';

export const assistantsKey = ['organization-assistants'];

/** The assistants of all members. */
export function useAssistants() {
  return useQuery({
    queryKey: assistantsKey,
    queryFn: async () => (await api.call(listAssistants)).data,
    // Members connect and use them meanwhile.
    staleTime: 0,
    refetchOnMount: true,
  });
}

export function useAssistantReads(id: string) {
  return useQuery({
    queryKey: ['assistant-reads', id],
    queryFn: async () => (await api.call(listAssistantReads, { id })).data,
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** @param onDone called even if the row has disappeared */
export function useAssistantEnd(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.call(endAssistant, { id })).data,
    onSuccess() {
      onDone();
      return queries.invalidateQueries({ queryKey: assistantsKey });
    },
  });
}

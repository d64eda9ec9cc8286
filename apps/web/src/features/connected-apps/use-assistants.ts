import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { allowAssistant, disconnectAssistant, listOwnAssistants } from '@winnow/contracts';
import { api, createApiClient } from '../../lib/requests/api-client.ts';

const assistantsKey = ['own-assistants'];

/** The assistants that the user connected, in all their organizations. */
export function useOwnAssistants() {
  return useQuery({
    queryKey: assistantsKey,
    queryFn: async () => (await api.call(listOwnAssistants)).data,
    // Administrators can end them, too.
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** @param onDone called even if the row has disappeared */
export function useAssistantDisconnect(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(disconnectAssistant, { id }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: assistantsKey }),
  });
}

/** Allows an assistant to act in an organization, and redirects to the assistant. */
export function useAssistantPermission(authorizationId: string) {
  return useMutation({
    mutationFn: async (organizationId: string) => {
      const client = createApiClient({ organizationId });
      const { data } = await client.call(allowAssistant, { authorizationId });
      window.location.assign(data.redirectUrl);
    },
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createApiKey,
  listApiKeyReads,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
  type Scope,
} from '@winnow/contracts';
import { api } from '../../../lib/requests/api-client.ts';

const apiKeysKey = ['api-keys'];

/** The keys, and the scopes that the user may grant. */
export function useApiKeys() {
  return useQuery({
    queryKey: apiKeysKey,
    queryFn: async () => (await api.call(listApiKeys)).data,
    // Programs use them meanwhile.
    staleTime: 0,
    refetchOnMount: true,
  });
}

export function useApiKeyReads(id: string) {
  return useQuery({
    queryKey: ['api-key-reads', id],
    queryFn: async () => (await api.call(listApiKeyReads, { id })).data,
    staleTime: 0,
    refetchOnMount: true,
  });
}

export type ApiKeyValues = {
  readonly name: string;
  readonly scopes: Scope[];
  readonly addresses: string[];
  readonly expiresAt: string | null;
};

/** @param then called even if the component that made the change is unmounted */
function useChange<Input, Output>(change: (input: Input) => Promise<{ data: Output }>, then?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).data,
    onSuccess() {
      then?.();
      return queries.invalidateQueries({ queryKey: apiKeysKey });
    },
  });
}

/** The secret is only in the response. */
export const useApiKeyCreation = () => useChange((values: ApiKeyValues) => api.call(createApiKey, values));
export const useApiKeyRotation = () =>
  useChange((wanted: { readonly id: string; readonly overlapHours: number }) =>
    api.call(rotateApiKey, wanted),
  );
export const useApiKeyRevocation = (then: () => void) =>
  useChange((id: string) => api.call(revokeApiKey, { id }), then);

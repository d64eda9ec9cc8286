import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createDirectoryToken,
  type Directory,
  type DirectoryRole,
  getDirectory,
  revokeDirectoryToken,
  setDirectoryRole,
  setGroupRole,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

const directoryKey = ['organization-directory'];

export function useDirectory() {
  return useQuery({
    queryKey: directoryKey,
    queryFn: async () => (await api.call(getDirectory)).data,
    // The directory itself changes it, too.
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** A change; the server responds with the current state. */
function useDirectoryChange<Input>(change: (input: Input) => Promise<{ data: Directory }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).data,
    onSuccess: (directory) => queries.setQueryData(directoryKey, directory),
  });
}

export const useTokenRevocation = () =>
  useDirectoryChange((id: string) => api.call(revokeDirectoryToken, { id }));
export const useDefaultRole = () =>
  useDirectoryChange((role: DirectoryRole) => api.call(setDirectoryRole, { role }));
export const useGroupRole = () =>
  useDirectoryChange((group: { readonly id: string; readonly role: DirectoryRole | null }) =>
    api.call(setGroupRole, group),
  );

/** The secret is only in the response. */
export function useTokenCreation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.call(createDirectoryToken)).data,
    onSuccess: ({ directory }) => queries.setQueryData(directoryKey, directory),
  });
}

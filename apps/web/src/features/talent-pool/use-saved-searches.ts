import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeSearchAlert,
  deleteSavedSearch,
  listSavedSearches,
  type PoolChip,
  restoreSavedSearch,
  type SavedSearch,
  type SearchAlert,
  saveSearch,
  updateSavedSearch,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

const queryKey = ['saved-searches'];

export function useSavedSearches(isEnabled = true) {
  return useQuery({
    queryKey,
    queryFn: async () => (await api.call(listSavedSearches)).data.searches,
    enabled: isEnabled,
    refetchOnMount: true,
  });
}

export type Saving = {
  readonly name: string;
  readonly isShared: boolean;
  readonly alert: SearchAlert;
};

/** Mutations of saved searches; each refetches the list. */
export function useChangeSearches() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey });
  const save = useMutation({
    mutationFn: async (given: Saving & { readonly chips: readonly PoolChip[] }) =>
      (await api.call(saveSearch, { ...given, chips: [...given.chips] })).data,
    onSettled,
  });
  const edit = useMutation({
    mutationFn: async ({ search, to }: { readonly search: SavedSearch; readonly to: Saving }) => {
      const { id, name, isShared, isOwn, alert } = search;
      if (isOwn && (name !== to.name || isShared !== to.isShared))
        await api.call(updateSavedSearch, {
          id,
          name: to.name,
          ...(isShared !== to.isShared && { isShared: to.isShared }),
        });
      if (alert !== to.alert) await api.call(changeSearchAlert, { id, alert: to.alert });
    },
    onSettled,
  });
  const replace = useMutation({
    mutationFn: async ({ id, chips }: { readonly id: string; readonly chips: readonly PoolChip[] }) =>
      (await api.call(updateSavedSearch, { id, chips: [...chips] })).data,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: async (id: string) => (await api.call(deleteSavedSearch, { id })).data,
    onSettled,
  });
  const restore = useMutation({
    mutationFn: async (id: string) => (await api.call(restoreSavedSearch, { id })).data,
    onSettled,
  });
  return { save, edit, replace, remove, restore };
}

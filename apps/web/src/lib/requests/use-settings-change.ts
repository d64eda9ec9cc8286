import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Saves fields of settings. Shows them at once, and reverts if the server refuses. They are loaded again after the
 * last of several changes: the answer to one may not know of the others.
 * @param key of the query of these settings
 * @param apply the settings with the change
 */
export function useSettingsChange<Settings, Change>(
  key: QueryKey,
  save: (change: Change) => Promise<Settings>,
  apply: (before: Settings, change: Change) => Settings,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: key,
    mutationFn: save,
    async onMutate(change: Change) {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Settings>(key);
      if (before) queries.setQueryData<Settings>(key, apply(before, change));
      return before;
    },
    onError: (_error, _change, before) => before && queries.setQueryData(key, before),
    onSettled: () => {
      if (queries.isMutating({ mutationKey: key }) === 1) void queries.invalidateQueries({ queryKey: key });
    },
  });
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { listFiles } from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';
import { byCursor } from '../../lib/requests/by-cursor.ts';

const perPage = 100;

/** Files of the resume library, newest first. @param due only those due for deletion */
export function useLibraryFiles(
  search: string,
  due: 'soon' | null = null,
  sourceLabel: string | null = null,
) {
  return useInfiniteQuery({
    queryKey: ['files', 'list', search, due, sourceLabel],
    queryFn: async ({ pageParam }) =>
      (
        await api.call(listFiles, {
          limit: perPage,
          ...(search.trim() && { search: search.trim() }),
          ...(due && { due }),
          ...(sourceLabel && { sourceLabel }),
          ...(pageParam && { cursor: pageParam }),
        })
      ).data,
    ...byCursor,
    staleTime: 0,
    refetchOnMount: true,
    placeholderData: (before) => before,
  });
}

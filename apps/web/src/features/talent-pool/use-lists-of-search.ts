import { useQuery } from '@tanstack/react-query';
import { listTalentLists } from '@winnow/contracts';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { talentListsKey } from '../../entities/talent-lists/use-talent-lists.ts';
import { api } from '../../lib/requests/api-client.ts';

/** Names of the talent lists that a search may be about, as they are called now. */
export function useListsOfSearch() {
  const may = useMay()('resumes.read');
  const { data } = useQuery({
    queryKey: [...talentListsKey, 'all', null],
    queryFn: async () => (await api.call(listTalentLists, {})).data,
    enabled: may,
    // Every part of the search asks for the names.
    staleTime: 30_000,
  });
  const lists = may ? data : [];
  return {
    lists: lists ?? [],
    /** `undefined` while the lists load, `null` for one that was deleted or is not shared. */
    nameOf: (id: string): string | null | undefined =>
      lists && (lists.find((list) => list.id === id)?.name ?? null),
  };
}

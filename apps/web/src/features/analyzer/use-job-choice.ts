import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getJob, type JobSummary, listJobs } from '@winnow/contracts';
import { useState } from 'react';
import { useIsLeaving } from '../../entities/removals/use-removal.ts';
import { api } from '../../lib/requests/api-client.ts';
import { byCursor } from '../../lib/requests/by-cursor.ts';
import { errorOf } from '../../lib/requests/error-of.ts';

const perPage = 100;
/** Lists longer than this get a search field. */
const fewEnough = 20;

/** The jobs to choose from, in pages: all, or the matches of a search. */
export function useJobChoice(jobId: string | null) {
  const isLeaving = useIsLeaving();
  const [search, setSearch] = useState('');
  const [isLong, setLong] = useState(false);
  const words = search.trim();
  const pages = useInfiniteQuery({
    queryKey: ['jobs', 'list', 'to-choose', words],
    queryFn: async ({ pageParam }) => {
      const given = {
        limit: perPage,
        ...(words && { search: words }),
        ...(pageParam && { cursor: pageParam }),
      };
      return (await api.call(listJobs, given)).data;
    },
    ...byCursor,
    staleTime: 0,
    refetchOnMount: true,
    placeholderData: (before) => before,
  });
  const { data, refetch } = pages;
  const { data: chosen } = useChosenJob(jobId);
  const known: readonly Pick<JobSummary, 'id' | 'title' | 'company'>[] =
    data?.pages.flatMap((page) => page.jobs).filter((job) => !isLeaving(job)) ?? [];
  // The job in the URL stays chosen, even if it isn't loaded yet or doesn't match the search.
  const isApart = chosen?.status === 'active' && !isLeaving(chosen) && !known.some(({ id }) => id === jobId);
  const total = data?.pages[0]?.total;
  if (!isLong && words === '' && (total ?? 0) > fewEnough) setLong(true);
  return {
    jobs: isApart ? [chosen, ...known] : known,
    /** Number of loaded jobs. */
    listedCount: known.length,
    /** Total number on all pages; `undefined` until the first is loaded. */
    total,
    search,
    onSearch: setSearch,
    isNarrowed: words !== '',
    isSearchable: isLong,
    pages,
    error: errorOf(pages),
    refetch,
  };
}

export function useChosenJob(jobId: string | null) {
  return useQuery({
    queryKey: ['jobs', 'one', jobId],
    queryFn: async () => (await api.call(getJob, { id: jobId ?? '' })).data,
    enabled: jobId !== null,
    retry: false,
  });
}

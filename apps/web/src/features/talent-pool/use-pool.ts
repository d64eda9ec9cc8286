import { keepPreviousData, useInfiniteQuery, useMutation, useQueries, useQuery } from '@tanstack/react-query';
import {
  explainPool,
  type PoolChip,
  type PoolHit,
  type PoolVerdict,
  poolLimits,
  readPoolQuery,
  searchPool,
} from '@winnow/contracts';
import { api } from '../../lib/requests/api-client.ts';

const pageSize = 20;
/** Refetched on each visit, since every upload changes the library. */
const fresh = { staleTime: 0, refetchOnMount: true } as const;

export function useReadQuery() {
  return useMutation({
    mutationFn: async (text: string) => (await api.call(readPoolQuery, { text })).data,
  });
}

/** The candidates, page by page. @param isAnonymous asks again when the view changes */
export function usePoolHits(chips: readonly PoolChip[], isAnonymous: boolean) {
  return useInfiniteQuery({
    queryKey: ['talent-pool', 'hits', chips, isAnonymous],
    queryFn: async ({ pageParam }) =>
      (await api.call(searchPool, { chips: [...chips], limit: pageSize, offset: pageParam })).data,
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const next = pages.length * pageSize;
      return next < Math.min(total, poolLimits.depth) ? next : undefined;
    },
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

export function usePoolCounts(chips: readonly PoolChip[], isAnonymous: boolean) {
  return useQuery({
    queryKey: ['talent-pool', 'counts', chips, isAnonymous],
    queryFn: async () => (await api.call(searchPool, { chips: [...chips], limit: 0, withCounts: true })).data,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

/** Parts that a resume shows or does not. */
export const judgedOf = (chips: readonly PoolChip[]): PoolChip[] =>
  chips.filter(({ kind, mode }) => mode !== 'not' && judged.has(kind));

/** How the resumes show each criterion of the search, a few at a time as they come; by person. */
export function useVerdicts(
  chips: readonly PoolChip[],
  hits: readonly PoolHit[],
  isAnonymous: boolean,
): ReadonlyMap<string, readonly PoolVerdict[] | null> {
  const asked = judgedOf(chips);
  const groups: string[][] = [];
  for (let at = 0; at < hits.length; at += poolLimits.explained)
    groups.push(hits.slice(at, at + poolLimits.explained).map(({ personId }) => personId));
  const answers = useQueries({
    queries: groups.map((personIds) => ({
      queryKey: ['talent-pool', 'verdicts', asked, personIds, isAnonymous],
      queryFn: async () => (await api.call(explainPool, { chips: asked, personIds })).data,
      enabled: asked.length > 0,
    })),
  });
  return new Map(
    answers.flatMap(({ data }) => data?.map(({ personId, verdicts }) => [personId, verdicts] as const) ?? []),
  );
}

const judged: ReadonlySet<PoolChip['kind']> = new Set([
  'skill',
  'title',
  'years',
  'degree',
  'field',
  'certification',
  'language',
  'words',
]);

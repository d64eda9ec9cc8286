import { candidateGroups, stages } from '@winnow/contracts';
import { useSearchParams } from 'react-router';
import type { HistoryFilters } from './filter-history.ts';
import { decisionFilters } from './use-result-filters.ts';

/** Filters of the list of all candidates from its URL, for the list and for reviewing it. */
export function useListedFilters(): HistoryFilters {
  const [search] = useSearchParams();
  const oneOf = <Value extends string>(name: string, known: readonly Value[]): Value | null =>
    known.find((value) => value === search.get(name)) ?? null;
  const minScore = Number(search.get('minScore'));
  return {
    search: search.get('search') ?? '',
    jobDescriptionId: search.get('job'),
    group: oneOf('group', candidateGroups),
    stage: oneOf('stage', stages),
    decision: oneOf('decision', decisionFilters),
    minScore: minScore > 0 && minScore <= 100 ? minScore : null,
    flagged: oneOf('flagged', ['yes', 'no']),
    tag: search.get('tag'),
    assignee: search.get('assignee'),
  };
}

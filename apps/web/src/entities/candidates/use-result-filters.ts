import { type AnalysisRow, decisions, stages } from '@winnow/contracts';
import { useSearchParams } from 'react-router';
import { searchParametersNow } from '../../lib/search-parameters.ts';
import { bestFirst, directions, firstDirection, type RowSort, rowOrders } from './ranking/row-orders.ts';

export type ResultFilters = {
  readonly search: string;
  readonly stage: AnalysisRow['stage'] | null;
  readonly decision: NonNullable<AnalysisRow['decision']> | 'none' | null;
  readonly tag: string | null;
  /** A name in free text or an email, a member in the form of `memberFilter`, `nobody` or `former`. */
  readonly assignee: string | null;
};

export const noFilters: ResultFilters = {
  search: '',
  stage: null,
  decision: null,
  tag: null,
  assignee: null,
};

/** Filter value for unassigned candidates; no name is spelled like it. */
export const nobody = '-';

/** Filter value for candidates whose assignee is no longer a member. */
export const former = '-former';

/** Filter value for the candidates of a member. */
export const memberFilter = (userId: string): string => `@${userId}`;

/** The member of a filter value; `null` for others. */
export const memberOf = (assignee: string | null): string | null =>
  /^@[0-9a-f-]{36}$/.test(assignee ?? '') ? (assignee?.slice(1) ?? null) : null;

export const decisionFilters = [...decisions, 'none'] as const;

/** Filters and sort order in the URL, so that they can be bookmarked, shared and navigated back to. */
export function useResultFilters() {
  const [search, setSearch] = useSearchParams();
  const filters: ResultFilters = {
    search: search.get('search') ?? '',
    stage: stages.find((known) => known === search.get('stage')) ?? null,
    decision: decisionFilters.find((known) => known === search.get('decision')) ?? null,
    tag: search.get('tag'),
    assignee: search.get('assignee'),
  };
  const order = rowOrders.find((known) => known === search.get('sort')) ?? bestFirst.order;
  const direction = directions.find((known) => known === search.get('direction')) ?? firstDirection(order);

  function change(changes: Readonly<Record<string, string | null>>): void {
    const next = searchParametersNow();
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true });
  }

  return {
    filters,
    sort: { order, direction } satisfies RowSort,
    change: (changes: Partial<ResultFilters>) => change(changes),
    /** Defaults are left out of the URL. */
    setSort: (sort: RowSort) =>
      change({
        sort: sort.order === bestFirst.order ? null : sort.order,
        direction: sort.direction === firstDirection(sort.order) ? null : sort.direction,
      }),
    /** One of the candidates, with the list that they were opened from. */
    candidatePath(id: string, batchId: string): string {
      const next = new URLSearchParams(search);
      next.set('run', batchId);
      return `/resume-history/${id}?${next}`;
    },
    /** The list with its filters, scrolled to the viewed candidate. */
    listPath(batchId: string, candidateId: string): string {
      const next = new URLSearchParams(search);
      for (const name of ['run', 'review']) next.delete(name);
      return `/resume-analyzer/${batchId}${next.size > 0 ? `?${next}` : ''}#candidate-${candidateId}`;
    },
  };
}

/** Whether a row matches the filters, apart from search words. */
export function fits(row: AnalysisRow, filters: Omit<ResultFilters, 'search'>): boolean {
  if (filters.stage && row.stage !== filters.stage) return false;
  if (filters.decision && (row.decision ?? 'none') !== filters.decision) return false;
  const { tag, assignee } = filters;
  if (tag && !row.tags.some((other) => isSameWord(other, tag))) return false;
  if (assignee === nobody) return row.assignee === null && row.assignedTo === null;
  if (assignee === former) return row.assignedTo?.isMember === false;
  const member = memberOf(assignee);
  if (member) return row.assignedTo?.userId === member;
  return !assignee || (row.assignedTo === null && isSameWord(row.assignee ?? '', assignee));
}

const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

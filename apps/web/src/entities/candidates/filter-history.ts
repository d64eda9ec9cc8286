import type { AnalysisRow, changeAnalyses } from '@winnow/contracts';
import type * as z from 'zod';
import { shownScore } from './ranking/row-orders.ts';
import { fits, former, memberOf, nobody, type ResultFilters } from './use-result-filters.ts';

export type HistoryFilters = ResultFilters & {
  readonly jobDescriptionId: string | null;
  readonly group: AnalysisRow['group'] | null;
  readonly minScore: number | null;
  readonly flagged: 'yes' | 'no' | null;
};

/** The rows that match the filters, in their order. Search words are left to the server. */
export function filterHistory(
  rows: readonly AnalysisRow[],
  filters: Omit<HistoryFilters, 'search'>,
): AnalysisRow[] {
  const { jobDescriptionId, group, minScore, flagged } = filters;
  return rows.filter((row) => {
    if (jobDescriptionId && row.jobDescriptionId !== jobDescriptionId) return false;
    if (group && row.group !== group) return false;
    if (minScore !== null && (shownScore(row) ?? -1) < minScore) return false;
    if (flagged && row.flagKinds.length > 0 !== (flagged === 'yes')) return false;
    return fits(row, filters);
  });
}

/** The same filters as the server takes them. */
export function serverFilter(
  filters: HistoryFilters,
  isAnonymous: boolean,
): NonNullable<z.input<typeof changeAnalyses.input>['filter']> {
  const { jobDescriptionId, group, stage, decision, minScore, flagged, tag, assignee } = filters;
  const search = filters.search.trim();
  return {
    ...(search && { search, ...(isAnonymous && { searchNames: 'no' as const }) }),
    ...(jobDescriptionId && { jobDescriptionId }),
    ...(group && { group }),
    ...(stage && { stage }),
    ...(decision && { decision }),
    ...(minScore !== null && { minScore }),
    ...(flagged && { flagged }),
    ...(tag && { tag }),
    ...(assignee && assigneeFilter(assignee)),
  };
}

function assigneeFilter(assignee: string) {
  if (assignee === nobody) return { unassigned: 'yes' as const };
  if (assignee === former) return { toReassign: 'yes' as const };
  const assigneeId = memberOf(assignee);
  return assigneeId ? { assigneeId } : { assignee };
}

/** The jobs that the rows were scored for, by title; each once. */
export function jobsOf(rows: readonly AnalysisRow[]): { id: string; title: string }[] {
  const titles = new Map(rows.map(({ jobDescriptionId, jobTitle }) => [jobDescriptionId, jobTitle]));
  return [...titles]
    .map(([id, title]) => ({ id, title }))
    .sort((left, right) => left.title.localeCompare(right.title) || (left.id < right.id ? -1 : 1));
}

import type { AnalysisRow, listAnalyses } from '@winnow/contracts';
import type * as z from 'zod';
import { shownScore } from '../results/ranking/row-orders.ts';
import { fits, nobody, type ResultFilters } from '../results/use-result-filters.ts';

export type HistoryFilters = ResultFilters & {
  readonly jobDescriptionId: string | null;
  readonly group: AnalysisRow['group'] | null;
  readonly minScore: number | null;
  readonly flagged: 'yes' | 'no' | null;
};

/** The rows that fit, in the order they came. Covered names are not found. */
export function filterHistory(
  rows: readonly AnalysisRow[],
  filters: HistoryFilters,
  isAnonymous: boolean,
): AnalysisRow[] {
  const { jobDescriptionId, group, minScore, flagged } = filters;
  return rows.filter((row) => {
    if (jobDescriptionId && row.jobDescriptionId !== jobDescriptionId) return false;
    if (group && row.group !== group) return false;
    if (minScore !== null && (shownScore(row) ?? -1) < minScore) return false;
    if (flagged && row.flagKinds.length > 0 !== (flagged === 'yes')) return false;
    return fits(row, filters, isAnonymous);
  });
}

/** The same for the server; `null` with words to search for, which it looks for elsewhere too. */
export function serverFilter(filters: HistoryFilters): z.input<typeof listAnalyses.input> | null {
  const { search, jobDescriptionId, group, stage, decision, minScore, flagged, tag, assignee } = filters;
  if (search.trim() !== '') return null;
  return {
    ...(jobDescriptionId && { jobDescriptionId }),
    ...(group && { group }),
    ...(stage && { stage }),
    ...(decision && { decision }),
    ...(minScore !== null && { minScore }),
    ...(flagged && { flagged }),
    ...(tag && { tag }),
    ...(assignee === nobody ? { unassigned: 'yes' as const } : assignee && { assignee }),
  };
}

/** The jobs that the rows were judged for, by title; each once. */
export function jobsOf(rows: readonly AnalysisRow[]): { id: string; title: string }[] {
  const titles = new Map(rows.map(({ jobDescriptionId, jobTitle }) => [jobDescriptionId, jobTitle]));
  return [...titles]
    .map(([id, title]) => ({ id, title }))
    .sort((left, right) => left.title.localeCompare(right.title) || (left.id < right.id ? -1 : 1));
}

import type { AnalysisRow, Batch, JobRequirement } from '@winnow/contracts';
import { useMemo } from 'react';
import { placesMoved, type RankedGroup, rankRows } from '../../../entities/candidates/ranking/rank-rows.ts';
import type { RowSort } from '../../../entities/candidates/ranking/row-orders.ts';
import { fits, type ResultFilters } from '../../../entities/candidates/use-result-filters.ts';
import { type Searched, useSearched } from '../../../entities/candidates/use-searched.ts';
import { useIsLeaving } from '../../../entities/removals/use-removal.ts';
import { reweighRows, type TriedWeights } from './ranking/reweigh-rows.ts';

type View = {
  readonly requirements: readonly JobRequirement[];
  readonly tried: TriedWeights;
  readonly filters: ResultFilters;
  readonly sort: RowSort;
  readonly isAnonymous: boolean;
  readonly selected: ReadonlySet<string>;
};

type RankedRows = {
  /** All scored candidates with the weights being tried, without pending deletions. */
  readonly weighed: readonly AnalysisRow[];
  /** The ones that match the filters. */
  readonly shown: readonly AnalysisRow[];
  readonly foundBy: Searched['foundBy'];
  /** The shown ones, in the order of the screen. */
  readonly groups: readonly RankedGroup[];
  /** The selected ones, in the order of the screen, which exports and shared lists use. */
  readonly chosen: readonly AnalysisRow[];
  /** Places that each has gained by the weights being tried; `null` if none are. */
  readonly moved: ReadonlyMap<string, number> | null;
};

/** The candidates of a run as shown: weighted, filtered and sorted. */
export function useRankedRows(batch: Batch, view: View): RankedRows {
  const { requirements, tried, filters, sort, isAnonymous, selected } = view;
  const isLeaving = useIsLeaving();
  const rows = useMemo(
    () =>
      batch.items.flatMap(({ analysis }) => {
        const isGone = analysis && isLeaving({ id: analysis.id, fileId: analysis.fileId });
        return analysis && !isGone ? [analysis] : [];
      }),
    [batch.items, isLeaving],
  );
  const isTrying = Object.keys(tried).length > 0;
  const weighed = useMemo(
    () => (isTrying ? reweighRows(rows, requirements, tried) : rows),
    [rows, requirements, tried, isTrying],
  );
  const moved = useMemo(
    () => (isTrying ? placesMoved(rankRows(rows), rankRows(weighed)) : null),
    [rows, weighed, isTrying],
  );
  const searched = useSearched(weighed, {
    scope: { batchId: batch.id },
    search: filters.search,
    isAnonymous,
  });
  const shown = searched.rows.filter((row) => fits(row, filters));
  const chosen = rankRows(weighed, { sort, isAnonymous }).flatMap((group) =>
    group.rows.filter(({ id }) => selected.has(id)),
  );
  return {
    weighed,
    shown,
    foundBy: searched.foundBy,
    groups: rankRows(shown, { sort, isAnonymous }),
    chosen,
    moved,
  };
}

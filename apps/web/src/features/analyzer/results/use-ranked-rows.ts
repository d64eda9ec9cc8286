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
  /** All that were scored, by the weights that are tried; without those that are being deleted. */
  readonly weighed: readonly AnalysisRow[];
  /** Those of them that fit the filters. */
  readonly shown: readonly AnalysisRow[];
  readonly foundBy: Searched['foundBy'];
  /** Those that are shown, in the order of the screen. */
  readonly groups: readonly RankedGroup[];
  /** Those that are ticked: files and shared lists name people in the order of the screen. */
  readonly chosen: readonly AnalysisRow[];
  /** How many places each has gained by the weights that are tried; `null` while none are. */
  readonly moved: ReadonlyMap<string, number> | null;
};

/** The candidates of a run as the screen shows them: weighed, filtered and in order. */
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

import { useMemo } from 'react';
import { useAnonymousView } from '../../entities/account/use-anonymous-view.ts';
import { BulkToolbar } from '../../entities/candidates/bulk/bulk-toolbar.tsx';
import { useEveryone } from '../../entities/candidates/bulk/use-everyone.ts';
import { useRangeSelection } from '../../entities/candidates/bulk/use-range-selection.ts';
import { useSelectionKeys } from '../../entities/candidates/bulk/use-selection-keys.ts';
import { ExportMenu } from '../../entities/candidates/export-menu.tsx';
import { filterHistory, jobsOf, serverFilter } from '../../entities/candidates/filter-history.ts';
import { ReviewLink } from '../../entities/candidates/review-link.tsx';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { useIsLeaving } from '../../entities/removals/use-removal.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { errorOf } from '../../lib/requests/error-of.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { MoreButton } from '../../ui/lists/more-button.tsx';
import { sortRows } from '../../ui/table/sort-rows.ts';
import { Table } from '../../ui/table/table.tsx';
import { VirtualTable } from '../../ui/table/virtual-table.tsx';
import { CandidateFilters } from './candidate-filters.tsx';
import { historyTexts } from './history-texts.ts';
import { ListEmpty, ListFailed, ListWaiting, NoneFound } from './list-states.tsx';
import { useCandidateColumns } from './use-candidate-columns.tsx';
import { useAnalyses } from './use-history.ts';
import type { useHistoryAddress } from './use-history-address.ts';

/** Longer lists are virtualized. */
const maxDrawn = 60;

/** All scored candidates of all jobs: filtered and sorted here, without another request. */
export function CandidatesView({ address }: { readonly address: ReturnType<typeof useHistoryAddress> }) {
  const { candidates: texts, clear } = useTexts(historyTexts);
  const { filters, isFiltered, sort, setSort } = address;
  const { isAnonymous, setAnonymous } = useAnonymousView();
  const analyses = useAnalyses(filters.search, isAnonymous);
  const { data, refetch } = analyses;
  const isLeaving = useIsLeaving();
  const all = useMemo(() => data?.pages.flatMap((page) => page.analyses) ?? [], [data]);
  const rows = useMemo(() => all.filter((row) => !isLeaving(row)), [all, isLeaving]);
  const total = (data?.pages[0]?.total ?? 0) - (all.length - rows.length);
  const jobs = useMemo(() => jobsOf(rows), [rows]);
  const shown = filterHistory(rows, filters);
  const selection = useRangeSelection('candidates');
  const columns = useCandidateColumns({
    isAnonymous,
    selected: selection.selected,
    onSelect: (id, isSelected, isRange) => selection.toggle(id, isSelected, isRange ? order() : null),
  });
  const order = () => sortRows(shown, columns, sort).map(rowKey);
  const chosen = sortRows(rows, columns, sort).filter(({ id }) => selection.selected.has(id));
  const { everyone, selectAll } = useEveryone(
    analyses.hasNextPage ? serverFilter(filters, isAnonymous) : null,
    selection.selected,
  );
  const selectShown = () => selection.select([...selection.selected, ...shown.map(rowKey)]);
  useSelectionKeys({ selectAll: selectShown });

  if (errorOf(analyses)) return <ListFailed onRetry={() => void refetch()} />;
  if (!data) return <ListWaiting />;
  if (rows.length === 0 && filters.search === '' && !analyses.isPlaceholderData)
    return <ListEmpty heading={texts.empty} words={texts.emptyWords} />;

  const table = { caption: texts.caption, isCaptionHidden: true, columns, rows: shown, rowKey, sort };
  return (
    <div className="grid grid-cols-1 gap-4">
      <CandidateFilters
        filters={filters}
        jobs={jobs}
        isAnonymous={isAnonymous}
        onChange={address.change}
        onAnonymous={setAnonymous}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-13 text-quiet">
          {texts.shown(shown.length, rows.length)}
        </p>
        {isFiltered && (
          <Button size="sm" variant="quiet" className="print:hidden" onClick={address.clear}>
            {clear}
          </Button>
        )}
        {shown.length > 0 && (
          <Button size="sm" variant="quiet" className="print:hidden" onClick={selectShown}>
            {texts.selectAll}
          </Button>
        )}
        <ReviewLink of="list" rows={shown} />
        {shown.length > 0 && chosen.length === 0 && (
          <span className="ms-auto print:hidden">
            <Allowed to="candidates.export">
              <ExportMenu
                name={texts.exportName}
                target={{ ids: shown.map(({ id }) => id) }}
                isAnonymous={isAnonymous}
              />
            </Allowed>
          </span>
        )}
      </div>
      {shown.length === 0 ? (
        <NoneFound heading={texts.none} words={texts.noneWords} onClear={address.clear} />
      ) : shown.length <= maxDrawn ? (
        <Table {...table} onSortChange={setSort} />
      ) : (
        <VirtualTable {...table} onSortChange={setSort} height="min(70vh, 60rem)" />
      )}
      {analyses.hasNextPage && (
        <div className="flex flex-wrap items-center gap-3 text-13 text-quiet">
          {texts.older(rows.length, total)}
          <MoreButton query={analyses} label={texts.showOlder} size="sm" />
        </div>
      )}
      {chosen.length > 0 && (
        <BulkToolbar
          rows={chosen}
          everyone={everyone}
          selectAll={selectAll}
          title={jobsOf(chosen).length === 1 ? (chosen[0]?.jobTitle ?? '') : texts.shareTitle}
          isAnonymous={isAnonymous}
          onClear={selection.clear}
        />
      )}
    </div>
  );
}

const rowKey = ({ id }: { readonly id: string }) => id;

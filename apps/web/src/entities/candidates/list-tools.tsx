import { stages } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { MoreFilters } from '../../ui/lists/more-filters.tsx';
import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { ScoreLegend } from '../analysis/legend/shape-legend.tsx';
import { Allowed } from '../organization/allowed.tsx';
import { bulkTexts } from './bulk/bulk-texts.ts';
import { LabelFilters } from './bulk/label-filters.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { RowSort } from './ranking/row-orders.ts';
import { resultsTexts } from './results-texts.ts';
import { SortSelect } from './sort-select.tsx';
import { decisionFilters, type ResultFilters } from './use-result-filters.ts';

/** Label of the button that opens the tools on a narrow screen. */
export const filtersButtonId = 'list-filters';
const searchId = 'list-search';

/** Filters, sort order, anonymous view and export of a list of candidates. */
export type ListView = {
  readonly filters: ResultFilters;
  readonly onFilter: (changes: Partial<ResultFilters>) => void;
  readonly sort: RowSort;
  readonly onSort: (sort: RowSort) => void;
  readonly isAnonymous: boolean;
  readonly onAnonymous: (isAnonymous: boolean) => void;
  /** File name of an export. */
  readonly title: string;
  /** The shown candidates, in the order of the screen. */
  readonly shownIds: readonly string[];
  /** While some are selected, their own toolbar exports them. */
  readonly hasSelection: boolean;
  readonly onSelectAll: () => void;
};

type ListToolsProps = {
  readonly view: ListView;
  /** Number of the screen's own filters that are set. */
  readonly moreFilters?: number;
  /** Further tools of the screen; gets a function that closes the sheet on a narrow screen. */
  readonly children: (close: () => void) => ReactNode;
};

/** The filters of a list. On a narrow screen they are in a sheet, with what `ListSummary` shows on a wide one. */
export function ListTools({ view, moreFilters = 0, children }: ListToolsProps) {
  const { filters, onFilter } = view;
  const { tools: texts, bands, selectAll } = useTexts(resultsTexts);
  const words = useTexts(bulkTexts);
  const isNarrow = useIsNarrow('md');
  useShortcut({ key: '/', label: texts.search }, () => document.getElementById(searchId)?.focus());
  const { stage, decision, tag, assignee } = filters;
  const count = [stage, decision, tag, assignee].filter(Boolean).length + moreFilters;
  return (
    <div className="flex items-end gap-2 md:flex-wrap md:gap-3 print:hidden">
      <SearchInput
        id={searchId}
        size="sm"
        className="min-w-0 grow basis-36 max-md:[&_label]:sr-only md:min-w-36 md:basis-36"
        label={texts.search}
        placeholder={texts.searchHint}
        value={filters.search}
        onValueChange={(search) => onFilter({ search })}
      />
      <MoreFilters id={filtersButtonId} count={count}>
        {(close) => (
          <>
            <Select
              size="sm"
              className="md:w-32"
              label={texts.stage}
              value={stage ?? 'any'}
              options={[
                { value: 'any', label: texts.any },
                ...stages.map((value) => ({ value, label: words.stages[value] })),
              ]}
              onValueChange={(value) => onFilter({ stage: value === 'any' ? null : value })}
            />
            <Select
              size="sm"
              className="md:w-32"
              label={texts.decision}
              value={decision ?? 'any'}
              options={[
                { value: 'any', label: texts.any },
                ...decisionFilters.map((value) => ({
                  value,
                  label: value === 'none' ? texts.undecided : words.decisions[value],
                })),
              ]}
              onValueChange={(value) => onFilter({ decision: value === 'any' ? null : value })}
            />
            <LabelFilters tag={tag} assignee={assignee} className="md:w-32" onChange={onFilter} />
            {children(close)}
            {isNarrow && (
              <>
                <ViewTools view={view} />
                {view.shownIds.length > 0 && (
                  <Button
                    size="sm"
                    onClick={() => {
                      close();
                      view.onSelectAll();
                    }}
                  >
                    {selectAll}
                  </Button>
                )}
              </>
            )}
          </>
        )}
      </MoreFilters>
      {isNarrow && <ScoreLegend bands={bands} isSmall />}
    </div>
  );
}

type ListSummaryProps = {
  readonly view: ListView;
  /** Text with the number shown. */
  readonly words: string;
  /** Link to review them. */
  readonly children: ReactNode;
};

/** The count and the actions for the whole list; on a wide screen also sort order, anonymous view and export. */
export function ListSummary({ view, words, children }: ListSummaryProps) {
  const { bands, selectAll } = useTexts(resultsTexts);
  const isNarrow = useIsNarrow('md');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="flex min-h-control-sm flex-wrap items-center gap-x-2 gap-y-2">
        <p role="status" className="text-13 text-quiet">
          {words}
        </p>
        {view.shownIds.length > 0 && !isNarrow && (
          <Button size="sm" variant="quiet" className="print:hidden" onClick={view.onSelectAll}>
            {selectAll}
          </Button>
        )}
        {children}
        {!isNarrow && <ScoreLegend bands={bands} isSmall />}
      </div>
      {!isNarrow && (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <ViewTools view={view} isLine />
        </div>
      )}
    </div>
  );
}

/** Hides names, sorts the list and exports it. */
function ViewTools({ view, isLine = false }: { readonly view: ListView; readonly isLine?: boolean }) {
  const { tools: texts } = useTexts(resultsTexts);
  const { title, shownIds, isAnonymous } = view;
  return (
    <>
      <SortSelect sort={view.sort} onSort={view.onSort} isLabelHidden={isLine} />
      <Switch
        label={texts.anonymous}
        title={texts.anonymousHelp}
        isOn={isAnonymous}
        onSwitch={view.onAnonymous}
      />
      {shownIds.length > 0 && !view.hasSelection && (
        <Allowed to="candidates.export">
          <ExportMenu name={title} target={{ ids: shownIds }} isAnonymous={isAnonymous} />
        </Allowed>
      )}
    </>
  );
}

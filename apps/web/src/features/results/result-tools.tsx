import { type Batch, stages } from '@winnow/contracts';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { MoreFilters } from '../../ui/lists/more-filters.tsx';
import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts';
import { bulkTexts } from '../bulk/bulk-texts.ts';
import { LabelFilters } from '../bulk/label-filters.tsx';
import { ExportMenu } from './export-menu.tsx';
import { resultsTexts } from './results-texts.ts';
import { decisionFilters, type ResultFilters } from './use-result-filters.ts';

/** Of the button that opens the tools where the screen is narrow. */
export const filtersButtonId = 'result-filters';

type ResultToolsProps = {
  readonly batch: Batch;
  readonly filters: ResultFilters;
  /** All that are shown; nobody while some are selected. */
  readonly exportedIds: readonly string[];
  readonly isAnonymous: boolean;
  readonly onFilter: (changes: Partial<ResultFilters>) => void;
  readonly onAnonymous: (isAnonymous: boolean) => void;
  readonly onWeigh: () => void;
  /** Explains the shapes of the list, where the screen is narrow. */
  readonly legend: ReactNode;
  /** More for the sheet of a narrow screen; a function of what closes it. */
  readonly children: (close: () => void) => ReactNode;
};

/** What narrows the list, covers names, opens the weights and takes the list away as a file. */
export function ResultTools(props: ResultToolsProps) {
  const { batch, filters, exportedIds, isAnonymous, onFilter, onAnonymous, onWeigh, children } = props;
  const { tools: texts } = useTexts(resultsTexts);
  const words = useTexts(bulkTexts);
  useShortcut({ key: '/', label: texts.search }, () => document.getElementById('result-search')?.focus());
  const count = [filters.stage, filters.decision, filters.tag, filters.assignee].filter(Boolean).length;
  return (
    <div className="print:hidden grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-3 max-md:gap-2 md:grid-cols-2 lg:grid-cols-3 xl:flex xl:flex-wrap">
      <SearchInput
        id="result-search"
        size="sm"
        className="max-md:[&_label]:sr-only xl:min-w-56 xl:grow xl:basis-0"
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
              className="xl:w-36"
              label={texts.stage}
              value={filters.stage ?? 'any'}
              options={[
                { value: 'any', label: texts.any },
                ...stages.map((value) => ({ value, label: words.stages[value] })),
              ]}
              onValueChange={(value) => onFilter({ stage: value === 'any' ? null : value })}
            />
            <Select
              size="sm"
              className="xl:w-36"
              label={texts.decision}
              value={filters.decision ?? 'any'}
              options={[
                { value: 'any', label: texts.any },
                ...decisionFilters.map((value) => ({
                  value,
                  label: value === 'none' ? texts.undecided : words.decisions[value],
                })),
              ]}
              onValueChange={(value) => onFilter({ decision: value === 'any' ? null : value })}
            />
            <LabelFilters
              tag={filters.tag}
              assignee={filters.assignee}
              className="xl:w-36"
              onChange={onFilter}
            />
            {children(close)}
            <Switch
              label={texts.anonymous}
              title={texts.anonymousHelp}
              isOn={isAnonymous}
              onSwitch={onAnonymous}
            />
            <Button
              size="sm"
              icon={<SlidersHorizontal aria-hidden="true" />}
              onClick={() => {
                close();
                onWeigh();
              }}
            >
              {texts.weights}
            </Button>
            {/* Of those who are selected the toolbar below has its own. */}
            {exportedIds.length > 0 && (
              <ExportMenu name={batch.jobTitle} ids={exportedIds} isAnonymous={isAnonymous} />
            )}
          </>
        )}
      </MoreFilters>
      {props.legend}
    </div>
  );
}

import { type Batch, stages } from '@winnow/contracts';
import { SlidersHorizontal } from 'lucide-react';
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

type ResultToolsProps = {
  readonly batch: Batch;
  readonly filters: ResultFilters;
  /** All that are shown; nobody while some are selected. */
  readonly exportedIds: readonly string[];
  readonly isAnonymous: boolean;
  readonly onFilter: (changes: Partial<ResultFilters>) => void;
  readonly onAnonymous: (isAnonymous: boolean) => void;
  readonly onWeigh: () => void;
};

/** What narrows the list, covers names, opens the weights and takes the list away as a file. */
export function ResultTools(props: ResultToolsProps) {
  const { batch, filters, exportedIds, isAnonymous, onFilter, onAnonymous, onWeigh } = props;
  const { tools: texts } = useTexts(resultsTexts);
  const words = useTexts(bulkTexts);
  useShortcut({ key: '/', label: texts.search }, () => document.getElementById('result-search')?.focus());
  const count = [filters.stage, filters.decision, filters.tag, filters.assignee].filter(Boolean).length;
  return (
    <div className="print:hidden grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 max-[23rem]:*:last:col-span-2 sm:grid-cols-2 lg:grid-cols-3 xl:flex xl:flex-wrap">
      <SearchInput
        id="result-search"
        size="sm"
        className="max-sm:col-span-2 xl:min-w-56 xl:grow xl:basis-0"
        label={texts.search}
        placeholder={texts.searchHint}
        value={filters.search}
        onValueChange={(search) => onFilter({ search })}
      />
      <MoreFilters count={count} className="col-span-2">
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
        <LabelFilters tag={filters.tag} assignee={filters.assignee} className="xl:w-36" onChange={onFilter} />
      </MoreFilters>
      <Switch
        className="max-sm:col-span-2"
        label={texts.anonymous}
        title={texts.anonymousHelp}
        isOn={isAnonymous}
        onSwitch={onAnonymous}
      />
      <Button
        size="sm"
        // Its words are wider than half of the narrowest screens.
        className="max-[23rem]:col-span-2"
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={onWeigh}
      >
        {texts.weights}
      </Button>
      {/* Of those who are selected the toolbar below has its own. */}
      {exportedIds.length > 0 && (
        <ExportMenu name={batch.jobTitle} ids={exportedIds} isAnonymous={isAnonymous} />
      )}
    </div>
  );
}

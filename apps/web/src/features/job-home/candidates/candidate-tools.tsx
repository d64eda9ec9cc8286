import { stages } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Chip } from '../../../ui/inputs/chip.tsx';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Switch } from '../../../ui/inputs/switch.tsx';
import { MoreFilters } from '../../../ui/lists/more-filters.tsx';
import { useShortcut } from '../../../ui/shortcuts/use-shortcut.ts';
import { bulkTexts } from '../../bulk/bulk-texts.ts';
import { LabelFilters } from '../../bulk/label-filters.tsx';
import { ExportMenu } from '../../results/export-menu.tsx';
import type { RowSort } from '../../results/ranking/row-orders.ts';
import { SortSelect } from '../../results/sort-select.tsx';
import { decisionFilters, type ResultFilters } from '../../results/use-result-filters.ts';
import { jobHomeTexts } from '../job-home-texts.ts';

type CandidateToolsProps = {
  readonly jobTitle: string;
  readonly filters: ResultFilters;
  readonly onlyNew: boolean;
  /** How many joined since the last visit; none of them needs no filter. */
  readonly newCount: number;
  /** Those that are shown; none where some are selected. */
  readonly exportedIds: readonly string[];
  readonly isAnonymous: boolean;
  readonly sort: RowSort;
  readonly onSort: (sort: RowSort) => void;
  readonly onFilter: (changes: Partial<ResultFilters>) => void;
  readonly onOnlyNew: (onlyNew: boolean) => void;
  readonly onAnonymous: (isAnonymous: boolean) => void;
  /** Explains the shapes of the list, where the screen is narrow. */
  readonly legend: ReactNode;
  /** More for the sheet of a narrow screen; a function of what closes it. */
  readonly children: (close: () => void) => ReactNode;
};

/** What narrows the list of candidates, covers names and takes the list away as a file. */
export function CandidateTools(props: CandidateToolsProps) {
  const { jobTitle, filters, onlyNew, newCount, exportedIds, isAnonymous } = props;
  const { list: texts } = useTexts(jobHomeTexts);
  const { stages: stageNames, decisions: decisionNames } = useTexts(bulkTexts);
  useShortcut({ key: '/', label: texts.search }, () => document.getElementById('job-search')?.focus());
  const { stage, decision, tag, assignee } = filters;
  const count = [stage, decision, tag, assignee, onlyNew].filter(Boolean).length;
  return (
    <div className="flex items-end gap-2 md:flex-wrap md:gap-3 print:hidden">
      <SearchInput
        id="job-search"
        size="sm"
        className="min-w-0 grow basis-36 max-md:[&_label]:sr-only md:min-w-36 md:basis-60"
        label={texts.search}
        placeholder={texts.searchHint}
        value={filters.search}
        onValueChange={(search) => props.onFilter({ search })}
      />
      <MoreFilters count={count}>
        {(close) => (
          <>
            <Select
              size="sm"
              className="w-36"
              label={texts.stage}
              value={filters.stage ?? 'any'}
              options={[
                { value: 'any', label: texts.any },
                ...stages.map((value) => ({ value, label: stageNames[value] })),
              ]}
              onValueChange={(value) => props.onFilter({ stage: value === 'any' ? null : value })}
            />
            <Select
              size="sm"
              className="w-36"
              label={texts.decision}
              value={filters.decision ?? 'any'}
              options={[
                { value: 'any', label: texts.any },
                ...decisionFilters.map((value) => ({
                  value,
                  label: value === 'none' ? texts.undecided : decisionNames[value],
                })),
              ]}
              onValueChange={(value) => props.onFilter({ decision: value === 'any' ? null : value })}
            />
            <LabelFilters tag={filters.tag} assignee={filters.assignee} onChange={props.onFilter} />
            <SortSelect sort={props.sort} onSort={props.onSort} />
            {(newCount > 0 || onlyNew) && (
              <Chip isChosen={onlyNew} onChoose={() => props.onOnlyNew(!onlyNew)}>
                {texts.onlyNew(newCount)}
              </Chip>
            )}
            <Switch
              label={texts.anonymous}
              title={texts.anonymousHelp}
              isOn={isAnonymous}
              onSwitch={props.onAnonymous}
            />
            {/* Of those who are selected the toolbar below has its own. */}
            {exportedIds.length > 0 && (
              <ExportMenu name={jobTitle} ids={exportedIds} isAnonymous={isAnonymous} />
            )}
            {props.children(close)}
          </>
        )}
      </MoreFilters>
      {props.legend}
    </div>
  );
}

import { candidateGroups, stages } from '@winnow/contracts';
import { bulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import { LabelFilters } from '../../entities/candidates/bulk/label-filters.tsx';
import type { HistoryFilters } from '../../entities/candidates/filter-history.ts';
import { decisionFilters } from '../../entities/candidates/use-result-filters.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { MoreFilters } from '../../ui/lists/more-filters.tsx';
import { useShortcut } from '../../ui/shortcuts/use-shortcut.ts';
import { historyTexts } from './history-texts.ts';

type CandidateFiltersProps = {
  readonly filters: HistoryFilters;
  readonly jobs: readonly { readonly id: string; readonly title: string }[];
  readonly isAnonymous: boolean;
  readonly onChange: (changes: Partial<HistoryFilters>) => void;
  readonly onAnonymous: (isAnonymous: boolean) => void;
};

const scoreSteps = [25, 45, 60, 75, 90];

/** The filters of the candidate list. */
export function CandidateFilters({
  filters,
  jobs,
  isAnonymous,
  onChange,
  onAnonymous,
}: CandidateFiltersProps) {
  const { candidates: texts, search: searchLabel } = useTexts(historyTexts);
  useShortcut({ key: '/', label: searchLabel }, () => document.getElementById('candidate-search')?.focus());
  const { search: typed, ...others } = filters;
  const words = useTexts(bulkTexts);
  const count = Object.values(others).filter(Boolean).length;
  return (
    <div className="print:hidden grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_repeat(5,minmax(0,1fr))]">
      <SearchInput
        id="candidate-search"
        size="sm"
        className="col-span-2 sm:col-span-1"
        label={searchLabel}
        placeholder={texts.searchHint}
        value={typed}
        onValueChange={(search) => onChange({ search })}
      />
      <MoreFilters count={count} className="col-span-2">
        <Choice
          label={texts.job}
          value={filters.jobDescriptionId}
          options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(jobDescriptionId) => onChange({ jobDescriptionId })}
        />
        <Choice
          label={texts.group}
          value={filters.group}
          options={candidateGroups.map((value) => ({ value, label: texts.groups[value] }))}
          onChange={(group) => onChange({ group })}
        />
        <Choice
          label={texts.minScore}
          value={filters.minScore === null ? null : String(filters.minScore)}
          options={scoreSteps.map((step) => ({ value: String(step), label: texts.minScoreOf(step) }))}
          onChange={(step) => onChange({ minScore: step === null ? null : Number(step) })}
        />
        <Choice
          label={texts.stage}
          value={filters.stage}
          options={stages.map((value) => ({ value, label: words.stages[value] }))}
          onChange={(stage) => onChange({ stage })}
        />
        <Choice
          label={texts.decision}
          value={filters.decision}
          options={decisionFilters.map((value) => ({
            value,
            label: value === 'none' ? texts.undecided : words.decisions[value],
          }))}
          onChange={(decision) => onChange({ decision })}
        />
        <Choice
          label={texts.flagged}
          value={filters.flagged}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: texts.flags[value] }))}
          onChange={(flagged) => onChange({ flagged })}
        />
        <LabelFilters tag={filters.tag} assignee={filters.assignee} onChange={onChange} />
      </MoreFilters>
      <Switch
        className="col-span-full lg:col-span-1"
        label={texts.anonymous}
        title={texts.anonymousHelp}
        isOn={isAnonymous}
        onSwitch={onAnonymous}
      />
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value | null) => void;
};

/** A select with "any" as the first option. */
function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const { any } = useTexts(historyTexts);
  return (
    <Select<Value | 'any'>
      size="sm"
      label={label}
      value={value ?? 'any'}
      options={[{ value: 'any', label: any }, ...options]}
      onValueChange={(chosen) => onChange(chosen === 'any' ? null : chosen)}
    />
  );
}

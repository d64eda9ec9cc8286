import { jobActivityKinds } from '@winnow/contracts';
import { PersonFilter } from '../../../../entities/organization/person-filter.tsx';
import { useIsTeam, usePeople } from '../../../../entities/organization/use-people.ts';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { Select } from '../../../../ui/inputs/select.tsx';
import { jobHomeTexts } from '../job-home-texts.ts';
import type { ActivityFilter } from './use-activity.ts';

type ActivityFiltersProps = {
  readonly filter: ActivityFilter;
  readonly onFilter: (filter: ActivityFilter) => void;
};

const anyone = 'anyone';

/** Filters of the activity: kind and, in a team, person. */
export function ActivityFilters({ filter, onFilter }: ActivityFiltersProps) {
  const { activity } = useTexts(jobHomeTexts);
  const { filter: texts } = activity;
  const people = usePeople();
  const isTeam = useIsTeam();
  const { kind, by } = filter;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Select
        size="sm"
        className="w-40"
        label={texts.what}
        value={kind ?? ''}
        options={[
          { value: '', label: texts.everything },
          ...jobActivityKinds.map((value) => ({ value, label: texts.kinds[value] })),
        ]}
        onValueChange={(value) => {
          const chosen = jobActivityKinds.find((one) => one === value);
          onFilter({ ...(by && { by }), ...(chosen && { kind: chosen }) });
        }}
      />
      {isTeam && (
        <PersonFilter
          className="w-48"
          label={texts.who}
          value={by ?? anyone}
          choices={[{ value: anyone, label: texts.anyone }]}
          people={[...people.values()]}
          ownId={[...people.values()].find(({ isCaller }) => isCaller)?.userId}
          onChoose={(value) => onFilter({ ...(kind && { kind }), ...(value !== anyone && { by: value }) })}
        />
      )}
    </div>
  );
}

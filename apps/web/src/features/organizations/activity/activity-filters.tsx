import { activityKinds, formerMembers } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { PersonFilter } from '../../../entities/organization/person-filter.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { useMembers } from '../use-team.ts';
import { activityTexts } from './activity-texts.ts';
import type { ActivityFilter } from './use-activity.ts';

type ActivityFiltersProps = {
  readonly filter: ActivityFilter;
  readonly onFilter: (filter: ActivityFilter) => void;
  /** What is done with all that matches. */
  readonly children: ReactNode;
};

const anyone = 'anyone';

/** What the activity is narrowed to: a member, a kind and days. */
export function ActivityFilters({ filter, onFilter, children }: ActivityFiltersProps) {
  const { filter: texts, kinds } = useTexts(activityTexts);
  const { data: members = [] } = useMembers();
  const change = (part: { readonly [Name in keyof ActivityFilter]: ActivityFilter[Name] | undefined }) => {
    const given = Object.entries({ ...filter, ...part }).filter(([, value]) => value);
    onFilter(Object.fromEntries(given));
  };
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 print:hidden">
      <PersonFilter
        label={texts.who}
        value={filter.member ?? anyone}
        choices={[
          { value: anyone, label: texts.anyone },
          { value: formerMembers, label: texts.formers },
        ]}
        people={members.map((member) => ({ ...member, name: member.name || member.email }))}
        ownId={members.find(({ isCaller }) => isCaller)?.userId}
        onChoose={(member) => change({ member: member === anyone ? undefined : member })}
      />
      <Select
        size="sm"
        label={texts.what}
        value={filter.kind ?? ''}
        options={[
          { value: '', label: texts.everything },
          ...activityKinds.map((kind) => ({ value: kind, label: kinds[kind] })),
        ]}
        onValueChange={(value) => change({ kind: activityKinds.find((kind) => kind === value) })}
      />
      <TextInput
        type="date"
        size="sm"
        label={texts.since}
        max={filter.until}
        value={filter.since ?? ''}
        onValueChange={(since) => change({ since })}
      />
      <TextInput
        type="date"
        size="sm"
        label={texts.until}
        min={filter.since}
        value={filter.until ?? ''}
        onValueChange={(until) => change({ until })}
      />
      <div className="col-span-full">{children}</div>
    </div>
  );
}

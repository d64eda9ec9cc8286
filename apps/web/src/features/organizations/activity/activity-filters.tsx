import { activityKinds, formerMembers } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { assistantTexts } from '../../../entities/assistants/assistant-texts.ts';
import { PersonFilter } from '../../../entities/organization/person-filter.tsx';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { useMembers } from '../use-team.ts';
import { activityTexts } from './activity-texts.ts';
import { type ActivityFilter, usePrograms } from './use-activity.ts';

type ActivityFiltersProps = {
  readonly filter: ActivityFilter;
  readonly onFilter: (filter: ActivityFilter) => void;
  /** Actions on all matching entries. */
  readonly children: ReactNode;
};

const anyone = 'anyone';

type Change = { readonly [Name in keyof ActivityFilter]: ActivityFilter[Name] | undefined };

/** Filters of the activity: member, kind, program and dates. */
export function ActivityFilters({ filter, onFilter, children }: ActivityFiltersProps) {
  const { filter: texts, kinds } = useTexts(activityTexts);
  const { data: members = [] } = useMembers();
  const change = (part: Change) => {
    const given = Object.entries({ ...filter, ...part }).filter(([, value]) => value);
    onFilter(Object.fromEntries(given));
  };
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 print:hidden">
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
      <ProgramFilter filter={filter} onChange={change} />
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

type ProgramFilterProps = { readonly filter: ActivityFilter; readonly onChange: (part: Change) => void };

/** Selects an API key or assistant, including ended ones. */
function ProgramFilter({ filter, onChange }: ProgramFilterProps) {
  const { filter: texts, withKey, withAssistant } = useTexts(activityTexts);
  const { unnamed } = useTexts(assistantTexts);
  const { data: programs = [] } = usePrograms();
  const wordsOf = { key: withKey, assistant: withAssistant };
  return (
    <Select
      size="sm"
      label={texts.program}
      value={filter.key ?? filter.assistant ?? ''}
      options={[
        { value: '', label: texts.everyProgram },
        ...programs.map(({ kind, id, name }) => ({ value: id, label: wordsOf[kind](name || unnamed) })),
      ]}
      onValueChange={(value) => {
        const chosen = programs.find(({ id }) => id === value)?.kind;
        onChange({
          key: chosen === 'key' ? value : undefined,
          assistant: chosen === 'assistant' ? value : undefined,
        });
      }}
    />
  );
}

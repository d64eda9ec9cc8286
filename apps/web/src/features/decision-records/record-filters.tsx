import { formerMembers, recordOutcomes, recordReasons } from '@winnow/contracts';
import type { ReactNode } from 'react';
import { bulkTexts } from '../../entities/candidates/bulk/bulk-texts.ts';
import { PersonFilter } from '../../entities/organization/person-filter.tsx';
import { usePeople } from '../../entities/organization/use-people.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { decisionRecordTexts } from './decision-record-texts.ts';
import { describeOutcome, describeReason } from './describe-record.ts';
import { type RecordFilter, useRecordedJobs } from './use-decision-records.ts';

type RecordFiltersProps = {
  readonly filter: RecordFilter;
  readonly onFilter: (filter: RecordFilter) => void;
  /** What is done with all that matches. */
  readonly children: ReactNode;
};

const anyone = 'anyone';

type Change = { readonly [Name in keyof RecordFilter]: RecordFilter[Name] | undefined };

/** What the records are narrowed to: a job, an outcome, a reason, a member and days. */
export function RecordFilters({ filter, onFilter, children }: RecordFiltersProps) {
  const all = useTexts(decisionRecordTexts);
  const { filter: texts } = all;
  const words = { texts: all, bulk: useTexts(bulkTexts) };
  const { data: jobs = [] } = useRecordedJobs();
  const members = [...usePeople().values()];
  const change = (part: Change) => {
    const given = Object.entries({ ...filter, ...part }).filter(([, value]) => value);
    onFilter(Object.fromEntries(given));
  };
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 print:hidden">
      <Select
        size="sm"
        label={texts.job}
        className="max-sm:col-span-full"
        value={filter.job ?? ''}
        options={[
          { value: '', label: texts.everyJob },
          ...jobs.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onValueChange={(job) => change({ job })}
      />
      <Select
        size="sm"
        label={texts.outcome}
        value={filter.outcome ?? ''}
        options={[
          { value: '', label: texts.everyOutcome },
          ...recordOutcomes.map((outcome) => ({ value: outcome, label: describeOutcome(outcome, words) })),
        ]}
        onValueChange={(value) => change({ outcome: recordOutcomes.find((known) => known === value) })}
      />
      <Select
        size="sm"
        label={texts.reason}
        value={filter.reason ?? ''}
        options={[
          { value: '', label: texts.everyReason },
          ...recordReasons.map((reason) => ({ value: reason, label: describeReason(reason, words) })),
        ]}
        onValueChange={(value) => change({ reason: recordReasons.find((known) => known === value) })}
      />
      <PersonFilter
        className="max-sm:col-span-full"
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
      <div className="col-span-full flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

import { useTexts } from '../../../lib/language/use-texts.ts';
import { Select } from '../../../ui/inputs/select.tsx';
import { useProfile } from '../../account/use-profile.ts';
import { usePersonWords } from '../../organization/person-avatar.tsx';
import { PersonFilter } from '../../organization/person-filter.tsx';
import { useCurrentOrganization } from '../../organization/use-organizations.ts';
import { former, memberFilter, memberOf, nobody } from '../use-result-filters.ts';
import { bulkTexts } from './bulk-texts.ts';
import { useLabels } from './use-labels.ts';

type LabelFiltersProps = {
  readonly tag: string | null;
  readonly assignee: string | null;
  readonly className?: string;
  readonly onChange: (changes: { readonly tag?: string | null; readonly assignee?: string | null }) => void;
};

/** Value of "no filter"; no tag or name begins with a space. */
const any = ' any';

/** Filters a list by tag or assignee; shown only if there are any. */
export function LabelFilters({ tag, assignee, className, onChange }: LabelFiltersProps) {
  const { filter: texts } = useTexts(bulkTexts);
  const labels = useLabels();
  const withChosen = (known: readonly string[], chosen: string | null) =>
    chosen && chosen !== nobody && !known.includes(chosen) ? [chosen, ...known] : known;
  const tags = withChosen(labels.tags, tag);
  const isInTeam = useCurrentOrganization()?.isPersonal === false;
  const ownId = useProfile().data?.id;
  const words = usePersonWords();
  const chosenMember = memberOf(assignee);
  const known = labels.people.filter(({ userId }) => userId !== ownId || !isInTeam);
  const people =
    chosenMember && chosenMember !== ownId && !known.some(({ userId }) => userId === chosenMember)
      ? [{ userId: chosenMember, name: '', isMember: false, profileImage: null }, ...known]
      : known;
  const isWritten = assignee !== former && chosenMember === null;
  const assignees = withChosen(labels.assignees, isWritten ? assignee : null);
  return (
    <>
      {tags.length > 0 && (
        <Select
          size="sm"
          {...(className && { className })}
          label={texts.tag}
          value={tag ?? any}
          options={[{ value: any, label: texts.any }, ...tags.map((each) => ({ value: each, label: each }))]}
          onValueChange={(value) => onChange({ tag: value === any ? null : value })}
        />
      )}
      {(assignees.length > 0 || isInTeam || assignee === nobody) && (
        <PersonFilter
          className={className}
          label={texts.assignee}
          value={assignee ?? any}
          choices={[
            { value: any, label: texts.any },
            ...(ownId && isInTeam ? [{ value: memberFilter(ownId), label: texts.mine }] : []),
            { value: nobody, label: texts.unassigned },
            ...(labels.people.some(({ isMember }) => !isMember) || assignee === former
              ? [{ value: former, label: texts.former }]
              : []),
            ...assignees.map((each) => ({ value: each, label: each })),
          ]}
          people={people.map(({ userId, name, isMember, profileImage }) => ({
            userId: memberFilter(userId),
            name: words({ name, isFormer: !isMember }),
            profileImage,
          }))}
          onChoose={(value) => onChange({ assignee: value === any ? null : value })}
        />
      )}
    </>
  );
}

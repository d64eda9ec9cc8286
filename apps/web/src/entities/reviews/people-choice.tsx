import type { OrganizationMember } from '@winnow/contracts';
import { useId, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { FieldError } from '../../ui/inputs/field.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { organizationTexts } from '../organization/organization-texts.ts';
import { reviewsTexts } from './reviews-texts.ts';

type PeopleChoiceProps = {
  readonly members: readonly OrganizationMember[];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChoose: (userIds: readonly string[]) => void;
};

/** More people than these are found by searching. */
const searchedFrom = 8;

/** Several members by name, with their pictures. */
export function PeopleChoice({ members, chosen, error, onChoose }: PeopleChoiceProps) {
  const { ask: texts, you } = useTexts(reviewsTexts);
  const { roles } = useTexts(organizationTexts);
  const [search, setSearch] = useState('');
  const errorId = useId();
  const wanted = search.trim().toLocaleLowerCase();
  const shown = members.filter(
    ({ userId, name, email }) =>
      chosen.includes(userId) || `${name} ${email}`.toLocaleLowerCase().includes(wanted),
  );
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid gap-2">
      <legend className="mb-1 text-14 font-medium">{texts.people}</legend>
      {members.length > searchedFrom && (
        <SearchInput label={texts.search} value={search} onValueChange={setSearch} />
      )}
      <ul className="grid max-h-64 gap-1 overflow-y-auto rounded-card border border-rule p-2">
        {shown.map(({ userId, name, email, role, profileImage, isCaller }) => (
          <li key={userId}>
            <Checkbox
              checked={chosen.includes(userId)}
              onCheckedChange={(isChosen) =>
                onChoose(isChosen ? [...chosen, userId] : chosen.filter((id) => id !== userId))
              }
              label={
                <span className="flex min-w-0 items-center gap-2">
                  <Avatar name={name} imageUrl={profileImage} size="sm" />
                  <span className="min-w-0 break-words">
                    {name || email}
                    <span className="text-13 text-quiet"> · {isCaller ? you : roles[role].name}</span>
                  </span>
                </span>
              }
            />
          </li>
        ))}
        {shown.length === 0 && <li className="text-14 text-quiet">{texts.nobody}</li>}
      </ul>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

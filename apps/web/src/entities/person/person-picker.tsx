import { useId, useState } from 'react';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { PersonLabel } from './person-label.tsx';

export type PickedPerson = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly profileImage: string | null;
};

type PersonPickerProps = {
  readonly label: string;
  readonly people: readonly PickedPerson[];
  /** Id of the chosen person; `null` while there is none. */
  readonly value: string | null;
  readonly onChoose: (userId: string) => void;
  readonly searchLabel: string;
  readonly noneFound: string;
};

/** More people than are seen at once can be searched. */
const manyPeople = 7;

/** One person of many, with their pictures. */
export function PersonPicker({ label, people, value, onChoose, searchLabel, noneFound }: PersonPickerProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const shown = people.filter(({ name, email }) => `${name} ${email}`.toLocaleLowerCase().includes(wanted));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-14 font-medium">{label}</legend>
      {people.length > manyPeople && (
        <TextInput label={searchLabel} type="search" value={words} onValueChange={setWords} />
      )}
      <div className="max-h-72 divide-y divide-rule overflow-y-auto rounded-card border border-rule bg-raised">
        {shown.map(({ userId, name, email, profileImage }) => (
          <label
            key={userId}
            className="flex cursor-pointer items-center gap-3 px-3 py-2 has-checked:bg-field-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
          >
            <input
              type="radio"
              name={id}
              checked={userId === value}
              onChange={() => onChoose(userId)}
              className="size-4 accent-field outline-none"
            />
            <PersonLabel name={name} imageUrl={profileImage} detail={email} />
          </label>
        ))}
        {shown.length === 0 && <p className="px-3 py-4 text-14 text-quiet">{noneFound}</p>}
      </div>
    </fieldset>
  );
}

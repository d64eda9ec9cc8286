import type { Role } from '@winnow/contracts';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { PersonLabel } from '../person/person-label.tsx';
import { organizationTexts } from './organization-texts.ts';
import { peopleTexts } from './people-texts.ts';

export type PickablePerson = {
  readonly userId: string;
  readonly name: string;
  readonly profileImage: string | null;
  /** Omitted if unknown, such as for a former member. */
  readonly role?: Role;
};

/** A choice other than a person. */
export type PeopleChoice = { readonly value: string; readonly label: string };

type PeoplePickerProps = {
  readonly label: string;
  /** People to choose from: for a job, only members who can see it. */
  readonly people: readonly PickablePerson[];
  /** Listed before the people. */
  readonly choices?: readonly PeopleChoice[];
  /** Ids of the chosen people, or values of choices. */
  readonly chosen: readonly string[];
  readonly isLabelHidden?: boolean;
  /** Focuses the field when it opens, so that typing searches. */
  readonly takesFocus?: boolean;
  readonly error?: string | undefined;
  readonly isMultiple?: boolean;
  /** With multiple selection a person is added or removed; otherwise the person replaces the chosen one. */
  readonly onChoose: (chosen: readonly string[]) => void;
  /** The user's own id, who is marked and listed first. */
  readonly ownId?: string | undefined;
};

type Entry = { readonly id: string; readonly name: string; readonly person: PickablePerson | null };

/** A searchable list of people with pictures and roles, for keyboard, pointer and touch. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { label, people, choices = [], chosen, isMultiple = false, onChoose, ownId } = props;
  const texts = useTexts(peopleTexts);
  const { roles } = useTexts(organizationTexts);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { takesFocus } = props;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const wanted = words.trim().toLocaleLowerCase();
  const fits = (words: string) => words.toLocaleLowerCase().includes(wanted);
  const shown: readonly Entry[] = [
    ...choices
      .filter((choice) => fits(choice.label))
      .map((choice) => ({ id: choice.value, name: choice.label, person: null })),
    ...people
      .filter(({ name, role }) => fits(`${name} ${role ? roles[role].name : ''}`))
      .toSorted((left, right) => Number(right.userId === ownId) - Number(left.userId === ownId))
      .map((person) => ({ id: person.userId, name: person.name, person })),
  ];
  const at = Math.min(active, shown.length - 1);

  function detailOf({ userId, role }: PickablePerson): string {
    return [role && roles[role].name, userId === ownId && texts.you].filter(Boolean).join(' · ');
  }

  function choose(userId: string): void {
    if (!isMultiple) onChoose([userId]);
    else if (chosen.includes(userId)) onChoose(chosen.filter((other) => other !== userId));
    else onChoose([...chosen, userId]);
  }

  function move(to: number): void {
    setActive(to);
    document.getElementById(`${id}-${shown[to]?.id}`)?.scrollIntoView?.({ block: 'nearest' });
  }

  function pressed(event: KeyboardEvent): void {
    const entry = shown[at];
    if (event.key === 'ArrowDown') move(Math.min(at + 1, shown.length - 1));
    else if (event.key === 'ArrowUp') move(Math.max(at - 1, 0));
    else if (event.key === 'Enter' && entry) choose(entry.id);
    else return;
    event.preventDefault();
  }

  return (
    <div className="grid gap-2">
      <TextInput
        label={label}
        ref={field}
        placeholder={texts.search}
        value={words}
        autoComplete="off"
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={shown[at] ? `${id}-${shown[at].id}` : undefined}
        isLabelHidden={props.isLabelHidden ?? false}
        error={props.error}
        onKeyDown={pressed}
        onValueChange={(value) => {
          setWords(value);
          setActive(0);
        }}
      />
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMultiple}
        className="max-h-60 divide-y divide-rule overflow-y-auto rounded-card border border-rule bg-raised"
      >
        {shown.map(({ id: entryId, name, person }, place) => {
          const isChosen = chosen.includes(entryId);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
            <div
              key={entryId}
              id={`${id}-${entryId}`}
              role="option"
              tabIndex={-1}
              aria-selected={isChosen}
              onClick={() => choose(entryId)}
              onPointerMove={() => setActive(place)}
              className={classNames(
                'flex cursor-pointer items-center gap-3 px-3 py-2',
                isChosen && 'bg-field-soft',
                place === at && 'outline-2 -outline-offset-2 outline-rule',
              )}
            >
              <span className="min-w-0 grow">
                {person ? (
                  <PersonLabel name={name} imageUrl={person.profileImage} detail={detailOf(person)} />
                ) : (
                  <span className="block py-1 text-14 font-medium">{name}</span>
                )}
              </span>
              {isChosen && <Check aria-hidden="true" className="size-4 shrink-0 text-field" />}
            </div>
          );
        })}
      </div>
      {shown.length === 0 && (
        <p role="status" className="text-14 text-quiet">
          {texts.noneFound}
        </p>
      )}
    </div>
  );
}

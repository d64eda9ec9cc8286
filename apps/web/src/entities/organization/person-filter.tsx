import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useFormats } from '../../lib/language/use-texts.ts';
import {
  controlClass,
  controlHeight,
  controlState,
  controlTextSize,
} from '../../ui/inputs/control-variants.ts';
import { FieldFrame } from '../../ui/inputs/field.tsx';
import { Avatar } from '../../ui/marks/avatar.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { type PeopleChoice, PeoplePicker, type PickablePerson } from './people-picker.tsx';

type PersonFilterProps = {
  readonly label: string;
  /** Choices other than people, such as everyone or no one; the first is used for an unknown value. */
  readonly choices: readonly [PeopleChoice, ...PeopleChoice[]];
  readonly people: readonly PickablePerson[];
  /** Value of a choice, or the id of a person. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly ownId?: string | undefined;
  readonly className?: string | undefined;
};

/** Filters a list by person: looks like a select, and opens a searchable list of people. */
export function PersonFilter({
  label,
  choices,
  people,
  value,
  onChoose,
  ownId,
  className,
}: PersonFilterProps) {
  const { labeled } = useFormats();
  const controlId = useId();
  const [isOpen, setOpen] = useState(false);
  const person = people.find(({ userId }) => userId === value);
  const shown = person?.name ?? (choices.find((choice) => choice.value === value) ?? choices[0]).label;
  return (
    <FieldFrame controlId={controlId} label={label} className={className}>
      <Popover
        title={label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <button
            id={controlId}
            type="button"
            aria-label={labeled(label, shown)}
            className={classNames(
              'flex cursor-pointer items-center gap-2 ps-3 pe-2 text-start',
              controlClass('default', controlState(undefined, undefined)),
              controlTextSize.sm,
              controlHeight.sm,
            )}
          >
            {person && (
              <span className="-ms-1.5 [&>*]:size-5">
                <Avatar name={person.name} imageUrl={person.profileImage} size="sm" />
              </span>
            )}
            <bdi className="min-w-0 grow truncate">{shown}</bdi>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-quiet" />
          </button>
        }
      >
        <PeoplePicker
          label={label}
          isLabelHidden
          takesFocus
          choices={choices}
          people={people}
          chosen={[value]}
          ownId={ownId}
          onChoose={([chosen]) => {
            setOpen(false);
            if (chosen) onChoose(chosen);
          }}
        />
      </Popover>
    </FieldFrame>
  );
}

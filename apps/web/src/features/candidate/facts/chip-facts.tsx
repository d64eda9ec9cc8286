import { Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Allowed } from '../../../entities/organization/allowed.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { candidateTexts } from '../candidate-texts.ts';
import { FactActions } from './fact-actions.tsx';
import { useFacts } from './fact-context.ts';
import { FactLink } from './fact-link.tsx';
import { useEditing } from './use-editing.ts';

type ChipListProps = {
  /** Name of the list for drafts. */
  readonly name: string;
  /** "Skills" */
  readonly label: string;
  /** "Skill" */
  readonly one: string;
  readonly chips: readonly { readonly id: string; readonly words: string }[];
  readonly onRemove: (place: number) => void;
  /** Renders the fields of one fact; `null` for a new one. */
  readonly form: (of: {
    readonly place: number | null;
    readonly id: string;
    readonly close: () => void;
  }) => ReactNode;
};

/** Short facts in a row: choosing one, or the pencil, corrects or removes it. */
export function ChipList({ name, label, one, chips, onRemove, form }: ChipListProps) {
  const { facts: texts } = useTexts(candidateTexts);
  const { chosenId, sources } = useFacts();
  const [isEditing, setEditing] = useState(false);
  const added = useEditing(`${name}-new`);
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {chips.map(({ id, words }, place) => (
          <Chip
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike in every letter
            key={`${words}-${place}`}
            id={id}
            words={words}
            hasActions={isEditing || id === chosenId || !sources.has(id)}
            isFramed={isEditing}
            onRemove={() => onRemove(place)}
            form={(close) => form({ place, id: `${name}-${place}`, close })}
          />
        ))}
        {chips.length === 0 && <li>{texts.unknown}</li>}
        <li className="inline-flex">
          {chips.length > 0 && (
            <IconButton
              size="sm"
              label={texts.correct(label)}
              icon={<Pencil aria-hidden="true" />}
              aria-pressed={isEditing}
              onClick={() => setEditing(!isEditing)}
            />
          )}
          <Allowed to="candidates.correct">
            <IconButton
              ref={added.button}
              size="sm"
              label={texts.add(one)}
              icon={<Plus aria-hidden="true" />}
              onClick={added.open}
            />
          </Allowed>
        </li>
      </ul>
      {added.isOpen && form({ place: null, id: `${name}-new`, close: added.close })}
    </div>
  );
}

type ChipProps = {
  readonly id: string;
  readonly words: string;
  readonly hasActions: boolean;
  readonly isFramed: boolean;
  readonly onRemove: () => void;
  readonly form: (close: () => void) => ReactNode;
};

function Chip({ id, words, hasActions, isFramed, onRemove, form }: ChipProps) {
  const { isOpen, open, close, button } = useEditing(id);
  if (isOpen) return <li className="w-full">{form(close)}</li>;
  return (
    <li
      className={classNames(
        'inline-flex min-w-0 items-center gap-x-1',
        isFramed && 'rounded-full border border-rule ps-3 pe-1',
      )}
    >
      <span dir="auto" className="min-w-0">
        <FactLink id={id}>{words}</FactLink>
      </span>
      {hasActions && <FactActions ref={button} label={words} onCorrect={open} onRemove={onRemove} />}
    </li>
  );
}

import type { Person } from '@winnow/contracts';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { commentsTexts } from './comments-texts.ts';

type MentionListProps = {
  readonly id: string;
  readonly people: readonly Person[];
  readonly active: number;
  readonly onChoose: (person: Person) => void;
  readonly onActive: (place: number) => void;
};

/** People who can be mentioned, below the field; chosen with keys in the field or by clicking. */
export function MentionList({ id, people, active, onChoose, onActive }: MentionListProps) {
  const texts = useTexts(commentsTexts);
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-card border border-rule bg-raised py-1 shadow-float">
      {people.length === 0 && (
        <p aria-hidden="true" className="px-3 py-2 text-14 text-quiet">
          {texts.found(0)}
        </p>
      )}
      <div id={`${id}-people`} role="listbox" aria-label={texts.people}>
        {people.map((person, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose in the field, where focus stays
          <div
            key={person.userId}
            id={`${id}-${person.userId}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            // Focus stays in the field.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => place !== active && onActive(place)}
            onClick={() => onChoose(person)}
            className={classNames(
              'flex min-h-control-md cursor-pointer items-center gap-3 px-3 py-1.5 text-14',
              place === active && 'bg-field-soft',
            )}
          >
            <Avatar name={person.name} imageUrl={person.profileImage} size="sm" />
            <bdi className="min-w-0 truncate">{person.name}</bdi>
          </div>
        ))}
      </div>
    </div>
  );
}

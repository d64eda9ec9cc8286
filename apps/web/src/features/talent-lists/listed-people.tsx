import { type ListedPerson, talentListLimits } from '@winnow/contracts';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { useAlias } from '../../entities/analysis/use-shown-name.ts';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { Who } from '../../entities/organization/who.tsx';
import { talentListTexts } from '../../entities/talent-lists/talent-list-texts.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { RowCheckbox } from '../../ui/table/row-checkbox.tsx';
import { useNote } from './use-talent-list.ts';

type ListedPeopleProps = {
  readonly listId: string;
  readonly people: readonly ListedPerson[];
  /** Ids of the people who are selected. */
  readonly ticked: readonly string[];
  readonly onTick: (personId: string, isOn: boolean) => void;
};

/** The people of a list, with the note why each is on it. */
export function ListedPeople({ listId, people, ticked, onTick }: ListedPeopleProps) {
  const texts = useTexts(talentListTexts);
  const nameOf = useAlias();
  const { number, shortDate } = useFormats();
  return (
    <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
      {people.map((person) => {
        const name = nameOf(person.name);
        return (
          <li key={person.personId} className="flex items-start gap-3 px-4 py-3.5">
            <span className="pt-0.5">
              <RowCheckbox
                label={texts.select(name)}
                isChecked={ticked.includes(person.personId)}
                onCheck={(isOn) => onTick(person.personId, isOn)}
              />
            </span>
            <article className="grid min-w-0 grow gap-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h2 dir="auto" className="min-w-0 text-16 font-medium wrap-anywhere">
                  <Link to={`/people/${person.personId}`} className="hover:text-field hover:underline">
                    {name}
                  </Link>
                </h2>
                {person.score !== null && person.analysisId && (
                  <Link
                    to={`/candidates/${person.analysisId}`}
                    className="text-13 text-quiet hover:text-field hover:underline"
                  >
                    {texts.score(number(person.score), person.jobTitle ?? '')}
                  </Link>
                )}
              </div>
              <p className="flex flex-wrap items-center gap-x-2 text-13 text-quiet">
                {person.headline && <span dir="auto">{person.headline}</span>}
                {person.resumes > 1 && <span>{texts.resumes(person.resumes)}</span>}
                <span>{texts.added(shortDate(person.addedAt))}</span>
                <Who userId={person.addedBy} />
              </p>
              {person.tags.length > 0 && (
                <ul className="flex flex-wrap gap-1.5 text-12">
                  {person.tags.map((tag) => (
                    <li
                      key={tag}
                      dir="auto"
                      className="max-w-40 truncate rounded-[4px] border border-rule bg-sunken px-1.5 leading-5"
                    >
                      {tag}
                    </li>
                  ))}
                </ul>
              )}
              <Note listId={listId} person={person} name={name} />
            </article>
          </li>
        );
      })}
    </ul>
  );
}

type NoteProps = { readonly listId: string; readonly person: ListedPerson; readonly name: string };

/** The note why somebody is on the list, edited in place. */
function Note({ listId, person: { personId, note }, name }: NoteProps) {
  const texts = useTexts(talentListTexts);
  const save = useNote(listId);
  const [typed, setTyped] = useState<string | null>(null);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (typed !== null) save.mutate({ personId, note: typed.trim() }, { onSuccess: () => setTyped(null) });
  }
  if (typed === null) {
    return (
      <div className="flex flex-wrap items-baseline gap-x-2">
        {note && (
          <p dir="auto" className="text-14 wrap-anywhere">
            {note}
          </p>
        )}
        <Allowed to="resumes.write">
          <Button size="sm" variant="quiet" className="-ms-2 px-2 text-13" onClick={() => setTyped(note)}>
            {note ? texts.edit : texts.addNote}
          </Button>
        </Allowed>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <TextInput
        className="min-w-40 grow"
        size="sm"
        label={texts.noteOf(name)}
        value={typed}
        // Focuses the field, since the user opened it to write.
        autoFocus
        autoComplete="off"
        onValueChange={(words) => setTyped(words.slice(0, talentListLimits.noteMax))}
      />
      <Button size="sm" onClick={() => setTyped(null)}>
        {texts.cancel}
      </Button>
      <Button type="submit" size="sm" variant="primary" isLoading={save.isPending}>
        {texts.save}
      </Button>
    </form>
  );
}

import type { PersonPage } from '@winnow/contracts';
import { useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { personTexts } from './person-texts.ts';
import { useNameOf } from './use-name-of.ts';
import { useFoundPeople, usePersonAct } from './use-person.ts';

type MergeDialogProps = { readonly person: PersonPage; readonly isAnonymous: boolean };

/** Finds another person by name and merges them into this one. */
export function MergeDialog({ person, isAnonymous }: MergeDialogProps) {
  const { merge: texts, resumeCount } = useTexts(personTexts);
  const nameOf = useNameOf();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { data: found } = useFoundPeople(isOpen && !isAnonymous ? search.trim() : '');
  const { perform, isBusy } = usePersonAct(person.id);
  const others = found?.filter(({ id }) => id !== person.id) ?? [];
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={texts.heading}
        description={isAnonymous ? texts.hidden : texts.explanation}
        actions={<Button onClick={() => setOpen(false)}>{texts.cancel}</Button>}
      >
        {!isAnonymous && (
          <div className="grid gap-3">
            <SearchInput size="sm" label={texts.search} value={search} onValueChange={setSearch} />
            <ul className="grid gap-2">
              {others.map((other) => (
                <li
                  key={other.id}
                  className="flex flex-wrap items-center gap-3 border-b border-rule pb-2 text-14"
                >
                  <span className="min-w-0 grow">
                    <bdi className="font-medium wrap-anywhere">{nameOf(other, false)}</bdi>
                    <span className="block text-13 text-quiet">{resumeCount(other.resumes)}</span>
                  </span>
                  <Button
                    size="sm"
                    disabled={isBusy}
                    aria-label={texts.withName(nameOf(other, false))}
                    onClick={() =>
                      perform.mutate(
                        { asked: { act: 'merge', otherId: other.id }, words: texts.done },
                        { onSuccess: () => setOpen(false) },
                      )
                    }
                  >
                    {texts.choose}
                  </Button>
                </li>
              ))}
            </ul>
            <p role="status" className="text-13 text-quiet">
              {found && others.length === 0 && texts.none}
            </p>
          </div>
        )}
      </Dialog>
    </>
  );
}

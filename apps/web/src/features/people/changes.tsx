import type { PersonPage } from '@winnow/contracts';
import { Link } from 'react-router';
import { Who } from '../../entities/organization/who.tsx';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { personPath } from '../../lib/screen-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { personTexts } from './person-texts.ts';
import { usePersonAct } from './use-person.ts';

/** Merges and splits, with undo. */
export function Changes({ person }: { readonly person: PersonPage }) {
  const { changes: texts } = useTexts(personTexts);
  const { dateTime } = useFormats();
  const { perform, isBusy } = usePersonAct(person.id);
  return (
    <ol className="grid gap-3 text-14">
      {person.changes.map(({ id, kind, by, at, resumes, otherId, canUndo, undoneAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule pb-3">
          <span className="min-w-48 grow">
            {texts.kinds[kind](resumes)}
            {undoneAt && <span className="text-quiet"> · {texts.undone(dateTime(undoneAt))}</span>}
            <span className="flex flex-wrap items-center gap-x-2 text-12 text-quiet">
              {by && <Who userId={by} />} {dateTime(at)}
              {otherId && (
                <Link to={personPath(otherId)} className="text-field underline underline-offset-4">
                  {texts.other}
                </Link>
              )}
            </span>
          </span>
          {canUndo && (
            <Button
              size="sm"
              disabled={isBusy}
              aria-label={texts.undoOf(texts.kinds[kind](resumes))}
              onClick={() => perform.mutate({ asked: { act: 'undo', changeId: id }, words: texts.done })}
            >
              {texts.undo}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

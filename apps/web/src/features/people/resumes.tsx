import type { PersonPage } from '@winnow/contracts';
import { useState } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { personTexts } from './person-texts.ts';
import { usePersonAct } from './use-person.ts';

type ResumesProps = {
  readonly person: PersonPage;
  readonly isAnonymous: boolean;
  readonly mayManage: boolean;
};

/** The resumes, the newest first; some can be made another person, and another person this one. */
export function Resumes({ person, isAnonymous, mayManage }: ResumesProps) {
  const { resumes: texts } = useTexts(personTexts);
  const { date } = useFormats();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { perform, isBusy } = usePersonAct(person.id);
  const fileIds = person.resumes.map(({ fileId }) => fileId).filter((id) => chosen.includes(id));
  const canSplit = mayManage && person.resumes.length > 1;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2">
        {person.resumes.map(({ fileId, fileName, sentAt, state }) => {
          const name = isAnonymous ? texts.of(date(sentAt)) : fileName;
          const helper = [!isAnonymous && texts.sent(date(sentAt)), state !== 'read' && texts.states[state]]
            .filter(Boolean)
            .join(' · ');
          return (
            <li key={fileId} className="rounded-card border border-rule bg-raised px-4 py-3">
              {canSplit ? (
                <Checkbox
                  label={<bdi className="wrap-anywhere">{name}</bdi>}
                  helper={helper}
                  checked={chosen.includes(fileId)}
                  onCheckedChange={(isChosen) =>
                    setChosen(isChosen ? [...chosen, fileId] : chosen.filter((id) => id !== fileId))
                  }
                />
              ) : (
                <p className="text-14">
                  <bdi className="wrap-anywhere">{name}</bdi>
                  <span className="block text-13 text-quiet">{helper}</span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {mayManage && (
        <div className="flex flex-wrap gap-2">
          {canSplit && (
            <Button
              size="sm"
              disabled={fileIds.length === 0 || fileIds.length === person.resumes.length}
              isLoading={isBusy}
              onClick={() =>
                perform.mutate(
                  { asked: { act: 'split', fileIds }, words: texts.splitDone(fileIds.length) },
                  { onSuccess: () => setChosen([]) },
                )
              }
            >
              {texts.split}
            </Button>
          )}
          <MergeDialog person={person} isAnonymous={isAnonymous} />
        </div>
      )}
      {canSplit && <p className="text-13 text-quiet">{texts.splitHint}</p>}
    </div>
  );
}

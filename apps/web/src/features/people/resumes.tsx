import type { PersonPage } from '@winnow/contracts';
import { useState } from 'react';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { SourceDialog } from '../../entities/resume-source/source-dialog.tsx';
import { sourceTexts } from '../../entities/resume-source/source-texts.ts';
import { SourceWords } from '../../entities/resume-source/source-words.tsx';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { personTexts } from './person-texts.ts';
import { usePersonAct } from './use-person.ts';

type ResumesProps = {
  readonly person: PersonPage;
  readonly isAnonymous: boolean;
};

/**
 * The resumes of a person, newest first. Selected ones can be split off as another person, and another person can be
 * merged into this one.
 */
export function Resumes({ person, isAnonymous }: ResumesProps) {
  const { resumes: texts } = useTexts(personTexts);
  const sourceWords = useTexts(sourceTexts);
  const { date } = useFormats();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const mayManage = useMay()('resumes.write');
  const canSplit = mayManage && person.resumes.length > 1;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2">
        {person.resumes.map(({ fileId, fileName, sentAt, state, source, sourceLabel, notes }) => {
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
              <p className="mt-1 text-13">
                <span className="text-quiet">{sourceWords.source}: </span>
                <SourceWords source={source} sourceLabel={sourceLabel} />
              </p>
              {notes !== null && (
                <div className="mt-2 text-13">
                  <h3 className="text-quiet">{texts.notes}</h3>
                  <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
                    {isAnonymous ? texts.notesHidden : notes}
                  </p>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <Allowed to="resumes.write">
        <ManageResumes
          person={person}
          isAnonymous={isAnonymous}
          chosen={chosen}
          onSplit={() => setChosen([])}
        />
      </Allowed>
      {canSplit && <p className="text-13 text-quiet">{texts.splitHint}</p>}
    </div>
  );
}

type ManageProps = ResumesProps & {
  /** Ids of the selected files; some may have been removed in the meantime. */
  readonly chosen: readonly string[];
  readonly onSplit: () => void;
};

function ManageResumes({ person, isAnonymous, chosen, onSplit }: ManageProps) {
  const { resumes: texts } = useTexts(personTexts);
  const { perform, isBusy } = usePersonAct(person.id);
  const fileIds = person.resumes.map(({ fileId }) => fileId).filter((id) => chosen.includes(id));
  const sourceWords = useTexts(sourceTexts);
  const [isLabeling, setLabeling] = useState(false);
  // The selected ones, otherwise all.
  const labeled = person.resumes.filter(({ fileId }) => fileIds.length === 0 || fileIds.includes(fileId));
  const labels = new Set(labeled.map(({ sourceLabel }) => sourceLabel));
  return (
    <div className="flex flex-wrap gap-2">
      {person.resumes.length > 1 && (
        <Button
          size="sm"
          disabled={fileIds.length === 0 || fileIds.length === person.resumes.length}
          isLoading={isBusy}
          onClick={() =>
            perform.mutate(
              { asked: { act: 'split', fileIds }, words: texts.splitDone(fileIds.length) },
              { onSuccess: onSplit },
            )
          }
        >
          {texts.split}
        </Button>
      )}
      <Button size="sm" onClick={() => setLabeling(true)}>
        {sourceWords.edit}
      </Button>
      {isLabeling && (
        <SourceDialog
          fileIds={labeled.map(({ fileId }) => fileId)}
          label={labels.size === 1 ? ([...labels][0] ?? '') : ''}
          onClose={() => setLabeling(false)}
        />
      )}
      <MergeDialog person={person} isAnonymous={isAnonymous} />
    </div>
  );
}

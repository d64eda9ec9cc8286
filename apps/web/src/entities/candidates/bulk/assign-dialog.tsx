import { type AnalysisRow, hiringTeamRoles, limits, seesEveryJob } from '@winnow/contracts';
import { useState } from 'react';
import { useKeptState } from '../../../lib/kept-draft.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { useJobViewers, usePeople } from '../../hiring-teams/use-hiring-team.ts';
import { PeoplePicker, type PickablePerson } from '../../organization/people-picker.tsx';
import { useCurrentOrganization } from '../../organization/use-organizations.ts';
import { bulkTexts } from './bulk-texts.ts';
import { LabelDialog } from './label-dialog.tsx';
import { selectionDraft, selectionOf } from './selection-draft.ts';
import { SuggestionChips } from './suggestion-chips.tsx';
import type { AssignTo } from './use-bulk-actions.ts';
import { useLabels } from './use-labels.ts';

type AssignDialogProps = {
  /** The loaded rows among them. */
  readonly rows: readonly Pick<AnalysisRow, 'id' | 'assignedTo' | 'jobDescriptionId'>[];
  readonly count: number;
  /** Whether some of them may be assigned. */
  readonly canUnassign: boolean;
  readonly onClose: () => void;
  readonly onAssign: (to: AssignTo) => void;
};

/** Assigns candidates to a member of the team; in a personal organization, to a name in free text. */
export function AssignDialog(props: AssignDialogProps) {
  const isInTeam = useCurrentOrganization()?.isPersonal === false;
  return isInTeam ? <MemberDialog {...props} /> : <NameDialog {...props} />;
}

function MemberDialog({ rows, count, canUnassign, onClose, onAssign }: AssignDialogProps) {
  const { assign: texts } = useTexts(bulkTexts);
  const jobs = new Set(rows.map(({ jobDescriptionId }) => jobDescriptionId));
  const [job = null] = jobs.size === 1 && rows.length === count ? jobs : [];
  const viewers = useJobViewers(job);
  const members = usePeople();
  const assigned = rows.length === count ? new Set(rows.map((row) => row.assignedTo?.userId ?? null)) : null;
  const [before = null] = assigned?.size === 1 ? assigned : [];
  const [chosen, setChosen] = useState(before);
  return (
    <Fetched query={members} words={texts} lines={4}>
      {(all) => {
        // For several jobs, members who can see all of them.
        const ofAll = all.filter(
          ({ role }) => hiringTeamRoles.some((known) => known === role) && seesEveryJob(role),
        );
        const people: readonly PickablePerson[] = viewers.data ?? ofAll;
        const person = people.find(({ userId }) => userId === chosen);
        return (
          <LabelDialog
            title={texts.title(count)}
            description={texts.whoSees}
            onClose={onClose}
            onSubmit={() => person && onAssign(person)}
            aside={canUnassign && <Unassign onAssign={onAssign} />}
            save={
              <Button type="submit" variant="primary" disabled={!person || chosen === before}>
                {texts.save}
              </Button>
            }
          >
            <PeoplePicker
              label={texts.person}
              people={people}
              chosen={chosen ? [chosen] : []}
              onChoose={([userId = null]) => setChosen(userId)}
              ownId={all.find(({ isCaller }) => isCaller)?.userId}
            />
          </LabelDialog>
        );
      }}
    </Fetched>
  );
}

function NameDialog({ rows, count, canUnassign, onClose, onAssign }: AssignDialogProps) {
  const { assign: texts } = useTexts(bulkTexts);
  const { assignees } = useLabels();
  const [typed, setTyped] = useKeptState(selectionDraft('assignee', selectionOf(rows, count)), '');
  const [hasTried, setTried] = useState(false);
  const name = typed.trim();
  const error = name === '' ? texts.empty : name.length > limits.assigneeMax ? texts.tooLong : undefined;

  function submit(): void {
    setTried(true);
    if (error) document.getElementById('assignee')?.focus();
    else onAssign({ written: name });
  }

  return (
    <LabelDialog
      title={texts.title(count)}
      description={texts.explanation}
      onClose={onClose}
      onSubmit={submit}
      aside={canUnassign && <Unassign onAssign={onAssign} />}
      save={
        <Button type="submit" variant="primary">
          {texts.save}
        </Button>
      }
    >
      <TextInput
        id="assignee"
        size="sm"
        label={texts.field}
        value={typed}
        error={(hasTried && error) || undefined}
        autoComplete="off"
        onValueChange={setTyped}
      />
      <SuggestionChips
        label={texts.suggestions}
        suggestions={assignees}
        typed={typed}
        onChoose={(written) => onAssign({ written })}
      />
    </LabelDialog>
  );
}

function Unassign({ onAssign }: Pick<AssignDialogProps, 'onAssign'>) {
  const { assign: texts } = useTexts(bulkTexts);
  return (
    <Button variant="quiet" className="me-auto" onClick={() => onAssign(null)}>
      {texts.clear}
    </Button>
  );
}

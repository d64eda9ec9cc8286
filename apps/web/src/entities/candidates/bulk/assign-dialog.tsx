import { limits } from '@winnow/contracts';
import { useState } from 'react';
import { useKeptState } from '../../../lib/kept-draft.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { bulkTexts } from './bulk-texts.ts';
import { LabelDialog } from './label-dialog.tsx';
import { selectionDraft, selectionOf } from './selection-draft.ts';
import { SuggestionChips } from './suggestion-chips.tsx';
import { useLabels } from './use-labels.ts';

type AssignDialogProps = {
  /** Those of them that are known here. */
  readonly rows: readonly { readonly id: string }[];
  readonly count: number;
  /** Whether some of them may have an assignee. */
  readonly canUnassign: boolean;
  readonly onClose: () => void;
  readonly onAssign: (assignee: string | null) => void;
};

/** Who takes care of the candidates: a name or an email. */
export function AssignDialog({ rows, count, canUnassign, onClose, onAssign }: AssignDialogProps) {
  const { assign: texts } = useTexts(bulkTexts);
  const { assignees } = useLabels();
  const [typed, setTyped] = useKeptState(selectionDraft('assignee', selectionOf(rows, count)), '');
  const [hasTried, setTried] = useState(false);
  const name = typed.trim();
  const error = name === '' ? texts.empty : name.length > limits.assigneeMax ? texts.tooLong : undefined;

  function submit(): void {
    setTried(true);
    if (error) document.getElementById('assignee')?.focus();
    else onAssign(name);
  }

  return (
    <LabelDialog
      title={texts.title(count)}
      description={texts.explanation}
      onClose={onClose}
      onSubmit={submit}
      aside={
        canUnassign && (
          <Button variant="quiet" className="me-auto" onClick={() => onAssign(null)}>
            {texts.clear}
          </Button>
        )
      }
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
      <SuggestionChips label={texts.suggestions} suggestions={assignees} typed={typed} onChoose={onAssign} />
    </LabelDialog>
  );
}

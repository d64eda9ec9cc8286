import { CircleHelp, History, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { rowsToCheck } from '../../../entities/requirements/check-answers.ts';
import { requirementTexts } from '../../../entities/requirements/requirement-texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { editorTexts } from './editor-texts.ts';
import type { useJobDraft } from './use-job-draft.ts';
import { VersionSheet } from './version-sheet.tsx';

type SavingBarProps = {
  readonly draft: ReturnType<typeof useJobDraft>;
  readonly onSave: () => void;
  /** Called to go to the lines to check. */
  readonly onCheck: () => void;
};

/** Actions for the whole job description: save, earlier versions, and scoring resumes. */
export function SavingBar({ draft, onSave, onCheck }: SavingBarProps) {
  const { saving: texts, analyze } = useTexts(editorTexts);
  const { check } = useTexts(requirementTexts);
  const toCheck = rowsToCheck(draft.rows).length;
  const [isOpen, setOpen] = useState(false);
  const { job, isDirty, save } = draft;
  return (
    <div className="flex grow flex-wrap items-center gap-2">
      {job && (
        <>
          <span
            role="status"
            className={classNames('me-auto text-13', isDirty ? 'text-partly' : 'text-quiet')}
          >
            {isDirty ? texts.unsaved : texts.unchanged}
          </span>
          <Button variant="quiet" icon={<History aria-hidden="true" />} onClick={() => setOpen(true)}>
            {texts.version(job.version)}
          </Button>
          {toCheck > 0 && (
            <Button className="xl:hidden" icon={<CircleHelp aria-hidden="true" />} onClick={onCheck}>
              {check.lead(toCheck)}
            </Button>
          )}
          {!isDirty && (
            <Link to={`/resume-analyzer?job=${job.id}`} className={buttonClass('primary', 'md')}>
              <ListChecks aria-hidden="true" />
              {analyze}
            </Link>
          )}
        </>
      )}
      {(isDirty || !job) && (
        <Button
          variant="primary"
          className={classNames(!job && 'ms-auto')}
          isLoading={save.isPending}
          loadingLabel={texts.saving}
          onClick={onSave}
        >
          {job ? texts.save : texts.saveNew}
        </Button>
      )}
      {job && isOpen && (
        <VersionSheet
          job={job}
          onClose={() => setOpen(false)}
          onUse={(text, words) => {
            const undo = draft.replaceText(text);
            toasts.add('info', words, { undo });
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

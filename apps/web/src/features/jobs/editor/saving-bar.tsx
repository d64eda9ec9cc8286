import { CircleHelp, History, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button, buttonLook } from '../../../ui/buttons/button.tsx';
import { jobsTexts } from '../jobs-texts.ts';
import { rowsToCheck } from '../requirements/check-answers.ts';
import type { useJobDraft } from './use-job-draft.ts';
import { VersionSheet } from './version-sheet.tsx';

type SavingBarProps = { readonly draft: ReturnType<typeof useJobDraft>; readonly onSave: () => void };

/** What can be done with the job description as a whole: saved, looked at as it was, and analysed with. */
export function SavingBar({ draft, onSave }: SavingBarProps) {
  const { editor: texts, check, analyse } = useTexts(jobsTexts);
  const toCheck = rowsToCheck(draft.rows).length;
  const [isOpen, setOpen] = useState(false);
  const { job, isDirty, save } = draft;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {job && (
        <>
          <span role="status" className="me-2 text-13 text-quiet">
            {isDirty ? texts.unsaved : texts.unchanged}
          </span>
          <Button look="quiet" icon={<History aria-hidden="true" />} onClick={() => setOpen(true)}>
            {texts.version(job.version)}
          </Button>
          {toCheck > 0 && (
            <a href="#first-check" className={classNames(buttonLook('secondary', 'md'), 'lg:hidden')}>
              <CircleHelp aria-hidden="true" />
              {check.lead(toCheck)}
            </a>
          )}
          {!isDirty && (
            <Link to={`/resume-analyzer?job=${job.id}`} className={buttonLook('primary', 'md')}>
              <ListChecks aria-hidden="true" />
              {analyse}
            </Link>
          )}
        </>
      )}
      {(isDirty || !job) && (
        <Button look="primary" isLoading={save.isPending} loadingLabel={texts.saving} onClick={onSave}>
          {job ? texts.save : texts.saveNew}
        </Button>
      )}
      {job && isOpen && (
        <VersionSheet
          job={job}
          onClose={() => setOpen(false)}
          onUse={(text) => {
            draft.change({ text });
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

import type { JobDescriptionView } from '@winnow/contracts';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { JobNotes } from '../../job-notes/job-notes.tsx';
import { jobsTexts } from '../jobs-texts.ts';
import { RequirementList } from '../requirements/requirement-list.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { JobTextForm } from './job-text-form.tsx';
import { SavingBar } from './saving-bar.tsx';
import { useJobDraft } from './use-job-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaveKeys } from './use-save-keys.ts';

/** The text on one side; on the other what it asks for, read while somebody types. */
export function JobEditor({ job: opened }: { readonly job: JobDescriptionView | null }) {
  const texts = useTexts(jobsTexts);
  const navigate = useNavigate();
  const draft = useJobDraft({ job: opened, source: 'written' });
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const { job, rows, isDirty, fault, save } = draft;
  useLeaveGuard(isDirty && !save.isPending, texts.editor.leave);

  function submit(version: number | null = null): void {
    setTried(true);
    if (fault) {
      document.getElementById('job-text')?.focus();
      return;
    }
    save.mutate(
      { version },
      {
        onSuccess(saved) {
          toasts.add('success', texts.editor.saved);
          if (!job) void navigate(`/job-descriptions/${saved.id}`, { replace: true, state: { job: saved } });
        },
      },
    );
  }
  useSaveKeys(() => isDirty && submit());

  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <title>{job ? texts.titleOf(job.title) : texts.editor.newTitle}</title>
      <Link
        to="/job-descriptions"
        className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink print:hidden"
      >
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {texts.editor.back}
      </Link>
      <header className="mt-3 mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <h1 dir="auto" className="min-w-60 grow font-serif text-31 tracking-tight">
          {job ? job.title : texts.editor.newHeading}
        </h1>
        <SavingBar draft={draft} onSave={() => submit()} />
      </header>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <JobTextForm
          draft={draft}
          fault={hasTried ? fault : null}
          lookedAt={lookedAt}
          onSubmit={() => submit()}
        />
        <div className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:pe-1">
          {draft.fields.text.trim() !== '' && (
            <JobNotes
              notes={draft.notes}
              className="mb-6"
              onShow={({ start, end }) => {
                const area = document.getElementById('job-text');
                if (!(area instanceof HTMLTextAreaElement)) return;
                area.focus();
                area.setSelectionRange(start, end);
              }}
            />
          )}
          <RequirementList
            rows={rows}
            edits={draft.edits}
            jobId={job?.id}
            isReading={draft.isReading}
            onEdit={draft.setEdits}
            onLook={setLookedAt}
          />
          {/* On a phone the button at the top is many screens away by now. */}
          {(isDirty || !job) && (
            <Button
              look="primary"
              className="mt-6 w-full lg:hidden"
              isLoading={save.isPending}
              loadingLabel={texts.editor.saving}
              onClick={() => submit()}
            >
              {job ? texts.editor.save : texts.editor.saveNew}
            </Button>
          )}
        </div>
      </div>
      {draft.conflict && (
        <ConflictDialog
          current={draft.conflict}
          isSaving={save.isPending}
          onTheirs={(current) => {
            draft.adopt(current);
            save.reset();
          }}
          onMine={(current) => submit(current.version)}
          onClose={() => save.reset()}
        />
      )}
    </div>
  );
}

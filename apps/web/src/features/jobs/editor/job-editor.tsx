import type { JobDescriptionView } from '@winnow/contracts';
import { ChevronLeft, History, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { jobsTexts } from '../jobs-texts.ts';
import { RequirementList } from '../requirements/requirement-list.tsx';
import { MarkedTextArea, type TextMark } from '../wording/marked-text-area.tsx';
import { replaceWording } from '../wording/replace-wording.ts';
import { WordingNotes } from '../wording/wording-notes.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { JobUpload } from './job-upload.tsx';
import { useJobDraft } from './use-job-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaveKeys } from './use-save-keys.ts';
import { VersionSheet } from './version-sheet.tsx';

/** The text on one side; on the other what it asks for, read while somebody types. */
export function JobEditor({ job: opened }: { readonly job: JobDescriptionView | null }) {
  const texts = useTexts(jobsTexts);
  const navigate = useNavigate();
  const draft = useJobDraft({ job: opened, source: 'written' });
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const { job, fields, rows, wording, isDirty, fault, save } = draft;
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

  const marks: TextMark[] = [
    ...rows
      .filter(({ id }) => id === lookedAt)
      .flatMap(({ evidence }) => evidence.map((place) => ({ ...place, look: 'asked' as const }))),
    ...wording.map(({ start, end }) => ({ start, end, look: 'note' as const })),
  ];
  const faultWords = fault === 'too-short' ? texts.editor.tooShort : texts.editor.tooLong;

  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <title>{job ? texts.titleOf(job.title) : texts.editor.newTitle}</title>
      <Link
        to="/job-descriptions"
        className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink"
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
        <form
          noValidate
          className="grid grid-cols-1 gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
            <TextInput
              label={texts.editor.jobTitle}
              placeholder={job ? undefined : texts.editor.jobTitleHint}
              value={fields.title}
              onValueChange={(title) => draft.change({ title })}
            />
            <TextInput
              label={texts.editor.company}
              value={fields.company}
              onValueChange={(company) => draft.change({ company })}
            />
            <TextInput
              label={texts.editor.place}
              value={fields.place}
              onValueChange={(place) => draft.change({ place })}
            />
          </div>
          <MarkedTextArea
            id="job-text"
            label={texts.editor.text}
            helper={texts.editor.textHint}
            counter={texts.editor.counter(fields.text.length)}
            error={hasTried && fault ? faultWords : null}
            value={fields.text}
            marks={marks}
            isDisabled={save.isPending}
            onValueChange={(text) => draft.change({ text })}
          />
          <JobUpload
            onText={(text) => {
              draft.change({ text });
              draft.setOrigin('uploaded');
            }}
          />
          {fields.text.trim() !== '' && (
            <WordingNotes
              notes={wording}
              onReplace={(note) => draft.change({ text: replaceWording(fields.text, note) })}
              onShow={({ start, end }) => {
                const area = document.getElementById('job-text');
                if (!(area instanceof HTMLTextAreaElement)) return;
                area.focus();
                area.setSelectionRange(start, end);
              }}
            />
          )}
        </form>
        <div className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:pe-1">
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

type SavingBarProps = { readonly draft: ReturnType<typeof useJobDraft>; readonly onSave: () => void };

function SavingBar({ draft, onSave }: SavingBarProps) {
  const { editor: texts, analyse } = useTexts(jobsTexts);
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

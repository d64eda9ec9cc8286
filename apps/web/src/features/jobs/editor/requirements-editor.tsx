import { type JobDescriptionView, jobLimits } from '@winnow/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { JobEmailsSwitch } from '../../../entities/candidate-emails/job-emails-switch.tsx';
import { JobNotes } from '../../../entities/job-notes/job-notes.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { RequirementList } from '../requirements/requirement-list.tsx';
import { useAddRequirement } from '../requirements/use-add-requirement.ts';
import { editorTexts } from './editor-texts.ts';
import { type JobChoices, JobConflict } from './job-conflict.tsx';
import { JobTextForm } from './job-text-form.tsx';
import { SavingBar } from './saving-bar.tsx';
import { useJobDraft } from './use-job-draft.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaveKeys } from './use-save-keys.ts';

type RequirementsEditorProps = {
  readonly job: JobDescriptionView | null;
  /** Called when a new job description is saved for the first time. */
  readonly onCreated?: (job: JobDescriptionView) => void;
};

type View = 'requirements' | 'text';

/** The requirements of a job next to their text, while the user types. On a narrow screen one or the other. */
export function RequirementsEditor(props: RequirementsEditorProps) {
  // Another job is another draft.
  return <Editor key={props.job?.id ?? 'new'} {...props} />;
}

function Editor({ job: opened, onCreated }: RequirementsEditorProps) {
  const texts = useTexts(editorTexts);
  const draft = useJobDraft({ job: opened, source: 'written' });
  const [view, setView] = useState<View>(opened || draft.fields.text !== '' ? 'requirements' : 'text');
  const [isWriting, setWriting] = useState(draft.fields.text.trim() === '');
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const { job, rows, history, isDirty, error, save } = draft;
  const { add } = useAddRequirement(rows, history);
  useLeaveGuard(isDirty && !save.isPending);

  useEffect(() => {
    // Only once the draft is saved; unsaved drafts are kept.
    if (!opened && job && !isDirty) onCreated?.(job);
  }, [opened, job, isDirty, onCreated]);

  /** @param choices how a conflict is resolved */
  function submit(choices: JobChoices | null = null): void {
    setTried(true);
    if (error) {
      showInText();
      return;
    }
    save.mutate(choices && draft.conflict ? { current: draft.conflict, choices } : null, {
      onSuccess: () => toasts.add('success', texts.saving.saved),
    });
  }
  useSaveKeys(() => isDirty && submit());

  function takeTheirs(current: JobDescriptionView): void {
    const undo = draft.replaceWith(current);
    toasts.add('info', texts.conflict.taken(current.version), { undo });
    save.reset();
  }

  function include(line: string): void {
    const undo = add(line.slice(0, jobLimits.requirementTextMax), false);
    toasts.add('success', texts.text.included(line), { undo });
  }

  function showChecks(): void {
    setView('requirements');
    requestAnimationFrame(() => document.getElementById('first-check')?.scrollIntoView({ block: 'start' }));
  }

  function showInText(place?: { readonly start: number; readonly end: number }): void {
    setView('text');
    setWriting(true);
    requestAnimationFrame(() => {
      const area = document.getElementById('job-text');
      if (!(area instanceof HTMLTextAreaElement)) return;
      area.focus();
      if (place) area.setSelectionRange(place.start, place.end);
    });
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {draft.isRestored && isDirty && (
        <Notice tone="info" heading={texts.saving.restored}>
          <p>{texts.saving.restoredWords}</p>
          <Button size="sm" className="mt-2" onClick={draft.discard}>
            {texts.saving.discard}
          </Button>
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:grid-rows-[auto_1fr]">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 xl:col-start-2">
          <ViewSwitch view={view} onView={setView} />
          <SavingBar draft={draft} onSave={() => submit()} onCheck={showChecks} />
        </div>
        <Part isShown={view === 'requirements'} className="xl:col-start-1 xl:row-span-2 xl:row-start-1">
          {draft.fields.text.trim() !== '' && (
            <JobNotes notes={draft.notes} className="mb-4" onShow={showInText} />
          )}
          <RequirementList
            rows={rows}
            history={history}
            jobId={job?.id}
            isReading={draft.isReading}
            onHighlight={setHighlighted}
          />
        </Part>
        <Part isShown={view === 'text'} className="xl:col-start-2">
          <JobTextForm
            draft={draft}
            error={hasTried ? error : null}
            highlighted={highlighted}
            isWriting={isWriting}
            onWriting={setWriting}
            onInclude={include}
            onSubmit={() => submit()}
            onShow={showInText}
          />
          {job && (
            <div className="mt-6">
              <JobEmailsSwitch jobId={job.id} />
            </div>
          )}
        </Part>
      </div>
      {draft.conflict && (
        <JobConflict
          draft={draft}
          current={draft.conflict}
          isSaving={save.isPending}
          onTheirs={() => draft.conflict && takeTheirs(draft.conflict)}
          onSave={(choices) => submit(choices)}
          onClose={() => save.reset()}
        />
      )}
    </div>
  );
}

type PartProps = { readonly isShown: boolean; readonly className: string; readonly children: ReactNode };

/** Shown next to the other part if there is room, otherwise instead of it; both are printed. */
function Part({ isShown, className, children }: PartProps) {
  return (
    <div className={classNames('min-w-0', !isShown && 'max-xl:hidden print:block', className)}>
      {children}
    </div>
  );
}

type ViewSwitchProps = { readonly view: View; readonly onView: (view: View) => void };

function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { views: texts } = useTexts(editorTexts);
  return (
    <fieldset className="flex rounded-control border border-rule bg-sunken p-0.5 max-sm:grow xl:hidden print:hidden">
      <legend className="sr-only">{texts.label}</legend>
      {(['requirements', 'text'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          onClick={() => onView(each)}
          className="h-control-sm grow rounded-control px-3 text-14 text-quiet aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-float forced-colors:aria-pressed:outline-2"
        >
          {texts[each]}
        </button>
      ))}
    </fieldset>
  );
}

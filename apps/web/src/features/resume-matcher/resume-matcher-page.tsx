import { type ReactNode, useState } from 'react';
import { formatError } from '../../lib/request-words.ts';
import { usePageFiles } from '../../ui/use-page-files.ts';
import { checkJobText, checkResumeFiles } from './check-input.ts';
import { MatchFailure, UnreadableResume } from './match-failure.tsx';
import { MatchForm, type MatchFormErrors } from './match-form.tsx';
import { MatchResult } from './match-result.tsx';
import type { ResumeChoice } from './resume-input.tsx';
import { resumeMatcherTexts as texts } from './resume-matcher-texts.ts';
import { SamplePicker } from './sample-picker.tsx';
import { useResumeMatch } from './use-resume-match.ts';
import { useSamples } from './use-samples.ts';

const noErrors: MatchFormErrors = { resume: null, job: null };

/** The public tool: one resume against one job text, explained; nothing is stored. */
export function ResumeMatcherPage() {
  const [resume, setResume] = useState<ResumeChoice>({ kind: 'none' });
  const [job, setJob] = useState('');
  const [errors, setErrors] = useState(noErrors);
  const [refusals, setRefusals] = useState(0);
  const match = useResumeMatch();
  const samples = useSamples({
    onJob: changeJob,
    onResume: (file) => changeResume({ kind: 'file', file }),
  });

  const isFileOver = usePageFiles((files) => {
    if (!match.isPending) takeFiles(files);
  });

  function changeResume(choice: ResumeChoice, fault: string | null = null): void {
    setResume(choice);
    setErrors((shown) => ({ ...shown, resume: fault }));
    match.reset();
  }

  function changeJob(text: string): void {
    setJob(text);
    setErrors((shown) => ({ ...shown, job: null }));
  }

  function takeFiles(files: readonly File[]): void {
    const fault = checkResumeFiles(files);
    const [file] = files;
    changeResume(file && fault === null ? { kind: 'file', file } : { kind: 'none' }, fault);
  }

  function submit(): void {
    const file = fileOf(resume);
    const found = { resume: checkResumeFiles(file ? [file] : []), job: checkJobText(job) };
    setErrors(found);
    if (!file || found.resume !== null || found.job !== null) {
      setRefusals((count) => count + 1);
      return;
    }
    match.mutate(
      { resume: file, job },
      {
        onError(error) {
          const fields = formatError(error).errors;
          setErrors({ resume: fields['resume']?.[0] ?? null, job: fields['job']?.[0] ?? null });
        },
      },
    );
  }

  function returnToForm(): void {
    match.reset();
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }

  const outcome = match.data;
  if (outcome?.kind === 'report') {
    return (
      <Page title={texts.titleOfResult(outcome.fileName)}>
        <MatchResult fileName={outcome.fileName} report={outcome.report} onChange={returnToForm} />
      </Page>
    );
  }

  return (
    <Page title={errors.resume || errors.job ? texts.titleWithError : texts.title}>
      <header className="mb-8 max-w-2xl">
        <h1 className="font-serif text-31 tracking-tight sm:text-39">{texts.heading}</h1>
        <p className="mt-3 text-quiet">{texts.introduction}</p>
      </header>
      <div className="grid gap-6">
        {match.error && <MatchFailure error={match.error} onRetry={submit} />}
        {outcome?.kind === 'unreadable' && <UnreadableResume reason={outcome.reason} />}
        <MatchForm
          resume={resume}
          job={job}
          errors={errors}
          refusals={refusals}
          isFileOver={isFileOver}
          isWorking={match.isPending}
          isFetchingSamples={samples.isFetching}
          samples={
            samples.resumes && (
              <SamplePicker
                samples={samples.resumes}
                chosenName={resume.kind === 'file' ? resume.file.name : null}
                isDisabled={match.isPending}
                onChoose={samples.choose}
              />
            )
          }
          onResume={(choice) => changeResume(choice)}
          onFiles={takeFiles}
          onJob={changeJob}
          onSubmit={submit}
          onCancel={match.cancel}
          onSamples={samples.start}
        />
      </div>
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-6 sm:py-14 print:max-w-none print:p-0">
      <title>{title}</title>
      {children}
    </div>
  );
}

/** Pasted text travels as a text file, like any other resume. */
function fileOf(resume: ResumeChoice): File | null {
  switch (resume.kind) {
    case 'none':
      return null;
    case 'file':
      return resume.file;
    case 'text':
      return resume.text.trim() === ''
        ? null
        : new File([resume.text], texts.resumeTextFile, { type: 'text/plain' });
  }
}

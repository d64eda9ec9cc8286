import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { formatError } from '../../lib/requests/request-words.ts';
import { usePageFiles } from '../../ui/drop-zone/use-page-files.ts';
import { checkJobText, checkResumeFiles, type InputFault } from './check-input.ts';
import { prepareMatcherRequests } from './load-matcher-requests.ts';
import { MatchFailure, UnreadableResume } from './match-failure.tsx';
import { MatchForm, type MatchFormErrors } from './match-form.tsx';
import { MatchResult } from './match-result.tsx';
import type { ResumeChoice } from './resume-input.tsx';
import { resumeMatcherTexts } from './resume-matcher-texts.ts';
import { SamplePicker } from './sample-picker.tsx';
import { useResumeMatch } from './use-resume-match.ts';
import { useSamples } from './use-samples.ts';

/** A fault that we found ourselves, or the server's own words. */
type Fault = InputFault | { readonly said: string };
type Faults = { readonly resume: Fault | null; readonly job: Fault | null };
const noFaults: Faults = { resume: null, job: null };

/** The public tool: one resume against one job text, explained; nothing is stored. */
export function ResumeMatcherPage() {
  const texts = useTexts(resumeMatcherTexts);
  const [resume, setResume] = useState<ResumeChoice>({ kind: 'none' });
  const [job, setJob] = useState('');
  const [faults, setFaults] = useState(noFaults);
  const [refusals, setRefusals] = useState(0);
  const match = useResumeMatch();
  const samples = useSamples({
    onJob: changeJob,
    onResume: (file) => changeResume({ kind: 'file', file }),
  });

  const isFileOver = usePageFiles((files) => {
    if (!match.isPending) takeFiles(files);
  });

  function changeResume(choice: ResumeChoice, fault: InputFault | null = null): void {
    prepareMatcherRequests();
    setResume(choice);
    setFaults((shown) => ({ ...shown, resume: fault }));
    match.reset();
  }

  function changeJob(text: string): void {
    prepareMatcherRequests();
    setJob(text);
    setFaults((shown) => ({ ...shown, job: null }));
  }

  function takeFiles(files: readonly File[]): void {
    const fault = checkResumeFiles(files);
    const [file] = files;
    changeResume(file && fault === null ? { kind: 'file', file } : { kind: 'none' }, fault);
  }

  function submit(): void {
    const file = fileOf(resume, texts.resumeTextFile);
    const found = { resume: checkResumeFiles(file ? [file] : []), job: checkJobText(job) };
    setFaults(found);
    if (!file || found.resume !== null || found.job !== null) {
      setRefusals((count) => count + 1);
      return;
    }
    match.mutate(
      { resume: file, job },
      {
        onError(error) {
          const fields = formatError(error).errors;
          setFaults({ resume: saidOf(fields['resume']), job: saidOf(fields['job']) });
        },
      },
    );
  }

  function returnToForm(): void {
    match.reset();
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }

  const wordsOf = (fault: Fault | null) =>
    fault === null || typeof fault === 'object' ? (fault?.said ?? null) : texts.errors[fault];
  const errors: MatchFormErrors = { resume: wordsOf(faults.resume), job: wordsOf(faults.job) };

  const outcome = match.data;
  if (outcome?.kind === 'report') {
    return (
      <Page>
        <title>{texts.titleOfResult(outcome.fileName)}</title>
        <MatchResult fileName={outcome.fileName} report={outcome.report} onChange={returnToForm} />
      </Page>
    );
  }

  return (
    <Page>
      <PageHead
        title={errors.resume || errors.job ? texts.titleWithError : texts.title}
        description={texts.description}
      />
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

function Page({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-6 sm:py-14 print:max-w-none print:p-0">
      {children}
    </div>
  );
}

function saidOf(messages: readonly string[] | undefined): Fault | null {
  const [said] = messages ?? [];
  return said === undefined ? null : { said };
}

/** Pasted text travels as a text file, like any other resume. */
function fileOf(resume: ResumeChoice, nameOfText: string): File | null {
  switch (resume.kind) {
    case 'none':
      return null;
    case 'file':
      return resume.file;
    case 'text':
      return resume.text.trim() === '' ? null : new File([resume.text], nameOfText, { type: 'text/plain' });
  }
}

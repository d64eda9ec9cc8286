import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { usePageFiles } from '../../ui/drop-zone/use-page-files.ts';
import { MatchFailure, UnreadableResume } from './match-failure.tsx';
import { MatchForm } from './match-form.tsx';
import { MatchResult } from './match-result.tsx';
import { resumeMatcherTexts } from './resume-matcher-texts.ts';
import { SamplePicker } from './sample-picker.tsx';
import { useMatchInputs } from './use-match-inputs.ts';
import { useResumeMatch } from './use-resume-match.ts';
import { useSamples } from './use-samples.ts';

/** The public tool: one resume against one job text, explained; nothing is stored. */
export function ResumeMatcherPage() {
  const texts = useTexts(resumeMatcherTexts);
  const match = useResumeMatch();
  const inputs = useMatchInputs(match.reset);
  const { resume, errors } = inputs;
  const samples = useSamples({
    onJob: inputs.changeJob,
    onResume: (file) => inputs.changeResume({ kind: 'file', file }),
  });

  const isFileOver = usePageFiles((files) => {
    if (!match.isPending) inputs.takeFiles(files);
  });

  function submit(): void {
    const input = inputs.check();
    if (input) match.mutate(input, { onError: inputs.showRefusal });
  }

  function returnToForm(): void {
    match.reset();
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }

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
          job={inputs.job}
          errors={errors}
          refusals={inputs.refusals}
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
          onResume={(choice) => inputs.changeResume(choice)}
          onFiles={inputs.takeFiles}
          onJob={inputs.changeJob}
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

import { limits } from '@winnow/contracts';
import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorSummary } from '../../ui/inputs/error-summary.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { MatchProgress } from './match-progress.tsx';
import { type ResumeChoice, ResumeInput } from './resume-input.tsx';
import { resumeMatcherTexts } from './resume-matcher-texts.ts';

export type MatchFormErrors = { readonly resume: string | null; readonly job: string | null };

type MatchFormProps = {
  readonly resume: ResumeChoice;
  readonly job: string;
  readonly errors: MatchFormErrors;
  /** Number of failed submissions; focus moves to the error summary whenever it increases. */
  readonly refusals: number;
  /** A file is dragged over the page. */
  readonly isFileOver: boolean;
  readonly isWorking: boolean;
  readonly isFetchingSamples: boolean;
  readonly samples: ReactNode;
  readonly onResume: (choice: ResumeChoice) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onJob: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onSamples: () => void;
  readonly onCancel: () => void;
};

const resumeId = 'resume';
const jobId = 'job-description';

/** The form: a resume, a job text and the submit button. */
export function MatchForm(props: MatchFormProps) {
  const texts = useTexts(resumeMatcherTexts);
  const { resume, job, errors, isWorking } = props;
  const isHydrated = useIsHydrated();
  const errorsById = { [resumeId]: errors.resume, [jobId]: errors.job };

  function submit(event: FormEvent): void {
    event.preventDefault();
    props.onSubmit();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <ErrorSummary errors={props.refusals > 0 ? errorsById : {}} refusals={props.refusals} />
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-3">
          <div className="grow">
            <ResumeInput
              id={resumeId}
              choice={resume}
              error={errors.resume}
              isOver={props.isFileOver}
              isDisabled={isWorking}
              onChoice={props.onResume}
              onFiles={props.onFiles}
            />
          </div>
          {props.samples}
        </div>
        <TextArea
          id={jobId}
          className="min-w-0"
          label={texts.job}
          required
          placeholder={texts.jobHelper}
          value={job}
          onValueChange={props.onJob}
          error={errors.job ?? undefined}
          disabled={isWorking}
          limit={{ maxLength: limits.jobTextMax }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) props.onSubmit();
          }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isLoading={isWorking}
          // Before its code has come, the browser would send the form itself and lose what was entered.
          disabled={!isHydrated}
          className="max-sm:w-full"
        >
          {texts.match}
        </Button>
        {isWorking ? (
          <>
            <Button size="lg" variant="quiet" onClick={props.onCancel}>
              {texts.cancel}
            </Button>
            <MatchProgress />
          </>
        ) : (
          <Button
            size="lg"
            isLoading={props.isFetchingSamples}
            disabled={!isHydrated}
            onClick={props.onSamples}
            className="max-sm:w-full"
          >
            {texts.trySamples}
          </Button>
        )}
      </div>
      <p className="max-w-2xl text-14 text-quiet">{texts.privacy}</p>
    </form>
  );
}

import { CircleHelp, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { countToCheck } from '../../entities/requirements/check-answers.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { isNotFound } from '../../lib/requests/is-not-found.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { MoreButton } from '../../ui/lists/more-button.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { analyzerTexts } from './analyzer-texts.ts';
import { StepHeading } from './step-heading.tsx';
import { useChosenJob, useJobChoice } from './use-job-choice.ts';

type JobStepProps = {
  readonly jobId: string | null;
  readonly isDisabled: boolean;
  readonly onChoose: (id: string) => void;
};

/** Chooses the job against which resumes are scored. */
export function JobStep({ jobId, isDisabled, onChoose }: JobStepProps) {
  const { job: texts } = useTexts(analyzerTexts);
  const choice = useJobChoice(jobId);
  const { jobs, total, isNarrowed } = choice;
  const only = !isNarrowed && jobs.length === 1 ? jobs[0]?.id : undefined;
  // With nothing to choose from, skip the choice.
  useEffect(() => {
    if (only !== undefined && jobId === null) onChoose(only);
  }, [only, jobId, onChoose]);
  return (
    <section aria-labelledby="job">
      <StepHeading id="job" number={1}>
        {texts.heading}
      </StepHeading>
      {choice.error ? (
        <Notice tone="error" heading={texts.failed}>
          <Button className="mt-2" onClick={() => void choice.refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      ) : total === undefined ? (
        <Skeleton className="h-16 w-full" />
      ) : jobs.length === 0 && !isNarrowed ? (
        <EmptyState
          heading={texts.empty}
          headingLevel="h3"
          action={
            <Link to="/job-descriptions/new" className={buttonClass('primary', 'md')}>
              {texts.addFirst}
            </Link>
          }
        >
          {texts.emptyWords}
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          {choice.isSearchable && <JobSearch choice={choice} isDisabled={isDisabled} />}
          <div className="flex flex-wrap items-end gap-3">
            <Select
              className="min-w-64 grow"
              label={texts.choose}
              placeholder={texts.none}
              value={jobs.some(({ id }) => id === jobId) ? (jobId ?? '') : ''}
              disabled={isDisabled}
              options={jobs.map(({ id, title, company }) => ({
                value: id,
                label: [title, company].filter(Boolean).join(' · '),
              }))}
              onValueChange={onChoose}
            />
            <Link to="/job-descriptions/new" className={buttonClass('secondary', 'md')}>
              <Plus aria-hidden="true" />
              {texts.add}
            </Link>
          </div>
          {jobId && <Asked jobId={jobId} />}
        </div>
      )}
    </section>
  );
}

type JobSearchProps = { readonly choice: ReturnType<typeof useJobChoice>; readonly isDisabled: boolean };

/** Search field for a long list of jobs. */
function JobSearch({ choice, isDisabled }: JobSearchProps) {
  const { job: texts } = useTexts(analyzerTexts);
  const { search, onSearch, listedCount, total = 0, isNarrowed, pages } = choice;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchInput
        className="min-w-64 grow"
        label={texts.search}
        placeholder={texts.searchHint}
        value={search}
        disabled={isDisabled}
        onValueChange={onSearch}
      />
      <MoreButton query={pages} label={texts.more} />
      <p role="status" className="basis-full text-13 text-quiet">
        {isNarrowed ? texts.found(total) : texts.listed(listedCount, total)}
      </p>
    </div>
  );
}

/** A short summary of the job's requirements. */
function Asked({ jobId }: { readonly jobId: string }) {
  const { job: texts } = useTexts(analyzerTexts);
  const { data, error } = useChosenJob(jobId);
  // Possibly deleted in another tab; the list then shows that.
  if (!data || isNotFound(error)) return null;
  const musts = data.requirements.filter(({ must }) => must);
  const toCheck = countToCheck(data.requirements);
  return (
    <div className="rounded-card border border-rule bg-raised p-4 text-14 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium">{texts.asks(musts.length, data.requirements.length - musts.length)}</p>
        <Link
          to={`/job-descriptions/${jobId}?view=requirements`}
          className="text-field underline underline-offset-4"
        >
          {texts.edit}
        </Link>
      </div>
      {musts.length === 0 ? (
        <p className="mt-2 text-quiet">{texts.noMusts}</p>
      ) : (
        <ul aria-label={texts.musts} className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5">
          {musts.map(({ id, text }) => (
            <li key={id} className="flex items-baseline gap-1.5">
              <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-field" />
              <span dir="auto">{text}</span>
            </li>
          ))}
        </ul>
      )}
      {toCheck > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-1.5 gap-y-1 border-t border-rule pt-3">
          <CircleHelp aria-hidden="true" className="size-4 text-partly" />
          {texts.open(toCheck)}
          <Link
            to={`/job-descriptions/${jobId}?view=requirements#first-check`}
            className="text-field underline underline-offset-4"
          >
            {texts.check}
          </Link>
        </p>
      )}
    </div>
  );
}

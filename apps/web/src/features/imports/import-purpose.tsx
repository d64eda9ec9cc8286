import { limits } from '@winnow/contracts';
import { useCredits } from '../../entities/credits/credits.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { RadioGroup } from '../../ui/inputs/radio-group.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { importsTexts } from './imports-texts.ts';
import { useJobs } from './use-imports.ts';

export type Purpose = 'library' | 'score';

type ImportPurposeProps = {
  /** Number of resumes to import. */
  readonly count: number;
  readonly purpose: Purpose;
  readonly onPurpose: (purpose: Purpose) => void;
  readonly job: string;
  readonly onJob: (id: string) => void;
  /** Whether a missing job is an error already. */
  readonly isAsked: boolean;
};

/** Whether resumes are only imported, or scored for a job as well, and what that costs. */
export function ImportPurpose({ count, purpose, onPurpose, job, onJob, isAsked }: ImportPurposeProps) {
  const { summary: texts } = useTexts(importsTexts);
  return (
    <>
      <RadioGroup
        label={texts.what}
        variant="cards"
        value={purpose}
        onValueChange={onPurpose}
        options={[
          { value: 'library', label: texts.library, helper: texts.libraryWords },
          { value: 'score', label: texts.score, helper: <Price count={count} /> },
        ]}
      />
      {purpose === 'score' && (
        <JobChoice job={job} onChoose={onJob} error={isAsked && job === '' ? texts.jobMissing : undefined} />
      )}
    </>
  );
}

/** What scoring costs at most, and what the balance pays for. */
function Price({ count }: { readonly count: number }) {
  const { summary: texts } = useTexts(importsTexts);
  const { balance } = useCredits();
  const left = balance?.availableCredits;
  return (
    <>
      {texts.scoreWords(Math.ceil(count / limits.filesPerBatch), count)}{' '}
      {left !== undefined &&
        (left < 0 ? texts.unlimited : left < count ? texts.short(left) : texts.balance(left))}
    </>
  );
}

type JobChoiceProps = {
  readonly job: string;
  readonly onChoose: (id: string) => void;
  readonly error: string | undefined;
};

function JobChoice({ job, onChoose, error }: JobChoiceProps) {
  const { summary: texts } = useTexts(importsTexts);
  const { data: jobs = [] } = useJobs(true);
  return (
    <Select
      label={texts.job}
      placeholder={texts.chooseJob}
      options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
      value={jobs.some(({ id }) => id === job) ? job : ''}
      onValueChange={onChoose}
      error={error}
    />
  );
}

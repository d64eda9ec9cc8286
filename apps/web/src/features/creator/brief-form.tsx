import { type JobBrief, writerLimits } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useCredits } from '../../entities/credits/credits.ts';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { spendingTexts } from '../../entities/spending/spending-texts.ts';
import { findKeptDraft, useKeptDraft } from '../../lib/kept-draft.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { type BriefDraft, type BriefError, briefOf, errorsOf } from './brief-draft.ts';
import { creatorTexts } from './creator-texts.ts';

type BriefFormProps = {
  readonly opening: BriefDraft;
  readonly isWriting: boolean;
  readonly hasWritten: boolean;
  readonly onWrite: (brief: JobBrief) => void;
  readonly onCancel: () => void;
};

const levels = ['trainee', 'junior', 'regular', 'senior', 'lead', 'manager', 'executive'] as const;
const modes = ['on-site', 'hybrid', 'remote'] as const;
const employments = ['full-time', 'part-time', 'contract', 'temporary', 'internship'] as const;
const tones = ['plain', 'warm', 'formal'] as const;
const lengths = ['short', 'standard', 'detailed'] as const;

/** Input for the writer. */
export function BriefForm({ opening, isWriting, hasWritten, onWrite, onCancel }: BriefFormProps) {
  const { form: texts } = useTexts(creatorTexts);
  const [draft, setDraft] = useState(() => findKeptDraft<BriefDraft>('brief') ?? opening);
  useKeptDraft('brief', draft === opening ? null : draft);
  const [errors, setErrors] = useState<readonly BriefError[]>([]);
  const change = (changes: Partial<BriefDraft>) => {
    setDraft({ ...draft, ...changes });
    setErrors(errors.filter((field) => !(field in changes)));
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = errorsOf(draft);
    setErrors(found);
    if (found[0]) document.getElementById(`brief-${found[0]}`)?.focus();
    else onWrite(briefOf(draft));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextInput
        id="brief-title"
        label={texts.title}
        placeholder={texts.titleHint}
        required
        value={draft.title}
        error={errors.includes('title') ? texts.titleError : undefined}
        disabled={isWriting}
        onValueChange={(title) => change({ title })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <OptionalSelect
          label={texts.seniority}
          value={draft.seniority}
          values={levels}
          words={texts.levels}
          isDisabled={isWriting}
          onValueChange={(seniority) => change({ seniority })}
        />
        <OptionalSelect
          label={texts.employment}
          value={draft.employment}
          values={employments}
          words={texts.employments}
          isDisabled={isWriting}
          onValueChange={(employment) => change({ employment })}
        />
        <TextInput
          label={texts.place}
          value={draft.place}
          disabled={isWriting}
          onValueChange={(place) => change({ place })}
        />
        <OptionalSelect
          label={texts.workMode}
          value={draft.workMode}
          values={modes}
          words={texts.modes}
          isDisabled={isWriting}
          onValueChange={(workMode) => change({ workMode })}
        />
      </div>
      <TextInput
        label={texts.industry}
        value={draft.industry}
        disabled={isWriting}
        onValueChange={(industry) => change({ industry })}
      />
      <TextArea
        id="brief-wishes"
        size="sm"
        label={texts.wishes}
        helper={texts.wishesHint}
        value={draft.wishes}
        error={errors.includes('wishes') ? texts.wishesError : undefined}
        disabled={isWriting}
        onValueChange={(wishes) => change({ wishes })}
      />
      <TextArea
        id="brief-company"
        size="sm"
        label={texts.company}
        helper={texts.companyHint}
        limit={{ maxLength: writerLimits.companyCharacters }}
        error={errors.includes('company') ? texts.companyError : undefined}
        value={draft.company}
        disabled={isWriting}
        onValueChange={(company) => change({ company })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={texts.tone}
          value={draft.tone}
          options={tones.map((value) => ({ value, label: texts.tones[value] }))}
          disabled={isWriting}
          onValueChange={(tone) => change({ tone })}
        />
        <Select
          label={texts.length}
          value={draft.length}
          options={lengths.map((value) => ({ value, label: texts.lengths[value] }))}
          disabled={isWriting}
          onValueChange={(length) => change({ length })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" size="lg" isLoading={isWriting} loadingLabel={texts.writing}>
          {hasWritten ? texts.again : texts.write}
        </Button>
        {isWriting && <Button onClick={onCancel}>{texts.cancel}</Button>}
        <Cost />
      </div>
    </form>
  );
}

type OptionalSelectProps<Value extends string> = {
  readonly label: string;
  /** `null` lets the writer decide. */
  readonly value: Value | null;
  readonly values: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly isDisabled: boolean;
  readonly onValueChange: (value: Value | null) => void;
};

function OptionalSelect<Value extends string>({
  label,
  value,
  values,
  words,
  isDisabled,
  onValueChange,
}: OptionalSelectProps<Value>) {
  const { form: texts } = useTexts(creatorTexts);
  return (
    <Select<Value | 'any'>
      label={label}
      value={value ?? 'any'}
      options={[
        { value: 'any', label: texts.any },
        ...values.map((one) => ({ value: one, label: words[one] })),
      ]}
      disabled={isDisabled}
      onValueChange={(chosen) => onValueChange(chosen === 'any' ? null : chosen)}
    />
  );
}

function Cost() {
  const { form: texts } = useTexts(creatorTexts);
  const spending = useTexts(spendingTexts);
  const may = useMay();
  const { balance } = useCredits();
  if (!balance) return null;
  const { availableCredits } = balance;
  return (
    <p className="text-13 text-quiet">
      {texts.cost(availableCredits)}{' '}
      {balance.spendingLimit && spending.limit(balance.spendingLimit.left, balance.spendingLimit.credits)}{' '}
      {availableCredits === 0 && may('billing.manage') && (
        <Link to="/billing#credits" className="text-field underline underline-offset-4">
          {texts.more}
        </Link>
      )}
    </p>
  );
}

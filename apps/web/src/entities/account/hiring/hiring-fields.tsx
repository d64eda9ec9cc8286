import { limits } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { choiceOf } from './hiring-choices.ts';
import { hiringTexts } from './hiring-texts.ts';
import type { OnboardingAnswers } from './onboarding-answers.ts';
import { useChoices } from './use-choices.ts';

type HiringFieldsProps = {
  readonly answers: OnboardingAnswers;
  readonly onAnswer: (change: Partial<OnboardingAnswers>) => void;
  readonly isDisabled?: boolean;
};

/** Fields about the person. */
export function PersonFields(props: HiringFieldsProps) {
  const { fields } = useTexts(hiringTexts);
  return (
    <>
      <OneChoice field="role" {...props} />
      <Line field="jobTitle" helper={fields.jobTitleHelper} autoComplete="organization-title" {...props} />
    </>
  );
}

/** Fields about the company and the team. */
export function TeamFields(props: HiringFieldsProps) {
  return (
    <>
      <Line field="companyName" autoComplete="organization" {...props} />
      <OneChoice field="teamSize" {...props} />
      <OneChoice field="hiringTeamSize" {...props} />
      <OneChoice field="hiringVolume" {...props} />
    </>
  );
}

/** Fields about what they hire for. */
export function HiringFields(props: HiringFieldsProps) {
  return (
    <>
      <ManyChoices field="industries" {...props} />
      <ManyChoices field="roleTypes" {...props} />
      <ManyChoices field="hiringGoals" {...props} />
    </>
  );
}

type LineProps = HiringFieldsProps & {
  readonly field: 'jobTitle' | 'companyName';
  readonly helper?: string;
  readonly autoComplete: string;
};

function Line({ field, answers, onAnswer, isDisabled = false, ...input }: LineProps) {
  const { fields } = useTexts(hiringTexts);
  return (
    <TextInput
      {...input}
      id={field}
      name={field}
      label={fields[field]}
      value={answers[field]}
      // Maximum length of the column.
      onValueChange={(value) => onAnswer({ [field]: value.slice(0, limits.profileTextMax) })}
      disabled={isDisabled}
    />
  );
}

type OneChoiceProps = HiringFieldsProps & {
  readonly field: 'role' | 'teamSize' | 'hiringTeamSize' | 'hiringVolume';
};

function OneChoice({ field, answers, onAnswer, isDisabled = false }: OneChoiceProps) {
  const { fields } = useTexts(hiringTexts);
  const chosen = answers[field];
  return (
    <ChoiceChips
      label={fields[field]}
      options={useChoices(field)}
      chosen={chosen === '' ? [] : [choiceOf(chosen)]}
      onChange={([next = '']) => onAnswer({ [field]: next })}
      isSingle
      isDisabled={isDisabled}
    />
  );
}

type ManyChoicesProps = HiringFieldsProps & { readonly field: 'industries' | 'roleTypes' | 'hiringGoals' };

function ManyChoices({ field, answers, onAnswer, isDisabled = false }: ManyChoicesProps) {
  const { fields } = useTexts(hiringTexts);
  return (
    <ChoiceChips
      label={fields[field]}
      helper={fields.several}
      options={useChoices(field)}
      chosen={answers[field].map(choiceOf)}
      onChange={(next) => onAnswer({ [field]: next })}
      isDisabled={isDisabled}
    />
  );
}

import { applicationLimits, type KnockOutQuestion } from '@winnow/contracts';
import { Trash2 } from 'lucide-react';
import { useTexts } from '../../../../lib/language/use-texts.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { TextArea } from '../../../../ui/inputs/text-area.tsx';
import { TextInput } from '../../../../ui/inputs/text-input.tsx';
import { applicationTexts } from './application-texts.ts';
import { errorOfDraft, newDraft, optionsOf, type QuestionDraft } from './question-draft.ts';

type QuestionEditorProps = {
  readonly drafts: readonly QuestionDraft[];
  readonly showsErrors: boolean;
  readonly onChange: (drafts: readonly QuestionDraft[]) => void;
};

const kinds: readonly KnockOutQuestion['kind'][] = ['yes-no', 'choice', 'number'];

export const questionFieldId = (id: string) => `question-${id}`;

/** Questions that applicants answer first, with the answers that are accepted. */
export function QuestionEditor({ drafts, showsErrors, onChange }: QuestionEditorProps) {
  const { questions: texts } = useTexts(applicationTexts);
  const change = (id: string, part: Partial<QuestionDraft>) =>
    onChange(drafts.map((draft) => (draft.id === id ? { ...draft, ...part } : draft)));
  const isFull = drafts.length >= applicationLimits.questions;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="text-14 font-medium">{texts.heading}</legend>
      <p className="text-13 text-quiet">{texts.explanation}</p>
      {drafts.map((draft, index) => (
        <Question
          key={draft.id}
          draft={draft}
          place={index + 1}
          showsErrors={showsErrors}
          onChange={(part) => change(draft.id, part)}
          onRemove={() => onChange(drafts.filter(({ id }) => id !== draft.id))}
        />
      ))}
      {isFull ? (
        <p className="text-13 text-quiet">{texts.full(applicationLimits.questions)}</p>
      ) : (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...drafts, newDraft(crypto.randomUUID())])}
        >
          {texts.add}
        </Button>
      )}
    </fieldset>
  );
}

type QuestionProps = {
  readonly draft: QuestionDraft;
  readonly place: number;
  readonly showsErrors: boolean;
  readonly onChange: (part: Partial<QuestionDraft>) => void;
  readonly onRemove: () => void;
};

function Question({ draft, place, showsErrors, onChange, onRemove }: QuestionProps) {
  const { questions: texts } = useTexts(applicationTexts);
  const error = showsErrors ? errorOfDraft(draft) : null;
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card border border-rule p-3">
      <div className="flex items-start gap-2">
        <TextInput
          id={questionFieldId(draft.id)}
          className="min-w-0 grow"
          size="sm"
          dir="auto"
          label={texts.nth(place)}
          value={draft.text}
          error={error === 'missing' ? texts.missing : undefined}
          onValueChange={(text) => onChange({ text: text.slice(0, applicationLimits.questionMax) })}
        />
        <IconButton
          size="sm"
          className="mt-6"
          label={texts.remove(place)}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Select
          size="sm"
          label={texts.kind}
          value={draft.kind}
          options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          onValueChange={(kind) => onChange({ kind })}
        />
        {draft.kind === 'yes-no' && (
          <Select
            size="sm"
            label={texts.accepts}
            value={draft.yesNo}
            options={[
              { value: 'yes', label: texts.yes },
              { value: 'no', label: texts.no },
            ]}
            onValueChange={(yesNo) => onChange({ yesNo })}
          />
        )}
        {draft.kind === 'number' && (
          <TextInput
            size="sm"
            label={texts.atLeast}
            inputMode="decimal"
            value={draft.atLeast}
            error={error === 'numberWrong' ? texts.numberWrong : undefined}
            onValueChange={(atLeast) => onChange({ atLeast })}
          />
        )}
      </div>
      {draft.kind === 'choice' && (
        <>
          <TextArea
            size="sm"
            label={texts.options}
            value={draft.options}
            error={error === 'optionsMissing' ? texts.optionsMissing : undefined}
            onValueChange={(options) => onChange({ options })}
          />
          <Accepted draft={draft} error={error === 'acceptedMissing'} onChange={onChange} />
        </>
      )}
    </div>
  );
}

function Accepted({
  draft,
  error,
  onChange,
}: Pick<QuestionProps, 'draft' | 'onChange'> & { readonly error: boolean }) {
  const { questions: texts } = useTexts(applicationTexts);
  const options = optionsOf(draft);
  if (options.length === 0) return null;
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1 text-14 font-medium">{texts.accepted}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={<bdi>{option}</bdi>}
          checked={draft.accepted.includes(option)}
          onCheckedChange={(isChecked) =>
            onChange({
              accepted: isChecked
                ? [...draft.accepted, option]
                : draft.accepted.filter((each) => each !== option),
            })
          }
        />
      ))}
      <p role="alert" className="text-13 text-not-met empty:hidden">
        {error ? texts.acceptedMissing : null}
      </p>
    </fieldset>
  );
}

import { candidateEmailLimits, languages, mergeFields } from '@winnow/contracts';
import { useRef, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Chip } from '../../ui/inputs/chip.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { type CandidateEmailTexts, candidateEmailTexts } from './candidate-email-texts.ts';
import type { DraftProblem, EmailDraft } from './email-draft.ts';

type Spoken = keyof EmailDraft;
type Part = DraftProblem['part'];

type EmailTextFieldsProps = {
  readonly draft: EmailDraft;
  readonly language: Spoken;
  readonly onLanguage: (language: Spoken) => void;
  readonly onDraft: (draft: EmailDraft) => void;
  /** Shown next to their fields; empty until the first attempt to continue. */
  readonly problems: readonly DraftProblem[];
};

/** Subject and message in each language, with buttons that insert a merge field at the caret. */
export function EmailTextFields({ draft, language, onLanguage, onDraft, problems }: EmailTextFieldsProps) {
  const { write: texts, languages: languageNames, fields } = useTexts(candidateEmailTexts);
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useState<Part>('body');
  const words = draft[language];
  const change = (part: Part, value: string) =>
    onDraft({ ...draft, [language]: { ...words, [part]: value } });
  const errorOf = (part: Part) => {
    const found = problems.find((problem) => problem.language === language && problem.part === part);
    return found && describeProblem(found, texts);
  };
  const elsewhere = problems.find((problem) => problem.language !== language);

  function insert(field: string): void {
    const control = written === 'subject' ? subject.current : body.current;
    const value = words[written];
    const [start, end] = [control?.selectionStart ?? value.length, control?.selectionEnd ?? value.length];
    change(written, `${value.slice(0, start)}{${field}}${value.slice(end)}`);
    const behind = start + field.length + 2;
    // The field shows its new words first.
    requestAnimationFrame(() => {
      control?.focus();
      control?.setSelectionRange(behind, behind);
    });
  }

  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-14 font-medium">{texts.language}</legend>
        <div className="flex flex-wrap gap-2">
          {languages.map((each) => (
            <Chip key={each} isChosen={each === language} onChoose={() => onLanguage(each)}>
              {languageNames[each]}
            </Chip>
          ))}
        </div>
        <p className="text-13 text-quiet">{texts.languageHint}</p>
        {elsewhere && (
          <p role="alert" className="text-13 text-not-met">
            {texts.inLanguage(languageNames[elsewhere.language], describeProblem(elsewhere, texts))}
          </p>
        )}
      </fieldset>
      <TextInput
        ref={subject}
        size="sm"
        dir="auto"
        lang={language}
        label={texts.subject}
        required={language === 'en'}
        value={words.subject}
        limit={{ maxLength: candidateEmailLimits.subjectMax }}
        error={errorOf('subject')}
        onFocus={() => setWritten('subject')}
        onValueChange={(value) => change('subject', value)}
      />
      <TextArea
        ref={body}
        size="md"
        lang={language}
        label={texts.body}
        required={language === 'en'}
        value={words.body}
        limit={{ maxLength: candidateEmailLimits.bodyMax }}
        error={errorOf('body')}
        onFocus={() => setWritten('body')}
        onValueChange={(value) => change('body', value)}
      />
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-13 text-quiet">{texts.insert}</span>
        {mergeFields.map((field) => (
          <button
            key={field}
            type="button"
            aria-label={texts.insertNamed(fields[field])}
            onClick={() => insert(field)}
            className="h-7 rounded-control border border-rule bg-sunken px-2 text-13 hover:border-field hover:text-field pointer-coarse:h-11"
          >
            {fields[field]}
          </button>
        ))}
      </div>
    </div>
  );
}

function describeProblem(problem: DraftProblem, texts: CandidateEmailTexts['write']): string {
  if (problem.kind === 'field') return texts.problem(problem.problem);
  const isSubject = problem.part === 'subject';
  if (problem.kind === 'missing') return isSubject ? texts.noSubject : texts.noBody;
  return isSubject ? texts.longSubject : texts.longBody;
}

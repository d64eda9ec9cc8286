import { applicationLimits, type KnockOutQuestion } from '@winnow/contracts';

/** A question being edited, with fields for all kinds. */
export type QuestionDraft = {
  readonly id: string;
  readonly kind: KnockOutQuestion['kind'];
  readonly text: string;
  readonly yesNo: 'yes' | 'no';
  /** Answers, one per line. */
  readonly options: string;
  readonly accepted: readonly string[];
  readonly atLeast: string;
};

export type DraftError = 'missing' | 'optionsMissing' | 'acceptedMissing' | 'numberWrong';

export function newDraft(id: string): QuestionDraft {
  return { id, kind: 'yes-no', text: '', yesNo: 'yes', options: '', accepted: [], atLeast: '1' };
}

export function draftOf(question: KnockOutQuestion): QuestionDraft {
  const draft = { ...newDraft(question.id), kind: question.kind, text: question.text };
  switch (question.kind) {
    case 'yes-no':
      return { ...draft, yesNo: question.accepts };
    case 'choice':
      return { ...draft, options: question.options.join('\n'), accepted: question.accepts };
    case 'number':
      return { ...draft, atLeast: String(question.atLeast) };
  }
}

/** The different answers of a draft. */
export function optionsOf({ options }: Pick<QuestionDraft, 'options'>): string[] {
  const lines = options.split('\n').map((line) => line.trim().slice(0, applicationLimits.optionMax));
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, applicationLimits.options);
}

/** The first error of a draft; `null` if it is valid. */
export function errorOfDraft(draft: QuestionDraft): DraftError | null {
  if (draft.text.trim() === '') return 'missing';
  if (draft.kind === 'choice') {
    const options = optionsOf(draft);
    if (options.length < 2) return 'optionsMissing';
    return draft.accepted.some((each) => options.includes(each)) ? null : 'acceptedMissing';
  }
  return draft.kind === 'number' && numberOf(draft) === null ? 'numberWrong' : null;
}

/** Converts a valid draft to the question to save. */
export function questionOf(draft: QuestionDraft): KnockOutQuestion {
  const { id } = draft;
  const text = draft.text.trim();
  switch (draft.kind) {
    case 'yes-no':
      return { id, kind: 'yes-no', text, accepts: draft.yesNo };
    case 'choice': {
      const options = optionsOf(draft);
      const accepts = options.filter((option) => draft.accepted.includes(option));
      return { id, kind: 'choice', text, options, accepts };
    }
    case 'number':
      return { id, kind: 'number', text, atLeast: numberOf(draft) ?? 0 };
  }
}

/** Parses a number with a decimal comma or point. */
function numberOf({ atLeast }: Pick<QuestionDraft, 'atLeast'>): number | null {
  const number = Number(atLeast.trim().replace(',', '.'));
  const isNumber = atLeast.trim() !== '' && number >= 0 && number <= applicationLimits.numberMax;
  return isNumber ? number : null;
}

import {
  candidateEmailLimits,
  type EmailTexts,
  type FieldProblem,
  findFieldProblems,
  type Language,
  languages,
} from '@winnow/contracts';

/** The words of an email while they are typed: empty in a language that has none. */
export type EmailDraft = Readonly<Record<Language, { readonly subject: string; readonly body: string }>>;

export type DraftProblem = {
  readonly language: Language;
  readonly part: 'subject' | 'body';
} & ({ readonly kind: 'missing' | 'too-long' } | { readonly kind: 'field'; readonly problem: FieldProblem });

const nothing = { subject: '', body: '' };

export const emptyDraft: EmailDraft = { en: nothing, de: nothing, es: nothing, fr: nothing, ar: nothing };

/** A draft that this browser kept, perhaps before there were as many languages. */
export function wholeDraft(kept: Partial<EmailDraft>): EmailDraft {
  return { ...emptyDraft, ...kept };
}

export function draftOf({ en, de, es, fr, ar }: EmailTexts): EmailDraft {
  return { en, de: de ?? nothing, es: es ?? nothing, fr: fr ?? nothing, ar: ar ?? nothing };
}

/** What is sent to the server; a language without words has none. */
export function textsOf({ en, de, es, fr, ar }: EmailDraft): EmailTexts {
  return { en, de: textOrNull(de), es: textOrNull(es), fr: textOrNull(fr), ar: textOrNull(ar) };
}

function textOrNull(text: EmailDraft['en']): EmailTexts['de'] {
  return isEmpty(text) ? null : text;
}

function isEmpty({ subject, body }: EmailDraft['en']): boolean {
  return subject.trim() === '' && body.trim() === '';
}

/** The first thing in each part of each language that keeps it from being sent. English always needs words. */
export function problemsIn(draft: EmailDraft): DraftProblem[] {
  const { subjectMax, bodyMax } = candidateEmailLimits;
  return languages.flatMap((language) => {
    if (language !== 'en' && isEmpty(draft[language])) return [];
    const { subject, body } = draft[language];
    return [
      ...problemOf(language, 'subject', subject, subjectMax),
      ...problemOf(language, 'body', body, bodyMax),
    ];
  });
}

function problemOf(
  language: Language,
  part: DraftProblem['part'],
  words: string,
  max: number,
): DraftProblem[] {
  const text = words.trim();
  if (text === '') return [{ language, part, kind: 'missing' }];
  if (text.length > max) return [{ language, part, kind: 'too-long' }];
  const [problem] = findFieldProblems(text);
  return problem ? [{ language, part, kind: 'field', problem }] : [];
}

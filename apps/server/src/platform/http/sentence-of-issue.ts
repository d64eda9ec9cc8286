import { type Sentence, type SentenceCode, sentence, sentences } from '@winnow/contracts';
import type * as z from 'zod';

/** Our own default messages; those of zod are for developers. */
export const issueWords: z.core.$ZodErrorMap = (issue) => generalSentence(issue).words;

/** The sentence of a schema's issue. Screens in other languages translate its code, which may be less specific. */
export function sentenceOfIssue(issue: z.core.$ZodIssue): Sentence {
  const named = issue.code === 'custom' ? issue.params : undefined;
  if (namesSentence(named)) {
    return { code: named['sentence'], values: named['values'] ?? {}, words: issue.message };
  }
  const known = codeByWords.get(issue.message);
  return { ...(known ?? generalSentence(issue)), words: issue.message };
}

function generalSentence(issue: z.core.$ZodIssue | z.core.$ZodRawIssue): Sentence {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? sentence('required') : sentence('not-valid');
    case 'too_small':
      return tooSmall(issue.origin ?? '', Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin ?? '', Number(issue.maximum));
    case 'invalid_format':
      return issue.format === 'email' ? sentence('email-invalid') : sentence('wrong-format');
    default:
      return sentence('not-valid');
  }
}

function tooSmall(origin: string, min: number): Sentence {
  if (origin === 'string') return min === 1 ? sentence('required') : sentence('too-short', { min });
  return origin === 'array' ? sentence('too-few', { min }) : sentence('too-low', { min });
}

function tooBig(origin: string, max: number): Sentence {
  if (origin === 'string') return sentence('too-long', { max });
  return origin === 'array' ? sentence('too-many', { max }) : sentence('too-high', { max });
}

/** Issue of a custom check: its sentence is in the catalogue under this code. */
type Named = { readonly sentence: SentenceCode; readonly values?: Sentence['values'] };

function namesSentence(params: Readonly<Record<string, unknown>> | undefined): params is Named {
  return typeof params?.['sentence'] === 'string' && params['sentence'] in sentences;
}

/** Sentences without values are recognized by their text, so that schemas can use them as messages. */
const codeByWords = new Map<string, { readonly code: SentenceCode; readonly values: Sentence['values'] }>(
  Object.entries(sentences).flatMap(([code, words]) =>
    typeof words === 'string' ? [[words, { code: code as SentenceCode, values: {} }] as const] : [],
  ),
);

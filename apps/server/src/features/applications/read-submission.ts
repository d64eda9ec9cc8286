import { applicationLimits, type KnockOutQuestion } from '@winnow/contracts';
import * as z from 'zod';
import type { KeptAnswer } from './application-tables.ts';

/** Submitted values by field name. */
export type Typed = Readonly<Record<string, string>>;

/** Error of a field. */
export type FieldError =
  | 'required'
  | 'too-long'
  | 'email'
  | 'choose'
  | 'number'
  | 'consent'
  | 'file-required'
  | 'file-one';

export type Submission = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly answers: readonly KeptAnswer[];
  readonly meetsAll: boolean;
  readonly isByPersonOnly: boolean;
  /** Whether they agree to be kept for other jobs. */
  readonly isKept: boolean;
};

export type ReadSubmission =
  | { readonly ok: true; readonly submission: Submission }
  | { readonly ok: false; readonly errors: Readonly<Record<string, FieldError>> };

/** The field of a question in the form. */
export const fieldOf = ({ id }: Pick<KnockOutQuestion, 'id'>): string => `q-${id}`;

const email = z.email().max(applicationLimits.emailMax);

/** Validates the untrusted input of an applicant. */
export function readSubmission(typed: Typed, questions: readonly KnockOutQuestion[]): ReadSubmission {
  const errors: Record<string, FieldError> = {};
  const answers: KeptAnswer[] = [];
  for (const question of questions) {
    const field = fieldOf(question);
    const answered = readAnswer(question, said(typed, field));
    if (typeof answered === 'string') errors[field] = answered;
    else answers.push(answered);
  }
  const name = said(typed, 'name');
  const address = said(typed, 'email');
  const phone = said(typed, 'phone');
  if (name === '') errors.name = 'required';
  else if (name.length > applicationLimits.nameMax) errors.name = 'too-long';
  if (address === '') errors.email = 'required';
  else if (!email.safeParse(address).success) errors.email = 'email';
  if (phone.length > applicationLimits.phoneMax) errors.phone = 'too-long';
  if (typed.consent !== 'yes') errors.consent = 'consent';
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    submission: {
      name,
      email: address,
      phone,
      answers,
      meetsAll: answers.every(({ isAccepted }) => isAccepted),
      isByPersonOnly: typed.person === 'yes',
      isKept: typed.keep === 'yes',
    },
  };
}

function readAnswer(question: KnockOutQuestion, answer: string): KeptAnswer | FieldError {
  const kept = (isAccepted: boolean): KeptAnswer => ({ question: question.text, answer, isAccepted });
  switch (question.kind) {
    case 'yes-no':
      return answer === 'yes' || answer === 'no' ? kept(answer === question.accepts) : 'choose';
    case 'choice':
      return question.options.includes(answer) ? kept(question.accepts.includes(answer)) : 'choose';
    case 'number': {
      // As people write it, with a comma or a point.
      const number = Number(answer.replace(',', '.'));
      const isNumber = /^\d{1,9}(?:[.,]\d{1,6})?$/.test(answer);
      return isNumber ? kept(number >= question.atLeast) : 'number';
    }
  }
}

/** One line without control characters. */
function said(typed: Typed, field: string): string {
  return (typed[field] ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

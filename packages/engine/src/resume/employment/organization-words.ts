import { en } from '@winnow/locales';
import { glossedLocales } from '../../languages/language.ts';
import { piecesOf, wordsOf } from '../../languages/locale-lists.ts';
import { isTitleNoun } from './title-words.ts';

/** Legal forms and the like that end the name of an employer, folded. */
const legalForms = new RegExp(
  `(?:^|[\\s,.&(])(?:${piecesOf(({ work }) => work.legalForms)})\\.?(?=$|[\\s,;)])`,
);

const organizationNouns = new Set([en, ...glossedLocales].flatMap(({ work }) => wordsOf(work.employers)));

/** "Brook Ash Solicitors" */
const firmOfMany =
  /\s(?:solicitors|accountants|lawyers|attorneys|opticians|dentists|caterers|florists|jewellers|realtors|optometrists|architects|surveyors)$/;

/** "Company Secretary" */
export const ofCompany = /(?:^|\s)company (?=(?:secretary|director|accountant|driver|nurse|commander)s?$)/;

/** Whether folded words contain a legal form or a similar word. */
export const hasLegalForm = (folded: string): boolean => legalForms.test(folded);

/**
 * How likely folded words are the name of an organization: 1 for a legal form, 0.6 for a typical noun, 0.4 for an
 * office of something, 0 otherwise.
 */
export function organizationLikeness(folded: string): number {
  if (legalForms.test(folded) && legalForms.test(folded.replace(ofCompany, ''))) return 1;
  const words = folded.split(/[^\p{L}&'-]+/u);
  if (words.some((word) => organizationNouns.has(word))) return 0.6;
  if (firmOfMany.test(folded)) return 0.6;
  // A part of an employer, or the employer if no other is named.
  return /^(?:office|bureau|directorate|borough|county|city) of \p{L}/u.test(folded) ? 0.4 : 0;
}

/** Whether the piece is only a legal form, such as the second half of "Acme, Inc." */
export const isLegalForm = (folded: string): boolean =>
  folded.length <= 22 &&
  legalForms.test(folded) &&
  folded
    .split(/[\s,.()]+/)
    .filter(Boolean)
    .every((word) => legalForms.test(word) || word.length <= 2);

const societyOf =
  /^(?:[\p{L}.'-]+ ){0,3}(?:society|association|federation|guild|institute|institution|alliance) (?:of|for) /u;

/** "Institute of Chartered Accountants" is a membership, not an accountant's title. */
export const isSocietyOf = (folded: string): boolean => {
  if (!folded.includes(' of ') && !folded.includes(' for ')) return false;
  const [start] = societyOf.exec(folded) ?? [];
  return start !== undefined && !start.split(' ').some(isTitleNoun);
};

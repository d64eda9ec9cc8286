import { isGlossed, type WrittenLanguage } from '../languages/language.ts';
import { findDates } from '../resume/dates/dates.ts';
import { fold } from '../words/reading-copy.ts';
import type { AdvertLine } from './advert/advert-lines.ts';
import { asksPlainly, readWording } from './advert/advert-wording.ts';
import type { LineAsking } from './asking/line-asking.ts';
import { hiring, legal, ofResume, otherTexts } from './rules/kinds-of-text.ts';
import type { Rule } from './rules/rule.ts';

/** The kind of a text that is not an advert: without words, a resume, a law or a license, or something else. */
export type OtherText = 'empty' | 'resume' | 'legal-text' | 'no-advert';

export type TextSigns = {
  readonly language: WrittenLanguage;
  readonly isBareList: boolean;
  readonly hasTitle: boolean;
  /** The first line is only the title of an occupation. */
  readonly isHeadedByTitle: () => boolean;
  readonly lines: readonly AdvertLine[];
  readonly asking: readonly LineAsking[] | null;
  /** The share of the text that names skills and titles, 0 to 1. Expensive: looks each word up. */
  readonly namedShare: () => number;
};

const maxWordsOfEmpty = 3;
/** Wordings per 100 words: no advert examined had fewer about hiring, or more about law; see decision 0028. */
const minHiringBesideDates = 1.2;
const minLegal = 1.2;
const maxHiringBesideLegal = 1;
const maxHiringOfOther = 0.25;
const minWordsOfLegal = 150;
const minWordsOfOther = 40;
/** Minimum share of letters in names: lists of key skills have a fifth or more, shopping lists and poems hardly any. */
const minWordsOfOtherList = 30;
const maxNamedOfOther = 0.06;
/** Duties without a title have a higher share, reports and stories a lower one. */
const maxNamedWithoutTitle = 0.1;
/** Wordings of a recipe, a bill, a shop or a report. */
const minSignsOfOther = 3;
const minSignsPer100 = 3;
/** Spans of time and wordings of resumes. */
const minSignsOfResume = 2;
const minSignsOfUnreadResume = 3;
/** Maximum share of lines that seem to ask for something, in a text that is not an advert. */
const maxAskingOfOther = 0.1;
const likelyAsks = 0.5;

/**
 * The kind of a text that is not an advert; `null` for an advert. A list of key skills counts as an advert, and so does
 * any text in an unsupported language, unless it has the dates of a resume or is a recipe or a bill.
 */
export function otherKindOf(text: string, signs: TextSigns): OtherText | null {
  const { language, isBareList, hasTitle, isHeadedByTitle, lines, asking, namedShare } = signs;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  if (words === 0 || (words <= maxWordsOfEmpty && lines.every((line) => pageNumber.test(line.text))))
    return 'empty';
  const isRead = language === 'en' || isGlossed(language);
  const per100 = (rules: readonly Rule[]) => (100 * countOf(rules, text)) / Math.max(100, words);
  // Last, since it searches the text once for each of many wordings, and most adverts are recognized before.
  const hires = () => per100(hiring.filter((rule) => rule.language === 'en' || rule.language === language));
  const minSigns = isRead ? minSignsOfResume : minSignsOfUnreadResume;
  const signsOfResume = countSpans(lines) + countOf(ofResume, text) + (isHeadedByContact(lines) ? 1 : 0);
  if (signsOfResume >= minSigns && hires() < minHiringBesideDates) return 'resume';
  if (isOfOtherKind(text, words) && hires() < minHiringBesideDates && !isHeadedByTitle()) return 'no-advert';
  if (!isRead) return null;
  if (isBareList) {
    const asksNothing =
      words >= minWordsOfOtherList &&
      !isHeadedByTitle() &&
      !lines.some((line) => asksPlainly(line.text) || readWording(line.text) !== null) &&
      hires() === 0 &&
      namedShare() < maxNamedOfOther;
    return asksNothing ? 'no-advert' : null;
  }
  if (words >= minWordsOfLegal && per100(legal) >= minLegal && hires() < maxHiringBesideLegal)
    return 'legal-text';
  const asked = asking?.filter(({ asks }) => asks >= likelyAsks).length ?? 0;
  const isOther =
    words >= minWordsOfOther &&
    asked <= maxAskingOfOther * lines.length &&
    !lines.some(({ section }) => section === 'must' || section === 'nice' || section === 'duties') &&
    hires() < (language === 'en' ? maxHiringOfOther : Number.MIN_VALUE) &&
    // Words that a glossary translates into English make up titles that are not in the text.
    (language !== 'en' || namedShare() < (hasTitle ? maxNamedOfOther : maxNamedWithoutTitle));
  return isOther ? 'no-advert' : null;
}

/** An address or a telephone number directly below a name; adverts have theirs at the end, emails behind a label. */
const isHeadedByContact = (lines: readonly AdvertLine[]): boolean =>
  lines.slice(0, linesOfHead).some(({ text }) => contact.test(text) && !/^[^:]{2,12}: /.test(text)) &&
  nameOfPerson.test(lines[0]?.text ?? '');
const linesOfHead = 5;
const contact = /[\w.+-]@[\w-]+\.|\d{3}[ .-]\d{4}\b/;
const nameOfPerson = /^(?:\p{Lu}[\p{L}'’".-]{0,30}(?:, ?| |$)){2,5}$/u;

/** Whether it has enough wordings of one of these kinds of text. */
const isOfOtherKind = (text: string, words: number): boolean =>
  otherTexts.some((rule) => {
    const signs = countOf([rule], text);
    return signs >= minSignsOfOther && (100 * signs) / words >= minSignsPer100;
  });

const pageNumber = /^(?:\p{L}+ )?\d+(?: ?(?:\/|of|von|de|di) ?\d+)?$/iu;

const countOf = (rules: readonly Rule[], text: string): number =>
  rules.reduce((sum, { pattern }) => sum + (text.match(pattern)?.length ?? 0), 0);

const year = /(?:19|20)\d\d|\d\/\d\d\b/;
/** A late date, so that a period that is still open counts as a span. */
const anyDay = '2100-01-01';

/** Number of lines with a period of time, as the positions of a resume have. */
const countSpans = (lines: readonly AdvertLine[]): number =>
  lines
    .filter(({ text }) => year.test(text))
    .reduce((sum, { text }) => sum + findDates(fold(text), anyDay).filter(({ single }) => !single).length, 0);

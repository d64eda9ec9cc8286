import type { WorkWords } from '@winnow/locales';
import { factsOnlyLocales } from '../../languages/language.ts';
import { piecesOf, wordPieces, wordsOf } from '../../languages/locale-lists.ts';
import { fold } from '../../words/reading-copy.ts';

const anyOf = (part: keyof WorkWords): string =>
  wordPieces(factsOnlyLocales.flatMap(({ work }) => wordsOf(work[part])));

const signs = `[${fold(factsOnlyLocales.map(({ work }) => work.legalSigns).join(''))}]`;

const isLegal = new RegExp(
  [
    // Words at the start of one: "ООО Ромашка", "PT Mega Abadi", "Công ty TNHH Hoa Sen", "บริษัท …".
    `^["«„“]?(?:${anyOf('legalStarts')})(?![a-zа-яіїє])(?=["«„“. ]*\\S{2})`,
    `^\\(${signs}\\)|\\(${signs}\\)$|${piecesOf(({ work }) => work.legalLetters)}`,
    `(?:${piecesOf(({ work }) => work.legalEndings)})$`,
    `[ ,](?:${anyOf('legalEnds')})(?=$|[ ,;)])`,
  ].join('|'),
  'u',
);
const isNamed = new RegExp(
  [
    `^["«„“]?(?:${anyOf('employerStarts')})(?![\\p{L}\\p{M}])`,
    `(?<![\\p{L}\\p{M}])(?:${anyOf('employers')})(?![\\p{L}\\p{M}])`,
    anyOf('employerParts'),
    `[\\p{L}\\p{M}]{2}(?:${anyOf('employerEnds')})$`,
  ].join('|'),
  'u',
);

/** How likely folded words in a language without a glossary name an organization: 1, 0.6 or 0. */
export function organizationInUnsupportedLanguage(folded: string): number {
  if (isLegal.test(folded)) return 1;
  return isNamed.test(folded) ? 0.6 : 0;
}

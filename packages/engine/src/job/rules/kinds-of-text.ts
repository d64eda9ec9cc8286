import { type EverydayWords, locales } from '@winnow/locales';
import { writtenPiecesOf } from '../../languages/locale-lists.ts';
import type { Rule } from './rule.ts';

/** Wordings common in adverts and rare elsewhere. They are counted, so each pattern is global. */
export const hiring: readonly (Rule & { readonly language: string })[] = locales.flatMap(
  ({ tag, name, adverts }) => (adverts.hiring === null ? [] : [{ name, language: tag, ...adverts.hiring }]),
);

/** Wordings of resumes, also counted. */
export const ofResume: readonly Rule[] = [
  {
    name: 'name of the paper',
    pattern: new RegExp(String.raw`\b(?:${writtenPiecesOf(({ adverts }) => adverts.resumes.title)})\b`, 'gi'),
    matches: ['Curriculum vitae', 'Lebenslauf'],
    misses: ['Send your resume'],
  },
  {
    name: 'headings',
    pattern: new RegExp(
      String.raw`(?:^|(?<=\s\s))(?:${writtenPiecesOf(({ adverts }) => adverts.resumes.headings)})(?= ?(?::|$|\s\s))`,
      'gim',
    ),
    matches: ['Career objective:', 'WORK EXPERIENCE', 'References available upon request', 'Berufserfahrung'],
    misses: ['Work experience in bakeries is required', 'Our objective is bread'],
  },
  {
    name: 'what the writer seeks',
    pattern:
      /\b(?:to obtain|(?:i am )?seeking|looking for) an? (?:[\w-]+ ){0,3}(?:position|job|role) (?:as|in|with|where|that)\b|\bdate of birth\b|\bmy (?:skills|knowledge|career|experience)\b/gi,
    matches: ['To obtain a position as baker', 'Date of birth: 3 May 1990', 'To use my skills in a bakery'],
    misses: ['We are seeking a baker', 'The position is open'],
  },
];

/** Wordings of laws, licenses and terms, also counted. */
export const legal: readonly Rule[] = [
  {
    name: 'legal prose',
    pattern:
      /\b(?:shall|pursuant|herein|hereby|hereof|thereof|thereto|thereunder|hereunder|notwithstanding|liability|licensors?|warrant(?:y|ies)|provisions?|subsections?|subparagraphs?|paragraphs?|aforesaid|promulgated)\b/gi,
    matches: ['The Secretary shall, notwithstanding any provision of this subsection, act.'],
    misses: ['You will bake bread and pass the law exam'],
  },
  {
    name: 'legal prose in other languages',
    pattern: new RegExp(
      `§ ?\\d|\\b(?:${writtenPiecesOf(({ adverts }) => adverts.lawArticles)}|art\\.) \\d|${writtenPiecesOf(({ adverts }) => adverts.legal)}`,
      'giu',
    ),
    matches: ['Die Behörde entscheidet gemäß § 12 Absatz 3.', 'En vertu de la loi, le juge décide.'],
    misses: ['Wir suchen Bäcker', 'Nous recherchons un boulanger'],
  },
];

const everyday = (part: keyof EverydayWords): string =>
  writtenPiecesOf(({ adverts }) => adverts.otherTexts[part]);

/** Wordings of everyday texts in list form, also counted, each kind separately. */
export const otherTexts: readonly Rule[] = [
  {
    name: 'recipe',
    pattern: new RegExp(
      String.raw`(?:^|(?<=\n))[^\p{L}\d\n]{0,3}(?:\d{1,4}(?:[.,/]\d{1,2})?|[½¼¾⅓])(?:-\d{1,4})? ?(?:${everyday('measures')})(?!\p{L})|\b(?:${everyday('cooking')})(?!\p{L})`,
      'giu',
    ),
    matches: ['500 g rye flour', 'Preheat the oven', 'Simmer for half an hour', '3 Eier', 'Serves 6'],
    misses: ['5 years of baking', 'Runs the oven by night', 'Lifts 50 lbs', 'Writes recipes'],
  },
  {
    name: 'bill',
    pattern: new RegExp(
      String.raw`\b(?:${everyday('bills')})(?!\p{L})|(?<=[\p{L}\d)] )[€$£]?\d{1,5}[.,]\d\d(?: ?[€$£])?[^\S\n]?(?=\n|$)`,
      'giu',
    ),
    matches: [
      'Invoice No. 2041',
      'Milk 1.29',
      'Subtotal $294.00',
      '3 Arbeitsstunden 62,00 186,00 €',
      'zzgl. MwSt',
    ],
    misses: ['Processes invoices', 'Pays $21.50 an hour', 'Total rewards'],
  },
  {
    name: 'shop',
    pattern: new RegExp(String.raw`\b(?:${everyday('shops')})\b`, 'gi'),
    matches: ['Add to cart', 'Free shipping', '2 year warranty', 'Dimensions 14 x 12'],
    misses: ['Stocks the shelves', 'Handles warranty claims'],
  },
  {
    name: 'song',
    pattern: /(?:^|(?<=\n))[[(](?:verse|chorus|bridge|refrain|strophe|outro|pre-chorus|hook)(?: \d)?[\])]/gi,
    matches: ['[Verse 1]', '(Chorus)'],
    misses: ['Verse and chorus are written by her'],
  },
  {
    name: 'report',
    pattern: new RegExp(String.raw`\b(?:${everyday('reports')})(?!\p{L})`, 'giu'),
    matches: ['The council voted on Tuesday', 'She told reporters', 'Das teilte die Stadt am Dienstag mit'],
    misses: ['Reports on ovens', 'Open from Monday to Friday', 'Baked according plans of the day'],
  },
];

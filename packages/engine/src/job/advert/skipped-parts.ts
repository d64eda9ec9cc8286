import { gloss } from '../../languages/gloss.ts';
import { isGlossed } from '../../languages/language.ts';
import type { Evidence } from '../../resume/resume.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import type { JobDescription } from '../job-description.ts';
import { languagePartsOf } from '../language-parts.ts';
import { applying } from '../rules/applying.ts';
import { announcedPerks, conditions, ofBody, ofChecks } from '../rules/conditions.ts';
import { employerText } from '../rules/employer-text.ts';
import { headings } from '../rules/headings.ts';
import { lawAndPolicy } from '../rules/law-and-policy.ts';
import { filing, formFields, pageAndEmail } from '../rules/page-and-form.ts';
import { payAndPerks } from '../rules/pay-and-perks.ts';
import { matchesAny, type Rule } from '../rules/rule.ts';
import { wholeHeadings } from '../rules/whole-headings.ts';
import { type AdvertLine, readAdvertLines } from './advert-lines.ts';
import { definesEmployer, describesEmployer, isCompanyIntroduction } from './advert-wording.ts';
import { namesEmployerAndPlace } from './who-and-where.ts';

/** Why a line of an advert was not read as a requirement. */
export type SkipReason =
  | 'company'
  | 'benefits'
  | 'legal'
  | 'applying'
  | 'conditions'
  | 'page'
  | 'nothing-asked';

/** A line of an advert that produced no requirement. */
export type SkippedPart = Evidence & { readonly reason: SkipReason };

const reasonsByRules: readonly (readonly [SkipReason, readonly (readonly Rule[])[]])[] = [
  ['legal', [lawAndPolicy, ofChecks]],
  ['applying', [applying]],
  ['benefits', [payAndPerks, announcedPerks]],
  ['page', [pageAndEmail, formFields, filing]],
  ['conditions', [conditions, ofBody]],
  ['company', [employerText]],
];

/** The reason for skipping a part, by the name of its heading's rule. */
const reasonsByHeading: Readonly<Record<string, SkipReason>> = {
  'the employer': 'company',
  'what is given': 'benefits',
  'what we offer': 'benefits',
  'law and conditions': 'legal',
  applying: 'applying',
  'how to apply': 'applying',
  'further information': 'applying',
  'fields of a job board': 'page',
};

/** Shorter lines above the first heading are the head of the advert: title, employer, place. */
const maxWordsOfHead = 8;
const maxLengthOfHeading = 80;

/**
 * The lines that produced no requirement, in order, each with its reason; empty for a text without any requirement,
 * such as one that is not an advert.
 */
export function readSkippedParts(
  { text, requirements }: Pick<JobDescription, 'text' | 'requirements'>,
  { vocabulary }: { readonly vocabulary: Vocabulary },
): readonly SkippedPart[] {
  const isRead = overlapWith(requirements.flatMap(({ evidence }) => evidence));
  if (isRead === null) return [];
  const isName = (word: string): boolean => vocabulary.normaliseSkill(word) !== null;
  return languagePartsOf(text)
    .flatMap((part) => {
      const glossed = isGlossed(part.language) ? gloss(part.text, part.language) : null;
      const said = glossed?.text ?? part.text;
      return skippedLines(said, readAdvertLines(said, isName), (line) =>
        isRead(glossed?.toSource(line.start, line.end) ?? line),
      ).map(({ start, end, reason }) => ({ ...(glossed?.toSource(start, end) ?? { start, end }), reason }));
    })
    .toSorted((a, b) => a.start - b.start);
}

/**
 * Whether one of the places overlaps another; `null` without any. Uses binary search, since an advert has hundreds of
 * both.
 */
function overlapWith(places: readonly Evidence[]): ((other: Evidence) => boolean) | null {
  if (places.length === 0) return null;
  const sorted = places.toSorted((a, b) => a.start - b.start);
  let furthest = 0;
  const ends = sorted.map(({ end }) => {
    furthest = Math.max(furthest, end);
    return furthest;
  });
  return ({ start, end }) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? 0) < end) low = middle + 1;
      else high = middle;
    }
    return (ends[low - 1] ?? 0) > start;
  };
}

function skippedLines(
  text: string,
  lines: readonly AdvertLine[],
  isRead: (line: AdvertLine) => boolean,
): readonly SkippedPart[] {
  const skipped: SkippedPart[] = [];
  let opened: SkipReason | null = null;
  let before = 0;
  for (const line of lines) {
    opened = headingIn(text.slice(before, line.start)) ?? (line.section === 'left-out' ? opened : null);
    before = line.end;
    if (isRead(line) || isOfHead(line)) continue;
    const { start, end } = line;
    const reason =
      reasonByRules(line.text) ?? opened ?? (describesCompany(line) ? 'company' : 'nothing-asked');
    skipped.push({ start, end, reason });
  }
  return skipped;
}

const isOfHead = ({ text, section, first }: AdvertLine): boolean =>
  first || (section === 'unknown' && (text.split(/\s+/).length <= maxWordsOfHead || /[|·•]/.test(text)));

const reasonByRules = (line: string): SkipReason | null =>
  reasonsByRules.find(([, tables]) => tables.some((rules) => matchesAny(rules, line)))?.[0] ?? null;

const describesCompany = ({ text }: AdvertLine): boolean =>
  describesEmployer(text) ||
  definesEmployer(text) ||
  isCompanyIntroduction(text) ||
  namesEmployerAndPlace(text);

/** The reason of the last heading between two lines, if its part is skipped; `null` where there is none. */
function headingIn(gap: string): SkipReason | null {
  const said = gap
    .slice(-maxLengthOfGap)
    .split('\n')
    .map((line) => line.replace(decoration, '').replace(/(?<![\s:])[\s:]+$/, ''))
    .filter((line) => line.length >= shortestHeading && line.length <= maxLengthOfHeading);
  const last = said.at(-1);
  if (last === undefined) return null;
  const rule = [...wholeHeadings, ...headings].find(({ pattern }) => pattern.test(last));
  const reason = rule ? (reasonsByHeading[rule.name] ?? null) : null;
  return reason === 'legal' && ofConditions.test(last) ? 'conditions' : reason;
}

const ofConditions = /physical|conditions|environment|schedule|shift|hours|commute|relocate/i;
const decoration = /^[^\p{L}\p{N}]+/u;
const shortestHeading = 3;
const maxLengthOfGap = 400;

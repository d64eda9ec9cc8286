import type { ReadingNote } from '@winnow/document-model';
import type { ConfidenceFactor, Finding } from './analysis.ts';
import type { Candidate } from './candidate/candidate.ts';
import { isGlossed, type WrittenLanguage } from './languages/language.ts';
import { isKnownStem } from './words/word-rarity.ts';

/** Share of the confidence that each reading note removes, 0 to 1. */
const lostByReading: Readonly<Record<ReadingNote, number>> = {
  truncated: 0.15,
  'pages-left-out': 0.15,
  ocr: 0.05,
  'undecodable-text': 0.2,
  damaged: 0.2,
  'pages-without-text': 0.2,
};
/**
 * With fewer lines of evidence than this, each further line would still change the score (tools/measure-confidence.ts).
 */
const enoughLines = 50;
const lostByFewLines = 0.55;
/**
 * Share of unknown words in an ordinary resume: names and tools. A larger share means reading errors or another
 * language.
 */
const unknownWords = 0.2;
const lostByUnknownWords = 0.5;
/** A glossary has only the most common words; all others are compared as written. */
const lostByGlossary = 0.1;
/** The work after the last month of the file is unknown. */
const lostByOldFile = 0.05;
const lostByOtherLanguage = 0.4;
/** With fewer requirements than this, each weighs too much. */
const enoughRequirements = 6;

/** What lowers the confidence of every score of this resume. */
export function confidenceFactorsOfResume({
  resume,
  lines,
  linesByStem,
  language,
}: Candidate): readonly ConfidenceFactor[] {
  const factors: ConfidenceFactor[] = [];
  for (const code of [...new Set(resume.document.notes)].sort())
    factors.push({ code, args: {}, lost: lostByReading[code] });
  if (lines.length === 0) return [...factors, { code: 'silent', args: {}, lost: 1 }];
  if (resume.positions.length === 0) factors.push({ code: 'no-position', args: {}, lost: 0.1 });
  if (resume.experienceMonths === null) factors.push({ code: 'no-dates', args: {}, lost: 0.05 });
  if (resume.asOf !== undefined)
    factors.push({ code: 'old-file', args: { month: resume.asOf }, lost: lostByOldFile });
  if (resume.skills.length === 0) factors.push({ code: 'no-skill', args: {}, lost: 0.1 });
  if (lines.length < enoughLines) {
    const lost = hundredths(lostByFewLines * (1 - lines.length / enoughLines));
    factors.push({ code: 'few-lines', args: {}, lost });
  }
  factors.push(...confidenceFactorsOfLanguage(language, 'resume'));
  const unknown = Math.min(lostByUnknownWords, hundredths(shareOfUnknownWords(linesByStem) - unknownWords));
  if (unknown > 0) factors.push({ code: 'unknown-words', args: {}, lost: unknown });
  return factors;
}

/** What lowers the confidence if the resume or the job is not written in English. */
export function confidenceFactorsOfLanguage(
  language: WrittenLanguage,
  of: 'resume' | 'job',
): readonly ConfidenceFactor[] {
  if (language === 'en') return [];
  return isGlossed(language)
    ? [{ code: `glossed-${of}`, args: { language }, lost: lostByGlossary }]
    : [{ code: `unread-${of}`, args: {}, lost: lostByOtherLanguage }];
}

/** Shorter words may be abbreviations. */
const plainWord = /^[a-z]{4,}$/;

function shareOfUnknownWords(linesByStem: Candidate['linesByStem']): number {
  let words = 0;
  let unknown = 0;
  for (const [stem, lines] of linesByStem) {
    // Words of other languages as written are included; their keys have marks that no plain word has.
    if (!plainWord.test(stem)) continue;
    words += lines.length;
    if (!isKnownStem(stem)) unknown += lines.length;
  }
  return words === 0 ? 0 : unknown / words;
}

const codesAboutFindings: ReadonlySet<ConfidenceFactor['code']> = new Set(['few-requirements', 'not-judged']);

/** Whether the factor depends on the findings, and changes with them. */
export const isAboutFindings = ({ code }: ConfidenceFactor): boolean => codesAboutFindings.has(code);

/** Applies if related meanings were not available to the match. */
export const wordsOnly: ConfidenceFactor = { code: 'words-only', args: {}, lost: 0.05 };

/** What lowers the confidence because of the requirements, and because of findings that could not be scored. */
export function confidenceFactorsOfFindings(findings: readonly Finding[]): readonly ConfidenceFactor[] {
  const factors: ConfidenceFactor[] = [];
  const asked = findings.filter(({ requirement }) => requirement.weight > 0);
  if (asked.length < enoughRequirements) {
    const lost = hundredths(0.2 * (1 - asked.length / enoughRequirements));
    factors.push({ code: 'few-requirements', args: {}, lost });
  }
  const weightOf = (some: readonly Finding[]): number =>
    some.reduce((sum, { requirement }) => sum + requirement.weight, 0);
  const open = asked.filter(({ credit }) => credit === null);
  const share = weightOf(open) / Math.max(1e-9, weightOf(asked));
  if (share > 0)
    factors.push({ code: 'not-judged', args: { requirements: open.length }, lost: hundredths(share) });
  return factors;
}

/** Minimum confidence of a score. */
const minConfidence = 0.05;

/** The confidence that remains after all factors, 0 to 1, two decimals. */
export const confidenceFrom = (factors: readonly ConfidenceFactor[]): number =>
  hundredths(
    Math.max(
      minConfidence,
      factors.reduce((left, { lost }) => left * (1 - lost), 1),
    ),
  );

const hundredths = (share: number): number => Math.round(100 * share) / 100;

import type { Doubt, Finding } from './analysis.ts';
import type { Candidate } from './candidate/candidate.ts';
import { isGlossed, type WrittenLanguage } from './languages/language.ts';
import type { ReadingNote } from './text-document.ts';
import { isKnownStem } from './words/word-rarity.ts';

/** What each note of the reading takes from the confidence. */
const lostByReading: Readonly<Record<ReadingNote, number>> = {
  truncated: 0.15,
  'pages-left-out': 0.15,
  ocr: 0.05,
  'undecodable-text': 0.2,
  damaged: 0.2,
  'pages-without-text': 0.2,
};
/** With fewer lines of evidence than this, each further line would still move the score (tools/measure-confidence.ts). */
const enoughLines = 50;
const lostByFewLines = 0.55;
/** Names and tools make up so much of the words of any resume; more of them are slips of the reading or another language. */
const unknownWords = 0.2;
const lostByUnknownWords = 0.5;
/** A glossary holds the commonest words; what else a text says is compared as it is written. */
const lostByGlossary = 0.1;
const lostByOtherLanguage = 0.4;
/** An advert with fewer requirements than this leaves each of them too much weight. */
const enoughRequirements = 6;

/** Why a score on this resume is less sure, whatever the job. */
export function doubtsAboutResume({ resume, lines, linesByStem, language }: Candidate): readonly Doubt[] {
  const doubts: Doubt[] = [];
  for (const code of [...new Set(resume.document.notes)].sort())
    doubts.push({ code, args: {}, lost: lostByReading[code] });
  if (lines.length === 0) return [...doubts, { code: 'silent', args: {}, lost: 1 }];
  if (resume.positions.length === 0) doubts.push({ code: 'no-position', args: {}, lost: 0.1 });
  if (resume.experienceMonths === null) doubts.push({ code: 'no-dates', args: {}, lost: 0.05 });
  if (resume.skills.length === 0) doubts.push({ code: 'no-skill', args: {}, lost: 0.1 });
  if (lines.length < enoughLines) {
    const lost = hundredths(lostByFewLines * (1 - lines.length / enoughLines));
    doubts.push({ code: 'few-lines', args: {}, lost });
  }
  doubts.push(...doubtsAboutLanguage(language, 'resume'));
  const unknown = Math.min(lostByUnknownWords, hundredths(shareOfUnknownWords(linesByStem) - unknownWords));
  if (unknown > 0) doubts.push({ code: 'unknown-words', args: {}, lost: unknown });
  return doubts;
}

/** Why a score is less sure where a text is not written in English. */
export function doubtsAboutLanguage(language: WrittenLanguage, of: 'resume' | 'job'): readonly Doubt[] {
  if (language === 'en') return [];
  return isGlossed(language)
    ? [{ code: `glossed-${of}`, args: { language }, lost: lostByGlossary }]
    : [{ code: `unread-${of}`, args: {}, lost: lostByOtherLanguage }];
}

/** Short words are as often abbreviations as slips. */
const plainWord = /^[a-z]{4,}$/;

function shareOfUnknownWords(linesByStem: Candidate['linesByStem']): number {
  let words = 0;
  let unknown = 0;
  for (const [stem, lines] of linesByStem) {
    // Words as they are written in another language are among them, under marks that no plain word has.
    if (!plainWord.test(stem)) continue;
    words += lines.length;
    if (!isKnownStem(stem)) unknown += lines.length;
  }
  return words === 0 ? 0 : unknown / words;
}

const codesAboutFindings: ReadonlySet<Doubt['code']> = new Set(['few-requirements', 'not-judged']);

/** Does the doubt come from the findings, and change with them? */
export const isAboutFindings = ({ code }: Doubt): boolean => codesAboutFindings.has(code);

/** Why a score is less sure where what is near in meaning was not known. */
export const wordsOnly: Doubt = { code: 'words-only', args: {}, lost: 0.05 };

/** Why a score is less sure for what the job asks, and for what of it could not be judged. */
export function doubtsAboutFindings(findings: readonly Finding[]): readonly Doubt[] {
  const doubts: Doubt[] = [];
  const asked = findings.filter(({ requirement }) => requirement.weight > 0);
  if (asked.length < enoughRequirements) {
    const lost = hundredths(0.2 * (1 - asked.length / enoughRequirements));
    doubts.push({ code: 'few-requirements', args: {}, lost });
  }
  const weightOf = (some: readonly Finding[]): number =>
    some.reduce((sum, { requirement }) => sum + requirement.weight, 0);
  const open = asked.filter(({ credit }) => credit === null);
  const share = weightOf(open) / Math.max(1e-9, weightOf(asked));
  if (share > 0)
    doubts.push({ code: 'not-judged', args: { requirements: open.length }, lost: hundredths(share) });
  return doubts;
}

/** Never none, where there is a score. */
const leastConfidence = 0.05;

/** 0 to 1, two decimals: what the doubts leave. */
export const confidenceFrom = (doubts: readonly Doubt[]): number =>
  hundredths(
    Math.max(
      leastConfidence,
      doubts.reduce((left, { lost }) => left * (1 - lost), 1),
    ),
  );

const hundredths = (share: number): number => Math.round(100 * share) / 100;

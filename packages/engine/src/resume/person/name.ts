import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { fold, tidy } from '../../words/reading-copy.ts';
import type { Fact } from '../resume.ts';
import type { Line } from '../sections/lines.ts';
import type { Contacts } from './contacts.ts';
import {
  couldBeName,
  labelledNames,
  mixesCases,
  type NameCandidate,
  nameCandidates,
} from './name-candidates.ts';

/** Lines from the top that may contain a name. */
const topLines = 30;
const farthestLine = 150;
/** More lines than this in the largest letters are body text. */
const fewLargest = 4;
/** Minimum score of a name; no name is better than a wrong one. */
const threshold = 1.8;

/**
 * Finds the candidate's name by position and layout, never by a list of names: near the top, in the largest letters,
 * next to the contacts, similar to the email's local part; not a heading, title, place or sentence.
 */
export function findName(
  lines: readonly Line[],
  contacts: Contacts,
  vocabulary: Vocabulary,
): Fact<string> | null {
  const largest = largestLines(lines);
  // A sidebar may be read before the name: lines in the largest letters are checked at any position.
  const looked = lines.filter((line, index) => index < topLines || largest.has(line));
  const addresses = addressWords(contacts);
  let best: NameCandidate | null = null;
  let bestScore = threshold;
  for (const [index, line] of looked.entries()) {
    const isLargest = largest.has(line);
    const maxHere = maxScore(index, isLargest, addresses.length > 0);
    for (const candidate of maxHere < bestScore ? labelledNames(line) : nameCandidates(line)) {
      const score = candidate.labelled
        ? scoreOfLabelled(index)
        : scoreOf(candidate, index, isLargest, addresses);
      const isBetter = score > bestScore || (best === null && score === bestScore);
      // Last, since it is the slowest check.
      if (isBetter && couldBeName(candidate.text, vocabulary)) [best, bestScore] = [candidate, score];
    }
  }
  if (best === null) return null;
  const end = secondHalfEnd(best, lines, vocabulary) ?? best.end;
  const written = end > best.line.end ? `${best.text} ${lineEndingAt(lines, end)}` : best.text;
  return { value: tidy(written), evidence: [{ start: best.start, end }] };
}

/** The end of a name on two lines of the same large letters; `null` for one on a single line. */
function secondHalfEnd(
  { text, line }: NameCandidate,
  lines: readonly Line[],
  vocabulary: Vocabulary,
): number | null {
  const next = lines[lines.indexOf(line) + 1];
  if (!next || /\s/.test(text) || line.fontSize === null || next.fontSize !== line.fontSize) return null;
  const largest = largestLines(lines);
  const half = nameCandidates(next).find((candidate) => couldBeName(candidate.text, vocabulary));
  const whole = half !== undefined && half.text === next.text && next.words <= 2;
  return whole && largest.has(line) && largest.has(next) ? next.end : null;
}

const lineEndingAt = (lines: readonly Line[], end: number): string =>
  lines.find((line) => line.end === end)?.text ?? '';

function largestLines(lines: readonly Line[]): ReadonlySet<Line> {
  const first = lines.slice(0, farthestLine);
  const size = first.reduce((max, line) => Math.max(max, line.fontSize ?? 0), 0);
  const largest = first.filter((line) => size > 0 && line.fontSize === size);
  return new Set(largest.length <= fewLargest ? largest : []);
}

const scoreOfLabelled = (index: number): number => 6 - index * 0.05;

/** Maximum score of a name without a label in a line; lines below the best score so far are skipped. */
const maxScore = (index: number, isLargest: boolean, hasAddresses: boolean): number =>
  placeScore(index, isLargest) + 1.1 + (isLargest ? 2 : 0) + (hasAddresses ? maxForAddress : 0);

/** Score by distance from the top. */
const placeScore = (index: number, isLargest: boolean): number =>
  3 - Math.min(index, isLargest ? 2 : 10) * 0.35;

/** Score of a name that the email address or a profile confirms. */
const maxForAddress = 3;

function scoreOf(
  { text, start, end, line }: NameCandidate,
  index: number,
  isLargest: boolean,
  addresses: readonly string[],
): number {
  const words = text.split(/\s+/);
  let score = placeScore(index, isLargest);
  if (words.length >= 2 && words.length <= 4) score += 1;
  if (words.length === 1) score -= 0.7;
  if (words.length > 5) score -= 1;
  if (end - start < line.text.length) score -= 0.5;
  // A decoration of the very first line does not start a list.
  if (line.bullet && index > 0) score -= 2;
  if (isLargest) score += 2;
  if (/[a-z]/.test(text) && text === fold(text)) score -= 1;
  if (mixesCases(text)) score -= 2.5;
  const matching = addresses.length === 0 ? [] : words.filter((word) => isInAddress(word, addresses));
  if (matching.length === 0 && words.some((word) => abstractNoun.test(word))) score -= 2;
  return score + Math.min(maxForAddress, matching.length * 1.5);
}

/** Endings of words for things, not people. */
const abstractNoun =
  /(?:tion|tions|ment|ments|ness|ship|ities|ives|ology|ability|ence|cycle|planning|strategy)$/i;

/** Matches a word of a name with the words of the addresses: equal, or contained in a run-together "janedoe". */
function isInAddress(written: string, addresses: readonly string[]): boolean {
  const word = fold(written).replace(/[^\p{L}]/gu, '');
  return word.length >= 3 && addresses.some((address) => address.includes(word));
}

function addressWords({ emails, links }: Contacts): readonly string[] {
  const locals = emails.map((fact) => fact.value.split('@')[0] ?? '');
  const profiles = links.map((fact) => fact.value).filter((url) => /linkedin|indeed|github|xing/i.test(url));
  return [...locals, ...profiles].map((text) => fold(text).replace(/[^\p{L}/]+/gu, ''));
}

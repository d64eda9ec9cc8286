import type { Candidate } from '../candidate/candidate.ts';
import type { Demand, DistinctiveTerm } from '../job/job-description.ts';
import { bestLines, linesInOrder, placesOf } from './best-places.ts';
import { type Judging, notFound, rounded, type Verdict, verdictFrom } from './criterion.ts';
import { judgeDistinctiveLines } from './distinctive-lines.ts';
import { visitLinesWithWord } from './visit-lines-with-word.ts';

type DistinctiveTermsDemand = Extract<Demand, { kind: 'telling-words' }>;

/**
 * Share of a word's remaining credit that its first line earns, and each further one: a word in many lines is the
 * subject.
 */
const closedByFirst = 0.25;
const closedByLine = 0.15;
/** The weight shown that earns half of the credit, at any length of the resume: lines about other work cost nothing. */
const halfShown = 0.25;
const metFrom = 0.4;
const partlyFrom = 0.05;

/**
 * Scores the distinctive terms of an advert: how many are in the resume, and in how many lines. For languages other
 * than English, where few words are known, lines are scored one by one.
 */
export function judgeDistinctiveTerms(
  { words }: DistinctiveTermsDemand,
  candidate: Candidate,
  { isCopied, language, wordOf }: Judging,
): Verdict {
  if (language !== 'en') return judgeDistinctiveLines(words, candidate, { isCopied, language });
  const sums = new Map<number, number>();
  const heard: { term: DistinctiveTerm; credit: number; lines: number[] }[] = [];
  let shown = 0;
  for (const term of words) {
    let open = 1;
    const lines: number[] = [];
    visitLinesWithWord(term, candidate, language, (number, certainty) => {
      const line = candidate.lines[number];
      if (!line || line.showing === 'piled' || isCopied(line)) return;
      open *= 1 - certainty * (open === 1 ? closedByFirst : closedByLine);
      sums.set(number, (sums.get(number) ?? 0) + certainty * term.weight);
      lines.push(number);
    });
    heard.push({ term, credit: 1 - open, lines });
    shown += term.weight * (1 - open);
  }
  const credit = rounded(Math.min(1, (1.2 * shown) / (shown + halfShown)));
  if (credit < partlyFrom) return notFound({ code: 'terms-few', args: {} });
  const ordered = bestLines(sums);
  const linesOfTerms = linesInOrder(
    ordered,
    heard.map(({ lines }) => lines),
  );
  return verdictFrom(candidate, {
    status: credit >= metFrom ? 'met' : 'partly',
    reason: {
      code: 'terms-shown',
      args: { shown: heard.filter(({ lines }) => lines.length > 0).length, of: words.length },
    },
    parts: heard.map(({ term, credit: ofTerm, lines }, place) => ({
      code: 'word',
      args: { word: wordOf(term.stem), lines: lines.length },
      // Each further word and line adds less, so the parts are in proportion to what each gave.
      share: (credit * term.weight * ofTerm) / shown,
      credit: ofTerm > 0 ? 1 : 0,
      places: placesOf(linesOfTerms[place] ?? [], candidate),
    })),
    first: placesOf(ordered.slice(0, maxFirstQuotes), candidate),
  });
}

/** Quotes shown first. */
const maxFirstQuotes = 3;

import type { Candidate } from '../candidate/candidate.ts';
import type { Demand, TellingWord } from '../job/job-description.ts';
import { bestLines, linesInOrder, placesOf } from './best-places.ts';
import { type Judging, notFound, rounded, type Verdict, verdictFrom } from './criterion.ts';
import { judgeTellingLines } from './telling-lines.ts';
import { visitLinesWithWord } from './visit-lines-with-word.ts';

type TellingWordsDemand = Extract<Demand, { kind: 'telling-words' }>;

/** What the first line that holds a word closes of what is open of it, and each further one: a word of many lines is the subject. */
const closedByFirst = 0.25;
const closedByLine = 0.15;
/** With so much shown, half of the credit is earned, however long the resume: no line of other work costs anything. */
const halfShown = 0.25;
const metFrom = 0.4;
const partlyFrom = 0.05;

/**
 * How many of the words that tell this advert from others stand in the lines of the resume, and in how many lines?
 * In another language than English few of them are known, and the lines are looked at one by one.
 */
export function judgeTellingWords(
  { words }: TellingWordsDemand,
  candidate: Candidate,
  { isCopied, language, wordOf }: Judging,
): Verdict {
  if (language !== 'en') return judgeTellingLines(words, candidate, { isCopied, language });
  const sums = new Map<number, number>();
  const heard: { term: TellingWord; credit: number; lines: number[] }[] = [];
  let shown = 0;
  for (const term of words) {
    let open = 1;
    const lines: number[] = [];
    visitLinesWithWord(term, candidate, language, (number, sureness) => {
      const line = candidate.lines[number];
      if (!line || line.showing === 'piled' || isCopied(line)) return;
      open *= 1 - sureness * (open === 1 ? closedByFirst : closedByLine);
      sums.set(number, (sums.get(number) ?? 0) + sureness * term.weight);
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
      // Each further word and line adds less, so that none of them has a share of its own beyond what it gave.
      share: (credit * term.weight * ofTerm) / shown,
      credit: ofTerm > 0 ? 1 : 0,
      places: placesOf(linesOfTerms[place] ?? [], candidate),
    })),
    first: placesOf(ordered.slice(0, mostBest), candidate),
  });
}

/** So many lines tell a reader what the terms are shown by. */
const mostBest = 3;

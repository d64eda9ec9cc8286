import type { Candidate } from '../candidate/candidate.ts';
import type { CandidateLine } from '../candidate/candidate-lines.ts';
import type { Demand } from '../job/job-description.ts';
import { bestPlaces } from './best-places.ts';
import { type Judging, notFound, quote, rounded, type Verdict } from './criterion.ts';
import { judgeTellingLines } from './telling-lines.ts';
import { visitLinesWithWord } from './visit-lines-with-word.ts';

type TellingWordsDemand = Extract<Demand, { kind: 'telling-words' }>;

/** What the first line that holds a word closes of what is open of it, and each further one: a word of many lines is the subject. */
const closedByFirst = 0.25;
const closedByLine = 0.15;
/**
 * With so much shown, half of the credit is earned: with the less, the fewer words of prose a resume says besides. A long
 * one says some words of any advert by chance, a short one has no room to. From two thirds of a page on all are long alike, so that
 * nobody loses by having done much.
 */
const halfShown = { inShort: 0.1, inLong: 0.4, longFrom: 200 } as const;
const metFrom = 0.4;
const partlyFrom = 0.05;

/**
 * How many of the words that tell this advert from others stand in the lines of the resume, and in how many lines?
 * In another language than English few of them are known, and the lines are looked at one by one.
 */
export function judgeTellingWords(
  { words }: TellingWordsDemand,
  candidate: Candidate,
  { isCopied, language }: Judging,
): Verdict {
  if (language !== 'en') return judgeTellingLines(words, candidate, { isCopied, language });
  const sums = new Map<number, number>();
  let shown = 0;
  let spoken = 0;
  let count = 0;
  for (const word of words) {
    let open = 1;
    visitLinesWithWord(word, candidate, language, (number, sureness) => {
      const line = candidate.lines[number];
      if (!line || line.showing === 'piled' || isCopied(line)) return;
      if (isProse(line)) spoken += 1;
      open *= 1 - sureness * (open === 1 ? closedByFirst : closedByLine);
      sums.set(number, (sums.get(number) ?? 0) + sureness * word.weight);
    });
    if (open === 1) continue;
    count += 1;
    shown += word.weight * (1 - open);
  }
  const half = halfShownBeside(wordsOfProse(candidate) - spoken);
  const credit = rounded(Math.min(1, (1.2 * shown) / (shown + half)));
  if (credit < partlyFrom) return notFound('Hardly a word of it stands in the resume.');
  return {
    status: credit >= metFrom ? 'met' : 'partly',
    credit,
    evidence: quote(candidate, bestPlaces(sums, candidate)),
    reason: `${count} of ${words.length} words stand in the resume.`,
  };
}

const halfShownBeside = (words: number): number =>
  halfShown.inShort + (halfShown.inLong - halfShown.inShort) * Math.min(1, words / halfShown.longFrom);

/** Headings of positions and lists are left out: a further title held and a further skill must cost nothing. */
const isProse = ({ showing }: CandidateLine): boolean => showing === 'used' || showing === 'told';

/** How many words the lines of prose say, each once a line. */
const wordsOfProse = ({ lines }: Candidate): number =>
  lines.reduce((sum, line) => (isProse(line) ? sum + line.stems.size : sum), 0);

import type { Candidate } from '../candidate/candidate.ts';
import type { Demand } from '../job/job-description.ts';
import { bestPlaces } from './best-places.ts';
import { type Judging, missing, quote, rounded, type Verdict } from './criterion.ts';
import { judgeTellingLines } from './telling-lines.ts';
import { visitLinesWithWord } from './visit-lines-with-word.ts';

type TellingWordsDemand = Extract<Demand, { kind: 'telling-words' }>;

/** What the first line that holds a word closes of what is open of it, and each further one: a word of many lines is the subject. */
const closedByFirst = 0.25;
const closedByLine = 0.15;
/** With so much shown, half of the credit is earned. */
const halfShown = 0.4;
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
  let count = 0;
  for (const word of words) {
    let open = 1;
    visitLinesWithWord(word, candidate, language, (number, sureness) => {
      const line = candidate.lines[number];
      if (!line || line.showing === 'piled' || isCopied(line)) return;
      open *= 1 - sureness * (open === 1 ? closedByFirst : closedByLine);
      sums.set(number, (sums.get(number) ?? 0) + sureness * word.weight);
    });
    if (open === 1) continue;
    count += 1;
    shown += word.weight * (1 - open);
  }
  const credit = rounded(Math.min(1, (1.2 * shown) / (shown + halfShown)));
  if (credit < partlyFrom) return { ...missing('Hardly a word of it stands in the resume.'), credit };
  return {
    status: credit >= metFrom ? 'met' : 'partly',
    credit,
    evidence: quote(candidate, bestPlaces(sums, candidate)),
    reason: `${count} of ${words.length} words stand in the resume.`,
  };
}

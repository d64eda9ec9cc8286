import type { Candidate } from '../candidate/candidate.ts';
import type { Demand } from '../job/job-description.ts';
import { bestPlaces } from './best-places.ts';
import { type Judging, missing, quote, rounded, type Verdict } from './criterion.ts';

type TellingWordsDemand = Extract<Demand, { kind: 'telling-words' }>;

/** What each further line that holds a word leaves open of it: a word of many lines is the subject. */
const leftOpenByLine = 0.85;
/** With so much shown, half of the credit is earned. */
const halfShown = 0.6;
const metFrom = 0.4;
const partlyFrom = 0.05;

/** How many of the words that tell this advert from others stand in the lines of the resume, and in how many lines? */
export function judgeTellingWords(
  { words }: TellingWordsDemand,
  candidate: Candidate,
  { isCopied }: Judging,
): Verdict {
  const sums = new Map<number, number>();
  let shown = 0;
  let count = 0;
  for (const { stem, weight } of words) {
    let open = 1;
    for (const number of candidate.linesByStem.get(stem) ?? []) {
      const line = candidate.lines[number];
      if (!line || line.showing === 'piled' || isCopied(line)) continue;
      open *= leftOpenByLine;
      sums.set(number, (sums.get(number) ?? 0) + weight);
    }
    if (open === 1) continue;
    count += 1;
    shown += weight * (1 - open);
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

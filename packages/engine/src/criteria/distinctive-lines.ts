import type { Candidate } from '../candidate/candidate.ts';
import type { CandidateLine } from '../candidate/candidate-lines.ts';
import type { DistinctiveTerm } from '../job/job-description.ts';
import { type Judging, notFound, rounded, type Verdict, verdictFrom } from './criterion.ts';
import { visitLinesWithWord } from './visit-lines-with-word.ts';

/** Maximum number of lines that count, so that a long resume gains nothing. */
const maxLines = 4;
/** Extra weight of words in one line that are adjacent in the advert; at most the line's own weight is added. */
const moreSideBySide = 1;
/** Words added to the length of each line, because a short line is similar by chance. */
const wordsAdded = 8;
/** The sum of nearness that earns half of the credit. */
const halfShown = 1.5;
const metFrom = 0.4;
const partlyFrom = 0.05;

type NearLine = { readonly line: CandidateLine; readonly nearness: number; readonly terms: number };

/**
 * Scores the distinctive terms of an advert for a resume in a language with few or no known words: the share of such
 * terms in its nearest lines. Other lines cost nothing, and length alone earns nothing.
 */
export function judgeDistinctiveLines(
  words: readonly DistinctiveTerm[],
  candidate: Candidate,
  { isCopied, language }: Pick<Judging, 'isCopied' | 'language'>,
): Verdict {
  const saidByLine = new Map<number, Map<number, number>>();
  let count = 0;
  words.forEach((word, index) => {
    let isFound = false;
    visitLinesWithWord(word, candidate, language, (number, certainty) => {
      isFound = true;
      const said = saidByLine.get(number);
      if (said) said.set(index, certainty * word.weight);
      else saidByLine.set(number, new Map([[index, certainty * word.weight]]));
    });
    if (isFound) count += 1;
  });
  const near: NearLine[] = [];
  for (const [number, said] of saidByLine) {
    const line = candidate.lines[number];
    if (!line || line.showing === 'piled' || isCopied(line)) continue;
    const nearness = weightOf(said, words) / Math.sqrt(line.stems.size + wordsAdded);
    near.push({ line, nearness, terms: said.size });
  }
  near.sort((a, b) => b.nearness - a.nearness || a.line.start - b.line.start);
  const nearest = near.slice(0, maxLines);
  const shown = nearest.reduce((sum, { nearness }) => sum + nearness, 0);
  const credit = rounded(Math.min(1, (1.2 * shown) / (shown + halfShown)));
  if (credit < partlyFrom) return notFound({ code: 'terms-few', args: {} });
  return verdictFrom(candidate, {
    status: credit >= metFrom ? 'met' : 'partly',
    reason: { code: 'terms-shown-in-forms', args: { shown: count, of: words.length } },
    parts: nearest.map(({ line, nearness, terms }) => ({
      code: 'terms-line',
      args: { terms },
      share: (credit * nearness) / shown,
      credit: 1,
      places: [line],
    })),
  });
}

/** @param said weight of each word in the line, by the word's number */
function weightOf(said: ReadonlyMap<number, number>, words: readonly DistinctiveTerm[]): number {
  let alone = 0;
  let sideBySide = 0;
  for (const [index, weight] of said) {
    alone += weight;
    for (const next of words[index]?.followedBy ?? []) {
      const other = said.get(next);
      if (other !== undefined) sideBySide += weight + other;
    }
  }
  return alone + moreSideBySide * Math.min(alone, sideBySide);
}

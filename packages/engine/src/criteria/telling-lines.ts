import type { Candidate } from '../candidate/candidate.ts';
import type { CandidateLine } from '../candidate/candidate-lines.ts';
import type { TellingWord } from '../job/job-description.ts';
import { type Judging, notFound, rounded, type Verdict, verdictFrom } from './criterion.ts';
import { visitLinesWithWord } from './visit-lines-with-word.ts';

/** So many lines tell what somebody does; a long resume has more of them, and is not better for it. */
const tellingLines = 4;
/** So much more words say together in one line that stand side by side in the advert; of no line more than it says itself. */
const moreSideBySide = 1;
/** A line of a few words is near by chance: as if it said so many words more. */
const wordsAdded = 8;
/** With so much shown, half of the credit is earned. */
const halfShown = 1.5;
const metFrom = 0.4;
const partlyFrom = 0.05;

type NearLine = { readonly line: CandidateLine; readonly nearness: number; readonly terms: number };

/**
 * How much of what the lines of a resume say, in a language of which few words or none are known, are words that tell the
 * advert, and say more together? Only the lines that are nearest count, so that no line costs anything and length alone wins
 * nothing.
 */
export function judgeTellingLines(
  words: readonly TellingWord[],
  candidate: Candidate,
  { isCopied, language }: Pick<Judging, 'isCopied' | 'language'>,
): Verdict {
  const saidByLine = new Map<number, Map<number, number>>();
  let count = 0;
  words.forEach((word, index) => {
    let isFound = false;
    visitLinesWithWord(word, candidate, language, (number, sureness) => {
      isFound = true;
      const said = saidByLine.get(number);
      if (said) said.set(index, sureness * word.weight);
      else saidByLine.set(number, new Map([[index, sureness * word.weight]]));
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
  const nearest = near.slice(0, tellingLines);
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

/** @param said by its number what each word that a line says weighs there */
function weightOf(said: ReadonlyMap<number, number>, words: readonly TellingWord[]): number {
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

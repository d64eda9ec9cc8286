import type { Candidate } from '../candidate/candidate.ts';
import type { LineShowing } from '../candidate/candidate-lines.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import type { Evidence } from '../resume/resume.ts';
import { readWords } from '../words/read-words.ts';
import { wordRarity } from '../words/word-rarity.ts';
import { bestPlaces } from './best-places.ts';
import type { Judging } from './criterion.ts';
import { visitLinesWithWord } from './visit-lines-with-word.ts';

/** How well the words of a phrase are shown, and where. */
export type Worded = {
  /** 0 to 1. */
  readonly credit: number;
  /** The lines that show most of it, best first. */
  readonly places: readonly Evidence[];
};

/** How much one line of each kind shows of a word in it. */
const strengthOf: Readonly<Record<LineShowing, number>> = {
  title: 0.55,
  used: 0.45,
  told: 0.4,
  listed: 0.35,
  piled: 0.02,
};
/** Rare words tell more than in proportion. */
const rarityPower = 1.5;
/** Common words tell little even when all are there. */
const leastWeight = 0.02;
/** How much of the credit needs the words together in one line. */
const ofTogether = 0.4;
/** A line holds a phrase that lacks no more than a trifle of its weight. */
const wholePhrase = 0.95;

/**
 * How much of a phrase the resume's lines show: each word of the phrase counts by its rarity, and is the better shown the
 * more lines bear it out, each line once. A repeated line or word adds nothing.
 */
export function shownInWords(
  text: string,
  candidate: Candidate,
  { isCopied, language }: Pick<Judging, 'isCopied' | 'language'>,
): Worded {
  const wanted = weighWords(text, language);
  const sums = new Map<number, number>();
  let shown = 0;
  let whole = 0;
  for (const [stem, { weight, written }] of wanted) {
    whole += weight;
    let doubt = 1;
    visitLinesWithWord({ stem, written }, candidate, language, (number, sureness) => {
      const line = candidate.lines[number];
      if (!line || isCopied(line)) return;
      doubt *= 1 - sureness * strengthOf[line.showing];
      sums.set(number, (sums.get(number) ?? 0) + sureness * weight);
    });
    shown += weight * (1 - doubt);
  }
  if (whole === 0 || sums.size === 0) return { credit: 0, places: [] };
  let doubtOfPhrase = 1;
  for (const [number, sum] of sums) {
    const line = candidate.lines[number];
    if (line && sum >= wholePhrase * whole) doubtOfPhrase *= 1 - strengthOf[line.showing];
  }
  return {
    credit: (1 - ofTogether) * (shown / whole) + ofTogether * (1 - doubtOfPhrase),
    places: bestPlaces(sums, candidate),
  };
}

type WantedWord = { readonly weight: number; readonly written: readonly string[] };

const weightsByText = new Map<string, ReadonlyMap<string, WantedWord>>();
/** Enough for the requirements of many jobs; emptied when full. */
const mostTexts = 5000;

// Remembered because the same requirement is judged against every resume of a batch.
function weighWords(text: string, language: WrittenLanguage): ReadonlyMap<string, WantedWord> {
  const key = `${language} ${text}`;
  const known = weightsByText.get(key);
  if (known) return known;
  const weights = new Map(
    readWords(text, language).map(
      ({ stem, written = [] }) =>
        [stem, { weight: Math.max(leastWeight, wordRarity(stem) ** rarityPower), written }] as const,
    ),
  );
  if (weightsByText.size >= mostTexts) weightsByText.clear();
  weightsByText.set(key, weights);
  return weights;
}

import type { Candidate } from '../candidate/candidate.ts';
import type { LineShowing } from '../candidate/candidate-lines.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import type { Evidence } from '../resume/resume.ts';
import { readWords } from '../words/read-words.ts';
import { wordRarity } from '../words/word-rarity.ts';
import { bestLines, linesInOrder, placesOf } from './best-places.ts';
import { type DraftPart, type Judging, maxOfPart } from './criterion.ts';
import { visitLinesWithWord } from './visit-lines-with-word.ts';

/** How well the words of a phrase are shown, and where; places are computed on demand. */
export type Worded = {
  /** 0 to 1. */
  readonly credit: number;
  /** 0 to 1: the share of the phrase's words, by rarity, that any line contains. */
  readonly spread: number;
  /** The lines that show most of the phrase, best first. */
  best(): readonly Evidence[];
  /** The parts of a credit from each word and from the words together. */
  parts(share: number): readonly DraftPart[];
};

/** How much one line of each kind shows of a word in it. */
const strengthOf: Readonly<Record<LineShowing, number>> = {
  title: 0.55,
  used: 0.45,
  stated: 0.4,
  listed: 0.35,
  piled: 0.02,
};
/** Rare words count more than in proportion. */
const rarityPower = 1.5;
/** Common words count little even when all are there. */
const minWeight = 0.02;
/** Share of the credit that needs the words together in one line. */
const ofTogether = 0.4;
/** Share of a phrase's weight that a line with the whole phrase must contain. */
const wholePhrase = 0.95;

/**
 * How much of a phrase the resume's lines show: each word counts by its rarity, and more the more lines contain it,
 * each line once. A repeated line or word adds nothing.
 */
export function shownInWords(
  text: string,
  candidate: Candidate,
  { isCopied, language }: Pick<Judging, 'isCopied' | 'language'>,
): Worded {
  const wanted = weighWords(text, language);
  const sums = new Map<number, number>();
  const heard: { word: string; weight: number; credit: number; lines: number[] }[] = [];
  let shown = 0;
  let held = 0;
  let whole = 0;
  for (const [stem, { weight, written, word }] of wanted) {
    whole += weight;
    let open = 1;
    const lines: number[] = [];
    visitLinesWithWord({ stem, written }, candidate, language, (number, certainty) => {
      const line = candidate.lines[number];
      if (!line || isCopied(line)) return;
      open *= 1 - certainty * strengthOf[line.showing];
      sums.set(number, (sums.get(number) ?? 0) + certainty * weight);
      lines.push(number);
    });
    shown += weight * (1 - open);
    if (1 - open > strengthOf.piled) held += weight;
    heard.push({ word, weight, credit: 1 - open, lines });
  }
  if (whole === 0) return nothingShown;
  let openOfPhrase = 1;
  const wholeLines = new Map<number, number>();
  for (const [number, sum] of sums) {
    const line = candidate.lines[number];
    if (!line || sum < wholePhrase * whole) continue;
    openOfPhrase *= 1 - strengthOf[line.showing];
    wholeLines.set(number, sum);
  }
  let inOrder: readonly number[] | null = null;
  const ordered = (): readonly number[] => {
    inOrder ??= bestLines(sums);
    return inOrder;
  };
  return {
    credit: (1 - ofTogether) * (shown / whole) + ofTogether * (1 - openOfPhrase),
    spread: held / whole,
    best: () => placesOf(ordered().slice(0, maxFirstQuotes), candidate),
    parts(share) {
      const byWord = linesInOrder(
        ordered(),
        heard.map(({ lines }) => lines),
      );
      const words = heard.map(({ word, weight, credit }, place): DraftPart => {
        const lines = byWord[place] ?? [];
        return {
          code: 'word',
          args: { word, lines: lines.length },
          share: (share * (1 - ofTogether) * weight) / whole,
          credit,
          places: placesOf(lines.slice(0, maxOfPart), candidate),
        };
      });
      const phrase: DraftPart = {
        code: 'phrase',
        args: { lines: wholeLines.size },
        share: share * ofTogether,
        credit: 1 - openOfPhrase,
        places: placesOf(bestLines(wholeLines).slice(0, maxOfPart), candidate),
      };
      return [...words, phrase];
    },
  };
}

/** Quotes shown first. */
const maxFirstQuotes = 3;

const nothingShown: Worded = { credit: 0, spread: 0, best: () => [], parts: () => [] };

type WantedWord = {
  readonly weight: number;
  readonly written: readonly string[];
  /** As written in the text. */
  readonly word: string;
};

const weightsByText = new Map<string, ReadonlyMap<string, WantedWord>>();
/** Cache size: enough for the requirements of many jobs; cleared when full. */
const maxTexts = 5000;

// Cached, because the same requirement is scored against every resume of a batch.
function weighWords(text: string, language: WrittenLanguage): ReadonlyMap<string, WantedWord> {
  const key = `${language} ${text}`;
  const known = weightsByText.get(key);
  if (known) return known;
  const weights = new Map(
    readWords(text, language).map(({ stem, written = [], start, end }) => {
      const weight = Math.max(minWeight, wordRarity(stem) ** rarityPower);
      return [stem, { weight, written, word: text.slice(start, end) }] as const;
    }),
  );
  if (weightsByText.size >= maxTexts) weightsByText.clear();
  weightsByText.set(key, weights);
  return weights;
}

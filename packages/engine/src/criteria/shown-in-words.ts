import type { Candidate } from '../candidate/candidate.ts';
import type { LineShowing } from '../candidate/candidate-lines.ts';
import type { Evidence } from '../resume/resume.ts';
import { readWords } from '../words/read-words.ts';
import { wordRarity } from '../words/word-rarity.ts';
import type { Judging } from './criterion.ts';

/** How well the words of a phrase are shown, and where. */
export type Worded = {
  /** 0 to 1. */
  readonly credit: number;
  /** The lines that show most of it, best first. */
  readonly places: readonly Evidence[];
};

/** How much one line of each kind shows of a word in it. */
const strengthOf: Readonly<Record<LineShowing, number>> = {
  title: 0.7,
  used: 0.55,
  told: 0.5,
  listed: 0.4,
  piled: 0.05,
};
/** Common words tell little even when all are there. */
const leastRarity = 0.05;

/**
 * How much of a phrase the resume's lines show: each word of the phrase counts by its rarity, and is the better shown the
 * more lines bear it out, each line once. A repeated line or word adds nothing.
 */
export function shownInWords(
  text: string,
  candidate: Candidate,
  { isCopied }: Pick<Judging, 'isCopied'>,
): Worded {
  const wanted = new Map(readWords(text).map(({ stem }) => [stem, Math.max(leastRarity, wordRarity(stem))]));
  const sums = new Map<number, number>();
  let shown = 0;
  let whole = 0;
  for (const [stem, rarity] of wanted) {
    whole += rarity;
    let doubt = 1;
    for (const number of candidate.linesByStem.get(stem) ?? []) {
      const line = candidate.lines[number];
      if (!line || isCopied(line)) continue;
      doubt *= 1 - strengthOf[line.showing];
      sums.set(number, (sums.get(number) ?? 0) + rarity);
    }
    shown += rarity * (1 - doubt);
  }
  if (whole === 0) return { credit: 0, places: [] };
  const together = Math.max(0, ...sums.values()) / whole;
  const places = [...sums]
    .sort(([a, left], [b, right]) => right - left || a - b)
    .slice(0, 3)
    .flatMap(([number]) => candidate.lines[number] ?? [])
    .map(({ start, end }) => ({ start, end }));
  return { credit: (shown / whole) * (0.5 + 0.5 * together), places };
}

import type { AdvertLine } from '../advert/advert-lines.ts';
import { isLeftOut, readWording } from '../advert/advert-wording.ts';
import { askingWords } from '../rules/block-hints.ts';
import { matchesAny } from '../rules/rule.ts';
import { asks, type Head, must } from './generated/asking-heads.js';
import type { LineAsking } from './line-asking.ts';
import { featuresOfLines } from './line-features.ts';
import { withPersonSought } from './person-in-prose.ts';

/** Minimum likelihood of asking; below a heading that announces requirements, much less is enough. */
const likelyAsks = 0.45;
const likelyAsksBelowHeading = 0.2;
/** The same for a line that calls what it names optional. */
const likelyAsksInWords = 0.35;

/** Minimum likelihood from which a line that asks without stating its strength is required. */
export const likelyRequired = 0.65;

/** Minimum likelihood, by section, from which a line counts as asking. */
export function asksFrom({ section, isBehindList = false, text }: AskingLine): number {
  if (isBehindList) return likelyAsks;
  if (section === 'must' || section === 'nice') return likelyAsksBelowHeading;
  return saysOptional(text) ? likelyAsksInWords : likelyAsks;
}

type AskingLine = Pick<AdvertLine, 'section' | 'isBehindList' | 'text'>;

/** "Experience with QuickBooks is a plus": never said of the work or the employer. */
const saysOptional = (line: string): boolean =>
  readWording(line) === 'nice' && matchesAny(askingWords, line) && !isLeftOut(line);

export const isLikelyAsking = (asking: LineAsking | null, line: AskingLine): boolean =>
  asking !== null && asking.asks >= asksFrom(line);

/** How likely each line of an English advert asks, and requires; see `tools/train-asking.ts`. */
export function readAsking(lines: readonly AdvertLine[]): readonly LineAsking[] {
  const byWords = featuresOfLines(lines).map((features) => ({
    asks: likelihood(asks, features),
    must: likelihood(must, features),
  }));
  return withPersonSought(lines, byWords);
}

function likelihood({ bias, weights }: Head, features: readonly string[]): number {
  let sum = bias;
  for (const name of features) sum += weights[name] ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

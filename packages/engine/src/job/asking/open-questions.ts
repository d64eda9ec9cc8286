import { readWords } from '../../words/read-words.ts';
import type { AdvertLine } from '../advert/advert-lines.ts';
import type { ClauseWording } from '../advert/clause-wording.ts';
import { ownWords } from '../advert/own-words.ts';
import type { Demand, OpenQuestion } from '../job-description.ts';
import type { LineAsking } from './line-asking.ts';
import { asksFrom, likelyRequired } from './read-asking.ts';

/** Margin around a bound, 0 to 1, within which a likelihood counts as uncertain. */
const nearBound = 0.15;
/** Words; a longer field of the years has run into the text after it. */
const longestField = 6;

/** What is uncertain about a line that may ask for something, from the likelihoods of that line. */
export function openQuestionsOf(
  demand: Demand,
  {
    line,
    asking,
    clause,
  }: {
    readonly line: AdvertLine;
    /** `null` where no likelihoods were computed: the advert's headings and words decided. */
    readonly asking: LineAsking | null;
    readonly clause: Pick<ClauseWording, 'wording' | 'isSaid'>;
  },
): readonly OpenQuestion[] {
  const codes: OpenQuestion[] = [];
  if (asking !== null && clause.wording !== 'asked') {
    if (asking.asks < asksFrom(line) + nearBound) codes.push('company-text');
    if (!clause.isSaid && Math.abs(asking.must - likelyRequired) < nearBound) codes.push('must-or-nice');
  }
  if (demand.kind === 'experience' && isLoose(demand)) codes.push('years-of');
  return codes;
}

const isLoose = ({ field, skillIds }: Extract<Demand, { kind: 'experience' }>): boolean =>
  field === null ? skillIds.length === 0 : field.split(/\s+/).length > longestField;

/** "Good communication", "team player": only words common to any work, other than named soft skills. */
export const isGeneral = (
  text: string,
  soft: readonly { readonly start: number; readonly end: number }[] = [],
): boolean => readWords(text).length > 0 && ownWords(text, soft).length === 0;

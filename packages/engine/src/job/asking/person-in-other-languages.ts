import { type AdvertWords, locales, type ProseWords } from '@winnow/locales';
import type { Gloss } from '../../languages/gloss.ts';
import type { WrittenLanguage } from '../../languages/language.ts';
import type { AdvertLine } from '../advert/advert-lines.ts';
import { isLeftOut } from '../advert/advert-wording.ts';
import { beginOfClause } from '../begin-of-sentence.ts';
import type { LineAsking } from './line-asking.ts';

const proseOf: ReadonlyMap<string, ProseWords> = new Map(
  locales.flatMap(({ tag, adverts }) => {
    const { prose }: AdvertWords = adverts;
    return prose ? [[tag, prose] as const] : [];
  }),
);

/** Likelihoods assigned to a sentence that says what the person should have, and to one that calls it welcome. */
const required: LineAsking = { asks: 0.7, must: 0.8, isSaid: true };
const welcome: LineAsking = { asks: 0.7, must: 0.2, isSaid: true };

/** A line of a glossed advert, with how likely it asks; `null` where its words as written do not say. */
export type SoughtLine = { readonly line: AdvertLine; readonly asking: LineAsking | null };

/**
 * What sentences of an advert without headings say of the person, in the words of its language: a glossary leaves out
 * the words of grammar that say so. A sentence that asks and then calls something welcome becomes two.
 */
export function withPersonInOtherLanguage(
  lines: readonly AdvertLine[],
  {
    text,
    read,
    language,
  }: { readonly text: string; readonly read: Gloss; readonly language: WrittenLanguage },
): readonly SoughtLine[] | null {
  const prose = proseOf.get(language);
  if (!prose || lines.some(({ section }) => section === 'must' || section === 'duties')) return null;
  const written = ({ start, end }: Pick<AdvertLine, 'start' | 'end'>): string => {
    const place = read.toSource(start, end);
    return text.slice(beginOfClause(place.start, read), place.end);
  };
  return lines.flatMap((line) => {
    if (line.section !== 'unknown' && line.section !== 'list') return [{ line, asking: null }];
    if (prose.offers.pattern.test(written(line)) && !prose.optional.pattern.test(written(line)))
      return [{ line: { ...line, section: 'left-out' }, asking: null }];
    if (isLeftOut(line.text)) return [{ line, asking: null }];
    const isWelcome = (part: AdvertLine) => prose.optional.pattern.test(written(part));
    const isRemark = (part: AdvertLine) => prose.remark.pattern.test(written(part));
    return partsOf(line, isWelcome, isRemark).map((part) => ({
      line: part,
      asking: isWelcome(part) ? welcome : prose.sought.pattern.test(written(line)) ? required : null,
    }));
  });
}

/** The parts of a sentence before and from the first comma at which it begins, or ceases, to call something welcome. */
function partsOf(
  line: AdvertLine,
  isWelcome: (part: AdvertLine) => boolean,
  isRemark: (part: AdvertLine) => boolean,
): readonly AdvertLine[] {
  for (const { 0: gap, index } of line.text.matchAll(/, (?:and |or )?/g)) {
    const before = { ...line, end: line.start + index, text: line.text.slice(0, index) };
    const from = index + gap.length;
    const after = { ...line, start: line.start + from, text: line.text.slice(from) };
    if (!isLong(before) || !isLong(after) || isRemark(after)) continue;
    if (isWelcome(before) !== isWelcome(after)) return [before, after];
  }
  return [line];
}

const minWords = 2;
const isLong = ({ text }: AdvertLine): boolean => text.split(/\s+/).length >= minWords;

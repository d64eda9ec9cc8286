import type { AdvertLine } from './advert/advert-lines.ts';
import { isLeftOut, type Wording } from './advert/advert-wording.ts';
import { type DemandAsWritten, readDemandsInOtherLanguage } from './demands/demands-in-other-languages.ts';
import type { DraftRequirement } from './line-requirements.ts';
import { requirementText } from './requirement-text.ts';

/**
 * What the lines of an advert ask for in a language without a glossary: years, degrees and languages wherever they are
 * named, and below a heading of requirements, or in a clause that asks, everything else in its own words.
 */
export const asWritten = (
  lines: readonly AdvertLine[],
  asked: readonly DraftRequirement[],
): readonly DraftRequirement[] =>
  lines.flatMap((line) => {
    const { section, text } = line;
    if (section === 'left-out' || line.first || isLeftOut(text)) return [];
    const isHeaded = section === 'must' || section === 'nice';
    const isOpen = ({ at }: Pick<DemandAsWritten, 'at'>) =>
      !asked.some(
        ({ kind, wording, start, end }) =>
          !(kind === 'other' && wording === 'asked') &&
          start < line.start + at.end &&
          line.start + at.start < end,
      );
    const { known, others } = readDemandsInOtherLanguage(text);
    const named = known.filter(
      ({ demand, wording, asks }) =>
        isHeaded || (section === 'duties' ? wording !== null : asks || demand.kind === 'experience'),
    );
    if (isHeaded && named.length === 0) {
      const whole = { start: 0, end: text.length };
      if (!isOpen({ at: whole })) return [];
      const said = others.length === 1 ? (others[0]?.wording ?? null) : null;
      const own = others.length === 1 ? (others[0]?.own ?? whole) : whole;
      return [draftOf(line, { demand: { kind: 'other' }, at: whole, own, wording: said, asks: true })];
    }
    const rest = others.filter((each) => (isHeaded || (each.asks && section !== 'duties')) && isOpen(each));
    return [...named, ...rest].map((each) => draftOf(line, each));
  });

function draftOf(line: AdvertLine, { demand, at, own, wording }: DemandAsWritten): DraftRequirement {
  const place = { start: line.start + at.start, end: line.start + at.end };
  return {
    kind: demand.kind,
    text: requirementText(line.text.slice(own.start, own.end)),
    wording: wordingIn(line, wording),
    soft: false,
    isCoveredElsewhere: false,
    unsure: [],
    demand,
    named: place,
    ...place,
  };
}

/** The clause decides, then the section; what is asked for in prose is asked for plainly. */
const wordingIn = ({ section }: AdvertLine, said: DemandAsWritten['wording']): Wording =>
  section === 'nice' ? 'nice' : (said ?? 'must');

/** Names that the vocabulary knows are asked for as strongly as the clause around them. */
export const withWordingAsWritten = (
  asked: readonly DraftRequirement[],
  lines: readonly AdvertLine[],
): readonly DraftRequirement[] =>
  asked.map((draft) => {
    const line = lines.find(({ start, end }) => start <= draft.start && draft.end <= end);
    if (draft.wording !== 'asked' || !line || line.section === 'duties' || line.section === 'left-out')
      return draft;
    const { known, others } = readDemandsInOtherLanguage(line.text);
    const around = [...known, ...others].find(
      ({ at, asks }) =>
        asks && line.start + at.start <= draft.named.start && draft.named.end <= line.start + at.end,
    );
    return around ? { ...draft, wording: wordingIn(line, around.wording) } : draft;
  });

/** Whether a line of several clauses asks: no list of key skills has such a line. */
export const asksInSentences = (lines: readonly AdvertLine[]): boolean =>
  lines.some(({ text }) => {
    if (text.split(/\s+/).length < wordsOfSentence) return false;
    const { known, others } = readDemandsInOtherLanguage(text);
    return known.length + others.length > 1 && [...known, ...others].some(({ asks }) => asks);
  });

const wordsOfSentence = 12;

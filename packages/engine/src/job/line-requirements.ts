import type { TitleMention, Vocabulary } from '../vocabulary/vocabulary.ts';
import { readWords } from '../words/read-words.ts';
import type { AdvertLine } from './advert/advert-lines.ts';
import { readWording, type Wording } from './advert/advert-wording.ts';
import { entriesOf, entryAround, sentenceAround } from './advert/asked-words.ts';
import { type ClauseWording, readClauseWordings } from './advert/clause-wording.ts';
import { ownWords } from './advert/own-words.ts';
import {
  bareYears,
  educationText,
  namesOf,
  namesOfYears,
  yearsInWords,
  yearsText,
} from './asked-in-words.ts';
import type { LineAsking } from './asking/line-asking.ts';
import { openQuestionsOf } from './asking/open-questions.ts';
import { isLikelyAsking } from './asking/read-asking.ts';
import { type NamedAsk, readAlternatives } from './demands/alternatives.ts';
import { kindOfBroadSkill } from './demands/broad-skills.ts';
import { fieldOfExperience } from './demands/field-of-experience.ts';
import { fieldOfYears } from './demands/field-of-years.ts';
import { otherLanguage } from './demands/language-demand.ts';
import { isListOfTools } from './demands/list-of-tools.ts';
import { titleOfPhrase } from './demands/phrase-title.ts';
import { readPlace } from './demands/place-demand.ts';
import { isAskedBeside } from './demands/skills-beside-degree.ts';
import { skillsOfYears } from './demands/skills-of-years.ts';
import type { AskedDemand, Demand, OpenQuestion, RequirementKind } from './job-description.ts';
import { type LineFacts, readLineFacts } from './line-facts.ts';
import { asksForWork, canBeShownAlone, describesWork, isWayOfLanguage, plainly } from './phrases.ts';
import { requirementText } from './requirement-text.ts';
import { termOf } from './rules/logistics.ts';
import { namedAsIs } from './rules/person-sought.ts';
import { matchesAny } from './rules/rule.ts';
import { notAsked } from './rules/wording.ts';

/** A requirement of one line, before it is merged with the same one of other lines. */
export type DraftRequirement = {
  readonly kind: RequirementKind;
  readonly text: string;
  readonly wording: Wording;
  /** A soft skill: nearly every resume claims it, so it counts little. */
  readonly soft: boolean;
  /** Covered by the line's years or the title; its own words only count for the occupation match. */
  readonly isCoveredElsewhere: boolean;
  readonly unsure: readonly OpenQuestion[];
  readonly demand: Demand;
  /** Where the advert names it. */
  readonly named: { readonly start: number; readonly end: number };
  /** The words of the advert that ask for it. */
  readonly start: number;
  readonly end: number;
};

/** Maximum number of other content words in a line that only asks for years. */
const maxOwnBesideYears = 5;

/** Minimum content words of a line; one with fewer asks for nothing that can be found. */
const minContentWords = 3;

/** Minimum likelihood from which a short line below a heading of requirements counts as asking. */
const asksBelowHeading = 0.5;

/** All requirements of one line of an advert, or of a bare list of key skills. */
export function readLineRequirements(
  line: AdvertLine,
  { isOfList, asking }: { readonly isOfList: boolean; readonly asking: LineAsking | null },
  vocabulary: Vocabulary,
): readonly DraftRequirement[] {
  if (matchesAny(notAsked, line.text)) return [];
  const choices = alternativeAsks(line.text, vocabulary);
  const facts = readLineFacts(without(line.text, choices), vocabulary);
  const readAt = readClauseWordings(line, asking);
  const isTerm = facts.isPhrase && facts.years.length === 0 && termOf(line.text) !== null;
  const isOfTools =
    line.section !== 'left-out' && !isLikelyAsking(asking, line) && isListOfTools(line.text, vocabulary);
  const wordingAt = (place: number): Wording => {
    const { wording } = readAt(place);
    return wording === 'asked' && isOfTools ? 'nice' : wording;
  };
  const named = [
    ...choices,
    ...namedAsks(facts),
    ...placeAsks(facts).filter(({ at }) => wordingAt(at?.start ?? 0) !== 'nice'),
    ...yearsAsks(facts, readAt, vocabulary),
    // "Reliable transportation" is not a skill.
    ...(isTerm ? [] : skillAsks(facts, vocabulary)),
  ];
  const isNamed = named.length > 0;
  const isHeaded =
    !isNamed &&
    (line.section === 'must' || line.section === 'nice' || asking?.isSaid === true) &&
    (asking?.asks ?? 0) >= asksBelowHeading;
  const whole =
    choices.length > 0
      ? []
      : facts.unknownItems.length > 0
        ? itemAsks(facts)
        : facts.isPhrase
          ? phraseAsks(facts, { isOfList, isNamed, isHeaded }, vocabulary)
          : sentenceAsks(facts, {
              isPlaceAsked: named.some(({ demand }) => demand.kind === 'location'),
              isHeaded,
            });
  const isWhole = whole.length > 0 && !isCoveredElsewhere(facts);
  const rest = isLikelyAsking(asking, line) && !isWhole && isNamed ? restAsks(facts, named) : [];
  return [...named, ...[...whole, ...rest].map((ask) => asLogistics(asExperience(ask, facts), facts))].map(
    ({ text, demand, at, source = at, askedAt = at?.start ?? 0, soft = false }) => ({
      kind: demand.kind,
      text,
      wording: wordingAt(askedAt),
      soft,
      isCoveredElsewhere: demand.kind === 'other' && at === undefined && isCoveredElsewhere(facts),
      unsure: openQuestionsOf(demand, { line, asking, clause: readAt(askedAt) }),
      demand,
      named: { start: line.start + (at?.start ?? 0), end: line.start + (at?.end ?? line.text.length) },
      start: line.start + (source?.start ?? 0),
      end: line.start + (source?.end ?? line.text.length),
    }),
  );
}

/** Whether the years, skills or names of a line cover all that it asks for. */
const isCoveredElsewhere = (facts: LineFacts): boolean =>
  !facts.isPhrase &&
  ((facts.years.length > 0 && facts.own.size <= maxOwnBesideYears && !facts.namesUnknown) ||
    facts.isCoveredBySkills ||
    facts.isCoveredByNames);

/**
 * What a line asks for in addition to known names: "third-party libraries" in "Experience with REST, JSON and
 * third-party libraries".
 */
function restAsks({ text, education, years }: LineFacts, named: readonly Ask[]): readonly Ask[] {
  if (education) return [];
  const asked = [...named.flatMap(({ at }) => at ?? []), ...years];
  return entriesOf(text)
    .filter((entry) => !asked.some(({ start, end }) => start < entry.end && entry.start < end))
    .filter(({ start, end }) => canBeShownAlone(text.slice(start, end)))
    .map((at) => ({ text: requirementText(text.slice(at.start, at.end)), demand: { kind: 'other' }, at }));
}

/**
 * "Experience as a designer with a portfolio of your process": a line with more other words than this is kept as
 * written.
 */
const maxOwnBesideField = 2;

/** "Previous restaurant experience": work in a field without years. */
function asExperience(ask: Ask, { text, years }: LineFacts): Ask {
  if (ask.demand.kind !== 'other' || years.length > 0) return ask;
  const { start, end } = ask.at ?? { start: 0, end: text.length };
  const said = text.slice(start, end);
  const field = fieldOfExperience(said);
  if (field === null || ownWords(said.slice(field.end)).length > maxOwnBesideField) return ask;
  const demand = {
    kind: 'experience',
    minMonths: 0,
    skillIds: [],
    field: said.slice(field.start, field.end),
  } as const;
  return { ...ask, demand };
}

/** "Must be able to travel": working conditions, which the candidate is asked about. */
function asLogistics(ask: Ask, { text }: LineFacts): Ask {
  if (ask.demand.kind !== 'other') return ask;
  const { start, end } = ask.at ?? { start: 0, end: text.length };
  const term = termOf(text.slice(start, end));
  return term === null ? ask : { ...ask, demand: { kind: 'other', logistics: term } };
}

/** "CPA or MBA": one requirement with its alternatives, in the words of the line. */
function alternativeAsks(line: string, vocabulary: Vocabulary): readonly (Ask & { readonly at: Interval })[] {
  return readAlternatives(line, (part, from) => namedIn(part, from, vocabulary)).flatMap((choice) => {
    const { ways, start, end } = choice;
    const [first] = ways[0] ?? [];
    if (first === undefined) return [];
    return {
      text: requirementText(line.slice(start, end)),
      demand: { ...first.demand, ways: ways.map((way) => way.map(({ demand }) => demand)) },
      at: { start, end },
      source: sentenceAround(line, { start, end }),
    };
  });
}

/** Degrees, certificates, years and languages that a part of a line names, in its order. */
export function namedIn(part: string, from: number, vocabulary: Vocabulary): readonly NamedAsk[] {
  const facts = readLineFacts(part, vocabulary);
  const { education, certifications } = facts;
  const asks = [
    ...namedAsks(facts),
    ...yearsAsks(facts, () => ({ wording: 'asked', end: part.length }), vocabulary),
  ];
  const unnamed = certifications.length > 0 ? null : unnamedCertificate.exec(part);
  if (unnamed) {
    const at = { start: unnamed.index, end: unnamed.index + unnamed[0].length };
    asks.push({ text: unnamed[0], demand: { kind: 'certification', name: unnamed[0] }, at });
  }
  return asks
    .map(({ demand, at }) => {
      const { start, end } = at ?? { start: education?.at ?? 0, end: education?.end ?? 0 };
      const behind = nounBehind.exec(part.slice(end))?.[0].length ?? 0;
      return { demand, start: from + start, end: from + end + behind };
    })
    .sort((a, b) => a.start - b.start);
}

/** "Certification in welding". */
const unnamedCertificate =
  /(?<=^ ?|\b(?:an?|the|either|and|any) )(?:(?:professional|industry|trade|technical|relevant|formal) )?(?:certifications?|certificate|licen[cs]e|licensure)\b(?: in (?!(?:good|the (?:state|field|area))\b)[a-z][\w-]*(?: (?!required|preferred|desired|desirable|is\b|with\b|and\b|or\b|from\b|a\b)[\w-]+){0,3})?/i;
const nounBehind =
  /^ (?:licen[cs]e|licensure|certification|certificate|qualification|degree|exam|(?:of )?(?:work )?experience)\b/i;

/** The line with alternatives blanked out, so that all offsets stay the same. */
const without = (line: string, places: readonly { readonly at: Interval }[]): string =>
  places.reduce(
    (rest, { at: { start, end } }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    line,
  );

type Interval = { readonly start: number; readonly end: number };

/** One requirement of a line. */
type Ask = {
  /** As shown to the recruiter. */
  readonly text: string;
  readonly demand: AskedDemand & Pick<Demand, 'ways'>;
  /** Its place in the line; left out if it is the whole line. */
  readonly at?: { readonly start: number; readonly end: number };
  /** Where the words are that say how strongly it is asked, if elsewhere. */
  readonly askedAt?: number;
  /** The words of the line that ask for it, if more than its name. */
  readonly source?: { readonly start: number; readonly end: number };
  readonly soft?: boolean;
};

function namedAsks({ text, education, certifications, languages }: LineFacts): Ask[] {
  const asks: Ask[] = [];
  if (education && text.toLowerCase() !== 'diploma') {
    const { level, fields, name, at, orEquivalent } = education;
    const asWritten = name === null ? educationText(education) : requirementText(name);
    asks.push({
      text: asWritten,
      demand: { kind: 'education', level, fields, ...(orEquivalent && { instead: fields.join(', ') }) },
      askedAt: at,
      source: sentenceAround(text, { start: at, end: at + 1 }),
    });
  }
  for (const { name, start, end } of certifications)
    asks.push({
      text: name,
      demand: { kind: 'certification', name },
      at: { start, end },
      source: entryAround(text, { start, end }),
    });
  const spoken = languages.filter(({ start }) => !isWithin(education, start));
  const both = bilingual(text, spoken);
  if (both) return [...asks, both];
  for (const { name, level, start, end } of spoken)
    asks.push({
      text: name === otherLanguage ? requirementText(text.slice(start, end)) : name,
      demand: { kind: 'language', name, level },
      at: { start, end },
    });
  return asks;
}

/** "Bilingual in English and Spanish": one requirement, which includes the language of the advert. */
function bilingual(text: string, spoken: LineFacts['languages']): Ask | null {
  const [one, other, ...more] = spoken;
  if (!one || !other || more.length > 0 || (one.name !== 'English' && other.name !== 'English')) return null;
  if (!/^ ?(?:,? and|&|\/) ?$/i.test(text.slice(one.end, other.start))) return null;
  const way = [one, other].map(({ name, level }) => ({ kind: 'language', name, level }) as const);
  const [first] = way;
  const at = { start: one.start, end: other.end };
  return first ? { text: text.slice(at.start, at.end), demand: { ...first, ways: [way] }, at } : null;
}

/** "GCSE English": a school subject. */
const isWithin = (education: LineFacts['education'], place: number): boolean =>
  education?.name != null && education.at <= place && place < education.at + education.name.length;

function placeAsks({ text }: LineFacts): readonly Ask[] {
  const found = readPlace(text);
  return found ? [{ text: found.place, demand: { kind: 'location', place: found.place }, at: found }] : [];
}

function yearsAsks(
  { text, years, education, hard }: LineFacts,
  readAt: (place: number) => Pick<ClauseWording, 'wording' | 'end'>,
  vocabulary: Vocabulary,
): readonly Ask[] {
  return years.map((span, at) => {
    const clause = readAt(span.start);
    const to = Math.min(years[at + 1]?.start ?? text.length, clause.end);
    const alike = hard.filter(({ start }) => readAt(start).wording === clause.wording);
    const of = education ? [] : skillsOfYears(text, { from: span.end, to }, alike);
    const { minMonths } = span;
    const field = fieldOfYears(text, span, { from: years[at - 1]?.end ?? 0, next: to });
    const bare = bareYears(text, span);
    const said = field === null ? span : yearsInWords(text, span, field);
    return {
      text:
        field === null
          ? of.length > 0 || !/\bexperience$/i.test(bare)
            ? yearsText(minMonths, namesOfYears(text, of, vocabulary))
            : requirementText(bare)
          : requirementText(text.slice(said.start, said.end)),
      demand: {
        kind: 'experience',
        minMonths,
        skillIds: [...new Set(of.flatMap(({ skillIds }) => skillIds))],
        field: field && text.slice(field.start, field.end),
      },
      at: said,
      askedAt: span.start,
      source: entryAround(text, said),
    };
  });
}

function skillAsks({ text, education, groups }: LineFacts, vocabulary: Vocabulary): readonly Ask[] {
  const asked = education
    ? groups.filter((group) => isAskedBeside(education, group, { line: text, vocabulary }))
    : groups;
  return asked.map((group) => {
    const kind = kindOfBroadSkill(group, text);
    if (kind !== null) {
      const at = { start: kind, end: group.end };
      const words = requirementText(text.slice(at.start, at.end));
      return { text: words, demand: { kind: 'other' }, at, source: entryAround(text, at) };
    }
    return {
      text: namesOf(group, vocabulary).join(' or '),
      demand: { kind: 'skill', skillIds: group.skillIds, minMonths: null },
      at: group,
      source: entryAround(text, group),
      soft: group.skillIds.every((id) => vocabulary.skill(id)?.kind === 'soft'),
    };
  });
}

function itemAsks({ text, unknownItems }: LineFacts): readonly Ask[] {
  return unknownItems.map((at) => ({
    text: requirementText(text.slice(at.start, at.end)),
    demand: { kind: 'other' },
    at,
  }));
}

function sentenceAsks(
  { text, education, own, hard, namesUnknown }: LineFacts,
  { isPlaceAsked, isHeaded }: { readonly isPlaceAsked: boolean; readonly isHeaded: boolean },
): readonly Ask[] {
  const asksOfUnknown = namesUnknown && (asksFirst.test(text) || readWording(text) !== null);
  const asksOfWords = hard.length === 0 && plainly.test(text) && asksFirst.test(text);
  const isNamed = hard.length === 0 && matchesAny(namedAsIs, text);
  const min = asksOfUnknown || asksOfWords || isHeaded || isNamed ? 1 : minContentWords;
  const isOther = !education && !isPlaceAsked && own.size >= min;
  return isOther ? [{ text: requirementText(text), demand: { kind: 'other' } }] : [];
}

function phraseAsks(
  { text, education, certifications, languages, hard, namesUnknown }: LineFacts,
  {
    isOfList,
    isNamed,
    isHeaded,
  }: { readonly isOfList: boolean; readonly isNamed: boolean; readonly isHeaded: boolean },
  vocabulary: Vocabulary,
): readonly Ask[] {
  const isWhole = ({ start, end }: { start: number; end: number }) => end - start >= text.length - 2;
  const [title] = vocabulary.findTitles(text);
  // "SEO" alone is the skill and "CPA" the certificate, not a title.
  const isWholeNamed = [...hard, ...certifications, ...languages].some(isWhole);
  const isTitle = title !== undefined && isWhole(title);
  if (isTitle && !isWholeNamed)
    return [{ text, demand: { kind: 'title', title: text }, soft: namesNoWork(title) }];
  const canBeOfField = isOfList && !isTitle && !isWholeNamed && !education;
  const ofField = canBeOfField ? titleOfPhrase(text, vocabulary) : null;
  if (ofField) return [{ text, demand: { kind: 'title', title: ofField } }];
  const asks =
    (!isNamed || namesUnknown) &&
    !isWayOfLanguage(text) &&
    (isOfList
      ? readWords(text).length > 0
      : describesWork(text) || asksForWork(text) || (isHeaded && ownWords(text).length > 0));
  return asks ? [{ text: requirementText(text), demand: { kind: 'other' } }] : [];
}

/** "Manager", "Associate": a rank in any occupation. */
const namesNoWork = ({ title, occupation }: TitleMention): boolean =>
  occupation === null && !title.includes(' ');

/** "Knowledge of quay rights will be an advantage". */
const asksFirst =
  /^(?:[\w-]+ ){0,3}(?:knowledge|experience|understanding|background|willing(?:ness)?|available|availability)\b/i;

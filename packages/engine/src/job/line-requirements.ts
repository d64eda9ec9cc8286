import type { TitleMention, Vocabulary } from '../vocabulary/vocabulary.ts';
import { readWords } from '../words/read-words.ts';
import { wordRarity } from '../words/word-rarity.ts';
import type { AdvertLine } from './advert/advert-lines.ts';
import type { Wording } from './advert/advert-wording.ts';
import { ownWords } from './advert/own-words.ts';
import { broadSkills, tellsNoField } from './demands/broad-skills.ts';
import { readEducation } from './demands/education-demand.ts';
import { titleOfPhrase } from './demands/phrase-title.ts';
import { readPlace } from './demands/place-demand.ts';
import { isTool, type SkillGroup } from './demands/skill-demands.ts';
import { skillInWords } from './demands/skill-in-words.ts';
import type { Demand, RequirementKind } from './job-description.ts';
import { type LineFacts, readLineFacts } from './line-facts.ts';

/** A requirement as one line asks for it, before the same one of other lines is joined to it. */
export type DraftRequirement = {
  readonly kind: RequirementKind;
  readonly text: string;
  readonly wording: Wording;
  /** A soft skill: everyone claims it, so it counts little. */
  readonly soft: boolean;
  /** A word so broad that nobody is to be shut out by it: "analysis". */
  readonly isBroad: boolean;
  /** What the line asks is said by its years or by the title; its own words only tell the line of work. */
  readonly isToldOtherwise: boolean;
  readonly demand: Demand;
  readonly start: number;
  readonly end: number;
};

/** Fewer telling words than this ask for nothing that could be found. */
const leastTellingWords = 3;

/** Everything one line of an advert, or of a bare list of key skills, asks for. */
export function readLineRequirements(
  line: AdvertLine,
  { wording, isOfList }: { readonly wording: Wording; readonly isOfList: boolean },
  vocabulary: Vocabulary,
): readonly DraftRequirement[] {
  const facts = readLineFacts(line.text, vocabulary);
  const named = [
    ...namedAsks(facts),
    ...(wording === 'nice' ? [] : placeAsks(facts)),
    ...yearsAsks(facts, vocabulary),
    ...skillAsks(facts, vocabulary),
  ];
  const isNamed = named.length > 0;
  const whole = facts.isPhrase
    ? phraseAsks(facts, { isOfList, isNamed }, vocabulary)
    : sentenceAsks(facts, { isPlaceAsked: named.some(({ demand }) => demand.kind === 'location') });
  return [...named, ...whole].map(({ text, demand, at, soft = false }) => ({
    kind: demand.kind,
    text,
    wording,
    soft,
    isBroad: demand.kind === 'skill' && demand.skillIds.every((id) => broadSkills.has(id)),
    isToldOtherwise:
      demand.kind === 'other' && !facts.isPhrase && (facts.years !== null || facts.isToldBySkills),
    demand,
    start: line.start + (at?.start ?? 0),
    end: line.start + (at?.end ?? line.text.length),
  }));
}

/** One thing that a line asks for. */
type Ask = {
  /** As the recruiter is to read it. */
  readonly text: string;
  readonly demand: Extract<Demand, { readonly kind: RequirementKind }>;
  /** Where the line says it; not given where the whole line does. */
  readonly at?: { readonly start: number; readonly end: number };
  readonly soft?: boolean;
};

function namedAsks({ text, education, certifications, languages }: LineFacts): readonly Ask[] {
  const asks: Ask[] = [];
  if (education && text.toLowerCase() !== 'diploma') {
    const { level, fields } = education;
    asks.push({ text: educationText(education), demand: { kind: 'education', level, fields } });
  }
  for (const { name, start, end } of certifications)
    asks.push({ text: name, demand: { kind: 'certification', name }, at: { start, end } });
  for (const { name, level, start, end } of languages)
    asks.push({ text: name, demand: { kind: 'language', name, level }, at: { start, end } });
  return asks;
}

function placeAsks({ text }: LineFacts): readonly Ask[] {
  const found = readPlace(text);
  return found ? [{ text: found.place, demand: { kind: 'location', place: found.place }, at: found }] : [];
}

function yearsAsks({ text, years, education, hard }: LineFacts, vocabulary: Vocabulary): readonly Ask[] {
  if (!years) return [];
  const of = education ? new Map<string, string>() : skillsOfYears(text, years.end, hard, vocabulary);
  const { minMonths } = years;
  return [
    {
      text: yearsText(minMonths, [...of.values()]),
      demand: { kind: 'experience', minMonths, skillIds: [...of.keys()] },
      at: years,
    },
  ];
}

function skillAsks({ text, education, groups }: LineFacts, vocabulary: Vocabulary): readonly Ask[] {
  // Beside a degree, subjects are its fields; tools are asked for all the same: "Excel, SAP, bachelor's degree".
  const asked = education
    ? groups.filter((group) => isTool(group, vocabulary) || isFarFromDegree(text, group))
    : groups;
  return asked.map((group) => ({
    text: nameOf(group, vocabulary),
    demand: { kind: 'skill', skillIds: group.skillIds, minMonths: null },
    at: group,
    soft: group.skillIds.every((id) => vocabulary.skill(id)?.kind === 'soft'),
  }));
}

function sentenceAsks(
  { text, education, own }: LineFacts,
  { isPlaceAsked }: { readonly isPlaceAsked: boolean },
): readonly Ask[] {
  const isOther = !education && !isPlaceAsked && own.size >= leastTellingWords;
  return isOther ? [{ text, demand: { kind: 'other' } }] : [];
}

function phraseAsks(
  { text, education, certifications, languages, hard }: LineFacts,
  { isOfList, isNamed }: { readonly isOfList: boolean; readonly isNamed: boolean },
  vocabulary: Vocabulary,
): readonly Ask[] {
  const isWhole = ({ start, end }: { start: number; end: number }) => end - start >= text.length - 2;
  const [title] = vocabulary.findTitles(text);
  // "SEO" alone is the skill and "CPA" the certificate, not the title of whoever has it.
  const isWholeNamed = [...hard, ...certifications, ...languages].some(isWhole);
  const isTitle = title !== undefined && isWhole(title);
  if (isTitle && !isWholeNamed)
    return [{ text, demand: { kind: 'title', title: text }, soft: tellsNoWork(title) }];
  const canBeOfField = isOfList && !isTitle && !isWholeNamed && !education;
  const ofField = canBeOfField ? titleOfPhrase(text, vocabulary) : null;
  if (ofField) return [{ text, demand: { kind: 'title', title: ofField } }];
  const tells = !isNamed && (isOfList ? readWords(text).length > 0 : tellsWork(text));
  return tells ? [{ text, demand: { kind: 'other' } }] : [];
}

/** In an advert a few words of any work ("flexible schedule", "growth mindset") ask for nothing that could be found. */
function tellsWork(phrase: string): boolean {
  const own = new Set(ownWords(phrase).map(({ stem }) => stem));
  return own.size > 1 || [...own].some((stem) => wordRarity(stem) >= leastRarityAlone);
}

const leastRarityAlone = 0.55;

/** "Manager", "Associate": a rank in any line of work. */
const tellsNoWork = ({ title, occupation }: TitleMention): boolean =>
  occupation === null && !title.includes(' ');

/** What follows is asked for beside the years: "5 years of bookkeeping, including payroll". */
const besideYears =
  /,? (?:including|preferably|ideally|as well as|along with|with (?:an? )?(?:strong|proven|good|solid|deep|focus|emphasis)|and (?:an? )?(?:strong|proven|good|solid|deep)|where|while)\b|[;.](?=\s)/i;

/** The skills that the years are to be of, by id with how the line writes them. */
function skillsOfYears(
  line: string,
  from: number,
  groups: readonly SkillGroup[],
  vocabulary: Vocabulary,
): ReadonlyMap<string, string> {
  const beside = line.slice(from).search(besideYears);
  const to = beside === -1 ? line.length : from + beside;
  return new Map(
    groups
      .filter(({ start, skillIds }) => start >= from && start < to && !skillIds.every(tellsNoField))
      .flatMap(({ skillIds, written }) =>
        skillIds.map((id, place) => [
          id,
          skillInWords(written[place] ?? id, vocabulary.skill(id)?.name ?? ''),
        ]),
      ),
  );
}

/** In an advert that lost its line breaks a sentence goes on long after the degree and its fields. */
const longLine = 300;
const reachOfDegree = 120;

function isFarFromDegree(line: string, { start, end }: SkillGroup): boolean {
  if (line.length < longLine) return false;
  const beside = line.slice(Math.max(0, start - reachOfDegree), end + reachOfDegree);
  return readEducation(beside) === null;
}

/** One skill or several as the advert writes them. */
const nameOf = ({ skillIds, written }: SkillGroup, vocabulary: Vocabulary): string =>
  written
    .map((text, place) => skillInWords(text, vocabulary.skill(skillIds[place] ?? '')?.name ?? ''))
    .join(' or ');

function yearsText(minMonths: number, of: readonly string[]): string {
  const span = minMonths % 12 === 0 ? `${minMonths / 12}+ years` : `${minMonths}+ months`;
  return of.length > 0 ? `${span} with ${of.join(' or ')}` : `${span} of experience`;
}

const levelNames = {
  secondary: 'High school diploma',
  vocational: 'Vocational training',
  associate: 'Associate degree',
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctorate: 'Doctorate',
} as const;

export function educationText({
  level,
  fields,
}: {
  level: keyof typeof levelNames | null;
  fields: readonly string[];
}): string {
  const degree = level ? levelNames[level] : 'Degree';
  return fields.length > 0 ? `${degree} in ${fields.join(' or ')}` : degree;
}

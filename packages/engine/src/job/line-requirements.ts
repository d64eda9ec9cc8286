import type { TitleMention, Vocabulary } from '../vocabulary/vocabulary.ts';
import { readWords } from '../words/read-words.ts';
import { wordRarity } from '../words/word-rarity.ts';
import type { AdvertLine } from './advert/advert-lines.ts';
import type { Wording } from './advert/advert-wording.ts';
import { ownWords } from './advert/own-words.ts';
import { broadSkills, tellsNoField } from './demands/broad-skills.ts';
import { readCertifications } from './demands/certification-demand.ts';
import { readEducation } from './demands/education-demand.ts';
import { readLanguages } from './demands/language-demand.ts';
import { isRatherTitle, titleOfPhrase } from './demands/phrase-title.ts';
import { readPlace } from './demands/place-demand.ts';
import { isTool, readSkillGroups, type SkillGroup } from './demands/skill-demands.ts';
import { skillInWords } from './demands/skill-in-words.ts';
import { readYears } from './demands/years-demand.ts';
import type { Demand, RequirementKind } from './job-description.ts';

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

/** A key skill is a phrase of its own on a line; longer lines are sentences. */
const mostPhraseWords = 6;
/** Fewer telling words than this ask for nothing that could be found. */
const leastTellingWords = 3;

/** Of a line that asks for skills, so few words more say nothing of their own. */
const mostOwnBesideSkills = 4;
/** So begin lines that ask for what they name: "Experience with Docker in small teams" says Docker. */
const asksForSkills =
  /^(?:(?:strong|solid|good|deep|working|proven|excellent|extensive|prior|previous|practical|hands[- ]on|in-depth|basic|advanced|some|minimum|\d+\+?) (?:years? )?(?:of )?)*(?:experienced?|knowledge|familiar(?:ity)?|proficien(?:t|cy)|understanding|expertise|skill(?:ed|s)?|background|command|fluency|exposure|mastery|competen(?:t|ce|cy)|comfortable)\b/i;

/** Everything one line of an advert, or of a bare list of key skills, asks for. */
export function readLineRequirements(
  line: AdvertLine,
  { wording, isOfList }: { readonly wording: Wording; readonly isOfList: boolean },
  vocabulary: Vocabulary,
): readonly DraftRequirement[] {
  const isPhrase = line.text.split(/\s+/).length <= mostPhraseWords && !/[.!?]$/.test(line.text);
  const certifications = readCertifications(line.text);
  const languages = readLanguages(line.text, isPhrase);
  const named = [...certifications, ...languages];
  // What is asked for as a certificate or a language is not asked for again as a skill.
  const groups = readSkillGroups(line.text, vocabulary).filter(
    (group) =>
      !named.some(({ start, end }) => group.start < end && start < group.end) &&
      (isPhrase ? !isRatherTitle(line.text, group, vocabulary) : !isInPassing(line.text, group, vocabulary)),
  );
  const hard = groups.filter((group) => group.skillIds.some((id) => vocabulary.skill(id)?.kind !== 'soft'));
  const years = readYears(line.text);
  const own = new Set(ownWords(line.text, groups).map(({ stem }) => stem));
  const isToldBySkills = hard.length > 0 && asksForSkills.test(line.text) && own.size <= mostOwnBesideSkills;
  const education = readEducation(line.text);
  const drafts: DraftRequirement[] = [];
  const add = (
    kind: RequirementKind,
    text: string,
    demand: Demand,
    at?: { start: number; end: number },
    soft = false,
  ) =>
    drafts.push({
      kind,
      text,
      wording,
      soft,
      isBroad: demand.kind === 'skill' && demand.skillIds.every((id) => broadSkills.has(id)),
      isToldOtherwise: kind === 'other' && !isPhrase && (years !== null || isToldBySkills),
      demand,
      start: line.start + (at?.start ?? 0),
      end: line.start + (at?.end ?? line.text.length),
    });

  if (education && !isPhraseOf(line, 'diploma')) {
    add('education', educationText(education), {
      kind: 'education',
      level: education.level,
      fields: education.fields,
    });
  }
  for (const { name, start, end } of certifications)
    add('certification', name, { kind: 'certification', name }, { start, end });
  for (const { name, level, start, end } of languages)
    add('language', name, { kind: 'language', name, level }, { start, end });
  const place = wording === 'nice' ? null : readPlace(line.text);
  if (place) add('location', place.place, { kind: 'location', place: place.place }, place);
  if (years) {
    const of = education ? new Map<string, string>() : skillsOfYears(line.text, years.end, hard, vocabulary);
    add(
      'experience',
      yearsText(years.minMonths, [...of.values()]),
      { kind: 'experience', minMonths: years.minMonths, skillIds: [...of.keys()] },
      years,
    );
  }
  // Beside a degree, subjects are its fields; tools are asked for all the same: "Excel, SAP, bachelor's degree".
  const asked = education
    ? groups.filter((group) => isTool(group, vocabulary) || isFarFromDegree(line.text, group))
    : groups;
  for (const group of asked) {
    const soft = group.skillIds.every((id) => vocabulary.skill(id)?.kind === 'soft');
    add(
      'skill',
      nameOf(group, vocabulary),
      { kind: 'skill', skillIds: group.skillIds, minMonths: null },
      group,
      soft,
    );
  }
  if (isPhrase) addPhrase();
  else if (!education && !place && own.size >= leastTellingWords) add('other', line.text, { kind: 'other' });
  return drafts;

  function addPhrase() {
    const whole = (start: number, end: number) => end - start >= line.text.length - 2;
    const [title] = vocabulary.findTitles(line.text);
    // "SEO" alone is the skill and "CPA" the certificate, not the title of whoever has it.
    const isNamed = [...hard, ...named].some(({ start, end }) => whole(start, end));
    const isWhole = title !== undefined && whole(title.start, title.end);
    const ofField =
      !isOfList || isWhole || isNamed || education ? null : titleOfPhrase(line.text, vocabulary);
    if (isWhole && !isNamed)
      add('title', line.text, { kind: 'title', title: line.text }, undefined, tellsNoWork(title));
    else if (ofField) add('title', line.text, { kind: 'title', title: ofField });
    else if (drafts.length === 0 && (isOfList ? readWords(line.text).length > 0 : tellsWork(line.text)))
      add('other', line.text, { kind: 'other' });
  }
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

/** Broader knowledge is in half of all adverts. */
const broadBelow = 0.32;
const asksBefore =
  /\b(?:experience|knowledge|skills?|background|expertise|proficien\w+|understanding|familiar\w*|degree|courses?|training|career|specialist|expert|skilled|proficient|qualified|experienced)\b[\w\s-]{0,24}\b(?:in|with|of|on|at)\s+(?:an?\s+)?(?:[\w/&-]+(?: [\w/&-]+){0,2}(?:,| and| or|, and|, or)\s+)*$/i;
const asksAfter =
  /^\s+(?:experience|skills?|background|knowledge|expertise|principles|concepts|techniques)\b/i;

/** "Design" in "collaborate to define, design and ship" is a word of the sentence; "experience in design" asks for it. */
function isInPassing(line: string, { skillIds, start, end }: SkillGroup, vocabulary: Vocabulary): boolean {
  const isBroad = skillIds.every(
    (id) => vocabulary.skill(id)?.kind === 'knowledge' && vocabulary.rarity(id) < broadBelow,
  );
  if (!isBroad || /\s/.test(line.slice(start, end))) return false;
  return !asksBefore.test(line.slice(0, start)) && !asksAfter.test(line.slice(end));
}

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

const isPhraseOf = (line: AdvertLine, word: string): boolean => line.text.toLowerCase() === word;

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

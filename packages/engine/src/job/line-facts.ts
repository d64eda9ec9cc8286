import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { stem } from '../words/stem.ts';
import { ownWords } from './advert/own-words.ts';
import { readCertifications } from './demands/certification-demand.ts';
import { readEducation } from './demands/education-demand.ts';
import { readLanguages } from './demands/language-demand.ts';
import { isRatherTitle } from './demands/phrase-title.ts';
import { readSkillGroups } from './demands/skill-demands.ts';
import type { SkillGroup } from './demands/skill-group.ts';
import { unknownItems } from './demands/unknown-items.ts';
import { namesSomethingUnknown } from './demands/unknown-names.ts';
import { readAllYears } from './demands/years-demand.ts';
import { inSentenceCase } from './requirement-text.ts';

/** The content of a line, before it is known what of it is a requirement. */
export type LineFacts = {
  readonly text: string;
  /** A few words that are not a sentence. */
  readonly isPhrase: boolean;
  readonly certifications: ReturnType<typeof readCertifications>;
  readonly languages: ReturnType<typeof readLanguages>;
  /** Skills, without those that mean something else here. */
  readonly groups: readonly SkillGroup[];
  /** Those of them that are not soft. */
  readonly hard: readonly SkillGroup[];
  readonly years: ReturnType<typeof readAllYears>;
  readonly education: ReturnType<typeof readEducation>;
  /** Stems of the content words that belong to no skill. */
  readonly own: ReadonlySet<string>;
  readonly isCoveredBySkills: boolean;
  /** Whether it asks for something by an unknown name. */
  readonly namesUnknown: boolean;
  /** Unknown items of a list in which others are known. */
  readonly unknownItems: ReturnType<typeof unknownItems>;
  /** Whether certificates and languages cover the whole line. */
  readonly isCoveredByNames: boolean;
};

/** Most words of a key skill alone on a line; longer lines are sentences. */
const maxPhraseWords = 6;
/** Maximum number of other content words in a line that only asks for skills. */
const maxOwnBesideSkills = 4;
/** Maximum number of other content words in a line that only asks for a license or a language. */
const maxOwnBesideNames = 2;
/** Words with which certificates and languages are asked for. */
const namingStems: ReadonlySet<string> = new Set(
  `licence license certification certificate certified registration valid current clean full active native command conversational
  spoken speak speaker speaking read write reading writing language bilingual good both class card hold date`
    .split(/\s+/)
    .map(stem),
);
/** Wordings of lines that ask for what they name: "Experience with Docker in small teams" asks for Docker. */
const asksForSkills =
  /^(?:(?:strong|solid|good|deep|working|proven|excellent|extensive|prior|previous|practical|hands[- ]on|in-depth|basic|advanced|some|minimum|\d+\+?) (?:years? )?(?:of )?)*(?:experienced?|knowledge|familiar(?:ity)?|proficien(?:t|cy)|understanding|expertise|skill(?:ed|s)?|background|command|fluency|exposure|mastery|competen(?:t|ce|cy)|comfortable)\b/i;

/** A line in capitals as it would be written otherwise; each letter keeps its offset. */
function inReadingCase(text: string): string {
  const said = inSentenceCase(text);
  return said.length === text.length ? said : text;
}

/** Reads what a line names; its wording and other lines decide whether that is a requirement. */
export function readLineFacts(text: string, vocabulary: Vocabulary): LineFacts {
  const isPhrase = text.split(/\s+/).length <= maxPhraseWords && !/[.!?]$/.test(text);
  const said = inReadingCase(text);
  const certifications = readCertifications(said, (word) => vocabulary.normaliseSkill(word) !== null);
  const languages = readLanguages(text, isPhrase);
  const named = [...certifications, ...languages];
  // A certificate or a language is not asked for again as a skill.
  const groups = readSkillGroups(text, vocabulary).filter(
    (group) =>
      !named.some(({ start, end }) => group.start < end && start < group.end) &&
      !isAdjective(text, group, vocabulary) &&
      (isPhrase ? !isRatherTitle(text, group, vocabulary) : !isInPassing(text, group, vocabulary)),
  );
  const hard = groups.filter((group) => group.skillIds.some((id) => vocabulary.skill(id)?.kind !== 'soft'));
  const own = new Set(ownWords(text, groups).map(({ stem }) => stem));
  const known = [...groups, ...named];
  const education = readEducation(said);
  const namesUnknown = namesOther(text, known) || (!education && namesSomethingUnknown(text, known));
  return {
    text,
    isPhrase,
    certifications,
    languages,
    groups,
    hard,
    years: readAllYears(text),
    education,
    own,
    isCoveredBySkills:
      hard.length > 0 && asksForSkills.test(text) && own.size <= maxOwnBesideSkills && !namesUnknown,
    namesUnknown,
    unknownItems: education ? [] : unknownItems(text, known),
    isCoveredByNames:
      named.length > 0 &&
      !namesUnknown &&
      ownWords(text, known).filter((word) => !namingStems.has(word.stem)).length <= maxOwnBesideNames,
  };
}

/** "Experience with Wherry or similar rota software": an unknown name says what the known one means. */
function namesOther(
  text: string,
  known: readonly { readonly start: number; readonly end: number }[],
): boolean {
  const name = nameAsked.exec(text);
  const at = name ? name.index + name[0].length : 0;
  return name !== null && !known.some(({ start, end }) => start < at && at <= end);
}

const nameAsked =
  /^[A-Z][a-z]+ (?:[a-z]+ )*(?:with|of|in|using) \p{Lu}[\p{L}\d+-]+(?= (?:or|and) (?:similar|other|equivalent|comparable)\b|\/)/u;

/** "A motivated accountant", "a flexible schedule": an adjective before a noun is not a soft skill. */
function isAdjective(line: string, { skillIds, start, end }: SkillGroup, vocabulary: Vocabulary): boolean {
  if (skillIds.some((id) => vocabulary.skill(id)?.kind !== 'soft')) return false;
  return /^[a-z-]+(?:ed|ive|ible|able|al)$/i.test(line.slice(start, end)) && nounBehind.test(line.slice(end));
}

const nounBehind =
  /^ (?!and\b|or\b|with\b|in\b|to\b|person|individual|self|team|thinker|problem|skills?|abilit|attitude|mind)\p{L}{3,}/iu;

/** Broad knowledge is in half of all adverts. */
const broadBelow = 0.32;
const asksBefore =
  /\b(?:experience|knowledge|skills?|background|expertise|proficien\w+|understanding|familiar\w*|degree|courses?|training|career|specialist|expert|skilled|proficient|qualified|experienced)\b[\w\s-]{0,24}\b(?:in|with|of|on|at)\s+(?:an?\s+)?(?:[\w/&-]+(?: [\w/&-]+){0,2}(?:,| and| or|, and|, or)\s+)*$/i;
const asksAfter =
  /^\s+(?:experience|skills?|background|knowledge|expertise|principles|concepts|techniques)\b/i;

/** "Design" in "we sketch, design and mend by turns" is a word of the sentence; "experience in design" asks for it. */
function isInPassing(line: string, { skillIds, start, end }: SkillGroup, vocabulary: Vocabulary): boolean {
  const isBroad = skillIds.every(
    (id) => vocabulary.skill(id)?.kind === 'knowledge' && vocabulary.rarity(id) < broadBelow,
  );
  if (!isBroad || /\s/.test(line.slice(start, end))) return false;
  return !asksBefore.test(line.slice(0, start)) && !asksAfter.test(line.slice(end));
}

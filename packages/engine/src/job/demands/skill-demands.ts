import { isSuite } from '../../vocabulary/is-suite.ts';
import type { SkillMention, Vocabulary } from '../../vocabulary/vocabulary.ts';
import { beginsAnotherWord } from './broad-skills.ts';
import { isOrdinaryWord } from './other-meanings.ts';
import type { SkillGroup } from './skill-group.ts';
import { joinsByUnknown, withUnknown } from './unknown-choices.ts';

/** "React or Vue", "React/Vue", "Kafka or another message broker". */
const eitherOr =
  /^\s*(?:(?:,\s*)?\(?(?:and\/)?or|\/)\s*(?:(?:an?|any|another|some)\s+)?(?:(?:other|similar|comparable|equivalent|related)\s+)?$/i;
const listComma = /^\s*(?:,|(?:,\s*)?\(?(?:and\/)?or|(?:,\s*)?(?:and|&))\s*$/i;
/** Words before a list of examples, any one of which is enough. */
const anyOf =
  /(?:one of|any of|one or more of|either|such as|e\.g\.?,?|like|for example|similar to)[\s:(]*(?:the following[\s:]*)?(?:[\w-]+ ){0,3}$/i;

/** "A p-value", "a P&L": an article, not the letters of "A/P". */
const article = /^a [a-z]$|^a [A-Z]$|^A [a-z]$/;

/** The skills a line asks for; those joined by "or", a slash or "such as" form one group. */
export function readSkillGroups(line: string, vocabulary: Vocabulary): readonly SkillGroup[] {
  const mentions = vocabulary
    .findSkills(line)
    .filter(
      ({ skillId, start, end }) =>
        !possessive.test(line.slice(end, end + 3)) &&
        !article.test(line.slice(start, end)) &&
        !beginsAnotherWord(skillId, line.slice(end, end + 2)) &&
        !isOrdinaryWord(skillId, line),
    );
  if (mentions.length === 0) return wholeSkill(line, vocabulary);
  const groups: SkillMention[][] = [];
  let inList = false;
  let isOfExamples = false;
  for (const mention of mentions) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const between = before ? line.slice(before.end, mention.start) : '';
    const joins =
      before !== undefined &&
      (eitherOr.test(between) ||
        (inList && listComma.test(between)) ||
        joinsByUnknown(between) ||
        (isBesideInBrackets(between) && bracketBefore(line, mention.start) !== -1));
    if (group && joins) {
      group.push(mention);
      // "React or Vue, Docker": after its "or" the list has ended.
      if (!isOfExamples && /\bor\b/i.test(between)) inList = false;
    } else {
      groups.push([mention]);
      isOfExamples = anyOf.test(line.slice(Math.max(0, mention.start - 60), mention.start));
      inList = isOfExamples || endsInOr(line, mentions, mention);
    }
  }
  return joinExamples(groups, line, vocabulary).map((group) =>
    withUnknown(
      { ...namedOnce(group, line), start: group[0]?.start ?? 0, end: group.at(-1)?.end ?? 0 },
      line,
    ),
  );
}

/** Text between a kind of tool and examples of it: "EHR software such as", "ERP system (". */
const beforeExamples =
  /\b(?:software|systems?|tools?|platforms?|applications?|programs?|packages?)(?:,? (?:such as|like|for example|e\.g\.?,?) | \((?:(?:such as|like|for example|e\.g\.?,?|ideally|preferably) )?)$/i;

/**
 * "EHR software such as Epic or Cerner", "an ERP system (SAP, Oracle or NetSuite)": one demand, which another
 * tool of that kind also meets. Parts of a suite ("MS Office (Word and Excel)") are separate demands.
 */
function joinExamples(
  groups: readonly (readonly SkillMention[])[],
  line: string,
  vocabulary: Vocabulary,
): readonly (readonly SkillMention[])[] {
  const joined: (readonly SkillMention[])[] = [];
  for (const group of groups) {
    const [kind, ...others] = joined.at(-1) ?? [];
    const [first, ...rest] = group;
    const isExamples =
      kind !== undefined &&
      others.length === 0 &&
      first !== undefined &&
      beforeExamples.test(line.slice(kind.start, first.start)) &&
      (rest.length === 0 || / or |\//i.test(line.slice(first.start, group.at(-1)?.end))) &&
      group.some(({ skillId }) => vocabulary.skill(skillId)?.implies.includes(kind.skillId)) &&
      !isSuite(vocabulary.skill(kind.skillId)?.name ?? '');
    if (isExamples) joined.splice(-1, 1, [kind, ...group]);
    else joined.push(group);
  }
  return joined;
}

/** "Acme's platform": a possessive refers to the employer, not the candidate. */
const possessive = /^['’]s\b/;

const maxWordsBetween = 3;

/** Whether two skills have only a few words and no bracket between them, as in a list. */
const isBesideInBrackets = (between: string): boolean =>
  !/[()]/.test(between) && between.split(/\s+/).filter((word) => /\w/.test(word)).length <= maxWordsBetween;

/** Start of the brackets around a place, after the kind that they give examples of: "databases (MySQL)". */
function bracketBefore(line: string, place: number): number {
  const open = line.lastIndexOf('(', place - 1);
  return open > 0 && line.lastIndexOf(')', place - 1) < open && /\w\s*$/.test(line.slice(0, open))
    ? open
    : -1;
}

function namedOnce(group: readonly SkillMention[], line: string): Pick<SkillGroup, 'skillIds' | 'written'> {
  const names = new Map<string, string>();
  for (const { skillId, start, end } of group)
    if (!names.has(skillId)) names.set(skillId, line.slice(start, end));
  // "ETL/ELT" is one skill in two names.
  const written = names.size === 1 ? [line.slice(group[0]?.start, group.at(-1)?.end)] : [...names.values()];
  return { skillIds: [...names.keys()], written };
}

/** "AWS, Azure or GCP": the list is either-or when its last comma is an "or". */
function endsInOr(line: string, mentions: readonly SkillMention[], first: SkillMention): boolean {
  let before = first;
  for (const mention of mentions.slice(mentions.indexOf(first) + 1)) {
    const between = line.slice(before.end, mention.start);
    if (/\bor\b/i.test(between) && eitherOr.test(between)) return true;
    if (!/^\s*,\s*$/.test(between)) break;
    before = mention;
  }
  // "Java, Kotlin or the like": an unknown item may end the list.
  return before !== first && /^,?\s+or\s+\w/i.test(line.slice(before.end));
}

/** Text that may surround the name of a skill alone on a line. */
const bareName =
  /^\W*(?:(?:an?|very|strong|excellent|exceptional|outstanding|superior|great|good|solid|effective|proven|superb|demonstrated) )*(.+?)(?:\s*\([^)]*\))?(?:\s+(?:experience|skills?|knowledge|abilit(?:y|ies)))?(?:,? (?:(?:is|are) )?(?:\(?(?:strongly |highly )?(?:essential|required|preferred|desirable|advantageous|a must|a (?:\w+ )?plus|an advantage|an asset)\)?))?[\s.,:;!]*$/i;
const maxNameWords = 4;

/** "React" alone on a line is the skill, though it may be another word in a sentence. */
function wholeSkill(line: string, vocabulary: Vocabulary): readonly SkillGroup[] {
  const name = bareName.exec(line)?.[1];
  if (name === undefined) return [];
  const whole = namedSkill(name, line, vocabulary);
  if (whole) return [whole];
  const parts = name.split(/,? and |,? & |, /).map((part) => namedSkill(part, line, vocabulary));
  const known = parts.filter((part) => part !== null);
  return known.length > 1 && known.length === parts.length ? known : [];
}

function namedSkill(name: string, line: string, vocabulary: Vocabulary): SkillGroup | null {
  if (name.split(/\s+/).length > maxNameWords) return null;
  const skillId = vocabulary.normaliseSkill(name);
  const start = line.indexOf(name);
  return skillId === null ? null : { skillIds: [skillId], written: [name], start, end: start + name.length };
}

/** Whether a group asks for tools and nothing else. */
export const isTool = ({ skillIds }: SkillGroup, vocabulary: Vocabulary): boolean =>
  skillIds.every((id) => vocabulary.skill(id)?.kind === 'tool');

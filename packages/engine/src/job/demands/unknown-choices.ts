import type { SkillGroup } from './skill-group.ts';

/** A name that the vocabulary may not have: "SonicWall", "Framer", "hyperMILL", "k6". */
const name = String.raw`((?:\p{Lu}|\p{Ll}{1,6}[\p{Lu}\d])[\p{L}\d]*(?:[.+#-][\p{L}\d]+)*(?: \p{Lu}[\p{L}\d]+)?)`;
const before = new RegExp(String.raw`(?<=^|[\s(,;:])${name} (?:and/)?or $`, 'u');
const inListBefore = new RegExp(String.raw`(?<=^|[\s(;:])${name}, $`, 'u');
const between = new RegExp(`, ${name},? (?:and/)?or `, 'u');
const after = new RegExp(String.raw`^ (?:and/)?or ${name}(?=$|[\s),.;:])`, 'u');
/** Capitalized words that begin a line or do not name a tool. */
const noName =
  /^(?:Experienced?|Knowledge|Proficien\w+|Familiar\w*|Strong|Good|Basic|Advanced|Working|Us(?:e|ing)|With|In|Skills?|Other|Similar|Equivalent|Related|Any|An?|The|You|Your|Must|Master\S*|Bachelor\S*|Degree|Level)\b ?/;
const reachOfName = 50;

/** Whether two skills and the name between them are alternatives: "HubSpot, Gainsight or Salesforce". */
export const joinsByUnknown = (text: string): boolean => between.exec(text)?.[0] === text;

/**
 * A choice with unknown members: "Fortinet or SonicWall", "Ternmill, HubSpot or Salesforce". The unknown ones are
 * also accepted, and follow the known ones in the label.
 */
export function withUnknown(group: SkillGroup, line: string): SkillGroup {
  const textBefore = line.slice(Math.max(0, group.start - reachOfName), group.start);
  const own = line.slice(group.start, group.end);
  const last = after.exec(line.slice(group.end, group.end + reachOfName));
  const isChoice = last !== null || /\bor\b/.test(own);
  const first = before.exec(textBefore) ?? (isChoice ? inListBefore.exec(textBefore) : null);
  const [ahead, amid, behind] = [first, between.exec(own), last].map((found) => {
    const said = found?.[1]?.replace(noName, '') ?? '';
    return group.written.includes(said) ? '' : said;
  });
  return {
    ...group,
    written: [...group.written, ...[ahead, amid, behind].flatMap((said) => said || [])],
    start: group.start - (ahead ? textBefore.length - textBefore.lastIndexOf(ahead) : 0),
    end: group.end + (behind && last ? last[0].length : 0),
  };
}

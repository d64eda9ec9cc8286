import { stem } from '../../words/stem.ts';
import { wordRarity } from '../../words/word-rarity.ts';
import { ownWords } from '../advert/own-words.ts';

/**
 * Skills that are words of nearly any work: "strong analysis", "hands-on implementation". They count, but never exclude
 * a candidate.
 */
const broadSkills: ReadonlySet<string> = new Set([
  'analysis',
  'automation',
  'deployment',
  'design',
  'documentation',
  'engineering',
  'implementation',
  'infrastructure',
  'integration',
  'maintenance',
  'management',
  'operations',
  'performance-optimization',
  'planning',
  'scalability',
  'security',
  'strategy',
  'testing',
]);

/**
 * The word before a broad skill that says of what it is: "combustion" in "combustion analysis", where the vocabulary knows
 * only analysis. `null` where the skill stands alone.
 */
export function kindOfBroadSkill(
  { skillIds, start }: { readonly skillIds: readonly string[]; readonly start: number },
  line: string,
): number | null {
  const [id = ''] = skillIds;
  if (skillIds.length !== 1 || !broadSkills.has(id)) return null;
  const from = Math.max(0, start - maxLettersOfKind);
  const before = /(?<![\p{L}-])(\p{L}[\p{L}-]{3,}) $/u.exec(line.slice(from, start));
  if (before === null || ownWords(before[0]).length === 0) return null;
  return wordRarity(stem(before[1]?.toLowerCase() ?? '')) >= minRarityOfKind ? from + before.index : null;
}

const maxLettersOfKind = 40;

/** "Design-build contracts": a broad skill that is only the beginning of another word. */
export const beginsAnotherWord = (skillId: string, behind: string): boolean =>
  broadSkills.has(skillId) && /^-\p{L}/u.test(behind);

/** Words of any work ("strong analysis", "project planning") say little of what a skill is about. */
const minRarityOfKind = 0.5;

/** Those of which a person can have years: "five years of design"; "five years of engineering" are years of work. */
const fieldsOfWork: ReadonlySet<string> = new Set([
  'design',
  'maintenance',
  'management',
  'security',
  'testing',
]);

/** Whether years with a skill are no more than years of work. */
export const isOfAnyField = (skillId: string): boolean =>
  broadSkills.has(skillId) && !fieldsOfWork.has(skillId);

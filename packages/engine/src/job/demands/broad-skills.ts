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
 * The word before a broad skill that narrows it down: "combustion" in "combustion analysis", where the
 * vocabulary only has "analysis". `null` if there is no such word.
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

/** "Design-build contracts": a broad skill that is only the first part of a compound. */
export const beginsAnotherWord = (skillId: string, behind: string): boolean =>
  broadSkills.has(skillId) && /^-\p{L}/u.test(behind);

/** Words of any work ("strong analysis", "project planning") hardly narrow down a skill. */
const minRarityOfKind = 0.5;

/** Broad skills that years can refer to: "five years of design", but not "five years of engineering". */
const fieldsOfWork: ReadonlySet<string> = new Set([
  'design',
  'maintenance',
  'management',
  'security',
  'testing',
]);

/** Whether years with a skill are the same as years of work. */
export const isOfAnyField = (skillId: string): boolean =>
  broadSkills.has(skillId) && !fieldsOfWork.has(skillId);

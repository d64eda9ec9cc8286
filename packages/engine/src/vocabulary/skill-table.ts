import type { Skill, SkillKind } from './vocabulary.ts';

/** The skills by number and by id. */
export type SkillTable = {
  idOf(number: number): string;
  /** `null` for an unknown id, as in all methods below. */
  skill(id: string): Skill | null;
  rarity(id: string): number | null;
};

const kinds: Readonly<Record<string, SkillKind>> = { t: 'tool', k: 'knowledge', s: 'soft' };

/**
 * Lines of id, name (empty if it is the id with spaces for hyphens), first letter of the kind, rarity in hundredths,
 * implied and related skills by number. A line is parsed when its skill is requested.
 */
export function readSkillTable(entries: string): SkillTable {
  const lines = entries.split('\n');
  const known = new Map<string, Skill>();
  // Ids by number and numbers by id, for the skills used so far: a text contains few of them, and callers usually got
  // the id from here.
  const ids = new Array<string | undefined>(lines.length);
  const numbers = new Map<string, number>();
  let areAllMet = false;

  const idOf = (number: number): string => {
    const met = ids[number];
    if (met !== undefined) return met;
    const line = lines[number] ?? '';
    const id = line.slice(0, line.indexOf('\t'));
    ids[number] = id;
    numbers.set(id, number);
    return id;
  };
  const numberOf = (id: string): number | undefined => {
    if (!areAllMet && !numbers.has(id)) {
      for (const number of lines.keys()) idOf(number);
      areAllMet = true;
    }
    return numbers.get(id);
  };
  const fieldsOf = (id: string): readonly string[] | null => {
    const number = numberOf(id);
    return number === undefined ? null : (lines[number] ?? '').split('\t');
  };
  const idList = (text = ''): string[] =>
    text === '' ? [] : text.split(',').map((number) => idOf(Number.parseInt(number, 36)));
  const collectImplied = (id: string, found: Set<string>): void => {
    for (const implied of idList(fieldsOf(id)?.[4])) {
      if (found.has(implied)) continue;
      found.add(implied);
      collectImplied(implied, found);
    }
  };
  const makeSkill = (id: string): Skill | null => {
    const fields = fieldsOf(id);
    if (!fields) return null;
    const [, name = '', kind = 'k', , , related] = fields;
    const implied = new Set<string>();
    collectImplied(id, implied);
    return {
      id,
      name: name === '' ? id.replaceAll('-', ' ') : name,
      kind: kinds[kind] ?? 'knowledge',
      implies: [...implied],
      related: idList(related),
    };
  };

  return {
    idOf,
    skill(id) {
      const made = known.get(id);
      if (made) return made;
      const skill = makeSkill(id);
      if (skill) known.set(id, skill);
      return skill;
    },
    rarity(id) {
      const fields = fieldsOf(id);
      return fields === null ? null : Number(fields[3]) / 100;
    },
  };
}

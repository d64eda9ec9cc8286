import type { Skill, SkillKind } from './vocabulary.ts';

/** The skills by number and by id. */
export type SkillTable = {
  readonly count: number;
  idOf(number: number): string;
  kindOf(number: number): SkillKind;
  numberOf(id: string): number | null;
  skill(id: string): Skill | null;
  rarity(id: string): number | null;
};

const kinds: Readonly<Record<string, SkillKind>> = { t: 'tool', k: 'knowledge', s: 'soft' };

/** Lines of id, name, first letter of the kind, rarity in hundredths, implied and related skills. Read when asked for. */
export function readSkillTable(entries: string): SkillTable {
  const lines = entries.split('\n');
  const ids = lines.map((line) => line.slice(0, line.indexOf('\t')));
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const field = (number: number, index: number) => lines[number]?.split('\t')[index] ?? '';
  const idList = (text: string) =>
    text === '' ? [] : text.split(',').map((number) => ids[Number.parseInt(number, 36)] ?? '');
  const known = new Map<string, Skill>();

  const kindOf = (number: number) => kinds[field(number, 2)] ?? 'knowledge';
  const impliedBy = (id: string, seen: Set<string>): void => {
    const number = numbers.get(id);
    if (number === undefined) return;
    for (const implied of idList(field(number, 4))) {
      if (seen.has(implied)) continue;
      seen.add(implied);
      impliedBy(implied, seen);
    }
  };

  return {
    count: lines.length,
    idOf: (number) => ids[number] ?? '',
    kindOf,
    numberOf: (id) => numbers.get(id) ?? null,
    skill(id) {
      const number = numbers.get(id);
      if (number === undefined) return null;
      const made = known.get(id);
      if (made) return made;
      const implied = new Set<string>();
      impliedBy(id, implied);
      const skill: Skill = {
        id,
        name: field(number, 1),
        kind: kindOf(number),
        implies: [...implied],
        related: idList(field(number, 5)),
      };
      known.set(id, skill);
      return skill;
    },
    rarity(id) {
      const number = numbers.get(id);
      return number === undefined ? null : Number(field(number, 3)) / 100;
    },
  };
}

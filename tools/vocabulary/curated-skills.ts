import type { SkillKind } from '../../packages/engine/src/vocabulary/vocabulary.ts';

/** A skill of the hand-made lists, with the names of other skills as written there. */
export type CuratedSkill = {
  readonly name: string;
  readonly kind: SkillKind;
  /** 0 (in every job) to 1 (rare). */
  readonly rarity: number;
  readonly aliases: readonly string[];
  readonly implies: readonly string[];
  readonly related: readonly string[];
};

/**
 * Reads a hand-made list:
 *
 *     [tool 0.4]
 *     # a remark
 *     React = React.js, ReactJS > JavaScript ~ Vue.js, Angular
 *
 * `=` other spellings, `>` skills it implies, `~` near skills; each part may be missing.
 */
export function readCuratedSkills(text: string, file: string): CuratedSkill[] {
  let kind: SkillKind = 'knowledge';
  let rarity = 0.5;
  const skills: CuratedSkill[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('# ')) return;
    const heading = /^\[(tool|knowledge|soft) (0?\.\d+|0|1)\]$/.exec(line);
    if (heading) {
      kind = heading[1] as SkillKind;
      rarity = Number(heading[2]);
      return;
    }
    const parts = /^(.+?)(?: = (.+?))?(?: > (.+?))?(?: ~ (.+?))?$/.exec(line);
    if (!parts?.[1] || line.startsWith('[')) throw new SyntaxError(`${file}:${index + 1}: ${line}`);
    skills.push({
      name: parts[1].trim(),
      kind,
      rarity,
      aliases: listOf(parts[2]),
      implies: listOf(parts[3]),
      related: listOf(parts[4]),
    });
  });
  return skills;
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(', ')
    .map((item) => item.trim())
    .filter((item) => item !== '');

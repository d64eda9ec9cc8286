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
  /** Too broad to count when mentioned in passing. */
  readonly isWeak: boolean;
};

/**
 * Reads a hand-made list:
 *
 *     [tool 0.4]
 *     # a remark
 *     React = React.js, ReactJS < Redux, Next.js / NextJS > JavaScript ~ Vue.js, Angular
 *
 * `=` other spellings, `<` separate skills that imply this one (`/` before their other spellings), `>` skills it
 * implies, `~` near skills; each part may be missing. A heading with `weak` is for words too broad to count in
 * passing.
 */
export function readCuratedSkills(text: string, file: string): CuratedSkill[] {
  let heading = { kind: 'knowledge' as SkillKind, rarity: 0.5, isWeak: false };
  return text.split(/\r?\n/).flatMap((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('# ')) return [];
    const section = /^\[(tool|knowledge|soft) (\S+?)( weak)?\]$/.exec(line);
    if (section) {
      heading = {
        kind: section[1] as SkillKind,
        rarity: Number(section[2]),
        isWeak: section[3] !== undefined,
      };
      return [];
    }
    const parts = /^(.+?)(?: = (.+?))?(?: < (.+?))?(?: > (.+?))?(?: ~ (.+?))?$/.exec(line);
    if (!parts?.[1] || line.startsWith('[')) throw new SyntaxError(`${file}:${index + 1}: ${line}`);
    const name = parts[1];
    const narrower = listOf(parts[3]).map((item) => {
      const [own = '', ...aliases] = item.split(' / ');
      return { ...heading, name: own, aliases, implies: [name], related: [] };
    });
    return [
      { ...heading, name, aliases: listOf(parts[2]), implies: listOf(parts[4]), related: listOf(parts[5]) },
      ...narrower,
    ];
  });
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(', ')
    .map((item) => item.trim())
    .filter((item) => item !== '');

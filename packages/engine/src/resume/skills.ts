import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { countMonths, monthRun, monthsSince } from './dates/timeline.ts';
import type { Evidence, Position, ResumeSkill } from './resume.ts';

export type SkillContext = {
  readonly vocabulary: Vocabulary;
  readonly today: string;
  readonly positions: readonly Position[];
  /** Names, addresses and links, where a word is not a skill. */
  readonly excluded: readonly Evidence[];
};

type Collected = {
  readonly surface: Set<string>;
  readonly evidence: Evidence[];
  readonly positions: Set<Position>;
};

/** "In process of learning VLOOKUP" does not show use; "Machine learning with Python" does. */
const learning =
  /\b(?:(?:process of|currently|now|started|began|still) learning|(?:eager|keen|willing|want(?:s|ed)?|wish(?:es)?|hop(?:e|es|ing)|plan(?:s|ning)?|like) to learn)\b[^.;\n]{0,50}$/i;
const learningReach = 90;
/** A fast check for the whole text, since most resumes have no such words. */
const learnt = /learn/i;

const isBeingLearnt = (text: string, start: number): boolean =>
  learning.test(text.slice(Math.max(0, start - learningReach), start));

/** The skills named anywhere in the text, with the time they were used as stated by the positions that name them. */
export function readSkills(text: string, context: SkillContext): readonly ResumeSkill[] {
  const { vocabulary, today, positions, excluded } = context;
  const learns = learnt.test(text);
  const statedAt = positions.flatMap((position) =>
    position.evidence.map((interval) => ({ start: interval.start, end: interval.end, position })),
  );
  const runOf = new Map(
    positions.map((position) => [position, monthRun(position.start, position.end, today)]),
  );
  const collected = new Map<string, Collected>();
  for (const { skillId, start, end } of vocabulary.findSkills(text)) {
    if (excluded.some((interval) => start < interval.end && interval.start < end)) continue;
    let entry = collected.get(skillId);
    if (!entry) {
      entry = { surface: new Set(), evidence: [], positions: new Set() };
      collected.set(skillId, entry);
    }
    entry.surface.add(text.slice(start, end));
    entry.evidence.push({ start, end });
    if (learns && isBeingLearnt(text, start)) continue;
    for (const stated of statedAt)
      if (start >= stated.start && end <= stated.end) entry.positions.add(stated.position);
  }
  return [...collected].flatMap(([id, { surface, evidence, positions: using }]) => {
    const skill = vocabulary.skill(id);
    if (!skill) return [];
    const runs = [...using].flatMap((position) => runOf.get(position) ?? []);
    return [
      {
        id,
        name: skill.name,
        surface: [...surface],
        showing: using.size > 0 ? ('used' as const) : ('listed' as const),
        months: runs.length > 0 ? countMonths(runs) : null,
        monthsSince: monthsSince(runs, today),
        evidence,
      },
    ];
  });
}

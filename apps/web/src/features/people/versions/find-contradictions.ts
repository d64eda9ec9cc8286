import type { MatchEvidence, ResumeVersion } from '@winnow/contracts';
import {
  agree,
  type EducationFact,
  folded,
  type Likeness,
  type PositionFact,
  sameEducation,
  samePosition,
} from './match-facts.ts';

export type ContradictionKind = 'start' | 'end' | 'title' | 'degree';

/** A contradiction between resumes of one person. */
export type Contradiction = {
  readonly kind: ContradictionKind;
  /** The employer, else the title; the school. */
  readonly about: string;
  readonly sides: readonly {
    readonly fileId: string;
    readonly value: string;
    /** The resume it was read from. */
    readonly evidence: MatchEvidence | null;
  }[];
};

type Told<Fact> = { readonly fileId: string; readonly fact: Fact };

/**
 * Contradictions between versions: dates and titles of the same job, degrees of the same school. A job that ended after
 * an older version was written is not a contradiction.
 * @param versions newest first
 */
export function findContradictions(versions: readonly ResumeVersion[]): readonly Contradiction[] {
  const positions = gather(versions, ({ facts }) => facts.positions, samePosition);
  const education = gather(versions, ({ facts }) => facts.education, sameEducation);
  return [...positions.flatMap(inPositions), ...education.flatMap(inEducation)];
}

/** Groups of facts about the same thing, with at most one per version. */
function gather<Fact>(
  versions: readonly ResumeVersion[],
  factsOf: (version: ResumeVersion) => readonly Fact[],
  likeness: Likeness<Fact>,
): Told<Fact>[][] {
  const groups: Told<Fact>[][] = [];
  for (const version of versions) {
    const free = new Set(groups);
    for (const fact of factsOf(version)) {
      const [best] = [...free]
        .map((group) => ({ group, weight: Math.max(...group.map((told) => likeness(told.fact, fact))) }))
        .filter(({ weight }) => weight > 0)
        .sort((left, right) => right.weight - left.weight);
      const told = { fileId: version.fileId, fact };
      if (best) {
        best.group.push(told);
        free.delete(best.group);
      } else groups.push([told]);
    }
  }
  return groups.filter((group) => group.length > 1);
}

function inPositions(group: readonly Told<PositionFact>[]): Contradiction[] {
  const about = group[0]?.fact.organization ?? group[0]?.fact.title ?? '';
  const side = (valueIn: (fact: PositionFact) => string | null) =>
    group.flatMap(({ fileId, fact }) => {
      const value = valueIn(fact);
      return value === null ? [] : [{ fileId, value, evidence: fact.evidence[0] ?? null }];
    });
  const found: Contradiction[] = [];
  const add = (kind: ContradictionKind, sides: Contradiction['sides'], isOne: typeof agree) => {
    const differs = sides.some((one) => sides.some((other) => !isOne(one.value, other.value)));
    if (differs) found.push({ kind, about, sides });
  };
  add(
    'start',
    side(({ start }) => start),
    agree,
  );
  // In an older version, it may still have been the current job.
  const ends = side(({ end }) => end).filter(({ value }, place) => place === 0 || value !== 'present');
  add('end', ends, agree);
  const began = group.every(({ fact }) => group.every((other) => agree(fact.start, other.fact.start)));
  if (began)
    add(
      'title',
      side(({ title }) => title),
      (left, right) => folded(left) === folded(right),
    );
  return found;
}

function inEducation(group: readonly Told<EducationFact>[]): Contradiction[] {
  const levels = new Set(group.flatMap(({ fact }) => fact.level ?? []));
  if (levels.size < 2) return [];
  const sides = group.flatMap(({ fileId, fact }) =>
    fact.degree === null ? [] : [{ fileId, value: fact.degree, evidence: fact.evidence[0] ?? null }],
  );
  return [{ kind: 'degree', about: group[0]?.fact.institution ?? '', sides }];
}

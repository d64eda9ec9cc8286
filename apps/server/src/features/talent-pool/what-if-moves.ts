import type { WhatIfMove } from '@winnow/contracts';
import type { PoolFact } from './facts/pool-fact.ts';
import {
  fulfills,
  type JobLine,
  type LineCount,
  type LinePoints,
  pointsOfFacts,
} from './query/query-of-job.ts';

type Counts = ReadonlyMap<string, LineCount>;

type Compared = {
  readonly lines: readonly JobLine[];
  readonly before: Counts;
  readonly after: Counts;
  /** By person. */
  readonly facts: ReadonlyMap<string, readonly PoolFact[]>;
  readonly enters: readonly string[];
  readonly leaves: readonly string[];
};

export type Move = Pick<WhatIfMove, 'cause' | 'line' | 'shows' | 'othersShow'> & {
  readonly personId: string;
  readonly isEntering: boolean;
};

type Mover = {
  readonly personId: string;
  readonly facts: readonly PoolFact[];
  readonly before: ReadonlyMap<string, LinePoints>;
  readonly after: ReadonlyMap<string, LinePoints>;
};

/**
 * The requirement that makes each person enter or leave: a must-have that they miss, or else the changed line whose points
 * moved them furthest past those who moved the other way.
 */
export function explainMoves({ lines, before, after, facts, enters, leaves }: Compared): Move[] {
  const moverOf = (personId: string): Mover => {
    const of = facts.get(personId) ?? [];
    const [was, is] = [before, after].map((counts) => pointsOfFacts(lines, counts, of));
    return { personId, facts: of, before: was ?? new Map(), after: is ?? new Map() };
  };
  const [entering, leaving] = [enters.map(moverOf), leaves.map(moverOf)];
  const mustsOf = (counts: Counts, others: Counts) =>
    lines.filter(({ id }) => counts.get(id)?.must && !others.get(id)?.must);
  const [newMusts, oldMusts] = [mustsOf(after, before), mustsOf(before, after)];
  const reweighed = lines.filter(({ id }) => before.get(id)?.weight !== after.get(id)?.weight);

  function explain(mover: Mover, isEntering: boolean): Move[] {
    const others = isEntering ? leaving : entering;
    const move = (cause: Move['cause'], line: JobLine): Move[] => [
      {
        personId: mover.personId,
        isEntering,
        cause,
        line: line.id,
        shows: shareOf(line, mover.facts),
        othersShow:
          others.length === 0 ? null : Math.round(mean(others.map((one) => shareOf(line, one.facts)))),
      },
    ];
    const missed = (isEntering ? oldMusts : newMusts).find((line) => !fulfills(line, mover.facts));
    if (missed) return move(isEntering ? 'must-dropped' : 'must', missed);
    const gains = reweighed
      .map((line) => ({ line, gain: gainOf(line, mover) - mean(others.map((one) => gainOf(line, one))) }))
      .sort((left, right) => (isEntering ? right.gain - left.gain : left.gain - right.gain));
    const [strongest] = gains;
    const ofOthers = missedByOthers(isEntering ? newMusts : oldMusts, others);
    const counts = strongest && (isEntering ? strongest.gain > 0 : strongest.gain < 0);
    if (strongest && (counts || !ofOthers)) return move('weight', strongest.line);
    return ofOthers ? move('others', ofOthers) : [];
  }

  return [
    ...entering.flatMap((mover) => explain(mover, true)),
    ...leaving.flatMap((mover) => explain(mover, false)),
  ];
}

/** Points that a change gave a person for one line. */
const gainOf = ({ id }: JobLine, { before, after }: Mover): number =>
  (after.get(id)?.earned ?? 0) - (before.get(id)?.earned ?? 0);

/** The must-have that most of the others miss; none if they miss none. */
function missedByOthers(musts: readonly JobLine[], others: readonly Mover[]): JobLine | undefined {
  const [max] = musts
    .map((line) => ({ line, missing: others.filter(({ facts }) => !fulfills(line, facts)).length }))
    .sort((left, right) => right.missing - left.missing);
  return max && max.missing > 0 ? max.line : undefined;
}

/** 0-100: how much of a line the facts show. */
function shareOf(line: JobLine, facts: readonly PoolFact[]): number {
  const points = pointsOfFacts([line], new Map([[line.id, { weight: 1, must: false }]]), facts).get(line.id);
  return Math.round(points?.earned ?? 0);
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

import {
  type RequirementMark,
  type ReviewAgreement,
  type ReviewMark,
  reviewLimits,
  reviewMarks,
  type Verdict,
} from '@winnow/contracts';
import { cohensKappa, fleissKappa, intervalOf, linear } from './kappa.ts';

/** A candidate with the marks of all reviewers who have finished, in the same order for each candidate. */
export type MarkedAlike = {
  readonly score: number | null;
  readonly marks: readonly ReviewMark[];
  readonly requirements: readonly Readonly<Record<string, RequirementMark>>[];
  /** Verdicts by requirement id. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
};

/** How much reviewers agree with each other, with the score and with the verdicts. */
export function agreementOf(candidates: readonly MarkedAlike[]): ReviewAgreement {
  const pairs = candidates.flatMap(({ marks }) => pairsOf(marks));
  return {
    pairs: pairs.length,
    samePairs: pairs.filter(([one, other]) => one === other).length,
    ...kappaOf(candidates, pairs.length),
    withScore: agreementWithScore(candidates),
    withVerdicts: agreementWithVerdicts(candidates),
  };
}

function kappaOf(
  candidates: readonly MarkedAlike[],
  pairs: number,
): Pick<ReviewAgreement, 'kappa' | 'absence'> {
  const raters = candidates[0]?.marks.length ?? 0;
  if (raters < 2) return { kappa: null, absence: 'one-reviewer' };
  if (pairs < reviewLimits.pairsForKappa) return { kappa: null, absence: 'few-pairs' };
  const kappa =
    raters === 2 ? cohensKappa(tableOf(candidates), linear) : fleissKappa(candidates.map(countMarks));
  if (!kappa) return { kappa: null, absence: 'same-marks' };
  const method = raters === 2 ? 'cohen-linear' : 'fleiss';
  return { kappa: { method, value: kappa.value, ...intervalOf(kappa) }, absence: null };
}

/** How often the first reviewer gave the mark of the row and the second that of the column. */
function tableOf(candidates: readonly MarkedAlike[]): number[][] {
  return reviewMarks.map((row) =>
    reviewMarks.map(
      (column) =>
        candidates.filter(({ marks: [first, second] }) => first === row && second === column).length,
    ),
  );
}

function countMarks({ marks }: MarkedAlike): number[] {
  return reviewMarks.map((mark) => marks.filter((given) => given === mark).length);
}

/** Over pairs that a reviewer marked differently: how often the better mark has the higher score. */
function agreementWithScore(candidates: readonly MarkedAlike[]): ReviewAgreement['withScore'] {
  const outcomes = pairsOf(candidates).flatMap(([one, other]) => {
    if (one.score === null || other.score === null || one.score === other.score) return [];
    const [higher, lower] = one.score > other.score ? [one, other] : [other, one];
    return higher.marks.flatMap((mark, reviewer) => {
      const otherMark = lower.marks[reviewer];
      return otherMark === undefined || mark === otherMark ? [] : [rankOf(mark) < rankOf(otherMark)];
    });
  });
  return { pairs: outcomes.length, agreeing: outcomes.filter((isAgreeing) => isAgreeing).length };
}

/** 0 for the best. */
const rankOf = (mark: ReviewMark): number => reviewMarks.indexOf(mark);

function agreementWithVerdicts(candidates: readonly MarkedAlike[]): ReviewAgreement['withVerdicts'] {
  const compared = candidates.flatMap(({ requirements, verdicts }) =>
    requirements.flatMap((marks) =>
      Object.entries(marks).flatMap(([id, mark]) => {
        const verdict = verdicts[id];
        return verdict === undefined ? [] : [asVerdict[mark] === verdict];
      }),
    ),
  );
  return { marks: compared.length, same: compared.filter((isSame) => isSame).length };
}

/** "Can't tell" from a resume is what an analysis calls not found. */
const asVerdict: Readonly<Record<RequirementMark, Verdict>> = {
  met: 'met',
  partly: 'partly',
  'not-met': 'not-met',
  'cannot-tell': 'not-found',
};

function pairsOf<Each>(all: readonly Each[]): [Each, Each][] {
  return all.flatMap((one, place) => all.slice(place + 1).map((other): [Each, Each] => [one, other]));
}

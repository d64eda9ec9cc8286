import { gradeOf } from '../measures/grade.ts';
import { type GradeByWords, verdictsOf } from '../measures/measures.ts';
import type { CaseOutcome, VerdictOutcome } from '../measures/outcome.ts';
import { weightedKappa } from '../statistics/agreement.ts';
import { foldsOf } from '../statistics/folds.ts';

/** Minimum shares of a requirement's words for partly met and for met. */
type Thresholds = { readonly partly: number; readonly met: number };

const shares = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
const candidates: readonly Thresholds[] = shares.flatMap((partly) =>
  shares.filter((met) => met >= partly).map((met) => ({ partly, met })),
);

/**
 * Keyword search: a requirement is met if the resume contains enough of its words. The thresholds are fitted on the
 * other jobs (ten folds) to maximize the weighted κ.
 */
export function fitKeywordSearch(cases: readonly CaseOutcome[]): GradeByWords {
  const byCase = new Map<string, Thresholds>();
  for (const { others, held } of foldsOf(cases, 10)) {
    const thresholds = bestThresholds(others);
    for (const { id } of held) byCase.set(id, thresholds);
  }
  return (outcome, caseId) => gradeBy(byCase.get(caseId) ?? { partly: 0.3, met: 0.6 }, outcome);
}

function bestThresholds(cases: readonly CaseOutcome[]): Thresholds {
  const outcomes = verdictsOf(cases);
  const labeled = outcomes.map((each) => gradeOf(each.labeled.verdict));
  let best: Thresholds = { partly: 0.3, met: 0.6 };
  let bestKappa = -Infinity;
  for (const thresholds of candidates) {
    const given = outcomes.map((outcome) => gradeBy(thresholds, outcome));
    const reached = weightedKappa(labeled, given) ?? -Infinity;
    if (reached > bestKappa) [best, bestKappa] = [thresholds, reached];
  }
  return best;
}

function gradeBy({ partly, met }: Thresholds, { wordsFound }: VerdictOutcome): number {
  if (wordsFound >= met) return 1;
  return wordsFound >= partly ? 0.5 : 0;
}
